import { type Subgroups } from '#science/statistics/models/subgroups.ts'
import type { Analysis } from '#science/statistics/report/analysis.ts'
import { subgroupsOf } from '#science/statistics/report/further-analyses.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'

import { lightsIn, type Light } from './bias-lights.ts'
import type { Computed } from './compute.ts'
import { dataColumns, dataHeads, dataOf, dataSums, sidesOf, type DataColumns } from './forest-columns.ts'
import { forestRows, intervalTable, type IntervalRow } from './interval-rows.ts'
import type { Outcome } from './outcome.ts'

/** Everything that a forest plot of an outcome shows: one object for the page, the picture, the table and the report. */
export type Forest = {
  rows: IntervalRow[]
  columns?: DataColumns
  sides: { left: string; right: string }
  /** What the lights are of, the overall judgement last; empty where they are not named. */
  domains: readonly string[]
  table: FigureTable
  /** Why it is not drawn by subgroup, though there are some. */
  notGrouped?: string
}

const lightsOf = (outcome: Outcome, id: string): Light[] =>
  outcome.extras.includes('bias') ? lightsIn(outcome.lines.find((line) => line.id === id)?.cells['bias'] ?? '') : []

/** The forest of an outcome with what its studies report, their risk of bias, and the sides of its line. */
export function forestOf({ outcome, analysis }: Computed, isGrouped = true): Forest {
  const hasGroups = analysis.used.some(({ row }) => row.subgroup !== undefined)
  const found = hasGroups && isGrouped ? subgroupsOf(analysis, outcome.groupTau2) : undefined
  const subgroups = found?.ok ? found.subgroups : undefined
  const columns = dataColumns(outcome, analysis)
  const rows = forestRows(analysis, outcome.order, subgroups).map((row) => withData(row, outcome, analysis, columns, subgroups)) // prettier-ignore
  const domains = outcome.biasDomains ?? []
  return {
    rows,
    ...(columns && { columns }),
    sides: sidesOf(outcome),
    domains,
    table: withColumns(intervalTable(rows, analysis), rows, columns),
    ...(found && !found.ok && { notGrouped: found.reason }),
  }
}

function withData(
  row: IntervalRow,
  outcome: Outcome,
  { used }: Analysis,
  columns: DataColumns | undefined,
  subgroups: Subgroups | undefined,
): IntervalRow {
  if (row.kind === 'study') {
    const own = used.find(({ id }) => id === row.id)
    const lights = lightsOf(outcome, row.id)
    return {
      ...row,
      ...(own && columns && { data: dataOf(own.row.reported, columns) }),
      ...(lights.length > 0 && { lights }),
    }
  }
  if (!columns || (row.kind !== 'pooled' && row.kind !== 'group')) return row
  const members = subgroups?.groups.find(({ name }) => row.id === `group-${name}`)?.members
  const behind = row.kind === 'group' ? used.filter((_, place) => members?.includes(place)) : used
  return { ...row, data: dataSums(behind.map(({ row: { reported } }) => reported), columns) } // prettier-ignore
}

/** The studies behind a diamond, by the id of its row: all that are pooled, or those of a subgroup. */
export function studiesBehind({ outcome, analysis }: Computed, rowId: string): string[] {
  if (!rowId.startsWith('group-')) return analysis.used.map(({ id }) => id)
  const name = rowId.slice('group-'.length)
  const found = subgroupsOf(analysis, outcome.groupTau2)
  const members = found.ok ? found.subgroups.groups.find((group) => group.name === name)?.members : undefined
  return (members ?? []).flatMap((place) => analysis.used[place]?.id ?? [])
}

function withColumns(table: FigureTable, rows: readonly IntervalRow[], columns: DataColumns | undefined): FigureTable {
  const hasLights = rows.some((row) => 'lights' in row)
  if (!columns && !hasLights) return table
  const heads = columns ? dataHeads(columns) : []
  const width = table.columns.length
  return {
    columns: [
      ...table.columns,
      ...heads.map((label) => ({ label, isNumber: true })),
      ...(hasLights ? [{ label: 'Risk of bias' }] : []),
    ],
    rows: table.rows.map(({ id, cells }, i) => {
      const row = rows[i]
      const data = row && 'data' in row ? (row.data ?? []) : []
      const lights = row && 'lights' in row ? (row.lights ?? []) : []
      const own = Array.from({ length: width }, (_, place) => cells[place] ?? '')
      const said = heads.map((_, place) => data[place] ?? '')
      return { id, cells: [...own, ...said, ...(hasLights ? [lights.map(({ words }) => words).join(', ')] : [])] }
    }),
  }
}
