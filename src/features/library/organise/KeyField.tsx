import { Pin, PinOff } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'

import { isCitationKey } from '#science/records/citation-key.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'

import { useChangePaper } from './organise.mutations.ts'

type Props = { id: string; citationKey: string; isPinned: boolean }

const KEY_MAX = 80
const keyForm = z.object({
  key: z
    .string()
    .check(
      z.trim(),
      z.refine(
        isCitationKey,
        'A key begins with a letter or digit and has no spaces: letters, digits and _ . : + / - are taken.',
      ),
    ),
})

/** The key by which manuscripts cite a paper: made by a rule, or pinned to what the person typed. */
export function KeyField({ id, citationKey, isPinned }: Props) {
  const [typed, setTyped] = useState<string>()
  const pin = useChangePaper(() => {})
  const release = useChangePaper()
  const [unpin, isUnpinning] = useOnce(async () => {
    await release.mutateAsync({ params: { id }, body: { citationKey: null } })
    setTyped(undefined)
  })
  const form = useForm({
    schema: keyForm,
    values: { key: typed ?? citationKey },
    onChange: ({ key }) => setTyped(key),
    send: async ({ key }) => {
      await pin.mutateAsync({ params: { id }, body: { citationKey: key } })
      setTyped(undefined)
    },
    explain: (error) => ({ message: '', fields: { key: messageOf(error, '') } }),
  })
  const isChanged = typed !== undefined && typed.trim() !== citationKey
  return (
    <Form of={form} className="space-y-2">
      <TextField
        {...form.field('key')}
        label="Citation key"
        hint={isPinned ? 'Pinned: no rule changes it.' : 'Made from author, year and title.'}
        maxLength={KEY_MAX}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-2">
        {(isChanged || !isPinned) && (
          <SubmitButton {...form.button} variant="secondary" size="small" icon={Pin}>
            Pin this key
          </SubmitButton>
        )}
        {isPinned && (
          <Button size="small" variant="ghost" icon={PinOff} busy={isUnpinning} onClick={() => unpin()}>
            Use the rule
          </Button>
        )}
      </div>
    </Form>
  )
}
