import { Trash2, X } from 'lucide-react'
import * as z from 'zod/mini'

import { useDraft } from '#platform/drafts/use-draft.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { rowLabel } from '#science/grid/export/grid-csv.ts'
import { notesOf } from '#science/grid/grid.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

const commentForm = z.object({ text: neededText() })

/** What people say of a row: for the supervisor, and for oneself. */
export function RowComments({ open, rowId, onClose }: { open: OpenGrid; rowId: string; onClose: () => void }) {
  const [text, setText, discard] = useDraft('grid-comment', `${open.id}/${rowId}`, '')
  const notes = notesOf(open.grid, rowId)
  const row = open.grid.rowById.get(rowId)
  const form = useForm({
    schema: commentForm,
    values: { text },
    onChange: (typed) => setText(typed.text),
    send: (given) => {
      open.writes.putNote({ rowId, ...given })
      discard()
    },
  })
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <div className="mb-3 flex items-start justify-between gap-2">
        <h2 className="min-w-0 font-semibold wrap-anywhere">{row ? rowLabel(open.grid, row) : 'Comments'}</h2>
        <IconButton label="Close comments" icon={X} size="small" onClick={onClose} />
      </div>
      <ul className="space-y-3">
        {notes.map(({ id, text: words, by, at }) => (
          <li key={id} className="flex gap-2">
            <div className="min-w-0 flex-1">
              <p className="text-xs text-ink-muted">
                <span className="font-semibold">{by}</span> · {relativeTime(at)}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{words}</p>
            </div>
            {open.mayWrite && (
              <IconButton
                label="Remove this comment"
                icon={Trash2}
                size="small"
                onClick={() => open.writes.putNote({ rowId, noteId: id, text: '' })}
              />
            )}
          </li>
        ))}
      </ul>
      {notes.length === 0 && <p className="text-ink-muted">No comments on this row yet.</p>}
      {open.mayWrite && (
        <Form of={form} className="mt-3 space-y-2">
          <TextAreaField
            {...form.field('text')}
            label="Comment"
            labelHidden
            placeholder="Write a comment"
            rows={2}
            maxLength={4000}
          />
          <SubmitButton {...form.button} size="small">
            Add comment
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}
