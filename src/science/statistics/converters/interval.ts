import { normalTwoSided, normalUpperQuantile } from '../distributions/normal.ts'
import { tTwoSided, tUpperQuantile } from '../distributions/student-t.ts'
import { type Derived, derived, impossible } from './derived.ts'

const HANDBOOK = 'Cochrane Handbook, version 6'

/** Limits of an interval as a paper prints them; `level` is 0.95 unless told, `df` makes it an interval by t. */
export type Limits = { low: number; high: number; level?: number; df?: number }

function wrongLimits({ low, high, level = 0.95, df }: Limits): string | undefined {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return 'A limit of the interval is missing.'
  if (low >= high) return 'The lower limit of the interval is not below the upper one.'
  if (!(level > 0 && level < 1)) return 'The level of the interval lies between 0 and 1: 0.95 for a 95% interval.'
  return df !== undefined && !(df > 0) ? 'The degrees of freedom are not above 0.' : undefined
}

const widthOf = ({ level = 0.95, df }: Limits) =>
  df === undefined ? normalUpperQuantile((1 - level) / 2) : tUpperQuantile((1 - level) / 2, df)

/** Standard error of a difference or mean from its interval. */
export function seFromInterval(limits: Limits): Derived {
  const wrong = wrongLimits(limits)
  if (wrong) return impossible(wrong)
  const letter = limits.df === undefined ? 'z' : `t(${limits.df})`
  return derived(
    (limits.high - limits.low) / (2 * widthOf(limits)),
    `SE = (upper − lower)/(2${letter})`,
    `${HANDBOOK}, 6.3.1 and 6.5.2.3`,
  )
}

/** Standard error of the logarithm of a ratio from the interval of the ratio. */
export function seFromRatioInterval(limits: Limits): Derived {
  const wrong = wrongLimits(limits)
  if (wrong) return impossible(wrong)
  if (limits.low <= 0) return impossible('A ratio is above 0, and so are the limits of its interval.')
  return derived(
    (Math.log(limits.high) - Math.log(limits.low)) / (2 * widthOf(limits)),
    'SE of ln ratio = (ln upper − ln lower)/(2z)',
    `${HANDBOOK}, 6.3.2`,
  )
}

const wrongP = (p: number) => {
  if (!(p >= 0 && p <= 1)) return 'A p value lies between 0 and 1.'
  if (p === 0) return 'A p value of exactly 0 is rounded: enter the bound that the paper gives.'
  return p === 1 ? 'A p value of 1 goes with no effect at all and tells nothing about its error.' : undefined
}

/** Standard error from an estimate (a difference, or the logarithm of a ratio) and its two-sided p value. */
export function seFromP(estimate: number, p: number, df?: number): Derived {
  const wrong = wrongP(p)
  if (wrong) return impossible(wrong)
  if (!(Math.abs(estimate) > 0)) return impossible('An effect of 0 has no standard error that a p value could tell.')
  const statistic = df === undefined ? normalUpperQuantile(p / 2) : tUpperQuantile(p / 2, df)
  return derived(
    Math.abs(estimate) / statistic,
    df === undefined ? 'SE = |estimate|/z, z from p' : `SE = |estimate|/t, t(${df}) from p`,
    `${HANDBOOK}, 6.3.1 and 6.5.2.3; Altman & Bland 2011, BMJ 343:d2090`,
  )
}

/** Limits of an interval from an estimate and its p value, both on the scale of the estimate. */
export function intervalFromP(estimate: number, p: number, level = 0.95): { low: Derived; high: Derived } {
  const se = seFromP(estimate, p)
  if (!se.ok) return { low: se, high: se }
  const reach = normalUpperQuantile((1 - level) / 2) * se.value
  const source = 'Altman & Bland 2011, BMJ 343:d2090'
  return {
    low: derived(estimate - reach, 'lower = estimate − z·SE, SE = |estimate|/z of p', source),
    high: derived(estimate + reach, 'upper = estimate + z·SE, SE = |estimate|/z of p', source),
  }
}

/** Two-sided p value from an estimate and its interval, both on the scale of the estimate. */
export function pFromInterval(estimate: number, limits: Limits): Derived {
  const se = seFromInterval(limits)
  if (!se.ok) return se
  const statistic = estimate / se.value
  const p = limits.df === undefined ? normalTwoSided(statistic) : tTwoSided(statistic, limits.df)
  return derived(p, 'p of estimate/SE, SE from the interval', 'Altman & Bland 2011, BMJ 343:d2304')
}
