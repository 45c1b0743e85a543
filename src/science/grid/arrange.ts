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

/** Two groupings against each other: the rows that stand in a group of both. */
export type Pivot = { down: Group[]; across: Group[]; cell: (down: string, across: string) => GridRow[] }

export function pivotRows(
  rows: readonly GridRow[],
  down: (row: GridRow) => readonly string[],
  across: (row: GridRow) => readonly string[],
): Pivot {
  const groups = { down: groupRows(rows, down), across: groupRows(rows, across) }
  const members = new Map(groups.across.map(({ key, rows: own }) => [key, new Set(own)]))
  return {
    ...groups,
    cell: (first, second) => {
      const others = members.get(second)
      return groups.down.find(({ key }) => key === first)?.rows.filter((row) => others?.has(row)) ?? []
    },
  }
}
