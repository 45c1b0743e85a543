import { measures } from '#science/statistics/measures/measure.ts'
import type { Reported } from '#science/statistics/measures/study-effect.ts'
import type { Analysis } from '#science/statistics/report/analysis.ts'

import type { Outcome } from './outcome.ts'

/** The numbers that studies report, as columns beside a forest: one group of columns for each group of people. */
export type DataColumns = { groups: { name: string; heads: string[] }[]; kind: Kind }
type Kind = 'counts' | 'means' | 'rates' | 'share' | 'mean' | 'correlation'

const HEADS: Readonly<Record<Kind, { heads: string[]; sides: 1 | 2 }>> = {
  counts: { heads: ['Events', 'n'], sides: 2 },
  means: { heads: ['Mean', 'SD', 'n'], sides: 2 },
  rates: { heads: ['Events', 'Time'], sides: 2 },
  share: { heads: ['Events', 'n'], sides: 1 },
  mean: { heads: ['Mean', 'SD', 'n'], sides: 1 },
  correlation: { heads: ['r', 'n'], sides: 1 },
}

const isKind = (kind: string): kind is Kind => kind in HEADS

export const groupNames = ({ groups }: Pick<Outcome, 'groups'>) => ({
  first: groups?.first.trim() || 'First group',
  second: groups?.second.trim() || 'Control',
})

/** The columns of the form in which most studies report; none where they report effects alone. */
export function dataColumns(outcome: Pick<Outcome, 'groups'>, { used }: Analysis): DataColumns | undefined {
  const counts = new Map<Kind, number>()
  for (const { row } of used) {
    const { kind } = row.reported
    if (isKind(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  if (!most) return undefined
  const [kind] = most
  const { heads, sides } = HEADS[kind]
  const { first, second } = groupNames(outcome)
  const names = sides === 2 ? [first, second] : ['']
  return { kind, groups: names.map((name) => ({ name, heads: [...heads] })) }
}

const text = (value: number) => (Number.isInteger(value) ? value.toLocaleString('en') : String(value))

/** A study's numbers in those columns; empty where it reports in another form. */
export function dataOf(reported: Reported, { kind, groups }: DataColumns): string[] {
  const nothing = groups.flatMap(({ heads }) => heads.map(() => ''))
  if (reported.kind !== kind) return nothing
  return valuesOf(reported).map(text)
}

function valuesOf(reported: Reported): number[] {
  switch (reported.kind) {
    case 'counts':
      return [reported.events, reported.total, reported.controlEvents, reported.controlTotal]
    case 'means':
      return [reported.mean, reported.sd, reported.n, reported.controlMean, reported.controlSd, reported.controlN]
    case 'rates':
      return [reported.events, reported.time, reported.controlEvents, reported.controlTime]
    case 'share':
      return [reported.events, reported.total]
    case 'mean':
      return [reported.mean, reported.sd, reported.n]
    case 'correlation':
      return [reported.r, reported.n]
    default:
      return []
  }
}

/** Sums under the columns that can be summed, where every study reports in them: events, people, time. */
export function dataSums(reported: readonly Reported[], columns: DataColumns): string[] {
  const heads = columns.groups.flatMap((group) => group.heads)
  // A control group that several lines share would be counted more than once.
  const isWhole = reported.every((each) => each.kind === columns.kind && !('sharedBy' in each))
  if (reported.length === 0 || !isWhole) return heads.map(() => '')
  const rows = reported.map(valuesOf)
  return heads.map((head, i) => {
    if (head === 'Mean' || head === 'SD' || head === 'r') return ''
    return text(Number(rows.reduce((sum, row) => sum + (row[i] ?? 0), 0).toPrecision(12)))
  })
}

/** What lies on each side of no effect: as somebody named it, else what the numbers themselves mean. */
export function sidesOf(outcome: Outcome): { left: string; right: string } {
  const { favours, settings } = outcome
  if (favours.left.trim() !== '' || favours.right.trim() !== '') return favours
  const { none } = measures[settings.measure]
  const isOneGroup = none === undefined || settings.measure === 'COR' || settings.measure === 'ZCOR'
  if (isOneGroup || settings.measure === 'GEN') return favours
  const { first } = groupNames(outcome)
  const where = first === 'First group' ? 'in the first group' : `with ${first}`
  const isMean = ['MD', 'SMD', 'ROM'].includes(settings.measure)
  return isMean
    ? { left: `Lower ${where}`, right: `Higher ${where}` }
    : { left: `Fewer ${where}`, right: `More ${where}` }
}

/** The same columns in one line of text, where there is no room for them: "4 / 123 against 11 / 139". */
export function dataLine(data: readonly string[], { kind, groups }: DataColumns): string {
  const per = groups[0]?.heads.length ?? 0
  const sides = groups.map((_, i) => data.slice(i * per, (i + 1) * per))
  if (data.every((each) => each === '')) return ''
  const said = sides.map((side) => {
    if (kind === 'means' || kind === 'mean') {
      const [mean = '', sd = '', n = ''] = side
      return mean === '' ? (n === '' ? '' : `n ${n}`) : `${mean} (SD ${sd}), n ${n}`
    }
    if (kind === 'correlation') return side.filter((each) => each !== '').join(', n ')
    return side.join(' / ')
  })
  return said.filter((each) => each !== '').join(' against ')
}

/** Numbers that are shown in the table of a forest, heads with the names of their groups. */
export const dataHeads = ({ groups }: DataColumns): string[] =>
  groups.flatMap(({ name, heads }) => heads.map((head) => (name === '' ? head : `${head}, ${name}`)))
