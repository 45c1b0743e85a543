import * as z from 'zod/mini'

import { useDraft } from '#platform/drafts/use-draft.ts'
import { Form } from '#shared/forms/Form.tsx'
import { submitKeys } from '#shared/forms/submit-keys.ts'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { boardCopy as copy } from './board.copy.ts'

const noteForm = z.object({ note: neededText() })

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
  const form = useForm({
    schema: noteForm,
    values: { note },
    onChange: (typed) => setNote(typed.note),
    send: async (given) => {
      await onSave(given.note)
      discard()
      onClose()
    },
    explain: () => ({ fields: { note: copy.moveFailed }, wait: 0 }),
  })
  return (
    <Dialog onClose={onClose} title={copy.note} description={hint} size="small">
      <Form of={form}>
        <TextAreaField
          {...form.field('note')}
          label={copy.note}
          labelHidden
          required
          maxLength={2000}
          readOnly={form.isBusy}
          onKeyDown={submitKeys}
        />
        <div className="mt-4 flex justify-end gap-2">
          <Button disabled={form.isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
          <SubmitButton {...form.readyButton()}>{copy.saveNote}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
