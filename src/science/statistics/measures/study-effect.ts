import { effectOfMean, effectOfMeans, type MeanVariance, type TwoMeans } from './means.ts'
import type { Measure } from './measure.ts'
import { measures } from './measure.ts'
import { type Measured, refused } from './measured.ts'
import { type Correlation, effectOfCorrelation, effectOfShare, type Share } from './one-group.ts'
import {
  effectAsGiven,
  effectOfDifference,
  effectOfObservedMinusExpected,
  effectOfRatio,
  effectOfRatioP,
  type RatioWithInterval,
} from './reported.ts'
import { effectOfRates, type Rates } from './rates.ts'
import { type Counts, effectOfCounts } from './two-groups.ts'
import type { ZeroCellRule } from './zero-cells.ts'

/** What a paper reports about one study, in the form in which it was found. */
export type Reported =
  | ({ kind: 'counts' } & Counts)
  | ({ kind: 'rates' } & Rates)
  | ({ kind: 'means' } & TwoMeans)
  | ({ kind: 'mean' } & { mean: number; sd: number; n: number })
  | ({ kind: 'correlation' } & Correlation)
  | ({ kind: 'share' } & Share)
  | ({ kind: 'ratio' } & RatioWithInterval)
  | { kind: 'ratio-p'; ratio: number; p: number }
  | { kind: 'observed-expected'; difference: number; variance: number }
  | { kind: 'difference'; difference: number; low: number; high: number; level?: number; df?: number }
  | { kind: 'effect'; effect: number; se: number }
  | { kind: 'effect-variance'; effect: number; variance: number }

export type EffectRules = { zeroCells?: ZeroCellRule; meanVariance?: MeanVariance }

/** The effect of one study on the scale of the measure, or the sentence that says why there is none. */
export function effectOf(measure: Measure, reported: Reported, rules: EffectRules = {}): Measured {
  switch (reported.kind) {
    case 'counts':
      return isOneOf(measure, 'RR', 'OR', 'RD', 'PETO')
        ? effectOfCounts(measure, reported, rules.zeroCells)
        : unfit(measure, 'events of two groups')
    case 'rates':
      return measure === 'IRR'
        ? effectOfRates(reported, rules.zeroCells)
        : unfit(measure, 'events and person-time of two groups')
    case 'means':
      return isOneOf(measure, 'MD', 'SMD', 'ROM')
        ? effectOfMeans(measure, reported, rules.meanVariance)
        : unfit(measure, 'means of two groups')
    case 'mean':
      return measure === 'MN' ? effectOfMean(reported) : unfit(measure, 'the mean of one group')
    case 'correlation':
      return isOneOf(measure, 'COR', 'ZCOR') ? effectOfCorrelation(measure, reported) : unfit(measure, 'a correlation')
    case 'share':
      return isOneOf(measure, 'PR', 'PLO', 'PAS', 'PFT')
        ? effectOfShare(measure, reported)
        : unfit(measure, 'events of one group')
    case 'ratio':
      return measures[measure].back === 'exp' ? effectOfRatio(reported) : unfit(measure, 'a ratio')
    case 'ratio-p':
      return measures[measure].back === 'exp' ? effectOfRatioP(reported) : unfit(measure, 'a ratio')
    case 'observed-expected':
      return isOneOf(measure, 'HR', 'PETO') ? effectOfObservedMinusExpected(reported) : unfit(measure, 'O − E')
    case 'difference':
      return isOneOf(measure, 'RD', 'MD', 'SMD', 'GEN', 'MN')
        ? effectOfDifference(reported)
        : unfit(measure, 'a difference')
    case 'effect':
    case 'effect-variance':
      return effectAsGiven(reported)
  }
}

const unfit = (measure: Measure, what: string) =>
  refused(`A ${measures[measure].name} (${measure}) cannot be computed from ${what}.`)

const isOneOf = <M extends Measure>(measure: Measure, ...some: M[]): measure is M =>
  (some as Measure[]).includes(measure)
