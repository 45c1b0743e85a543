import { type Derived } from '#science/statistics/converters/derived.ts'
import {
  combinedGroups,
  dFromF,
  dFromLogOddsRatio,
  dFromP,
  dFromT,
  observedMinusExpectedFromP,
  sdFromDifferenceSe,
  sdOfChange,
} from '#science/statistics/converters/groups.ts'
import {
  intervalFromP,
  pFromInterval,
  seFromInterval,
  seFromP,
  seFromRatioInterval,
} from '#science/statistics/converters/interval.ts'
import { eventsFromPercent } from '#science/statistics/converters/share.ts'
import { meanFromQuantiles, sdFromInterval, sdFromQuantiles, sdFromSe } from '#science/statistics/converters/spread.ts'
import type { Measure } from '#science/statistics/measures/measure.ts'

import type { ColumnKey, FormKey } from '#research/meta-analysis/columns.ts'

export type ConverterField = {
  key: string
  label: string
  isOptional?: boolean
  /** The table's column from which it is filled in. */
  from?: ColumnKey
}
/** A number that comes out, and the column of the table where it belongs; none for a number that is only shown. */
export type ConverterOutput = { label: string; column?: ColumnKey; result: Derived }

export type Converter = {
  key: string
  title: string
  /** When it is the one to take. */
  about: string
  fields: readonly ConverterField[]
  /** Asks which group the numbers are of; its columns are then the control's. */
  hasGroups?: boolean
  /** Asks which way the effect goes, where the statistic has no sign. */
  hasDirection?: boolean
  /** The form whose columns take the numbers. */
  form: FormKey
  measures: readonly Measure[]
  compute: (of: (key: string) => number, about: { direction: 1 | -1; measure: Measure }) => ConverterOutput[]
}

const RATIOS: readonly Measure[] = ['RR', 'OR', 'PETO', 'HR', 'IRR', 'ROM']
const MEANS: readonly Measure[] = ['MD', 'SMD', 'ROM']
const COUNTS: readonly Measure[] = ['RR', 'OR', 'RD', 'PETO', 'PLO', 'PFT', 'PAS', 'PR']
const PLAIN: readonly Measure[] = ['RD', 'MD', 'SMD', 'GEN', 'MN', 'COR', 'ZCOR']

const field = (key: string, label: string, from?: ColumnKey, isOptional = false): ConverterField => ({
  key,
  label,
  ...(from && { from }),
  ...(isOptional && { isOptional }),
})
const optional = (value: number) => (Number.isNaN(value) ? undefined : value)
const percentLevel = (value: number) => (Number.isNaN(value) ? 0.95 : value / 100)
/** A number that is only read off or turned over to the scale of the table. */
const taken = (value: number, formula: string): Derived =>
  Number.isFinite(value)
    ? { ok: true, derived: true, value, formula, source: 'arithmetic' }
    : { ok: false, reason: 'A number is missing.' }
const mapped = (result: Derived, turn: (value: number) => number, formula: string): Derived =>
  result.ok ? { ...result, value: turn(result.value), formula: `${result.formula}; ${formula}` } : result

const level = field('level', 'Level of the interval, in %', undefined, true)
const quantiles = (of: (key: string) => number) => {
  const [low, q1, median, q3, high] = ['low', 'q1', 'median', 'q3', 'high'].map((key) => optional(of(key)))
  return {
    n: of('n'),
    ...(low !== undefined && { low }),
    ...(q1 !== undefined && { q1 }),
    ...(median !== undefined && { median }),
    ...(q3 !== undefined && { q3 }),
    ...(high !== undefined && { high }),
  }
}
/** d as means of two groups with a deviation of 1: the table makes Hedges' g and its variance of it, exactly. */
const asMeans = (d: Derived, of: (key: string) => number): ConverterOutput[] => [
  { label: 'd', column: 'mean', result: d },
  { label: 'SD', column: 'sd', result: taken(1, 'd stands in units of the deviation') },
  { label: 'n', column: 'total', result: taken(of('n1'), 'as given') },
  { label: 'Mean, control', column: 'controlMean', result: taken(0, 'd is counted from the control') },
  { label: 'SD, control', column: 'controlSd', result: taken(1, 'd stands in units of the deviation') },
  { label: 'n, control', column: 'controlTotal', result: taken(of('n2'), 'as given') },
]
const sizes = [field('n1', 'n, first group', 'total'), field('n2', 'n, control', 'controlTotal')]

