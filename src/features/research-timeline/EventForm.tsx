import { useState, type FormEvent } from 'react'

import type { GridEntry } from '#contract/grid.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { dateParts, EVENT_DATE, EVENT_NOTE, newEventId } from './timeline-state.ts'
import type { OwnEvent } from './use-timeline.ts'

type Props = { open: OpenGrid; event?: OwnEvent | undefined; onClose: () => void }

/** An event of one's own: a guideline, the start of a trial, a policy. */
export function EventForm({ open, event, onClose }: Props) {
  const { writes, grid } = open
  const start = { title: event?.row.label ?? '', date: event?.date ?? '', note: event?.note ?? '' }
  const [words, setWords, discard] = useDraft('timeline-event', `${open.id}/${event?.row.id ?? 'new'}`, start)
  const [isTried, setIsTried] = useState(false)
  const isDated = dateParts(words.date) !== undefined
  const isNamed = words.title.trim() !== ''
  const set = (part: Partial<typeof start>) => setWords((before) => ({ ...before, ...part }))
  const handleSubmit = (submitted: FormEvent) => {
    submitted.preventDefault()
    setIsTried(true)
    if (!isDated || !isNamed) return
    const rowId = event?.row.id ?? newEventId()
    const cell = { kind: 'cell' as const, verb: 'set' as const, rowId, columnVersion: 1 }
    const missing = [EVENT_DATE, EVENT_NOTE].filter(({ id }) => !grid.columnById.has(id))
    const entries: GridEntry[] = [
      ...missing.map((column) => ({ kind: 'column' as const, column })),
      { kind: 'row', row: { id: rowId, kind: 'event', label: words.title.trim().slice(0, 500) } },
      { ...cell, columnId: EVENT_DATE.id, value: words.date.trim() },
      { ...cell, columnId: EVENT_NOTE.id, value: words.note.trim() },
    ]
    writes.write(entries)
    discard()
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={event ? 'Event' : 'New event'}
      description="A guideline, the start of a trial, a policy: anything that belongs beside the papers."
      footer={
        <>
          {event && (
            <Button
              variant="ghost"
              className="mr-auto"
              onClick={() => {
                writes.removeRow(event.row)
                discard()
                onClose()
              }}
            >
              Remove event
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="event-form" variant="primary">
            Save event
          </Button>
        </>
      }
    >
      <form id="event-form" noValidate onSubmit={handleSubmit} className="space-y-4">
        <TextField
          label="Event"
          maxLength={200}
          value={words.title}
          {...(isTried && !isNamed && { error: 'Say what happened.' })}
          onChange={(changed) => set({ title: changed.target.value })}
        />
        <TextField
          label="Date"
          hint="A year (1994), a month (1994-07) or a day (1994-07-15)."
          maxLength={10}
          value={words.date}
          {...(isTried && !isDated && { error: 'Write a year, a month or a day like 1994-07-15.' })}
          onChange={(changed) => set({ date: changed.target.value })}
        />
        <TextAreaField
          label="Note"
          maxLength={2000}
          value={words.note}
          onChange={(changed) => set({ note: changed.target.value })}
        />
      </form>
    </Dialog>
  )
}
