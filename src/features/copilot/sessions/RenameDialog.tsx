import * as z from 'zod/mini'

import type { CopilotSession } from '#contract/copilot.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { WaitNote } from '#shared/forms/WaitNote.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'
import { useChangeSession } from '../copilot.mutations.ts'

const nameForm = z.object({ title: neededText(copy.nameMissing) })

type Props = { session: CopilotSession; onClose: () => void }

/** Another name for a session. */
export function RenameDialog({ session, onClose }: Props) {
  const { mutateAsync, error } = useChangeSession()
  const form = useForm({
    schema: nameForm,
    defaultValues: { title: session.title },
    send: async (body) => {
      await mutateAsync({ params: { sessionId: session.id }, body })
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={copy.rename.replace(' …', '')} size="small">
      <Form of={form} className="space-y-4">
        <TextField {...form.field('title')} label={copy.name} maxLength={200} />
        {error && !form.isBusy && <ErrorCard title={copy.changeFailed} error={error} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <WaitNote seconds={form.waitLeft} />
          <SubmitButton {...form.button}>{copy.save}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
