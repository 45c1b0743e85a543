import type { CellValue, GridColumn } from '#contract/grid.ts'
import { cohenKappa } from '#science/agreement/cohen-kappa.ts'

import { absentWords } from './absence.ts'
import type { Cell } from './cell.ts'
import { cellText } from './cell-text.ts'
import type { Grid } from './grid.ts'
import { sameValue } from './same-value.ts'

/** How often two sources say the same in one column, over cells where both have spoken. */
export type ColumnAgreement = {
  columnId: string
  pairs: number
  same: number
  /** Cohen's kappa for yes or no and choices, where it can be computed. */
  kappa?: number
  /** Mean of second minus first, for numbers and percentages where both gave one. */
  meanDifference?: number
  /** Rows in which they differ. */
  differ: string[]
}

type Word = { value: CellValue | undefined }
type Pair = { rowId: string; first: Word; second: Word }

const said = ({ value }: Word) => (value === undefined ? absentWords.notReported : cellText(value).toLowerCase())

function agreementOf(column: GridColumn, pairs: readonly Pair[]): ColumnAgreement {
  const differ = pairs.filter(({ first, second }) => !sameValue(first.value, second.value)).map(({ rowId }) => rowId)
  const base = { columnId: column.id, pairs: pairs.length, same: pairs.length - differ.length, differ }
  if (column.type === 'boolean' || column.type === 'choice') {
    const kappa = cohenKappa(pairs.map(({ first, second }) => [said(first), said(second)]))
    return { ...base, ...(kappa.ok && { kappa: kappa.value }) }
  }
  const differences = pairs.flatMap(({ first, second }) =>
    typeof first.value === 'number' && typeof second.value === 'number' ? [second.value - first.value] : [],
  )
  if (differences.length === 0) return base
  return { ...base, meanDifference: differences.reduce((sum, each) => sum + each, 0) / differences.length }
}

/** The machine's word of a cell: the service's where it has spoken, else that of the rules. */
function machineWord(cell: Cell): Word | undefined {
  if (cell.service) return { value: cell.service.data.value }
  return cell.rule && { value: cell.rule.value }
}

function over(grid: Grid, pairOf: (cell: Cell) => Omit<Pair, 'rowId'> | undefined): ColumnAgreement[] {
  const pairs = new Map<string, Pair[]>(grid.columns.map(({ id }) => [id, []]))
  for (const { id } of grid.rows) {
    for (const cell of grid.spokenOf(id)) {
      const pair = pairOf(cell)
      if (pair) pairs.get(cell.columnId)?.push({ rowId: id, ...pair })
    }
  }
  return grid.columns.map((column) => agreementOf(column, pairs.get(column.id) ?? []))
}

const isWord = (verb: string) => verb !== 'dispute' && verb !== 'clear'

/** Machine against person, for each column: which columns can be trusted. */
export const machineAgreement = (grid: Grid): ColumnAgreement[] =>
  over(grid, (cell) => {
    const last = cell.people.at(-1)
    const machine = machineWord(cell)
    return last && machine && isWord(last.data.verb)
      ? { first: machine, second: { value: last.data.value } }
      : undefined
  })

/** Two people against each other, where each has decided on the same cell; a cell that was settled counts as before. */
export const peopleAgreement = (grid: Grid, one: string, other: string): ColumnAgreement[] => {
  const lastOf = (cell: Cell, userId: string) => {
    const log = grid.log.rows.get(cell.rowId)?.cells.get(cell.columnId) ?? []
    const own = log.findLast(
      ({ by, data }) => by.userId === userId && data.kind === 'cell' && !data.settles && isWord(data.verb),
    )
    return own?.data.kind === 'cell' ? { value: own.data.value } : undefined
  }
  return over(grid, (cell) => {
    const first = lastOf(cell, one)
    const second = lastOf(cell, other)
    return first && second ? { first, second } : undefined
  })
}

/** Everybody who has decided on a cell, by id. */
export function extractorsOf(grid: Grid): Map<string, string> {
  const people = new Map<string, string>()
  for (const { cells } of grid.log.rows.values()) {
    for (const log of cells.values()) {
      for (const { by, data } of log) if (data.kind === 'cell') people.set(by.userId, by.name)
    }
  }
  return people
}
