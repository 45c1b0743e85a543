import { Plus } from 'lucide-react'
import { useState } from 'react'

import type { GridColumn } from '#contract/grid.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { columnLibrary } from '#science/extraction/column-library.ts'
import { columnTrust, wantsPerson } from '#science/extraction/column-trust.ts'
import { recordColumns } from '#science/grid/record-columns.ts'
import { count } from '#shared/format/count.ts'
import { TextField } from '#shared/forms/TextField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'

import { extractionCopy as copy } from './extraction.copy.ts'

const all = [...recordColumns, ...columnLibrary]
const fields = [...new Set(all.map(({ field }) => field ?? 'Other'))]

const ofRules = new Set(columnLibrary.map(({ id }) => id))
/** How far the rules are to be trusted with a column, in words. */
const trustWords = (column: Pick<GridColumn, 'id' | 'libraryKey'>): string => {
  const trust = columnTrust[column.libraryKey ?? column.id]
  if (!trust) return `${copy.trust.unmeasured} ${copy.trust.wantsPerson}`
  const measured = copy.trust.measured(trust.right, trust.said, trust.there)
  if (!wantsPerson(column)) return measured
  if (!trust.certain || wantsPerson(column, true)) return `${measured} ${copy.trust.wantsPerson}`
  return `${measured} ${copy.trust.certain(trust.certain.right, trust.certain.said, trust.certain.there)}`
}

/** The columns that rules can fill, by field; or a column of one's own. */
export function ColumnLibraryDialog({
  open,
  onClose,
  onOwn,
}: {
  open: OpenGrid
  onClose: () => void
  onOwn: () => void
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [text, setText] = useState('')
  const taken = new Set(open.grid.columns.map(({ libraryKey }) => libraryKey))
  const words = text.trim().toLowerCase()
  const shown = all.filter(
    ({ name, instruction }) => words === '' || `${name} ${instruction ?? ''}`.toLowerCase().includes(words),
  )
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const add = () => {
    open.writes.putColumns(all.filter(({ id }) => chosen.has(id)))
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title="Add columns"
      description="Rules answer these at once, and free. A column of your own can be filled by hand or by a run."
      size="large"
      footer={
        <>
          <Button icon={Plus} className="mr-auto" onClick={onOwn}>
            Own column
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={chosen.size === 0} onClick={add}>
            {chosen.size === 0 ? 'Add columns' : `Add ${count(chosen.size, 'column', 'columns')}`}
          </Button>
        </>
      }
    >
      <TextField
        label="Find a column"
        labelHidden
        placeholder="Find a column"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-4 space-y-5">
        {fields.map((field) => {
          const columns = shown.filter((column) => (column.field ?? 'Other') === field)
          if (columns.length === 0) return null
          return (
            <fieldset key={field}>
              <legend className="mb-1.5 text-xs font-semibold text-ink-muted">{field}</legend>
              <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
                {columns.map((column) => {
                  const isTaken = taken.has(column.libraryKey)
                  return (
                    <li key={column.id}>
                      <Checkbox
                        label={
                          <>
                            {isTaken ? `${column.name} (in the grid)` : column.name}
                            {column.instruction !== undefined && (
                              <span className="block text-xs text-ink-muted">{column.instruction}</span>
                            )}
                            {ofRules.has(column.id) && (
                              <span className="block text-xs text-ink-muted">{trustWords(column)}</span>
                            )}
                          </>
                        }
                        checked={isTaken || chosen.has(column.id)}
                        disabled={isTaken}
                        onChange={() => toggle(column.id)}
                      />
                    </li>
                  )
                })}
              </ul>
            </fieldset>
          )
        })}
      </div>
    </Dialog>
  )
}