/** Everything that papers report instead of what a table needs, each by its printed rule. */
export const converters: readonly Converter[] = [
  {
    key: 'ratio-ci', title: 'Ratio with its interval → log effect and SE', about: 'A ratio is printed with an interval.',
    fields: [field('ratio', 'Ratio', 'ratio'), field('low', 'Lower', 'low'), field('high', 'Upper', 'high'), level],
    form: 'effect', measures: RATIOS,
    compute: (of) => [
      { label: 'ln ratio', column: 'effect', result: of('ratio') > 0 ? taken(Math.log(of('ratio')), 'ln ratio') : { ok: false, reason: 'A ratio is above 0.' } },
      { label: 'SE', column: 'se', result: seFromRatioInterval({ low: of('low'), high: of('high'), level: percentLevel(of('level')) }) },
    ],
  },
  {
    key: 'ratio-p', title: 'Ratio with its p value → interval', about: 'A ratio is printed with an exact p value and no interval.',
    fields: [field('ratio', 'Ratio', 'ratio'), field('p', 'p', 'p'), level],
    form: 'ratio', measures: RATIOS,
    compute: (of) => {
      const { low, high } = intervalFromP(Math.log(of('ratio')), of('p'), percentLevel(of('level')))
      return [
        { label: 'Ratio', column: 'ratio', result: taken(of('ratio'), 'as given') },
        { label: 'Lower', column: 'low', result: mapped(low, Math.exp, 'turned back from the logarithm') },
        { label: 'Upper', column: 'high', result: mapped(high, Math.exp, 'turned back from the logarithm') },
      ]
    },
  },
  {
    key: 'hr-events', title: 'Log-rank p value and events → O − E and V', about: 'Survival is reported with a p value and the number of events.',
    fields: [field('p', 'p', 'p'), field('events', 'Events in both groups')], hasDirection: true,
    form: 'observed-expected', measures: ['HR', 'PETO'],
    compute: (of, { direction }) => {
      const { difference, variance } = observedMinusExpectedFromP(of('p'), of('events'), direction)
      return [{ label: 'O − E', column: 'oe', result: difference }, { label: 'V', column: 'v', result: variance }]
    },
  },
  {
    key: 'percent', title: 'Percentage → events', about: 'Events are printed as a percentage of a group.',
    fields: [field('percent', 'Percentage'), field('n', 'n', 'total')], hasGroups: true,
    form: 'counts', measures: COUNTS,
    compute: (of) => [
      { label: 'Events', column: 'events', result: eventsFromPercent(of('percent'), of('n')) },
      { label: 'n', column: 'total', result: taken(of('n'), 'as given') },
    ],
  },
  {
    key: 'sd-se', title: 'Standard error of a mean → SD', about: 'A mean is printed ± its standard error.',
    fields: [field('se', 'SE'), field('n', 'n', 'total')], hasGroups: true, form: 'means', measures: [...MEANS, 'MN'],
    compute: (of) => [{ label: 'SD', column: 'sd', result: sdFromSe(of('se'), of('n')) }],
  },
  {
    key: 'sd-ci', title: 'Interval of a mean → SD', about: 'A mean is printed with its interval.',
    fields: [field('low', 'Lower'), field('high', 'Upper'), field('n', 'n', 'total'), level], hasGroups: true,
    form: 'means', measures: [...MEANS, 'MN'],
    compute: (of) => [{ label: 'SD', column: 'sd', result: sdFromInterval({ low: of('low'), high: of('high'), level: percentLevel(of('level')) }, of('n')) }],
  },
  {
    key: 'median', title: 'Median, quartiles or range → mean and SD', about: 'A group is described by its median with quartiles, range or both.',
    fields: [field('n', 'n', 'total'), field('median', 'Median'), field('q1', 'First quartile', undefined, true), field('q3', 'Third quartile', undefined, true), field('low', 'Least', undefined, true), field('high', 'Greatest', undefined, true)],
    hasGroups: true, form: 'means', measures: [...MEANS, 'MN'],
    compute: (of) => [
      { label: 'Mean', column: 'mean', result: meanFromQuantiles(quantiles(of)) },
      { label: 'SD', column: 'sd', result: sdFromQuantiles(quantiles(of)) },
    ],
  },
  {
    key: 'change', title: 'Deviations before and after → SD of the change', about: 'Changes are compared and their deviation is not printed.',
    fields: [field('before', 'SD before'), field('after', 'SD after'), field('r', 'Correlation between them')], hasGroups: true,
    form: 'means', measures: MEANS,
    compute: (of) => [{ label: 'SD', column: 'sd', result: sdOfChange(of('before'), of('after'), of('r')) }],
  },
  {
    key: 'sd-difference', title: 'SE of a difference of means → one SD for both', about: 'Two means are printed with the standard error of their difference.',
    fields: [field('se', 'SE of the difference'), ...sizes], form: 'means', measures: MEANS,
    compute: (of) => {
      const result = sdFromDifferenceSe(of('se'), of('n1'), of('n2'))
      return [{ label: 'SD', column: 'sd', result }, { label: 'SD, control', column: 'controlSd', result }]
    },
  },
  {
    key: 'combine', title: 'Two groups → one', about: 'Two arms of a study belong together in this question.',
    fields: [field('mean1', 'Mean of one'), field('sd1', 'SD of one'), field('n1', 'n of one'), field('mean2', 'Mean of the other'), field('sd2', 'SD of the other'), field('n2', 'n of the other')],
    hasGroups: true, form: 'means', measures: [...MEANS, 'MN'],
    compute: (of) => {
      const all = ['mean1', 'sd1', 'n1', 'mean2', 'sd2', 'n2'].map(of)
      if (!all.every(Number.isFinite)) return [{ label: 'Mean', result: { ok: false, reason: 'A number is missing.' } }]
      if (!(of('sd1') >= 0 && of('sd2') >= 0 && of('n1') >= 1 && of('n2') >= 1)) return [{ label: 'Mean', result: { ok: false, reason: 'A deviation is below 0, or a group has nobody in it.' } }]
      const made = combinedGroups({ mean: of('mean1'), sd: of('sd1'), n: of('n1') }, { mean: of('mean2'), sd: of('sd2'), n: of('n2') })
      const as = (value: number): Derived => ({ ok: true, derived: true, value, formula: made.formula, source: made.source })
      return [
        { label: 'Mean', column: 'mean', result: as(made.mean) },
        { label: 'SD', column: 'sd', result: as(made.sd) },
        { label: 'n', column: 'total', result: as(made.n) },
      ]
    },
  },
  {
    key: 'd-t', title: 't statistic → standardised difference', about: 'Two groups are compared by a t test.',
    fields: [field('t', 't'), ...sizes], form: 'means', measures: ['SMD'],
    compute: (of) => asMeans(dFromT(of('t'), of('n1'), of('n2')), of),
  },
  {
    key: 'd-f', title: 'F statistic of two groups → standardised difference', about: 'Two groups are compared by an analysis of variance.',
    fields: [field('f', 'F'), ...sizes], hasDirection: true, form: 'means', measures: ['SMD'],
    compute: (of, { direction }) => asMeans(dFromF(of('f'), of('n1'), of('n2'), direction), of),
  },
  {
    key: 'd-p', title: 'p value of a t test → standardised difference', about: 'Only the p value of a t test is printed.',
    fields: [field('p', 'p', 'p'), ...sizes], hasDirection: true, form: 'means', measures: ['SMD'],
    compute: (of, { direction }) => asMeans(dFromP(of('p'), of('n1'), of('n2'), direction), of),
  },
  {
    key: 'd-or', title: 'Odds ratio with its interval → standardised difference', about: 'A study reports an odds ratio where others report means.',
    fields: [field('ratio', 'Odds ratio'), field('low', 'Lower'), field('high', 'Upper'), level], form: 'effect', measures: ['SMD'],
    compute: (of) => {
      const se = seFromRatioInterval({ low: of('low'), high: of('high'), level: percentLevel(of('level')) })
      return [
        { label: 'd', column: 'effect', result: of('ratio') > 0 ? dFromLogOddsRatio(Math.log(of('ratio'))) : { ok: false, reason: 'A ratio is above 0.' } },
        { label: 'SE', column: 'se', result: mapped(se, (value) => (value * Math.sqrt(3)) / Math.PI, 'times √3/π') },
      ]
    },
  },
  {
    key: 'se-ci', title: 'Estimate with its interval → SE', about: 'An estimate that is no ratio is printed with an interval.',
    fields: [field('estimate', 'Estimate', 'difference'), field('low', 'Lower', 'low'), field('high', 'Upper', 'high'), level, field('df', 'Degrees of freedom of its t', undefined, true)],
    form: 'effect', measures: PLAIN,
    compute: (of) => {
      const df = optional(of('df'))
      const limits = { low: of('low'), high: of('high'), level: percentLevel(of('level')), ...(df !== undefined && { df }) }
      return [
        { label: 'Effect', column: 'effect', result: taken(of('estimate'), 'as given') },
        { label: 'SE', column: 'se', result: seFromInterval(limits) },
        { label: 'p', result: pFromInterval(of('estimate'), limits) },
      ]
    },
  },
  {
    key: 'se-p', title: 'Estimate with its p value → SE', about: 'An estimate that is no ratio is printed with an exact p value.',
    fields: [field('estimate', 'Estimate', 'difference'), field('p', 'p', 'p'), field('df', 'Degrees of freedom of its t', undefined, true)],
    form: 'effect', measures: PLAIN,
    compute: (of) => [
      { label: 'Effect', column: 'effect', result: taken(of('estimate'), 'as given') },
      { label: 'SE', column: 'se', result: seFromP(of('estimate'), of('p'), optional(of('df'))) },
    ],
  },
] // prettier-ignore

const CONTROL_OF: Partial<Record<ColumnKey, ColumnKey>> = {
  events: 'controlEvents',
  total: 'controlTotal',
  mean: 'controlMean',
  sd: 'controlSd',
}

/** The column of the control group where a number of the first group would stand in another. */
export const ofGroup = (column: ColumnKey, isControl: boolean): ColumnKey =>
  isControl ? (CONTROL_OF[column] ?? column) : column

export const convertersFor = (measure: Measure) => converters.filter(({ measures }) => measures.includes(measure))
