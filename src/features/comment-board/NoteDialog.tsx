import { useState, type FormEvent, type KeyboardEvent } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { copy } from './board.copy.ts'

type Props = {
  /** Whose draft it is: a comment's, or that of a choice of many. */
  target: string
  hint: string
  onSave: (note: string) => Promise<unknown>
  onClose: () => void
}

/** Asked before anything counts as resolved. The note stays typed until it is saved, in every case. */
export function NoteDialog({ target, hint, onSave, onClose }: Props) {
  const [note, setNote, discard] = useDraft('comment-note', target, '')
  const [hasFailed, setFailed] = useState(false)
  const [save, isSaving] = useOnce(async () => {
    if (note.trim() === '') return
    setFailed(false)
    try {
      await onSave(note.trim())
      discard()
      onClose()
    } catch {
      setFailed(true)
    }
  })
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    save()
  }
  const isBlank = note.trim() === ''
  return (
    <Dialog open onOpenChange={onClose} title={copy.note} description={hint} size="small">
      <form onSubmit={submit}>
        <TextAreaField
          label={copy.note}
          labelHidden
          required
          maxLength={2000}
          value={note}
          readOnly={isSaving}
          error={hasFailed ? copy.moveFailed : ''}
          onChange={(event) => setNote(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
          }}
        />
        <div className="mt-4 flex justify-end gap-2">
          <Button disabled={isSaving} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isSaving} disabled={isBlank && !isSaving}>
            {copy.saveNote}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
