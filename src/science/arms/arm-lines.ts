import type { Evidence } from '#contract/evidence.ts'
import type { ReviewOutcome } from '#contract/review-body.ts'
import type { Cell } from '#science/grid/cell.ts'
import type { Grid } from '#science/grid/grid.ts'
import { combinedGroups } from '#science/statistics/converters/groups.ts'

import { armColumns, outcomeColumns, outcomeRowId, type ArmColumn } from './arm-columns.ts'

/** A cell behind a number of a line. */
export type LineSource = {
  rowId: string
  columnId: string
  documentId: string
  value: string
  evidence: readonly Evidence[]
  how?: string
}

/** One study's numbers for one outcome, as a table of effects takes them; `problem` where they cannot be pooled yet. */
export type ArmLine = {
  paperId: string
  cells: Readonly<Record<string, string>>
  sources: Readonly<Record<string, readonly LineSource[]>>
  workedOut: Readonly<Record<string, { formula: string; source: string; from: Record<string, string> }>>
  problem?: string
}

type ReadGrid = Pick<Grid, 'rows' | 'cell' | 'body'>
type Read = { value: number; source: LineSource }

const isFirm = (cell: Cell | undefined): cell is Cell =>
  cell !== undefined && cell.isDecided && !cell.isStale && (cell.state === 'confirmed' || cell.state === 'edited')

/** A number that a person has decided on; else what keeps it from being used, in words. */
function readNumber(grid: ReadGrid, paperId: string, rowId: string, column: ArmColumn, of: string): Read | string {
  const { id: columnId, name } = armColumns[column]
  const cell = grid.cell(rowId, columnId)
  const what = `${name.toLowerCase()}${of === '' ? '' : ` of ${of}`}`
  if (cell?.state === 'disputed') return `${what}: in dispute`
  if (cell?.state === 'not_reported') return `${what}: not reported`
  if (cell?.state === 'not_applicable') return `${what}: not applicable`
  if (cell?.state === 'suggested') return `${what}: suggested, confirmed by nobody`
  if (!isFirm(cell) || typeof cell.value !== 'number') return `${what}: empty`
  const { value, evidence, note, people } = cell
  const isAlone = people.length < 2 && !people.some(({ data }) => data.settles)
  if (grid.body.params.isDouble && isAlone) return `${what}: extracted by one person so far`
  return {
    value,
    source: {
      rowId,
      columnId,
      documentId: paperId,
      value: String(value),
      evidence,
      ...(note !== undefined && { how: note }),
    },
  }
}

type Side = { numbers: Record<string, number>; sources: Record<string, LineSource[]>; formula?: string; cited?: string }

function sideOf(
  grid: ReadGrid,
  paperId: string,
  arms: readonly { id: string; label?: string | undefined }[],
  outcome: ReviewOutcome,
): Side | string[] {
  // prettier-ignore
  const { columns } = outcomeColumns[outcome.kind]
  const problems: string[] = []
  const read = arms.map((arm) => {
    const of: Partial<Record<ArmColumn, Read>> = {}
    for (const column of columns) {
      const found = readNumber(grid, paperId, outcomeRowId(arm.id, outcome.id), column, arm.label ?? 'an arm')
      if (typeof found === 'string') problems.push(found)
      else of[column] = found
    }
    return of
  })
  if (problems.length > 0) return problems
  const sources = Object.fromEntries(columns.map((column) => [column, read.flatMap((of) => of[column]?.source ?? [])]))
  const valuesOf = (column: ArmColumn) => read.map((of) => of[column]?.value ?? 0)
  const total = valuesOf('total').reduce((sum, n) => sum + n, 0)
  if (outcome.kind === 'dichotomous') {
    const events = valuesOf('events').reduce((sum, n) => sum + n, 0)
    const put = { numbers: { events, total }, sources }
    return read.length < 2
      ? put
      : { ...put, formula: 'sum over the arms', cited: 'Cochrane Handbook, version 6, 6.2.9' }
  }
  const [means, sds, totals] = [valuesOf('mean'), valuesOf('sd'), valuesOf('total')]
  let group = { mean: means[0] ?? 0, sd: sds[0] ?? 0, n: totals[0] ?? 0 }
  let formula: string | undefined
  let cited: string | undefined
  for (let i = 1; i < means.length; i += 1) {
    const joined = combinedGroups(group, { mean: means[i] ?? 0, sd: sds[i] ?? 0, n: totals[i] ?? 0 })
    group = joined
    formula = joined.formula
    cited = joined.source
  }
  const numbers = { mean: group.mean, sd: group.sd, total: group.n }
  return { numbers, sources, ...(formula !== undefined && { formula }), ...(cited !== undefined && { cited }) }
}

