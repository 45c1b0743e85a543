import { seFromInterval, seFromP, seFromRatioInterval } from '../converters/interval.ts'
import { measured, type Measured, refused } from './measured.ts'

/** Tolerated distance of an estimate from the middle of its interval, as a share of the half width. */
const OFF_CENTRE = 0.1

const offCentre = (estimate: number, low: number, high: number) =>
  Math.abs(estimate - (low + high) / 2) > OFF_CENTRE * ((high - low) / 2)
    ? ['the estimate does not lie in the middle of its interval: look for a typing error or rounding']
    : []

/** A ratio (HR, OR, RR) with its interval, as papers print it. */
export type RatioWithInterval = { ratio: number; low: number; high: number; level?: number }

export function effectOfRatio({ ratio, low, high, level = 0.95 }: RatioWithInterval): Measured {
  if (!(ratio > 0)) return refused('A ratio is above 0.')
  const se = seFromRatioInterval({ low, high, level })
  if (!se.ok) return refused(se.reason)
  if (ratio < low || ratio > high) return refused(`The ratio ${ratio} lies outside its own interval.`)
  return measured({
    effect: Math.log(ratio),
    variance: se.value ** 2,
    formula: `ln ratio; ${se.formula}`,
    source: se.source,
    derived: true,
    notes: offCentre(Math.log(ratio), Math.log(low), Math.log(high)),
  })
}

/** A ratio with its two-sided p value. */
export function effectOfRatioP({ ratio, p }: { ratio: number; p: number }): Measured {
  if (!(ratio > 0)) return refused('A ratio is above 0.')
  const se = seFromP(Math.log(ratio), p)
  if (!se.ok) return refused(se.reason)
  return measured({
    effect: Math.log(ratio),
    variance: se.value ** 2,
    formula: `ln ratio; ${se.formula}`,
    source: se.source,
    derived: true,
    notes: [],
  })
}

/** Log hazard ratio from O − E and its variance V of a log-rank analysis. */
export function effectOfObservedMinusExpected({
  difference,
  variance,
}: {
  difference: number
  variance: number
}): Measured {
  if (!(variance > 0)) return refused('The variance of O − E is not above 0.')
  return measured({
    effect: difference / variance,
    variance: 1 / variance,
    formula: 'ln HR = (O − E)/V; variance 1/V',
    source: 'Parmar, Torri & Stewart 1998, Statistics in Medicine 17:2815–2834',
    derived: true,
    notes: [],
  })
}

/** A difference with its interval; `df` when the interval was made with t. */
export function effectOfDifference(reported: {
  difference: number
  low: number
  high: number
  level?: number
  df?: number
}): Measured {
  const { difference, low, high } = reported
  const se = seFromInterval(reported)
  if (!se.ok) return refused(se.reason)
  if (!(difference >= low && difference <= high))
    return refused(`The difference ${difference} lies outside its own interval.`)
  return measured({
    effect: difference,
    variance: se.value ** 2,
    formula: `difference; ${se.formula}`,
    source: se.source,
    derived: true,
    notes: offCentre(difference, low, high),
  })
}

/** An effect on the pooled scale with its standard error or variance, taken as it is. */
export function effectAsGiven(given: { effect: number; se: number } | { effect: number; variance: number }): Measured {
  if (!Number.isFinite(given.effect)) return refused('The effect is missing.')
  const variance = 'se' in given ? given.se ** 2 : given.variance
  if ('se' in given && given.se < 0) return refused('The standard error is below 0.')
  if (!(variance > 0)) return refused('The variance is not above 0.')
  return measured({
    effect: given.effect,
    variance,
    formula: 'se' in given ? 'effect as given; variance SE²' : 'effect and variance as given',
    source: 'as reported',
    derived: false,
    notes: [],
  })
}
