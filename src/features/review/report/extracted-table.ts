import type { Entry } from '#contract/analyses.ts'
import type { Paper } from '#contract/papers.ts'
import { ARM_FIELD } from '#science/arms/arm-columns.ts'
import { tableOfGrid, type DocumentTable } from '#science/grid/export/document-table.ts'
import { gridOf, type Grid } from '#science/grid/grid.ts'
import { emptyLog, extendLog } from '#science/grid/grid-log.ts'
import { readGridBody, readGridEntry } from '#science/grid/read-grid.ts'

type Kept = { seq: number; id: string; at: string; by: Entry['by']; data: unknown; isWithheld?: boolean | undefined }

/** A table from its body and its log, as people confirmed it: what rules or a run propose and nobody looked at stays out. */
export function gridFrom(
  stored: unknown,
  documentIds: readonly string[],
  entries: readonly Kept[],
  papers: ReadonlyMap<string, Paper>,
): Grid | undefined {
  const body = readGridBody(stored)
  if (!body) return undefined
  const log = extendLog(
    emptyLog(),
    entries.flatMap((entry) => {
      const data = entry.isWithheld ? undefined : readGridEntry(entry.data)
      return data && data.kind !== 'suggestion' ? [{ ...entry, data, isPending: false }] : []
    }),
  )
  return gridOf({ documentIds: [...documentIds], body, log, rules: new Map(), papers })
}

const SAID = new Set<string>(['confirmed', 'edited', 'not_reported', 'not_applicable'])

/** What was confirmed of these papers, in the columns of which something is said; results by arm only where they stand. */
export function tableFrom(grid: Grid, papers: ReadonlySet<string>): DocumentTable {
  const rows = grid.rows.filter(({ documentId }) => documentId !== undefined && papers.has(documentId))
  const isSaid = (rowId: string, columnId: string) => SAID.has(grid.cell(rowId, columnId)?.state ?? 'empty')
  const columns = grid.columns.filter(({ id }) => rows.some((row) => isSaid(row.id, id)))
  const table = tableOfGrid(grid, { title: 'Characteristics of included studies', provenance: [], rows, columns })
  const ofArm = new Set(columns.filter(({ field }) => field === ARM_FIELD).map(({ id }) => id))
  // A role is of an arm, events are of an outcome: elsewhere nothing was to be looked for.
  const lines = (table.groups[0]?.rows ?? []).map((cells, r) =>
    cells.map((cell, c) => {
      const [row, column] = [rows[r], columns[c - 1]]
      return row && column && ofArm.has(column.id) && !isSaid(row.id, column.id) ? '' : cell
    }),
  )
  return { ...table, groups: [{ rows: lines }] }
}
