import { useMemo, useState } from 'react'

import type { GridRow } from '#contract/grid.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { PapersButton, PapersProvider } from '#research/views/show-papers.tsx'
import { keysOf, NO_VALUE, pivotRows, type Group } from '#science/grid/arrange.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { extractionCopy as copy } from './extraction.copy.ts'

type Props = { open: OpenGrid; rows: readonly GridRow[]; onClose: () => void }

const MOST = 50
const nameOf = (key: string) => (key === NO_VALUE ? copy.group.none : key)
const papersOf = (rows: readonly GridRow[]) => [...new Set(rows.flatMap(({ documentId }) => documentId ?? []))]

/** Two columns of the grid against each other; each number opens the papers behind it. */
export function PivotDialog({ open, rows, onClose }: Props) {
  const { grid, settled } = open
  const columns = grid.columns.filter(({ type }) => type !== 'effect')
  const [first = '', setFirst] = useState(columns[0]?.id)
  const [second = '', setSecond] = useState(columns[1]?.id)
  const pivot = useMemo(() => {
    const keys = (columnId: string) => (row: GridRow) => keysOf(settled.cell(row.id, columnId)?.value)
    return pivotRows(rows, keys(first), keys(second))
  }, [settled, rows, first, second])
  const options = columns.map(({ id, name }) => ({ value: id, label: name }))
  const said = (groups: readonly Group[]) =>
    new Set(groups.filter(({ key }) => key !== NO_VALUE).flatMap((group) => group.rows))
  const across = said(pivot.across)
  const inBoth = [...said(pivot.down)].filter((row) => across.has(row)).length
  const most = Math.max(pivot.down.length, pivot.across.length)
  const number = (title: string, members: readonly GridRow[]) =>
    members.length === 0 ? (
      <span className="text-ink-muted">0</span>
    ) : (
      <PapersButton title={title} ids={papersOf(members)} label={`${title}: ${members.length}`}>
        {members.length.toLocaleString('en-US')}
      </PapersButton>
    )
  return (
    <Dialog onClose={onClose} title={copy.group.pivot} size="large" description={copy.group.pivotWhy}>
      <PapersProvider papers={grid.papers}>
        {columns.length < 2 ? (
          <p className="text-ink-muted">{copy.group.fewColumns}</p>
        ) : (
          <div className="space-y-4">
            <div className="flex flex-wrap gap-3">
              <div className="w-52">
                <SelectField
                  label={copy.group.down}
                  value={first}
                  options={options}
                  onChange={(event) => setFirst(event.target.value)}
                />
              </div>
              <div className="w-52">
                <SelectField
                  label={copy.group.across}
                  value={second}
                  options={options}
                  onChange={(event) => setSecond(event.target.value)}
                />
              </div>
            </div>
            <p role="status" className="text-ink-muted">
              {copy.group.scope(inBoth, rows.length)} {most > MOST && copy.group.tooMany(most)}
            </p>
            <Table
              caption={copy.group.counts}
              rows={pivot.down.slice(0, MOST)}
              rowKey={({ key }) => key}
              columns={[
                { key: 'down', header: grid.columnById.get(first)?.name ?? '', cell: ({ key }) => nameOf(key) },
                ...pivot.across.slice(0, MOST).map((group) => ({
                  key: `across ${group.key}`,
                  header: nameOf(group.key),
                  align: 'right' as const,
                  cell: ({ key }: Group) => number(`${nameOf(key)}, ${nameOf(group.key)}`, pivot.cell(key, group.key)),
                })),
                {
                  key: 'all',
                  header: 'All',
                  align: 'right' as const,
                  cell: ({ key, rows: own }: Group) => number(nameOf(key), own),
                },
              ]}
            />
          </div>
        )}
      </PapersProvider>
    </Dialog>
  )
}
