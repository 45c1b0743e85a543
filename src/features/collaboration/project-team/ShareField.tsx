import { Check } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'

import type { ProjectMember } from '#contract/projects.ts'
import { messageOf } from '#shared/api/errors.ts'
import { Form } from '#shared/forms/Form.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { shareOf } from './member-rights.ts'
import { projectTeamCopy as copy } from './project-team.copy.ts'
import { useSetShare } from './project-team.mutations.ts'

const shareForm = z.object({
  share: z.pipe(
    z.string().check(z.refine((text) => shareOf(text) !== undefined, copy.badShare)),
    z.transform((text) => shareOf(text) ?? null),
  ),
})

type Props = { projectId: string; member: ProjectMember }

/** The share of one person, saved by Enter or its button. Empty means evenly. */
export function ShareField({ projectId, member: { userId, name, share } }: Props) {
  const saved = share == null ? '' : String(share)
  const [typed, setTyped] = useState<string>()
  const setShare = useSetShare()
  const form = useForm({
    schema: shareForm,
    values: { share: typed ?? saved },
    onChange: ({ share: text }) => setTyped(text),
    send: async (body) => {
      await setShare.mutateAsync({ params: { projectId, userId }, body })
      setTyped(undefined)
    },
    explain: (error) => ({ message: '', fields: { share: messageOf(error, copy.changeFailed) } }),
  })
  return (
    <Form of={form} className="flex items-start gap-1">
      <TextField
        {...form.field('share')}
        className="w-24"
        label={copy.shareOf(name)}
        labelHidden
        inputMode="decimal"
        autoComplete="off"
        placeholder={copy.evenly}
        maxLength={8}
      />
      {typed !== undefined && typed.trim() !== saved && (
        <IconButton label={copy.saveShare(name)} icon={Check} busy={form.isBusy} onClick={form.handleSubmit} />
      )}
    </Form>
  )
}
