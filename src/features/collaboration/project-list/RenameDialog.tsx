import { useState } from 'react'
import * as z from 'zod/mini'

import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { statusOf } from '#shared/api/errors.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { projectListCopy as copy } from './project-list.copy.ts'
import { useRename } from './project-list.mutations.ts'

const NAME_MAX = 300
const nameForm = z.object({ title: neededText(copy.needsName) })

type Props = { synthesis: Synthesis; title: string; onClose: () => void }

/** Another name for a synthesis. A name that somebody else gave meanwhile is shown before it is written over. */
export function RenameDialog({ synthesis, title, onClose }: Props) {
  const [version, setVersion] = useState(synthesis.version)
  const [other, setOther] = useState<string>()
  const rename = useRename()
  const form = useForm({
    schema: nameForm,
    defaultValues: { title },
    judge: 'change',
    send: async (given) => {
      const params = { id: synthesis.id }
      try {
        await rename.mutateAsync({ params, body: { ...given, ...(version != null && { version }) } })
        onClose()
      } catch (error) {
        if (statusOf(error) !== 409) return
        const newest = await callApi(synthesesApi.get, { params })
        setVersion(newest.version)
        setOther(newest.title ?? '')
      }
    },
  })
  const name = form.field('title')
  return (
    <Dialog size="small" title={copy.rename} onClose={onClose}>
      <Form of={form} className="space-y-4">
        <TextField
          {...name}
          label={copy.name}
          maxLength={NAME_MAX}
          error={name.error || (other === undefined ? '' : copy.renamedElsewhere(other))}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton {...form.button}>{copy.save}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
