import type { CellState, CellValue, GridRow } from '#contract/grid.ts'

import { cellText } from './cell-text.ts'
import type { Grid } from './grid.ts'

export type SortKey = { columnId: string; descending?: boolean }
export type Filter = {
  columnId: string
  /** The value's text holds this, in any case. */
  contains?: string
  states?: readonly CellState[]
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The number by which a value is sorted, where it is one. */
const numberOf = (value: CellValue): number | undefined => {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'object' && !Array.isArray(value) ? value.estimate : undefined
}

/** Numbers before words, each among themselves. */
export function compareValues(a: CellValue, b: CellValue): number {
  const [left, right] = [numberOf(a), numberOf(b)]
  if (left !== undefined && right !== undefined) return left - right
  if (left !== undefined) return -1
  if (right !== undefined) return 1
  return collator.compare(cellText(a), cellText(b))
}

/** Rows sorted by several columns, the first first. Cells without a value come last in both directions; ties keep their order. */
export function sortRows(grid: Grid, rows: readonly GridRow[], keys: readonly SortKey[]): GridRow[] {
  return rows.toSorted((a, b) => {
    for (const { columnId, descending } of keys) {
      const left = grid.cell(a.id, columnId)?.value
      const right = grid.cell(b.id, columnId)?.value
      if (left === undefined && right === undefined) continue
      if (left === undefined) return 1
      if (right === undefined) return -1
      const order = compareValues(left, right)
      if (order !== 0) return descending ? -order : order
    }
    return 0
  })
}

/** Rows that pass every filter. */
export function filterRows(grid: Grid, rows: readonly GridRow[], filters: readonly Filter[]): GridRow[] {
  if (filters.length === 0) return [...rows]
  return rows.filter((row) =>
    filters.every(({ columnId, contains, states }) => {
      const cell = grid.cell(row.id, columnId)
      if (!cell || (states && !states.includes(cell.state))) return false
      return contains === undefined || cellText(cell.value, cell.unit).toLowerCase().includes(contains.toLowerCase())
    }),
  )
}

export type Group = { key: string; rows: GridRow[] }
/** Where rows without a value stand. */
export const NO_VALUE = ''

/** The keys under which a value is grouped: each of several choices is one. */
export const keysOf = (value: CellValue | undefined): string[] => {
  if (value === undefined) return [NO_VALUE]
  if (Array.isArray(value)) return value.length === 0 ? [NO_VALUE] : [...new Set(value)]
  return [cellText(value)]
}

/** Rows by what `keys` says of each; a row with several keys stands in several groups, one without in `NO_VALUE`, which comes last. */
export function groupRows(rows: readonly GridRow[], keys: (row: GridRow) => readonly string[]): Group[] {
  const groups = new Map<string, GridRow[]>()
  for (const row of rows) {
    const of = keys(row)
    for (const key of of.length === 0 ? [NO_VALUE] : new Set(of)) {
      const group = groups.get(key)
      if (group) group.push(row)
      else groups.set(key, [row])
    }
  }
  return [...groups]
    .map(([key, members]) => ({ key, rows: members }))
    .sort((a, b) => Number(a.key === NO_VALUE) - Number(b.key === NO_VALUE) || collator.compare(a.key, b.key))
}

export type Pivot = {
  down: string[]
  across: string[]
  /** Ids of the rows behind a number, by key down and key across. */
  at: (down: string, across: string) => readonly string[]
}

/** How rows meet in two columns. Every number is the rows behind it; a row with several choices is behind several. */
export function pivotRows(
  rows: readonly GridRow[],
  down: (row: GridRow) => readonly string[],
  across: (row: GridRow) => readonly string[],
): Pivot {
  const keysDown = groupRows(rows, down)
  const keysAcross = groupRows(rows, across).map(({ key }) => key)
  const table = new Map(keysDown.map(({ key, rows: members }) => [key, groupRows(members, across)]))
  return {
    down: keysDown.map(({ key }) => key),
    across: keysAcross,
    at: (one, other) =>
      table
        .get(one)
        ?.find(({ key }) => key === other)
        ?.rows.map(({ id }) => id) ?? [],
  }
}