/** A test's four numbers, as a table of accuracy calls them. */
const TEST_CELLS: Partial<Record<ArmColumn, string>> = {
  truePositive: 'tp',
  falsePositive: 'fp',
  falseNegative: 'fn',
  trueNegative: 'tn',
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

/** The line of one study: confirmed cells alone, arms of one side put together by the printed rule. */
export function armLine(grid: ReadGrid, paperId: string, outcome: ReviewOutcome): ArmLine {
  const nothing = { paperId, cells: {}, sources: {}, workedOut: {} }
  const { of, columns } = outcomeColumns[outcome.kind]
  if (of === 'study') {
    const read = columns.map((column) => ({
      column,
      found: readNumber(grid, paperId, outcomeRowId(paperId, outcome.id), column, ''),
    }))
    const problems = read.flatMap(({ found }) => (typeof found === 'string' ? [found] : []))
    if (problems.length > 0) return { ...nothing, problem: `${capital(problems.join('; '))}.` }
    const first = outcome.kind === 'time-to-event' ? 'ratio' : 'difference'
    const cells: Record<string, string> = {}
    const sources: Record<string, LineSource[]> = {}
    for (const { column, found } of read) {
      if (typeof found === 'string') continue
      const to = column === 'estimate' ? first : (TEST_CELLS[column] ?? column)
      cells[to] = String(found.value)
      sources[to] = [found.source]
    }
    return { ...nothing, cells, sources }
  }
  const arms = grid.rows.filter(({ kind, documentId }) => kind === 'arm' && documentId === paperId)
  const inRole = (role: string) =>
    arms.filter(({ id }) => {
      const cell = grid.cell(id, armColumns.role.id)
      return cell?.value === role && cell.state !== 'disputed'
    })
  const sides = { '': inRole('Intervention'), control: inRole('Comparator') }
  if (sides[''].length === 0 || sides.control.length === 0) {
    return { ...nothing, problem: 'It has no arm on one side of the comparison yet.' }
  }
  const line = { ...nothing, cells: {} as Record<string, string>, sources: {} as Record<string, LineSource[]>, workedOut: {} as ArmLine['workedOut'] } // prettier-ignore
  const problems: string[] = []
  for (const [prefix, own] of Object.entries(sides)) {
    const side = sideOf(grid, paperId, own, outcome)
    if (Array.isArray(side)) {
      problems.push(...side)
      continue
    }
    for (const [column, value] of Object.entries(side.numbers)) {
      const to = prefix === '' ? column : `${prefix}${capital(column)}`
      line.cells[to] = String(value)
      line.sources[to] = side.sources[column] ?? []
      if (side.formula !== undefined) {
        const from = Object.fromEntries((side.sources[column] ?? []).map((each, i) => [`Arm ${i + 1}`, each.value]))
        line.workedOut = { ...line.workedOut, [to]: { formula: side.formula, source: side.cited ?? '', from } }
      }
    }
  }
  return problems.length > 0 ? { ...nothing, problem: `${capital(problems.join('; '))}.` } : line
}

/** One arm of a study as a line of a network. */
export type NetworkLine = Pick<ArmLine, 'cells' | 'sources'> & { armId: string; treatment: string }

const NETWORK_CELLS: Partial<Record<ArmColumn, string>> = { events: 'armEvents', mean: 'armMean', sd: 'armSd', total: 'armTotal' } // prettier-ignore

/** The treatment of an arm: the name that a person gave it for all studies, else the arm's own. */
export function treatmentOf(grid: ReadGrid, arm: { id: string; label?: string | undefined }): string {
  const cell = grid.cell(arm.id, armColumns.treatment.id)
  const named = isFirm(cell) && typeof cell.value === 'string' ? cell.value.trim() : ''
  return named === '' ? (arm.label ?? '').trim() : named
}

/**
 * The arms of one study as lines of a network, each with its own treatment; `problem` where a number of one is not decided
 * on, or where all arms have the same treatment. Arms that are not compared stay out.
 */
export function networkLines(
  grid: ReadGrid,
  paperId: string,
  outcome: ReviewOutcome,
): { lines: NetworkLine[]; problem?: string } {
  const arms = grid.rows.filter(({ id, kind, documentId }) => kind === 'arm' && documentId === paperId && grid.cell(id, armColumns.role.id)?.value !== 'Not compared') // prettier-ignore
  const problems: string[] = []
  const lines = arms.map((arm): NetworkLine => {
    const cells: Record<string, string> = {}
    const sources: Record<string, LineSource[]> = {}
    for (const column of outcomeColumns[outcome.kind].columns) {
      const to = NETWORK_CELLS[column]
      const found = readNumber(grid, paperId, outcomeRowId(arm.id, outcome.id), column, arm.label ?? 'an arm')
      if (typeof found === 'string') problems.push(found)
      else if (to !== undefined) {
        cells[to] = String(found.value)
        sources[to] = [found.source]
      }
    }
    return { armId: arm.id, treatment: treatmentOf(grid, arm), cells, sources }
  })
  const treatments = new Set(lines.map(({ treatment }) => treatment))
  if (treatments.size < 2) return { lines: [], problem: 'It has no two arms with different treatments.' }
  return problems.length > 0 ? { lines: [], problem: `${capital(problems.join('; '))}.` } : { lines }
}
