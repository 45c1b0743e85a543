import { logGamma } from '../distributions/log-gamma.ts'
import { firstWrong, HANDBOOK, measured, type Measured, refused } from './measured.ts'

/** Mean, standard deviation and size of two groups. `sharedBy`: in how many comparisons the control stands. */
export type TwoMeans = {
  mean: number
  sd: number
  n: number
  controlMean: number
  controlSd: number
  controlN: number
  sharedBy?: number
}

/** `separate`: each group its own variance. `pooled`: one standard deviation for both (for MD). */
export type MeanVariance = 'separate' | 'pooled'

function wrongMeans({ mean, sd, n, controlMean, controlSd, controlN, sharedBy = 1 }: TwoMeans): string | undefined {
  return firstWrong(
    ![mean, sd, n, controlMean, controlSd, controlN].every(Number.isFinite) && 'A mean, deviation or size is missing.',
    (sd < 0 || controlSd < 0) && 'A standard deviation is below 0.',
    (sd === 0 || controlSd === 0) && 'A standard deviation is 0: no group of people is so alike.',
    ![n, controlN].every(Number.isInteger) && 'The size of a group is not a whole number.',
    (n < 2 || controlN < 2) && 'A group has fewer than 2 people: it has no standard deviation.',
    !(Number.isInteger(sharedBy) && sharedBy >= 1) &&
      'The number of comparisons that share a control is not a whole number from 1 on.',
  )
}

/**
 * Hedges' correction for small samples, exact: Γ(m/2) / (√(m/2) Γ((m − 1)/2)) with m degrees of freedom.
 * Source: Hedges 1981, Journal of Educational Statistics 6:107–128.
 */
export const hedgesCorrection = (m: number): number =>
  Math.exp(logGamma(m / 2) - logGamma((m - 1) / 2)) / Math.sqrt(m / 2)

/** Difference of means, standardised difference or ratio of means. Source: Handbook 6.5 and 10.5. */
export function effectOfMeans(
  measure: 'MD' | 'SMD' | 'ROM',
  means: TwoMeans,
  variances: MeanVariance = 'separate',
): Measured {
  const wrong = wrongMeans(means)
  if (wrong) return refused(wrong)
  const { mean, sd, n, controlMean, controlSd, sharedBy = 1 } = means
  const n2 = means.controlN / sharedBy
  if (n2 < 2) return refused('Divided among its comparisons the control group has fewer than 2 people.')
  const notes = sharedBy > 1 ? [`control group divided among ${sharedBy} comparisons`] : []
  const m = n + n2 - 2
  const pooledVariance = ((n - 1) * sd ** 2 + (n2 - 1) * controlSd ** 2) / m
  const about = { derived: false, notes, n: n + n2 }

  if (measure === 'ROM') {
    if (!(mean * controlMean > 0)) return refused('A ratio of means needs two means of the same sign, neither 0.')
    return measured({
      effect: Math.log(mean / controlMean),
      variance: sd ** 2 / (n * mean ** 2) + controlSd ** 2 / (n2 * controlMean ** 2),
      formula: 'ln(m₁/m₂); variance s₁²/(n₁m₁²) + s₂²/(n₂m₂²)',
      source: 'Hedges, Gurevitch & Curtis 1999, Ecology 80:1150–1156',
      ...about,
    })
  }
  if (measure === 'SMD') {
    const g = (hedgesCorrection(m) * (mean - controlMean)) / Math.sqrt(pooledVariance)
    return measured({
      effect: g,
      variance: 1 / n + 1 / n2 + g ** 2 / (2 * (n + n2)),
      formula:
        'g = J(m₁ − m₂)/s, J = Γ(m/2)/(√(m/2)Γ((m − 1)/2)), m = n₁ + n₂ − 2; variance 1/n₁ + 1/n₂ + g²/(2(n₁ + n₂))',
      source: 'Hedges 1981, J. Educ. Stat. 6:107–128; Hedges & Olkin 1985',
      ...about,
    })
  }
  const isPooled = variances === 'pooled'
  return measured({
    effect: mean - controlMean,
    variance: isPooled ? pooledVariance * (1 / n + 1 / n2) : sd ** 2 / n + controlSd ** 2 / n2,
    formula: isPooled ? 'm₁ − m₂; variance s²(1/n₁ + 1/n₂), s pooled' : 'm₁ − m₂; variance s₁²/n₁ + s₂²/n₂',
    source: `${HANDBOOK}, 6.5.1`,
    ...about,
  })
}

/** One group's mean with its variance s²/n. */
export function effectOfMean({ mean, sd, n }: { mean: number; sd: number; n: number }): Measured {
  const wrong = wrongMeans({ mean, sd, n, controlMean: mean, controlSd: sd, controlN: n })
  if (wrong) return refused(wrong)
  return measured({
    effect: mean,
    variance: sd ** 2 / n,
    formula: 'm; variance s²/n',
    source: `${HANDBOOK}, 6.5`,
    derived: false,
    notes: [],
    n,
  })
}
