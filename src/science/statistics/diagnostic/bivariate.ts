import { normalUpperQuantile } from '../distributions/normal.ts'
import { firstWrong } from '../measures/measured.ts'
import { type Block, blockFit } from '../models/block-fit.ts'
import type { Limits } from '../models/heterogeneity.ts'
import { maximise } from '../models/maximise.ts'
import { type NoModel, noModel } from '../models/model.ts'

/** People with the condition whom the test finds and misses, people without it whom it takes for ill and clears. */
export type AccuracyTable = { tp: number; fn: number; fp: number; tn: number }

/** A half to the four cells of a study with an empty one, or to those of every study. */
export type AccuracyCorrection = 'where-zero' | 'all'

/** A proportion by its logit: estimate and limits as people read them. */
export type Accuracy = Limits & { estimate: number; logit: number; se: number }
export type AccuracyRatio = Limits & { estimate: number }

export type Bivariate = {
  k: number
  sensitivity: Accuracy
  specificity: Accuracy
  /** Covariance of the two mean logits, sensitivity first. */
  covariance: number[][]
  /** Between studies: variances of the logits, their covariance and correlation. */
  between: { sensitivity: number; specificity: number; covariance: number; rho: number }
  diagnosticOddsRatio: AccuracyRatio
  positiveRatio: AccuracyRatio
  negativeRatio: AccuracyRatio
  /** The same model as a summary ROC curve; absent where the studies do not differ in one of the two. */
  curve?: SummaryCurve
  /**
   * Ellipses around the mean logits: of the mean, and of a new study. A point is inside where its squared distance in units of
   * the covariance is at most `radius`.
   */
  regions: { confidence: number[][]; prediction: number[][]; radius: number }
  logLikelihood: number
}

/** Harbord's parameters of the curve; `area` under it from 0 to 1. */
export type SummaryCurve = {
  accuracy: number
  threshold: number
  shape: number
  accuracyVariance: number
  thresholdVariance: number
  area: number
}

export type BivariateResult = { ok: true; model: Bivariate } | NoModel

/**
 * Sensitivity and specificity of a test pooled together, with their correlation between studies: logits with normal errors, by
 * restricted maximum likelihood. Source: Reitsma and others 2005, J. Clin. Epidemiol. 58:982–990; the curve after Harbord and
 * others 2007, Biostatistics 8:239–251.
 */
export function bivariate(
  tables: readonly AccuracyTable[],
  options: { correction?: AccuracyCorrection; level?: number } = {},
): BivariateResult {
  const { correction = 'where-zero', level = 0.95 } = options
  const wrong = wrongTables(tables)
  if (wrong !== undefined) return noModel(wrong)
  const logits = tables.map((table) => logitsOf(table, correction))
  const blocksFor = ([a = 0, b = 0, c = 0]: readonly number[]): Block[] =>
    logits.map(({ y, v }) => ({
      y,
      x: [
        [1, 0],
        [0, 1],
      ],
      v: [
        [(v[0] ?? 0) + a * a, a * b],
        [a * b, (v[1] ?? 0) + b * b + c * c],
      ],
    }))
  const height = (roots: readonly number[]) => blockFit(blocksFor(roots))?.logLikelihood.REML ?? -Infinity
  const spread = [0, 1].map((i) => spreadOf(logits.map(({ y }) => y[i] ?? 0)))
  const [sa = 1, sb = 1] = spread
  let top: { at: number[]; height: number } | undefined
  for (const start of [
    [sa, 0, sb],
    [0.3 * sa, 0, 0.3 * sb],
  ]) {
    const found = maximise(height, start, [sa, sb, sb])
    if (found && !(top && top.height >= found.height)) top = found
  }
  const fit = top && blockFit(blocksFor(top.at))
  if (!top || !fit) return noModel('The variances between the studies could not be estimated.')
  const [a = 0, b = 0, c = 0] = top.at
  const between = { a: a * a, b: b * b + c * c, ab: a * b }
  const made = accuracyOf(fit.coefficients, fit.covariance, between, tables.length, level)
  return { ok: true, model: { ...made, logLikelihood: fit.logLikelihood.REML } }
}

/** Why tables cannot be pooled; undefined where they can. */
export const wrongTables = (tables: readonly AccuracyTable[]): string | undefined =>
  tables.map(wrongTable).find((reason) => reason !== undefined) ??
  (tables.length < 3 ? 'Sensitivity and specificity are pooled together from 3 studies on.' : undefined)

