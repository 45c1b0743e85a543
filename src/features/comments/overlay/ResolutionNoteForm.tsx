import { useDraft } from '#platform/drafts/use-draft.ts'
import { Form } from '#shared/forms/Form.tsx'
import { submitKeys } from '#shared/forms/submit-keys.ts'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'

import { noteForm } from '../comment.form.ts'
import { overlayCopy as copy } from './overlay.copy.ts'

type Props = { commentId: string; onSave: (note: string) => Promise<unknown>; onCancel: () => void }

/** Asked before a comment counts as resolved. The note stays typed until it is saved. */
export function ResolutionNoteForm({ commentId, onSave, onCancel }: Props) {
  const [note, setNote, discard] = useDraft('comment-note', commentId, '')
  const form = useForm({
    schema: noteForm,
    values: { note },
    onChange: (typed) => setNote(typed.note),
    send: async (given) => {
      await onSave(given.note)
      discard()
    },
    explain: () => ({ message: copy.updateFailed, wait: 0 }),
  })
  return (
    <Form of={form} className="space-y-2 rounded-control bg-surface-sunken p-3">
      <TextAreaField
        {...form.field('note')}
        label={copy.note}
        hint={copy.noteHint}
        autoFocus
        required
        maxLength={2000}
        rows={2}
        readOnly={form.isBusy}
        onKeyDown={submitKeys}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" disabled={form.isBusy} onClick={onCancel}>
          {copy.cancel}
        </Button>
        <SubmitButton {...form.readyButton()} size="small">
          {copy.saveNote}
        </SubmitButton>
      </div>
      <p role="alert" className="text-state-red">
        {form.problem}
      </p>
    </Form>
  )
}
