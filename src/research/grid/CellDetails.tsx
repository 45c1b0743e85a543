import { Check, CircleOff, CircleSlash, MessageSquareWarning, RotateCcw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'

import type { GridColumn } from '#contract/grid.ts'
import { absentText, decidedAbsence } from '#science/grid/absence.ts'
import { cellText, readCellText } from '#science/grid/cell-text.ts'
import { Form } from '#shared/forms/Form.tsx'
import { SubmitButton } from '#shared/forms/SubmitButton.tsx'
import { TextField } from '#shared/forms/TextField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'

import { EvidenceQuote } from '../evidence/EvidenceQuote.tsx'
import { cellTones } from './cell-tones.ts'
import type { CellGrid, CellPlace } from './cell-place.ts'
import { CellHistory } from './CellHistory.tsx'
import { gridCopy as copy } from './grid.copy.ts'

type Props = {
  open: CellGrid
  place: CellPlace
  /** Shows the passage in the page itself instead of leading to the reader. */
  onShow?: (passage: { documentId: string; quote: string; start: number; end: number }) => void
  /** Something that a rule finds odd about the value. */
  flag?: string
}

/** One cell in full: value, state, who said it, the passages it stands on, what can be done with it, and its history. */
export function CellDetails({ open, place, onShow, flag }: Props) {
  const { grid, writes, mayWrite } = open
  const [isEditing, setIsEditing] = useState(false)
  const column = grid.columnById.get(place.columnId)
  const cell = grid.cell(place.rowId, place.columnId)
  if (!column || !cell) return null
  const text = cellText(cell.value, cell.unit)
  const absence = absentText(grid, cell)
  const miss = cell.value === undefined ? grid.misses?.get(place.rowId)?.get(place.columnId) : undefined
  const evidence = miss?.because !== undefined && cell.evidence.length === 0 ? (miss.evidence ?? []) : cell.evidence
  const canConfirm = cell.state === 'suggested' || cell.state === 'disputed' || cell.isStale
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 text-xs font-semibold text-ink-muted">{column.name}</p>
        {absence === '' && <Badge tone={cellTones[cell.state]}>{copy.states[cell.state]}</Badge>}
      </div>
      {isEditing ? (
        <CellEditor
          key={`${place.rowId} ${place.columnId}`}
          column={column}
          start={text}
          onCancel={() => setIsEditing(false)}
          onSave={({ value, unit }) => {
            const verb = cell.value === undefined ? 'set' : 'edit'
            const settles = cell.people.length > 1 ? { settles: true } : {}
            const unitPart = unit === undefined ? {} : { unit }
            writes.commitCell({ ...place, verb, value, ...unitPart, evidence: cell.evidence, ...settles })
            setIsEditing(false)
          }}
        />
      ) : (
        <p dir="auto" className="text-base wrap-anywhere whitespace-pre-line">
          {absence || text}
        </p>
      )}
      {flag !== undefined && <Remark>Check this: {flag}</Remark>}
      {cell.check !== undefined && <Remark>Check this: {cell.check}</Remark>}
      {cell.isStale && <Remark>This answers an older version of the column.</Remark>}
      {cell.note !== undefined && <Remark>{cell.note}</Remark>}
      {cell.people.length > 1 && <People open={open} place={place} />}
      {mayWrite && !isEditing && (
        <div className="flex flex-wrap gap-1.5">
          {canConfirm && cell.value !== undefined && (
            <Button size="small" variant="primary" icon={Check} onClick={() => writes.confirmCells([place])}>
              Confirm
            </Button>
          )}
          <Button size="small" onClick={() => setIsEditing(true)}>
            {cell.value === undefined ? 'Enter a value' : 'Edit'}
          </Button>
          {!(cell.isDecided && cell.state === 'not_reported') && (
            <Button
              size="small"
              icon={CircleSlash}
              onClick={() => writes.commitCell({ ...place, verb: 'not_reported' })}
            >
              Not reported
            </Button>
          )}
          {!(cell.isDecided && cell.state === 'not_applicable') && (
            <Button
              size="small"
              icon={CircleOff}
              onClick={() => writes.commitCell({ ...place, verb: 'not_applicable' })}
            >
              Not applicable
            </Button>
          )}
          {cell.value !== undefined && cell.state !== 'disputed' && (
            <Button
              size="small"
              variant="ghost"
              icon={MessageSquareWarning}
              onClick={() => {
                const { value, evidence, unit } = cell
                writes.commitCell({ ...place, verb: 'dispute', value, evidence, ...(unit !== undefined && { unit }) })
              }}
            >
              Doubt
            </Button>
          )}
          {cell.isDecided && (
            <Button
              size="small"
              variant="ghost"
              icon={RotateCcw}
              onClick={() => writes.commitCell({ ...place, verb: 'clear' })}
            >
              Clear
            </Button>
          )}
        </div>
      )}
      {evidence.length > 0 ? (
        <div className="space-y-2">
          {evidence.map((passage) => (
            <EvidenceQuote
              key={`${passage.documentId} ${passage.start} ${passage.quote}`}
              evidence={passage}
              {...(onShow && {
                onShow: (at) => onShow({ documentId: passage.documentId, quote: passage.quote, ...at }),
              })}
            />
          ))}
        </div>
      ) : cell.by?.kind === 'rule' ? (
        <p className="text-xs text-ink-muted">{cell.by.rule}</p>
      ) : cell.value === undefined ? null : (
        <p className="inline-flex items-center gap-1.5 rounded-control border border-line-strong px-2 py-1 text-xs">
          <CircleSlash size={14} aria-hidden /> No source found
        </p>
      )}
      <CellHistory open={open} place={place} />
    </div>
  )
}

