import type { Reported } from '#science/statistics/measures/study-effect.ts'
import type { StudyRow } from '#science/statistics/report/study-table.ts'

import { columns, forms, type Column, type ColumnKey, type FormKey } from './columns.ts'
import { numberIn } from './numbers.ts'
import { isOtherMethod, type Line, type Outcome } from './outcome.ts'

export const moderatorKey = (key: string) => `mod:${key}`

/** The columns that a table shows and takes, in their order. */
export function columnsOf({ forms: shown, extras, moderators }: Outcome): Column[] {
  const keys = [...new Set(shown.flatMap((form): ColumnKey[] => [...forms[form].columns]))]
  const extra = (key: ColumnKey & Outcome['extras'][number]): Column[] => (extras.includes(key) ? [columns[key]] : [])
  return [
    columns.label,
    ...extra('year'),
    ...keys.map((key): Column => columns[key]),
    ...extra('subgroup'),
    ...moderators.map(({ key, name }): Column => ({
      key: moderatorKey(key),
      label: name,
      kind: 'number',
      aliases: [],
      width: 92,
    })),
    ...extra('sampleId'),
    ...extra('controlId'),
    ...extra('sharedBy'),
    ...extra('bias'),
  ]
}

export type ReadLine = {
  id: string
  /** The line for the statistics; what is missing is NaN there. Absent for a line without any number. */
  study?: StudyRow
  /** What is wrong with single cells, by column. */
  problems: Readonly<Record<string, string>>
  /** The sentence that says which numbers are missing, where some are. */
  missing?: string
}

const isBlank = (text: string | undefined) => (text ?? '').trim() === ''

function reportedOf(form: FormKey, of: (key: ColumnKey) => number, level: number): Reported {
  const shared = of('sharedBy')
  const sharing = Number.isNaN(shared) ? {} : { sharedBy: shared }
  switch (form) {
    case 'counts':
      return {
        kind: 'counts',
        events: of('events'),
        total: of('total'),
        controlEvents: of('controlEvents'),
        controlTotal: of('controlTotal'),
        ...sharing,
      }
    case 'cells':
      return {
        kind: 'counts',
        events: of('events'),
        total: of('events') + of('nonEvents'),
        controlEvents: of('controlEvents'),
        controlTotal: of('controlEvents') + of('controlNonEvents'),
        ...sharing,
      }
    case 'rates':
      return {
        kind: 'rates',
        events: of('events'),
        time: of('time'),
        controlEvents: of('controlEvents'),
        controlTime: of('controlTime'),
        ...sharing,
      }
    case 'means':
      return {
        kind: 'means',
        mean: of('mean'),
        sd: of('sd'),
        n: of('total'),
        controlMean: of('controlMean'),
        controlSd: of('controlSd'),
        controlN: of('controlTotal'),
        ...sharing,
      }
    case 'mean':
      return { kind: 'mean', mean: of('mean'), sd: of('sd'), n: of('total') }
    case 'correlation':
      return { kind: 'correlation', r: of('r'), n: of('total') }
    case 'share':
      return { kind: 'share', events: of('events'), total: of('total') }
    case 'ratio':
      return { kind: 'ratio', ratio: of('ratio'), low: of('low'), high: of('high'), level }
    case 'ratio-p':
      return { kind: 'ratio-p', ratio: of('ratio'), p: of('p') }
    case 'difference':
      return { kind: 'difference', difference: of('difference'), low: of('low'), high: of('high'), level }
    case 'observed-expected':
      return { kind: 'observed-expected', difference: of('oe'), variance: of('v') }
    case 'accuracy':
    case 'arm-counts':
    case 'arm-means':
    case 'effect':
      return { kind: 'effect', effect: of('effect'), se: of('se') }
    case 'effect-variance':
      return { kind: 'effect-variance', effect: of('effect'), variance: of('variance') }
  }
}

/** The form in which a line stands: the first that it fills, else the one of which most is there. */
function formOf(line: Line, shown: readonly FormKey[]): { form: FormKey; missing: ColumnKey[] } | undefined {
  const tried = shown.map((form) => {
    const keys: readonly ColumnKey[] = forms[form].columns
    return { form, missing: keys.filter((key) => isBlank(line.cells[key])), size: keys.length }
  })
  const full = tried.find(({ missing }) => missing.length === 0)
  if (full) return full
  return tried
    .filter(({ missing, size }) => missing.length < size)
    .sort((a, b) => a.missing.length / a.size - b.missing.length / b.size)[0]
}

function readLine(line: Line, outcome: Outcome, shownColumns: readonly Column[], place: number): ReadLine {
  const problems: Record<string, string> = {}
  const numbers: Record<string, number> = {}
  for (const { key, kind } of shownColumns) {
    if (kind === 'text') continue
    const read = numberIn(line.cells[key] ?? '', kind)
    if (read && 'problem' in read) problems[key] = read.problem
    else if (read) numbers[key] = read.value
  }
  const found = formOf(line, outcome.forms)
  if (!found || isOtherMethod(outcome)) return { id: line.id, problems }

  const of = (key: ColumnKey) => numbers[key] ?? Number.NaN
  const name = (key: 'label' | 'subgroup' | 'sampleId' | 'controlId') =>
    shownColumns.some((column) => column.key === key) ? line.cells[key]?.trim() : undefined
  const [subgroup, sampleId, controlId] = [name('subgroup'), name('sampleId'), name('controlId')]
  const moderators = outcome.moderators.flatMap(({ key, name: title }): [string, number][] => {
    const value = numbers[moderatorKey(key)]
    return value === undefined ? [] : [[title, value]]
  })
  const needed: readonly ColumnKey[] = forms[found.form].columns
  const wrong = needed.flatMap((key) => problems[key] ?? [])
  const missing =
    found.missing.length > 0
      ? `Missing: ${found.missing.map((key) => (columns[key].hint ?? columns[key].label).toLowerCase()).join(', ')}.`
      : wrong[0]
  return {
    id: line.id,
    problems,
    study: {
      id: line.id,
      label: name('label') || `Line ${place + 1}`,
      reported: reportedOf(found.form, of, outcome.reportedLevel),
      ...(Number.isFinite(numbers['year']) && { year: numbers['year'] }),
      ...(subgroup && { subgroup }),
      ...(sampleId && { sampleId }),
      ...(controlId && { controlId }),
      ...(moderators.length > 0 && { moderators: Object.fromEntries(moderators) }),
      ...(line.excluded !== undefined && { excluded: line.excluded }),
    },
    ...(missing !== undefined && { missing }),
  }
}

/** The table as the statistics take it. Lines without any number of an effect stay out. */
export function readLines(outcome: Outcome): ReadLine[] {
  const shown = columnsOf(outcome)
  return outcome.lines.map((line, place) => readLine(line, outcome, shown, place))
}
