import type { Synthesis } from '#contract/syntheses.ts'
import { absentText } from '#science/grid/absence.ts'
import type { Grid } from '#science/grid/grid.ts'
import { cellText } from '#science/grid/cell-text.ts'
import { sameValue } from '#science/grid/same-value.ts'

/** What two lists share, and what each has alone. Every entry stands in exactly one of the three. */
export type Parted = { both: string[]; left: string[]; right: string[] }

export function parted(left: readonly string[], right: readonly string[]): Parted {
  const one = new Set(left)
  const other = new Set(right)
  return {
    both: [...one].filter((each) => other.has(each)),
    left: [...one].filter((each) => !other.has(each)),
    right: [...other].filter((each) => !one.has(each)),
  }
}

export type CellDifference = { rowId: string; column: string; left: string; right: string }
export type GridComparison = { columns: Parted; compared: number; same: number; differences: CellDifference[] }

/** Cells that two grids have in common, by paper and by the name of the column. */
export function compareGrids(left: Grid, right: Grid): GridComparison {
  const columns = parted(
    left.columns.map(({ name }) => name),
    right.columns.map(({ name }) => name),
  )
  const byName = new Map(right.columns.map((column) => [column.name, column]))
  const rows = left.rows.filter(({ id }) => right.rowById.has(id))
  const differences: CellDifference[] = []
  let compared = 0
  for (const { id } of rows) {
    for (const column of left.columns) {
      const other = byName.get(column.name)
      if (!other) continue
      const [one, two] = [left.cell(id, column.id), right.cell(id, other.id)]
      if (!one || !two || (one.state === 'empty' && two.state === 'empty')) continue
      compared += 1
      const isSame =
        sameValue(one.value, two.value) && (one.state === 'not_reported') === (two.state === 'not_reported')
      if (isSame) continue
      const text = (grid: Grid, cell: typeof one) => absentText(grid, cell) || cellText(cell.value, cell.unit)
      differences.push({ rowId: id, column: column.name, left: text(left, one), right: text(right, two) })
    }
  }
  return { columns, compared, same: compared - differences.length, differences }
}

/** The sentences of two cited answers, as they are written. */
export const compareTexts = (left: Synthesis, right: Synthesis): Parted => {
  const sentences = ({ sections, content }: Synthesis) => [
    ...(sections ?? []).flatMap((section) => section.sentences.map(({ text }) => text)),
    ...(content ? content.split(/\n+/).filter((line) => line.trim() !== '') : []),
  ]
  return parted(sentences(left), sentences(right))
}