const Remark = ({ children }: { children: ReactNode }) => (
  <p className="rounded-control bg-state-yellow-soft px-2.5 py-1.5 text-sm">{children}</p>
)

/** What each person says, where several have spoken. */
function People({ open, place }: { open: CellGrid; place: CellPlace }) {
  const cell = open.grid.cell(place.rowId, place.columnId)
  return (
    <ul className="space-y-1 rounded-control border border-line p-2">
      {cell?.people.map(({ id, by, data }) => (
        <li key={id} className="flex flex-wrap items-center gap-2 text-sm">
          <span className="font-semibold">{by.name}</span>
          <span className="min-w-0 flex-1 wrap-anywhere">
            {decidedAbsence(data.verb) ?? cellText(data.value, data.unit)}
          </span>
          {open.mayWrite && (
            <Button
              size="small"
              onClick={() => {
                const { value, unit, evidence } = data
                open.writes.commitCell({
                  ...place,
                  verb: decidedAbsence(data.verb) === undefined ? 'confirm' : data.verb,
                  settles: true,
                  ...(value !== undefined && { value }),
                  ...(unit !== undefined && { unit }),
                  ...(evidence && { evidence }),
                })
              }}
            >
              Take this
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

type EditorProps = {
  column: GridColumn
  start: string
  onSave: (read: { value: NonNullable<Parameters<typeof cellText>[0]>; unit?: string }) => void
  onCancel: () => void
}

/** What was typed, as a value of the column. */
const cellForm = (column: GridColumn) =>
  z.object({
    text: z.pipe(
      z.string(),
      z.transform((typed, { issues }) => {
        const read = readCellText(typed, column)
        if (read.ok) return read
        issues.push({ code: 'custom', message: read.problem, input: typed })
        return z.NEVER
      }),
    ),
  })

/** A value typed into a cell: checked against its column, Enter saves, Esc leaves. */
export function CellEditor({ column, start, onSave, onCancel }: EditorProps) {
  const form = useForm({
    schema: cellForm(column),
    defaultValues: { text: start },
    send: ({ text }) => onSave(text),
  })
  return (
    <Form of={form} className="flex flex-wrap items-end gap-2">
      <div className="min-w-40 flex-1">
        <TextField
          {...form.field('text')}
          label={column.name}
          labelHidden
          autoFocus
          list={column.choices ? `choices-${column.id}` : undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            onCancel()
          }}
        />
        {column.choices && (
          <datalist id={`choices-${column.id}`}>
            {column.choices.map((choice) => (
              <option key={choice} value={choice} label={choice}>
                {choice}
              </option>
            ))}
          </datalist>
        )}
      </div>
      <SubmitButton {...form.button} size="small">
        Save value
      </SubmitButton>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Form>
  )
}
