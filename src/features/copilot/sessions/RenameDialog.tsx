import { useState } from 'react'

import type { CopilotSession } from '#contract/copilot.ts'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'
import { useChangeSession } from '../copilot.mutations.ts'

type Props = { session: CopilotSession; onClose: () => void }

/** Another name for a session. */
export function RenameDialog({ session, onClose }: Props) {
  const [title, setTitle] = useState(session.title)
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error } = useChangeSession()
  const submit = () => {
    setMissing(title.trim() === '')
    if (title.trim() === '' || isPending) return
    mutate({ params: { sessionId: session.id }, body: { title: title.trim() } }, { onSuccess: onClose })
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={copy.rename.replace(' …', '')} size="small">
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={copy.name}
          value={title}
          maxLength={200}
          error={isMissing ? copy.nameMissing : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        {error && !isPending && <ErrorCard title={copy.changeFailed} error={error} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <SubmitButton busy={isPending}>{copy.save}</SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
