import { Trash2, X } from 'lucide-react'
import type { FormEvent } from 'react'

import { useDraft } from '#platform/drafts/use-draft.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { rowLabel } from '#science/grid/export/grid-csv.ts'
import { notesOf } from '#science/grid/grid.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

/** What people say of a row: for the supervisor, and for oneself. */
export function RowComments({ open, rowId, onClose }: { open: OpenGrid; rowId: string; onClose: () => void }) {
  const [text, setText, discard] = useDraft('grid-comment', `${open.id}/${rowId}`, '')
  const notes = notesOf(open.grid, rowId)
  const row = open.grid.rowById.get(rowId)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    open.writes.putNote({ rowId, text: text.trim() })
    discard()
  }
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
        <form onSubmit={handleSubmit} className="mt-3 space-y-2">
          <TextAreaField
            label="Comment"
            labelHidden
            placeholder="Write a comment"
            rows={2}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" size="small" variant="primary">
            Add comment
          </Button>
        </form>
      )}
    </div>
  )
}
