import { chiSquareUpper } from '../distributions/chi-square.ts'
import { fUpper } from '../distributions/f.ts'
import { type EffectSize, isComputable } from '../effect-sizes.ts'
import { type Heterogeneity, heterogeneityOf } from './heterogeneity.ts'
import {
  BEYOND_NUMBERS,
  dispersion,
  effectsFrom,
  type Estimate,
  estimateOf,
  type ModelKind,
  type ModelOptions,
  noModel,
  type NoModel,
  shares,
  tau2Of,
} from './model.ts'
import { dot, weightedFit } from './weighted-fit.ts'

/** A moderator: its name in the table and one number a study. A class with three values is two moderators of 0 and 1. */
export type Moderator = { name: string; values: readonly number[] }

export type Regression = {
  k: number
  kind: ModelKind
  /** The intercept first, then one for each moderator. */
  coefficients: (Estimate & { name: string })[]
  covariance: number[][]
  df?: number
  /** Test of all moderators together: chi-square on m, or F on m and df under Knapp and Hartung. */
  qm: number
  qmDf: number
  qmP: number
  /** What the moderators leave. */
  heterogeneity: Heterogeneity
  /** Per cent of the variance between studies that the moderators take away; absent where there was none. */
  r2?: number
  fitted: number[]
  residuals: number[]
  hat: number[]
  weights: number[]
}

export type RegressionResult = { ok: true; regression: Regression } | NoModel

const OUTWEIGHED = 'One study weighs so much more than the others that the moderators cannot be told apart.'
const inverseOf = (variances: readonly number[], tau2 = 0) => variances.map((variance) => 1 / (variance + tau2))

/**
 * How the effect changes with moderators. Fewer than two studies more than coefficients are refused: nothing is left to test
 * with. Source: Thompson & Higgins 2002, Statistics in Medicine 21:1559–1573; Knapp & Hartung 2003.
 */
export function metaRegression(
  studies: readonly EffectSize[],
  moderators: readonly Moderator[],
  kind: ModelKind,
  options: ModelOptions = {},
): RegressionResult {
  const { test = 'normal', level = 0.95 } = options
  const k = studies.length
  const p = moderators.length + 1
  if (moderators.length === 0) return noModel('No moderator is chosen.')
  if (moderators.some(({ values }) => values.length !== k || !values.every(Number.isFinite))) {
    return noModel('A study has no value of a moderator: leave the study out or fill the value in.')
  }
  if (k < p + 1)
    return noModel(`${k} studies are too few for ${moderators.length} moderators: at least ${p + 1} are needed.`)
  if (!studies.every(isComputable)) return noModel(BEYOND_NUMBERS)
  const base = effectsFrom(studies)
  const effects = { ...base, design: base.y.map((_, i) => [1, ...moderators.map(({ values }) => values[i] ?? 0)]) }
  const plain = weightedFit(
    effects.y,
    effects.y.map(() => 1),
    effects.design,
  )
  if (!plain) return noModel('A moderator never changes, or says the same as the others together.')

  if (!weightedFit(effects.y, inverseOf(effects.v), effects.design)) return noModel(OUTWEIGHED)
  const between = tau2Of(effects, kind)
  if (!between.ok) return between
  const fit = weightedFit(effects.y, inverseOf(effects.v, between.tau2), effects.design)
  const heterogeneity = heterogeneityOf(effects, between.tau2, kind === 'common', level)
  if (!fit || !heterogeneity) return noModel('A moderator never changes, or says the same as the others together.')

  const df = k - p
  const isT = test !== 'normal'
  const scale = isT ? dispersion(fit.q, df, test) : 1
  const covariance = fit.covariance.map((row) => row.map((value) => value * scale))
  const names = ['intercept', ...moderators.map(({ name }) => name)]
  const wald = waldOf(
    fit.coefficients.slice(1),
    covariance.slice(1).map((row) => row.slice(1)),
  )
  const m = p - 1
  const r2 = explained(base, effects, between.tau2, kind)
  return {
    ok: true,
    regression: {
      k,
      kind,
      coefficients: fit.coefficients.map((value, i) => ({
        name: names[i] ?? '',
        ...estimateOf(value, Math.sqrt(covariance[i]?.[i] ?? Number.NaN), level, isT ? df : undefined),
      })),
      covariance,
      ...(isT && { df }),
      qm: isT ? wald / m : wald,
      qmDf: m,
      qmP: isT ? fUpper(wald / m, m, df) : chiSquareUpper(wald, m),
      heterogeneity,
      ...(r2 !== undefined && { r2 }),
      fitted: fit.fitted,
      residuals: fit.residuals,
      hat: fit.hat,
      weights: shares(fit.weights),
    },
  }
}

/** b'V⁻¹b: how far coefficients lie from 0, in units of their own error. */
export function waldOf(b: readonly number[], covariance: readonly (readonly number[])[]): number {
  // V = LL', so that b'V⁻¹b is the square of the solution of Lx = b.
  const lower: number[][] = []
  const x: number[] = []
  for (const [i, row] of covariance.entries()) {
    const line: number[] = []
    for (let j = 0; j < i; j++)
      line.push(((row[j] ?? 0) - dot(line, lower[j]?.slice(0, j) ?? [])) / (lower[j]?.[j] ?? 1))
    line.push(Math.sqrt((row[i] ?? 0) - dot(line, line)))
    lower.push(line)
    x.push(((b[i] ?? 0) - dot(line.slice(0, i), x)) / (line[i] ?? 1))
  }
  return dot(x, x)
}

type Both = ReturnType<typeof effectsFrom>

/** R²: the share of τ² that is gone; in a common-effect model the share of Q per degree of freedom. */
function explained(base: Both, effects: Both, tau2: number, kind: ModelKind): number | undefined {
  if (kind === 'common') {
    const before = heterogeneityOf(base, 0, true)
    const after = heterogeneityOf(effects, 0, true)
    if (!before || !after || before.q === 0) return undefined
    return Math.max(0, 100 * (1 - after.h2 / before.h2))
  }
  const without = tau2Of(base, kind)
  if (!without.ok || without.tau2 === 0) return undefined
  return Math.max(0, (100 * (without.tau2 - tau2)) / without.tau2)
}
