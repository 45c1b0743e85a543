import type { OutcomeKind } from '#contract/review-body.ts'
import { impossible, type Derived } from '#science/statistics/converters/derived.ts'
import { intervalFromP } from '#science/statistics/converters/interval.ts'
import { eventsFromPercent } from '#science/statistics/converters/share.ts'
import { meanFromQuantiles, sdFromInterval, sdFromQuantiles, sdFromSe } from '#science/statistics/converters/spread.ts'

import type { ArmColumn } from './arm-columns.ts'

export type ArmConverter = {
  key: string
  label: string
  kinds: readonly OutcomeKind[]
  /** What the paper gives: key and label of each number. */
  fields: readonly (readonly [key: string, label: string])[]
  /** The values that come of it, by column. */
  compute: (of: (key: string) => number) => Partial<Record<ArmColumn, Derived>>
}

const quantiles = [
  ['median', 'Median'],
  ['q1', 'Lower quartile'],
  ['q3', 'Upper quartile'],
  ['n', 'People'],
] as const

const ratioBounds = (estimate: number, p: number): { low: Derived; high: Derived } => {
  if (!(estimate > 0)) {
    const no = impossible('A ratio is above 0.')
    return { low: no, high: no }
  }
  const { low, high } = intervalFromP(Math.log(estimate), p)
  const back = (limit: Derived): Derived =>
    limit.ok ? { ...limit, value: Math.exp(limit.value), formula: `${limit.formula}; turned back from the logarithm` } : limit // prettier-ignore
  return { low: back(low), high: back(high) }
}

/** What papers give instead of the numbers of an arm or an effect, each by its printed rule. */
export const armConverters: readonly ArmConverter[] = [
  {
    key: 'percent',
    label: 'Events from a percentage',
    kinds: ['dichotomous'],
    fields: [
      ['percent', 'Percentage'],
      ['n', 'People'],
    ],
    compute: (of) => ({ events: eventsFromPercent(of('percent'), of('n')) }),
  },
  {
    key: 'se',
    label: 'SD from a standard error',
    kinds: ['continuous'],
    fields: [
      ['se', 'Standard error'],
      ['n', 'People'],
    ],
    compute: (of) => ({ sd: sdFromSe(of('se'), of('n')) }),
  },
  {
    key: 'interval',
    label: 'SD from a 95% interval of the mean',
    kinds: ['continuous'],
    fields: [
      ['low', 'Lower limit'],
      ['high', 'Upper limit'],
      ['n', 'People'],
    ],
    compute: (of) => ({ sd: sdFromInterval({ low: of('low'), high: of('high') }, of('n')) }),
  },
  {
    key: 'quartiles',
    label: 'Mean and SD from median and quartiles',
    kinds: ['continuous'],
    fields: quantiles,
    compute: (of) => {
      const given = { median: of('median'), q1: of('q1'), q3: of('q3'), n: of('n') }
      return { mean: meanFromQuantiles(given), sd: sdFromQuantiles(given) }
    },
  },
  {
    key: 'range',
    label: 'Mean and SD from median and range',
    kinds: ['continuous'],
    fields: [
      ['median', 'Median'],
      ['low', 'Lowest'],
      ['high', 'Highest'],
      ['n', 'People'],
    ],
    compute: (of) => {
      const given = { median: of('median'), low: of('low'), high: of('high'), n: of('n') }
      return { mean: meanFromQuantiles(given), sd: sdFromQuantiles(given) }
    },
  },
  {
    key: 'ratio-p',
    label: 'Interval of a ratio from its p value',
    kinds: ['time-to-event'],
    fields: [
      ['estimate', 'Ratio'],
      ['p', 'p value'],
    ],
    compute: (of) => ratioBounds(of('estimate'), of('p')),
  },
  {
    key: 'difference-p',
    label: 'Interval of a difference from its p value',
    kinds: ['generic'],
    fields: [
      ['estimate', 'Estimate'],
      ['p', 'p value'],
    ],
    compute: (of) => intervalFromP(of('estimate'), of('p')),
  },
]

/** How a value was worked out, in one line that stands with it. */
export const derivedNote = (
  result: Extract<Derived, { ok: true }>,
  given: readonly (readonly [label: string, value: string])[],
): string =>
  `Worked out from ${given.map(([label, value]) => `${label.toLowerCase()} ${value}`).join(', ')}: ${result.formula} (${result.source})${result.assumes === undefined ? '' : `; assumes ${result.assumes}`}`
