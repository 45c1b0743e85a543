import { useState, type FormEvent, type KeyboardEvent } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { copy } from './overlay.copy.ts'

type Props = { commentId: string; onSave: (note: string) => Promise<unknown>; onCancel: () => void }

/** Asked before a comment counts as resolved. The note stays typed until it is saved. */
export function ResolutionNoteForm({ commentId, onSave, onCancel }: Props) {
  const [note, setNote, discard] = useDraft('comment-note', commentId, '')
  const [hasFailed, setFailed] = useState(false)
  const [save, isSaving] = useOnce(async () => {
    if (note.trim() === '') return
    setFailed(false)
    try {
      await onSave(note.trim())
      discard()
    } catch {
      setFailed(true)
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
  }
  return (
    <form onSubmit={submit} className="space-y-2 rounded-control bg-surface-sunken p-3">
      <TextAreaField
        label={copy.note}
        hint={copy.noteHint}
        autoFocus
        required
        maxLength={2000}
        rows={2}
        value={note}
        readOnly={isSaving}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" disabled={isSaving} onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" variant="primary" size="small" busy={isSaving} disabled={note.trim() === '' && !isSaving}>
          {copy.saveNote}
        </Button>
      </div>
      <p role="alert" className="text-state-red">
        {hasFailed ? copy.updateFailed : undefined}
      </p>
    </form>
  )
}
