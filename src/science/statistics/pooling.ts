import type { EffectSize } from './effect-sizes.ts'

export type Pooled = {
  /** Number of studies. */
  k: number
  /** Pooled effect, standard error and 95% interval, on the scale of the effects. */
  effect: number
  se: number
  low: number
  high: number
  /** Variance between studies: the effects' scale, squared. 0 under a common effect. */
  tau2: number
  /** Cochran's Q, on k − 1 degrees of freedom. */
  q: number
  /** Share of the variation that is not chance, in per cent: 100 · max(0, (Q − df) / Q). */
  i2: number
  /** Share of each study in the pooled effect, in per cent, in the order given. */
  weights: number[]
}

/** 97.5th percentile of the standard normal distribution. */
const Z95 = 1.959963984540054

/** 95% interval of an effect by the normal distribution. */
export const intervalOf = ({ effect, variance }: EffectSize): { low: number; high: number } => ({
  low: effect - Z95 * Math.sqrt(variance),
  high: effect + Z95 * Math.sqrt(variance),
})

/**
 * One effect behind all studies, weighted by the inverse of their variances. Undefined without studies.
 * Source: Cochrane Handbook for Systematic Reviews of Interventions, chapter 10.3.
 */
export const poolCommonEffect = (studies: readonly EffectSize[]): Pooled | undefined => pool(studies, () => 0)

/**
 * Effects that differ between studies around a mean; their variance estimated by the method of moments and cut off at 0.
 * Undefined without studies. Source: DerSimonian & Laird 1986, Controlled Clinical Trials 7:177–188.
 */
export const poolRandomEffects = (studies: readonly EffectSize[]): Pooled | undefined => pool(studies, momentTau2)

function pool(studies: readonly EffectSize[], estimateTau2: (q: number, weights: number[]) => number) {
  if (studies.length === 0) return undefined
  const precisions = studies.map(({ variance }) => 1 / variance)
  const common = meanOf(studies, precisions)
  const q = sum(studies.map(({ effect }, i) => (precisions[i] ?? 0) * (effect - common) ** 2))
  const df = studies.length - 1

  const tau2 = estimateTau2(q, precisions)
  const weights = studies.map(({ variance }) => 1 / (variance + tau2))
  const total = sum(weights)
  const effect = meanOf(studies, weights)
  return {
    k: studies.length,
    effect,
    se: Math.sqrt(1 / total),
    ...intervalOf({ effect, variance: 1 / total }),
    tau2,
    q,
    i2: q > df ? (100 * (q - df)) / q : 0,
    weights: weights.map((weight) => (100 * weight) / total),
  }
}

function momentTau2(q: number, weights: number[]): number {
  const spread = sum(weights) - sum(weights.map((weight) => weight ** 2)) / sum(weights)
  return spread > 0 ? Math.max(0, (q - (weights.length - 1)) / spread) : 0
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const meanOf = (studies: readonly EffectSize[], weights: readonly number[]) =>
  sum(studies.map(({ effect }, i) => effect * (weights[i] ?? 0))) / sum(weights)
