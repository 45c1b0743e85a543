import { chiSquareUpper } from '../distributions/chi-square.ts'
import { normalLower, normalUpperQuantile } from '../distributions/normal.ts'
import type { EffectSize } from '../effect-sizes.ts'
import { inverted, times } from '../models/matrix.ts'
import { curvatureOf, type Maximum, maximise } from '../models/maximise.ts'
import { effectsFrom, type Estimate, estimateOf, fitModel, type NoModel, noModel } from '../models/model.ts'
import { logLikelihood } from '../models/tau2.ts'
import type { Favoured } from './pet-peese.ts'

export type SelectionStep = {
  /** Interval of the one-sided p value: above `from`, up to `to`. */
  from: number
  to: number
  studies: number
  /** How likely such a study is to be seen, against one of the first interval, and its standard error. */
  weight: number
  se?: number
}

export type Selection = {
  /** The mean effect that the selection leaves. */
  mu: Estimate
  tau2: number
  /** Absent in a common-effect model and where τ² is 0, at the border. */
  tau2Se?: number
  steps: SelectionStep[]
  logLikelihood: number
  /** Likelihood ratio test against no selection. */
  test: { statistic: number; df: number; p: number }
  /** The same model without selection, by maximum likelihood. */
  unadjusted: Estimate & { tau2: number; logLikelihood: number }
}

export type SelectionResult = { ok: true; selection: Selection } | NoModel

export type SelectionOptions = {
  favoured: Favoured
  /** Where the one-sided p value is cut: above 0, below 1, rising. 0.025 unless told. */
  steps?: readonly number[]
  /** `random`: effects differ around a mean. `common`: one effect. */
  kind?: 'random' | 'common'
  level?: number
}

/**
 * A selection model with a step function: studies of the favoured direction are seen the likelier, the smaller their one-sided p
 * value; the weights of the intervals are estimated with the effect, by maximum likelihood. Refused where an interval has no study.
 * Source: Hedges 1992, Statistical Science 7:246–255; Vevea & Hedges 1995, Psychometrika 60:419–435.
 */
