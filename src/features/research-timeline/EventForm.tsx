import * as z from 'zod/mini'

import type { GridEntry } from '#contract/grid.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { neededText } from '#shared/forms/text-rules.ts'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { dateParts, EVENT_DATE, EVENT_NOTE, newEventId } from './timeline-state.ts'
import type { OwnEvent } from './use-timeline.ts'

const eventForm = z.object({
  title: neededText('Say what happened.'),
  date: z.string().check(
    z.trim(),
    z.refine((text) => dateParts(text) !== undefined, 'Write a year, a month or a day like 1994-07-15.'),
  ),
  note: z.string().check(z.trim()),
})

type Props = { open: OpenGrid; event?: OwnEvent | undefined; onClose: () => void }

/** An event of one's own: a guideline, the start of a trial, a policy. */
export function EventForm({ open, event, onClose }: Props) {
  const { writes, grid } = open
  const start = { title: event?.row.label ?? '', date: event?.date ?? '', note: event?.note ?? '' }
  const [words, setWords, discard] = useDraft('timeline-event', `${open.id}/${event?.row.id ?? 'new'}`, start)
  const save = ({ title, date, note }: typeof start) => {
    const rowId = event?.row.id ?? newEventId()
    const cell = { kind: 'cell' as const, verb: 'set' as const, rowId, columnVersion: 1 }
    const missing = [EVENT_DATE, EVENT_NOTE].filter(({ id }) => !grid.columnById.has(id))
    const entries: GridEntry[] = [
      ...missing.map((column) => ({ kind: 'column' as const, column })),
      { kind: 'row', row: { id: rowId, kind: 'event', label: title } },
      { ...cell, columnId: EVENT_DATE.id, value: date },
      { ...cell, columnId: EVENT_NOTE.id, value: note },
    ]
    writes.write(entries)
    discard()
    onClose()
  }
  const form = useForm({ schema: eventForm, values: words, onChange: setWords, send: save })
  return (
    <Dialog
      onClose={onClose}
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
          <SubmitButton form="event-form" {...form.button}>
            Save event
          </SubmitButton>
        </>
      }
    >
      <Form of={form} id="event-form" className="space-y-4">
        <TextField {...form.field('title')} label="Event" maxLength={200} />
        <TextField
          {...form.field('date')}
          label="Date"
          hint="A year (1994), a month (1994-07) or a day (1994-07-15)."
          maxLength={10}
        />
        <TextAreaField {...form.field('note')} label="Note" maxLength={2000} />
      </Form>
    </Dialog>
  )
}
