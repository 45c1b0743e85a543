import { normalTwoSided, normalUpperQuantile } from '../distributions/normal.ts'
import { tTwoSided, tUpperQuantile } from '../distributions/student-t.ts'
import { type EffectSize, isComputable } from '../effect-sizes.ts'
import { type Heterogeneity, heterogeneityOf, type Limits } from './heterogeneity.ts'
import { type Effects, estimateTau2, type Tau2Method } from './tau2.ts'
import { dot, interceptOnly, weightedFit } from './weighted-fit.ts'

/** One effect behind all studies, or effects that differ around a mean. */
export type ModelKind = 'common' | Tau2Method

/**
 * Test and interval of the pooled effect. `normal`: by z. `knapp-hartung`: by t with a standard error from the residuals.
 * `knapp-hartung-ad-hoc`: the same, never smaller than by z (Rover, Knapp & Friede 2015, BMC Med. Res. Methodol. 15:99).
 * Source: Knapp & Hartung 2003, Statistics in Medicine 22:2693–2710.
 */
export type TestKind = 'normal' | 'knapp-hartung' | 'knapp-hartung-ad-hoc'

/** Degrees of freedom of the t of a prediction interval: k − 2 (Higgins and others 2009), k − 1, or none for the normal one. */
export type PredictionKind = 'k-2' | 'k-1' | 'normal'

export type ModelOptions = {
  test?: TestKind
  prediction?: PredictionKind
  /** Level of all intervals, 0.95 unless told. */
  level?: number
  /** False: no Q-profile intervals of the heterogeneity, for models of which only the effect is read. They are most of the work. */
  profile?: boolean
}

export type Estimate = Limits & { estimate: number; se: number; statistic: number; p: number }

export type Model = Estimate & {
  k: number
  kind: ModelKind
  test: TestKind
  level: number
  /** Degrees of freedom of the t behind test and interval; absent when it is by z. */
  df?: number
  tau2Se?: number
  heterogeneity: Heterogeneity
  /** Where the effect of a new study would lie; absent in a common-effect model and where there are no degrees of freedom. */
  prediction?: Limits & { kind: PredictionKind }
  /** Share of each study in per cent, in the order given. */
  weights: number[]
}

/** A model that could not be made, with the estimator to try where this one has no value. */
export type NoModel = { ok: false; reason: string; next?: Tau2Method }
export type ModelResult = { ok: true; model: Model } | NoModel

export const BEYOND_NUMBERS =
  'An effect or a variance is missing, or so large or so small that nothing can be computed from it.'

export const noModel = (reason: string): NoModel => ({ ok: false, reason })

/** Pools studies without moderators. One study is its own answer, with no variance between studies. */
export function fitModel(studies: readonly EffectSize[], kind: ModelKind, options: ModelOptions = {}): ModelResult {
  if (studies.length === 0) return noModel('There is no study to pool.')
  if (!studies.every(isComputable)) return noModel(BEYOND_NUMBERS)
  const { test = 'normal', level = 0.95 } = options
  const effects = effectsFrom(studies)
  const k = studies.length
  const between = tau2Of(effects, kind)
  if (!between.ok) return between

  const fit = weightedFit(
    effects.y,
    effects.v.map((variance) => 1 / (variance + between.tau2)),
    effects.design,
  )
  const heterogeneity = heterogeneityOf(effects, between.tau2, kind === 'common', level, options.profile ?? true)
  if (!fit || !heterogeneity) return noModel('The studies cannot be weighted.')
  const isT = test !== 'normal' && k > 1
  const scale = isT ? dispersion(fit.q, k - 1, test) : 1
  const estimate = fit.coefficients[0] ?? Number.NaN
  const se = Math.sqrt(scale * (fit.covariance[0]?.[0] ?? Number.NaN))
  const model: Model = {
    k,
    kind,
    test,
    level,
    ...estimateOf(estimate, se, level, isT ? k - 1 : undefined),
    ...(isT && { df: k - 1 }),
    ...(between.se !== undefined && { tau2Se: between.se }),
    heterogeneity,
    weights: shares(fit.weights),
  }
  const prediction = kind === 'common' ? undefined : predictionOf(model, between.tau2, options.prediction ?? 'k-2')
  return { ok: true, model: { ...model, ...(prediction && { prediction }) } }
}

export const effectsFrom = (studies: readonly EffectSize[]): Effects => ({
  y: studies.map(({ effect }) => effect),
  v: studies.map(({ variance }) => variance),
  design: interceptOnly(studies.length),
})

/** τ² of a model: 0 in a common-effect model and where there is nothing left to estimate it from. */
export function tau2Of(effects: Effects, kind: ModelKind): { ok: true; tau2: number; se?: number } | NoModel {
  if (kind === 'common' || effects.y.length <= (effects.design[0]?.length ?? 0)) return { ok: true, tau2: 0 }
  const found = estimateTau2(kind, effects)
  return found.ok ? { ok: true, tau2: found.tau2, se: found.se } : { ok: false, reason: found.reason, next: found.next }
}

/** What multiplies the variance of the estimate under Knapp and Hartung. */
export const dispersion = (q: number, df: number, test: TestKind): number =>
  test === 'normal' ? 1 : test === 'knapp-hartung' ? q / df : Math.max(1, q / df)

/** Test and interval by z, or by t where degrees of freedom are given. Without any error there is nothing to test against: p is NaN. */
export function estimateOf(estimate: number, se: number, level: number, df?: number): Estimate {
  const statistic = se > 0 ? estimate / se : Number.NaN
  const tail = (1 - level) / 2
  const reach = (df === undefined ? normalUpperQuantile(tail) : tUpperQuantile(tail, df)) * se
  const p = df === undefined ? normalTwoSided(statistic) : tTwoSided(statistic, df)
  return { estimate, se, statistic, p, low: estimate - reach, high: estimate + reach }
}

/** Source: Higgins, Thompson & Spiegelhalter 2009, J. R. Stat. Soc. A 172:137–159. */
function predictionOf({ estimate, se, k, level }: Model, tau2: number, kind: PredictionKind) {
  const df = kind === 'k-2' ? k - 2 : k - 1
  if (kind !== 'normal' && df < 1) return undefined
  const tail = (1 - level) / 2
  const reach = (kind === 'normal' ? normalUpperQuantile(tail) : tUpperQuantile(tail, df)) * Math.sqrt(tau2 + se ** 2)
  return { low: estimate - reach, high: estimate + reach, kind }
}

export function shares(weights: readonly number[]): number[] {
  const total = dot(
    weights,
    weights.map(() => 1),
  )
  return weights.map((weight) => (100 * weight) / total)
}