export function selectionModel(studies: readonly EffectSize[], options: SelectionOptions): SelectionResult {
  const { favoured, steps = [0.025], kind = 'random', level = 0.95 } = options
  const cuts = [0, ...steps, 1]
  if (cuts.some((cut, i) => i > 0 && !(cut > (cuts[i - 1] ?? 0)))) {
    return noModel('The steps of a selection model lie between 0 and 1 and rise.')
  }
  const plain = fitModel(studies, kind === 'common' ? 'common' : 'ML', { level, profile: false })
  if (!plain.ok) return plain
  // As if the greater effects were favoured: for the others everything is turned round.
  const sign = favoured === 'greater' ? 1 : -1
  const turned = studies.map(({ effect, variance }) => ({ effect: sign * effect, variance }))
  const placed = turned.map(({ effect, variance }) => {
    const p = normalLower(-effect / Math.sqrt(variance))
    return cuts.findIndex((cut, i) => i > 0 && p <= cut) - 1
  })
  const counts = cuts.slice(1).map((_, j) => placed.filter((place) => place === j).length)
  if (counts.includes(0)) return noModel('An interval of p values holds no study: its weight cannot be estimated.')

  const likelihood = likelihoodOf(turned, placed, cuts)
  const isCommon = kind === 'common'
  const { model } = plain
  const f = (at: readonly number[]) =>
    isCommon ? likelihood(at[0] ?? 0, 0, at.slice(1)) : likelihood(at[0] ?? 0, (at[1] ?? 0) ** 2, at.slice(2))
  const typical = Math.sqrt(studies.length) * model.se
  const scales = [
    model.se,
    ...(isCommon ? [] : [Math.max(model.heterogeneity.tau, typical / 4)]),
    ...steps.map(() => 1),
  ]
  const top = highest(
    f,
    sign * model.estimate,
    isCommon ? [] : [model.heterogeneity.tau, typical / 2],
    steps.length,
    scales,
  )
  if (!top) return noModel('The likelihood of the selection model has no top that could be found.')

  const isAtZero = !isCommon && (top.at[1] ?? 0) ** 2 < 1e-9 * Math.min(...studies.map(({ variance }) => variance))
  const tau2 = isCommon || isAtZero ? 0 : (top.at[1] ?? 0) ** 2
  const free = top.at.map((_, i) => i).filter((i) => !(isAtZero && i === 1))
  const at = top.at.map((value, i) => (isAtZero && i === 1 ? 0 : value))
  const curvature = curvatureOf(
    (values) => f(at.map((value, i) => (free.includes(i) ? (values[free.indexOf(i)] ?? 0) : value))),
    free.map((i) => at[i] ?? 0),
    free.map((i) => scales[i] ?? 1),
  )
  const covariance = inverted(times(curvature, -1))
  if (!covariance)
    return noModel('The likelihood of the selection model is flat at its top: there are no standard errors.')
  const seOf = (i: number) => {
    const place = free.indexOf(i)
    return place < 0 ? undefined : Math.sqrt(covariance[place]?.[place] ?? Number.NaN)
  }
  const first = isCommon ? 1 : 2
  const without = logLikelihood('ML', model.heterogeneity.tau2, effectsFrom(studies)) - LOG_2PI * (studies.length / 2)
  const unadjustedTau2 = isCommon ? 0 : model.heterogeneity.tau2
  const statistic = Math.max(0, 2 * (top.height - without))
  const tauSe = isCommon ? undefined : seOf(1)
  return {
    ok: true,
    selection: {
      mu: estimateOf(sign * (top.at[0] ?? 0), seOf(0) ?? Number.NaN, level),
      tau2,
      ...(tauSe !== undefined && { tau2Se: 2 * Math.sqrt(tau2) * tauSe }),
      steps: counts.map((count, j) => {
        const weight = j === 0 ? 1 : Math.exp(at[first + j - 1] ?? 0)
        const se = j === 0 ? undefined : seOf(first + j - 1)
        const about = { from: cuts[j] ?? 0, to: cuts[j + 1] ?? 1, studies: count, weight }
        return se === undefined ? about : { ...about, se: weight * se }
      }),
      logLikelihood: top.height,
      test: { statistic, df: steps.length, p: chiSquareUpper(statistic, steps.length) },
      unadjusted: { ...estimateOf(model.estimate, model.se, level), tau2: unadjustedTau2, logLikelihood: without },
    },
  }
}

const LOG_2PI = Math.log(2 * Math.PI)

/** The logarithm of the likelihood of a mean, a variance between studies and the logarithms of the weights after the first. */
function likelihoodOf(studies: readonly EffectSize[], placed: readonly number[], cuts: readonly number[]) {
  // The effects at which a study of this error passes from one interval to the next, falling.
  const borders = studies.map(({ variance }) =>
    cuts.slice(1, -1).map((cut) => normalUpperQuantile(cut) * Math.sqrt(variance)),
  )
  return (mu: number, tau2: number, logWeights: readonly number[]): number => {
    const weights = [1, ...logWeights.map(Math.exp)]
    return studies.reduce((total, { effect, variance }, i) => {
      const spread = Math.sqrt(variance + tau2)
      const above = (borders[i] ?? []).map((border) => normalLower((mu - border) / spread))
      const seen = weights.reduce(
        (sum, weight, j) => sum + weight * ((above[j] ?? 1) - (j === 0 ? 0 : (above[j - 1] ?? 0))),
        0,
      )
      const z = (effect - mu) / spread
      return total + Math.log(weights[placed[i] ?? 0] ?? 1) - (LOG_2PI + z * z) / 2 - Math.log(spread) - Math.log(seen)
    }, 0)
  }
}

/** The highest top from several starts: a likelihood with weights may have more than one. */
function highest(
  f: (at: readonly number[]) => number,
  mu: number,
  taus: readonly number[],
  weights: number,
  scales: readonly number[],
): Maximum | undefined {
  const starts = (taus.length === 0 ? [[]] : taus.map((tau) => [tau])).flatMap((tau) =>
    [0, -1, -2].map((slope) => [
      mu * (slope === 0 ? 1 : 0.5),
      ...tau,
      ...Array.from({ length: weights }, (_, j) => slope * (j + 1) * 0.7),
    ]),
  )
  let best: Maximum | undefined
  for (const start of starts) {
    const top = maximise(f, start, scales)
    if (top && !(best && best.height >= top.height)) best = top
  }
  return best
}
