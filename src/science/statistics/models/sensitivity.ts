import { chiSquareLower } from '../distributions/chi-square.ts'
import type { EffectSize } from '../effect-sizes.ts'
import { fitModel, type ModelKind, type ModelOptions, type ModelResult } from './model.ts'

/** The model without each study in turn, in the order given. */
export const leaveOneOut = (
  studies: readonly EffectSize[],
  kind: ModelKind,
  options: ModelOptions = {},
): ModelResult[] =>
  studies.map((_, left) =>
    fitModel(
      studies.filter((_, i) => i !== left),
      kind,
      options,
    ),
  )

/** The model of the first, the first two, the first three … studies of `order` (places in the list). */
export const cumulative = (
  studies: readonly EffectSize[],
  order: readonly number[],
  kind: ModelKind,
  options: ModelOptions = {},
): ModelResult[] => {
  const ordered = order.flatMap((place) => studies[place] ?? [])
  return ordered.map((_, i) => fitModel(ordered.slice(0, i + 1), kind, options))
}

export type Influence = {
  /** Residual of the study against the model made without it, in its standard errors. */
  rstudent: number
  /** Change of its fitted value when it is left out, in standard errors. */
  dffits: number
  /** Squared distance between the estimates with and without it. */
  cook: number
  /** Variance of the estimate without it by that with it: below 1, the estimate is surer without it. */
  covarianceRatio: number
  tau2Without: number
  qWithout: number
  hat: number
  /** Per cent. */
  weight: number
  dfbetas: number
  /** Why there is no model without this study: its other figures but hat and weight are NaN. */
  refused?: string
  /** True where a measure is beyond the usual bound: |DFFITS| > 3√(1/(k − 1)), Cook's distance beyond the median of chi-square on 1, hat > 3/k, |DFBETAS| > 1. */
  isInfluential: boolean
}

export type InfluenceResult = { ok: true; influences: Influence[] } | { ok: false; reason: string }

/**
 * How much each study moves a model without moderators, by leaving it out and estimating anew. Needs three studies. Where there
 * is no model without a study, that one alone says so.
 * Source: Viechtbauer & Cheung 2010, Research Synthesis Methods 1:112–125.
 */
export function influence(
  studies: readonly EffectSize[],
  kind: ModelKind,
  options: ModelOptions = {},
  /** The models without each study, where they are there already. */
  known?: readonly ModelResult[],
): InfluenceResult {
  const k = studies.length
  if (k < 3) return { ok: false, reason: 'Leaving studies out in turn needs at least 3 studies.' }
  const whole = fitModel(studies, kind, options)
  if (!whole.ok) return { ok: false, reason: whole.reason }
  const { model } = whole
  const influences: Influence[] = []
  for (const [i, without] of (known ?? leaveOneOut(studies, kind, options)).entries()) {
    const study = studies[i]
    if (!study) continue
    const weight = model.weights[i] ?? 0
    const hat = weight / 100
    if (!without.ok) {
      influences.push({ ...unknown, hat, weight, isInfluential: hat > 3 / k, refused: without.reason })
      continue
    }
    const rest = without.model
    const tau2 = rest.heterogeneity.tau2
    const change = model.estimate - rest.estimate
    const scale = dispersionOf(rest, studies, i, tau2)
    const meanVariance = scale / studies.reduce((total, { variance }) => total + 1 / (variance + tau2), 0)
    const dffits = change / Math.sqrt(scale * hat * (tau2 + study.variance))
    const cook = change ** 2 / model.se ** 2
    const dfbetas = change / Math.sqrt(meanVariance)
    influences.push({
      rstudent: (study.effect - rest.estimate) / Math.sqrt(study.variance + tau2 + rest.se ** 2),
      dffits,
      cook,
      covarianceRatio: rest.se ** 2 / model.se ** 2,
      tau2Without: tau2,
      qWithout: rest.heterogeneity.q,
      hat,
      weight,
      dfbetas,
      isInfluential:
        Math.abs(dffits) > 3 * Math.sqrt(1 / (k - 1)) ||
        chiSquareLower(cook, 1) > 0.5 ||
        hat > 3 / k ||
        Math.abs(dfbetas) > 1,
    })
  }
  return { ok: true, influences }
}

const unknown = {
  rstudent: Number.NaN,
  dffits: Number.NaN,
  cook: Number.NaN,
  covarianceRatio: Number.NaN,
  tau2Without: Number.NaN,
  qWithout: Number.NaN,
  dfbetas: Number.NaN,
}

/** Knapp and Hartung's factor of a model, 1 for a test by z. */
function dispersionOf(
  rest: { se: number; test: string },
  studies: readonly EffectSize[],
  left: number,
  tau2: number,
): number {
  if (rest.test === 'normal') return 1
  const weights = studies.reduce((total, { variance }, i) => total + (i === left ? 0 : 1 / (variance + tau2)), 0)
  return rest.se ** 2 * weights
}