function wrongTable({ tp, fn, fp, tn }: AccuracyTable): string | undefined {
  const cells = [tp, fn, fp, tn]
  return firstWrong(
    !cells.every(Number.isFinite) && 'A count is missing.',
    cells.some((cell) => cell < 0) && 'A count is below 0.',
    !cells.every(Number.isInteger) && 'A count is not a whole number.',
    tp + fn === 0 && 'A study has nobody with the condition: it tells nothing about sensitivity.',
    fp + tn === 0 && 'A study has nobody without the condition: it tells nothing about specificity.',
  )
}

function logitsOf({ tp, fn, fp, tn }: AccuracyTable, correction: AccuracyCorrection): { y: number[]; v: number[] } {
  const h = correction === 'all' || [tp, fn, fp, tn].includes(0) ? 0.5 : 0
  return {
    y: [Math.log((tp + h) / (fn + h)), Math.log((tn + h) / (fp + h))],
    v: [1 / (tp + h) + 1 / (fn + h), 1 / (tn + h) + 1 / (fp + h)],
  }
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 0.5
}

/** Variances of logits below it are as good as none. */
const NO_SPREAD = 1e-8

export const expit = (logit: number) => 1 / (1 + Math.exp(-logit))

/** Between studies: variances of the logits of sensitivity and specificity, and their covariance. */
export type Between = { a: number; b: number; ab: number }

/** Everything that follows from the two mean logits, their covariance and the variances between studies. */
export function accuracyOf(
  coefficients: readonly number[],
  covariance: number[][],
  { a, b, ab }: Between,
  k: number,
  level: number,
): Omit<Bivariate, 'logLikelihood'> {
  const z = normalUpperQuantile((1 - level) / 2)
  const [sens = Number.NaN, spec = Number.NaN] = coefficients
  const at = (i: number, j: number) => covariance[i]?.[j] ?? Number.NaN
  const accuracy = (logit: number, se: number): Accuracy => ({
    logit,
    se,
    estimate: expit(logit),
    low: expit(logit - z * se),
    high: expit(logit + z * se),
  })
  /** A ratio from its logarithm and how that changes with the two logits. */
  const ratio = (log: number, x: number, y: number): AccuracyRatio => {
    const reach = z * Math.sqrt(x * x * at(0, 0) + 2 * x * y * at(0, 1) + y * y * at(1, 1))
    return { estimate: Math.exp(log), low: Math.exp(log - reach), high: Math.exp(log + reach) }
  }
  const [p, q] = [expit(sens), expit(spec)]
  return {
    k,
    sensitivity: accuracy(sens, Math.sqrt(at(0, 0))),
    specificity: accuracy(spec, Math.sqrt(at(1, 1))),
    covariance,
    between: { sensitivity: a, specificity: b, covariance: ab, rho: a * b > 0 ? ab / Math.sqrt(a * b) : 0 },
    diagnosticOddsRatio: ratio(sens + spec, 1, 1),
    positiveRatio: ratio(Math.log(p / (1 - q)), 1 - p, q),
    negativeRatio: ratio(Math.log((1 - p) / q), -p, q - 1),
    ...(a > NO_SPREAD && b > NO_SPREAD && { curve: curveOf(sens, spec, { a, b, ab }) }),
    regions: {
      confidence: covariance,
      prediction: [
        [at(0, 0) + a, at(0, 1) + ab],
        [at(0, 1) + ab, at(1, 1) + b],
      ],
      // Twice the quantile of F on 2 and k − 2, which has a closed form.
      radius: (k - 2) * ((1 - level) ** (-2 / (k - 2)) - 1),
    },
  }
}

function curveOf(sens: number, spec: number, { a, b, ab }: Between): SummaryCurve {
  const shape = Math.log(b / a) / 2
  const root = Math.exp(shape / 2)
  const product = Math.sqrt(a * b)
  const curve = {
    accuracy: root * sens + spec / root,
    threshold: (root * sens - spec / root) / 2,
    shape,
    accuracyVariance: 2 * (product + ab),
    thresholdVariance: (product - ab) / 2,
  }
  return { ...curve, area: areaUnder(curve) }
}

/** Sensitivity on the curve at a share of false positives, 0 to 1. */
export const sensitivityAt = (curve: Pick<SummaryCurve, 'accuracy' | 'shape'>, falsePositive: number): number =>
  expit(
    curve.accuracy * Math.exp(-curve.shape / 2) +
      Math.exp(-curve.shape) * Math.log(falsePositive / (1 - falsePositive)),
  )

/** By the trapezoidal rule over the logit of the false positives, in which everything fades out smoothly. */
function areaUnder(curve: Pick<SummaryCurve, 'accuracy' | 'shape'>): number {
  let area = 0
  const step = 0.05
  for (let logit = -40; logit <= 40; logit += step) {
    const share = expit(logit)
    if (share > 0 && share < 1) area += step * share * (1 - share) * sensitivityAt(curve, share)
  }
  return area
}
