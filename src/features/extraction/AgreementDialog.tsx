import { useMemo, useState } from 'react'

import type { OpenGrid } from '#research/grid/use-grid.ts'
import {
  extractorsOf,
  machineAgreement,
  peopleAgreement,
  type ColumnAgreement,
} from '#science/grid/column-agreement.ts'
import { decidedAbsence } from '#science/grid/absence.ts'
import { cellText } from '#science/grid/cell-text.ts'
import { rowLabel } from '#science/grid/export/grid-csv.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { extractionCopy as copy } from './extraction.copy.ts'

const MACHINE = 'machine'
const percent = ({ pairs, same }: ColumnAgreement) => (pairs === 0 ? '–' : `${Math.round((same / pairs) * 100)} %`)
const fixed = (value: number | undefined) => (value === undefined ? '–' : value.toFixed(2))

/** Two extractors against each other, column by column, and their differences one by one to be settled. */
export function AgreementDialog({ open, onClose }: { open: OpenGrid; onClose: () => void }) {
  const { grid, writes, mayWrite } = open
  const people = useMemo(() => extractorsOf(grid), [grid])
  const [one, setOne] = useState(MACHINE)
  const [other, setOther] = useState<string>()
  const second = other ?? [...people.keys()].find((id) => id !== one) ?? ''
  const rows = useMemo(
    () =>
      (one === MACHINE ? machineAgreement(grid) : peopleAgreement(grid, one, second)).filter(({ pairs }) => pairs > 0),
    [grid, one, second],
  )
  const isDouble = open.head?.body.params.isDouble ?? false
  const disputed = grid.rows.flatMap(({ id }) => grid.cellsOf(id).filter(({ state }) => state === 'disputed'))
  const options = [...people].map(([value, label]) => ({ value, label }))
  return (
    <Dialog
      onClose={onClose}
      title="Agreement"
      size="large"
      description="For cells that both have answered: how often they agree. It shows which columns you can trust."
    >
      <div className="space-y-5">
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-52">
            <SelectField
              label="First"
              value={one}
              options={[{ value: MACHINE, label: 'Rules and service' }, ...options]}
              onChange={(event) => setOne(event.target.value)}
            />
          </div>
          {one !== MACHINE && options.length > 1 && (
            <div className="w-52">
              <SelectField
                label="Second"
                value={second}
                options={options.filter(({ value }) => value !== one)}
                onChange={(event) => setOther(event.target.value)}
              />
            </div>
          )}
          {mayWrite && (
            <Checkbox
              label={copy.double}
              checked={isDouble}
              onChange={(isOn) =>
                open.changeHead(({ body }) => ({ body: { ...body, params: { ...body.params, isDouble: isOn } } }))
              }
            />
          )}
        </div>
        {isDouble && (
          <p role="status" className="text-ink-muted">
            {copy.withheld(open.log.withheld.length)}
          </p>
        )}
        <Table
          caption="Agreement by column"
          rows={rows}
          rowKey={({ columnId }) => columnId}
          empty={<p className="text-ink-muted">No cell has been decided by both yet.</p>}
          columns={[
            {
              key: 'column',
              header: 'Column',
              cell: ({ columnId }) => grid.columnById.get(columnId)?.name ?? columnId,
            },
            { key: 'pairs', header: 'Cells', align: 'right', cell: ({ pairs }) => pairs },
            { key: 'same', header: 'Same', align: 'right', cell: percent },
            { key: 'kappa', header: 'Kappa', align: 'right', cell: ({ kappa }) => fixed(kappa) },
            {
              key: 'difference',
              header: 'Mean difference',
              align: 'right',
              cell: ({ meanDifference }) => fixed(meanDifference),
            },
          ]}
        />
        {disputed.length > 0 && (
          <section aria-label="To be settled">
            <h3 className="mb-2 font-semibold">To be settled: {disputed.length}</h3>
            <ul className="divide-y divide-line rounded-card border border-line">
              {disputed.slice(0, 50).map((cell) => {
                const row = grid.rowById.get(cell.rowId)
                return (
                  <li key={`${cell.rowId} ${cell.columnId}`} className="space-y-1.5 px-4 py-2.5">
                    <p className="text-sm text-ink-muted">
                      {row && rowLabel(grid, row)}, {grid.columnById.get(cell.columnId)?.name}
                    </p>
                    {cell.people.map(({ id, by, data }) => {
                      const { value, unit, evidence } = data
                      const none = decidedAbsence(data.verb)
                      return (
                        <div key={id} className="flex flex-wrap items-center gap-2">
                          <span className="font-semibold">{by.name}</span>
                          <span className="min-w-0 flex-1 wrap-anywhere">{none ?? cellText(value, unit)}</span>
                          {mayWrite && (
                            <Button
                              size="small"
                              onClick={() =>
                                writes.commitCell({
                                  rowId: cell.rowId,
                                  columnId: cell.columnId,
                                  verb: none === undefined ? 'confirm' : data.verb,
                                  settles: true,
                                  ...(value !== undefined && { value }),
                                  ...(unit !== undefined && { unit }),
                                  ...(evidence && { evidence }),
                                })
                              }
                            >
                              Take this
                            </Button>
                          )}
                        </div>
                      )
                    })}
                  </li>
                )
              })}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  )
}
