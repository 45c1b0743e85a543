import type { GridColumn, GridRow } from '#contract/grid.ts'

import { absentText } from '../absence.ts'
import { cellText } from '../cell-text.ts'
import type { Grid } from '../grid.ts'
import { rowLabel } from './grid-csv.ts'

/**
 * A table as it stands in a document: a head, rows in groups (one without a heading when there are none), notes under it,
 * and the lines that say what it was made of. DOCX, LaTeX and Markdown are written from it; any view can fill one.
 */
export type DocumentTable = {
  title: string
  head: readonly string[]
  groups: readonly { heading?: string; rows: readonly (readonly string[])[] }[]
  notes?: readonly string[]
  provenance: readonly string[]
}

const headOf = ({ name, unit }: GridColumn) => (unit ? `${name} (${unit})` : name)

/** The grid, or some of its rows and columns, as a table whose first column names the row. */
export function tableOfGrid(
  grid: Grid,
  options: { title: string; provenance: readonly string[]; rows?: readonly GridRow[]; columns?: readonly GridColumn[] },
): DocumentTable {
  const { title, provenance, rows = grid.rows, columns = grid.columns } = options
  const lines = rows.map((row) => [
    rowLabel(grid, row),
    ...columns.map((column) => {
      const cell = grid.cell(row.id, column.id)
      return absentText(grid, cell) || cellText(cell?.value, cell?.unit === column.unit ? undefined : cell?.unit)
    }),
  ])
  return { title, head: ['Paper', ...columns.map(headOf)], groups: [{ rows: lines }], provenance }
}
