import { isRatio } from '../effect-measures.ts'
import { normalTwoSided, normalUpperQuantile } from '../../statistics/distributions/normal.ts'
import type { FactOf } from '../facts/fact.ts'
import { couldBeReported, saysSignificant } from './p-from-test.ts'
import { numberWords, roundedFrom, type Recheck, type Verdict } from './recheck.ts'

type Effect = FactOf<'effect-size'>
type Scale = { to: (value: number) => number; from: (value: number) => number; none: number }

/** The scale on which intervals are symmetric: the logarithm for ratios, Fisher's z for a correlation, else as it is. */
function scaleOf(measure: Effect['measure']): Scale | undefined {
  if (isRatio(measure)) return { to: Math.log, from: Math.exp, none: 0 }
  if (measure === 'r') return { to: Math.atanh, from: Math.tanh, none: 0 }
  if (['MD', 'SMD', 'RD', 'beta', 'difference'].includes(measure))
    return { to: (value) => value, from: (value) => value, none: 0 }
  // Shares, explained variance: their intervals are asymmetric, and 0 is their edge.
  return undefined
}

const rangeWords = ({ low, high, level }: { low: number; high: number; level: number }) =>
  `${level}% CI ${numberWords(low)} to ${numberWords(high)}`

/** The estimate outside its own interval, which never fits. */
export function recheckInside(effect: Effect): Recheck | undefined {
  const { outside, interval, value, measure } = effect
  const shown = outside ?? interval
  if (!shown) return undefined
  return {
    rule: 'estimate-in-interval',
    verdict: outside ? 'does not fit' : 'fits',
    reported: `${measure} ${numberWords(value)}`,
    recomputed: rangeWords(shown),
    facts: [effect],
  }
}

/** How far from the middle, as a share of half the interval's width, is still unremarkable beside rounding. */
const UNREMARKABLE = 0.1

/**
 * Whether the estimate is the middle of its interval, on the logarithm for ratios, with the rounding of all three numbers.
 * Exact, profile and bootstrap intervals may be asymmetric: what does not fit is unusual, no error.
 *
 * Source: Cochrane Handbook 6.4, sections 6.3.1 and 6.3.2 (standard errors from symmetric intervals, log scale for ratios).
 */
export function recheckSymmetry(effect: Effect): Recheck | undefined {
  const { value, decimals, interval, measure } = effect
  const scale = scaleOf(measure)
  if (!interval || !scale) return undefined
  const low = spreadOf(scale, interval.low, interval.decimals)
  const high = spreadOf(scale, interval.high, interval.decimals)
  const at = spreadOf(scale, value, decimals)
  const middle = { low: (low.low + high.low) / 2, high: (low.high + high.high) / 2 }
  const width = (scale.to(interval.high) - scale.to(interval.low)) / 2
  if (![middle.low, middle.high, width, at.low, at.high].every(Number.isFinite) || width <= 0) return undefined
  const gap = Math.max(0, at.low - middle.high, middle.low - at.high)
  return {
    rule: 'interval-symmetric',
    verdict: gap > UNREMARKABLE * width ? 'unusual' : 'fits',
    reported: `${measure} ${numberWords(value)}`,
    recomputed: `middle of the interval ${numberWords(scale.from((scale.to(interval.low) + scale.to(interval.high)) / 2))}`,
    facts: [effect],
  }
}

function spreadOf(scale: Scale, value: number, decimals: number) {
  const { low, high } = roundedFrom(value, decimals)
  return { low: scale.to(scale.to === Math.log ? Math.max(low, 1e-12) : low), high: scale.to(high) }
}

/** Intervals of t and exact methods are wider than those of the normal: p may differ so many times before it is said. */
const TIMES = 5

/**
 * P value from the estimate and its interval (normal theory, on the logarithm for ratios), against the one reported. Says
 * "changes the decision" when the interval leaves no effect out and p is above 0.05 or the other way round, with room for
 * rounding; "does not fit" when they are further apart than five times.
 *
 * Source: Altman & Bland 2011, BMJ 343:d2304 (how to obtain the P value from a confidence interval).
 */
export function recheckPFromInterval(effect: Effect): Recheck | undefined {
  const { value, decimals, interval, measure, p } = effect
  const scale = scaleOf(measure)
  if (!interval || !p || !scale || interval.level < 50) return undefined
  const z = normalUpperQuantile((1 - interval.level / 100) / 2)
  const low = spreadOf(scale, interval.low, interval.decimals)
  const high = spreadOf(scale, interval.high, interval.decimals)
  const estimate = spreadOf(scale, value, decimals)
  const error = (scale.to(interval.high) - scale.to(interval.low)) / (2 * z)
  const narrow = (high.low - low.high) / (2 * z)
  const wide = (high.high - low.low) / (2 * z)
  if (!(error > 0) || !(narrow > 0) || ![estimate.low, estimate.high, wide].every(Number.isFinite)) return undefined
  const nearest =
    estimate.low <= 0 && estimate.high >= 0 ? 0 : Math.min(Math.abs(estimate.low), Math.abs(estimate.high))
  const furthest = Math.max(Math.abs(estimate.low), Math.abs(estimate.high))
  const range = { low: normalTwoSided(furthest / narrow), high: normalTwoSided(nearest / wide) }
  const exact = normalTwoSided(scale.to(value) / error)
  const claimed = saysSignificant(p)
  const excludes = low.low > scale.none || high.high < scale.none
  const includes = low.high < scale.none && high.low > scale.none
  const contradicts = interval.level === 95 && ((claimed === true && includes) || (claimed === false && excludes))
  const fits = couldBeReported({ low: range.low / TIMES, high: Math.min(1, range.high * TIMES) }, p)
  const borderline = Math.abs(p.value - 0.05) < 0.015 && p.operator === '='
  const verdict: Verdict =
    contradicts && !borderline ? 'changes the decision' : fits || borderline ? 'fits' : 'does not fit'
  return {
    rule: 'p-from-interval',
    verdict,
    reported: `p ${p.operator} ${p.value}, ${rangeWords(interval)}`,
    recomputed: `p ${exact < 0.001 ? '' : 'about '}${numberWords(exact)}`,
    facts: [effect],
  }
}
