import { chiSquareUpper, chiSquareUpperQuantile } from '../distributions/chi-square.ts'
import { findFall } from '../distributions/find-root.ts'
import { normalUpperQuantile } from '../distributions/normal.ts'
import type { Effects } from './tau2.ts'
import { traces, weightedFit } from './weighted-fit.ts'

export type Limits = { low: number; high: number }

export type Heterogeneity = {
  /** Cochran's Q with its degrees of freedom and p value; with moderators the Q of what they leave. */
  q: number
  df: number
  p: number
  tau2: number
  tau: number
  /** Per cent of the variation that is not chance: 100 τ²/(τ² + typical variance), and the same from Q alone. */
  i2: number
  i2FromQ: number
  h2: number
  /** Q-profile interval of τ² and what follows from it; absent with one study. */
  tau2Interval?: Limits
  i2Interval?: Limits
  h2Interval?: Limits
  /** Interval of I² from Q alone, for what clinical programs print. */
  i2FromQInterval?: Limits
}

/** How different the studies are; without the Q-profile intervals, which are most of the work, where nobody reads them. Source: Higgins & Thompson 2002, Statistics in Medicine 21:1539–1558. */
export function heterogeneityOf(
  effects: Effects,
  tau2: number,
  isCommon: boolean,
  level = 0.95,
  hasIntervals = true,
): Heterogeneity | undefined {
  const fit = weightedFit(
    effects.y,
    effects.v.map((variance) => 1 / variance),
    effects.design,
  )
  if (!fit) return undefined
  const df = effects.y.length - fit.coefficients.length
  const typical = df > 0 ? df / traces(fit).p() : 0
  const i2FromQ = fit.q > df ? (100 * (fit.q - df)) / fit.q : 0
  const shared = { q: fit.q, df, p: df > 0 ? chiSquareUpper(fit.q, df) : 1, i2FromQ }
  const shareOf = (value: number) => (value > 0 ? (100 * value) / (typical + value) : 0)
  const ratioOf = (value: number) => value / typical + 1
  // One study, or as many coefficients as studies: what is left is rounding.
  if (df === 0) return { ...shared, q: 0, i2FromQ: 0, tau2: 0, tau: 0, i2: 0, h2: 1 }

  const tau2Interval = hasIntervals ? qProfile(effects, level) : undefined
  return {
    ...shared,
    tau2,
    tau: Math.sqrt(tau2),
    i2: isCommon ? i2FromQ : shareOf(tau2),
    h2: isCommon ? fit.q / df : ratioOf(tau2),
    ...(tau2Interval && {
      tau2Interval,
      i2Interval: { low: shareOf(tau2Interval.low), high: shareOf(tau2Interval.high) },
      h2Interval: { low: ratioOf(tau2Interval.low), high: ratioOf(tau2Interval.high) },
    }),
    ...(df > 1 && { i2FromQInterval: testBasedInterval(fit.q, df, level) }),
  }
}

/**
 * Interval of τ²: the values at which the generalised Q lies at the limits of chi-square. 0 to 0 where the studies agree more
 * than chance would have them. Source: Viechtbauer 2007, Statistics in Medicine 26:37–52.
 */
export function qProfile(effects: Effects, level = 0.95): Limits | undefined {
  const { y, v, design } = effects
  const df = y.length - (design[0]?.length ?? 0)
  if (df < 1) return undefined
  const tail = (1 - level) / 2
  const q = (tau2: number) =>
    weightedFit(
      y,
      v.map((variance) => 1 / (variance + tau2)),
      design,
    )?.q ?? Number.NaN
  const atZero = q(0)
  const limit = (critical: number) =>
    atZero <= critical ? 0 : (findFall((tau2) => q(tau2) - critical, 0, Math.min(...v)) ?? Infinity)
  return { low: limit(chiSquareUpperQuantile(tail, df)), high: limit(chiSquareUpperQuantile(1 - tail, df)) }
}

/** Interval of I² from Q by the logarithm of H. Source: Higgins & Thompson 2002, formulas for H in 3.3. */
function testBasedInterval(q: number, df: number, level: number): Limits {
  const k = df + 1
  const logH = Math.log(q / df) / 2
  const se =
    q > k
      ? (0.5 * (Math.log(q) - Math.log(df))) / (Math.sqrt(2 * q) - Math.sqrt(2 * k - 3))
      : Math.sqrt((1 / (2 * (k - 2))) * (1 - 1 / (3 * (k - 2) ** 2)))
  const reach = normalUpperQuantile((1 - level) / 2) * se
  const share = (at: number) => Math.max(0, 100 * (1 - Math.exp(-2 * at)))
  return { low: share(logH - reach), high: share(logH + reach) }
}
