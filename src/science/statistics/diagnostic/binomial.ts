import { logChoose } from '../distributions/binomial.ts'
import { hermite, type HermiteRule, logSum, softPlus } from '../models/gauss-hermite.ts'
import { cholesky, inverted, times } from '../models/matrix.ts'
import { curvatureOf, maximise } from '../models/maximise.ts'
import { noModel } from '../models/model.ts'
import { accuracyOf, type AccuracyTable, bivariate, type BivariateResult, expit, wrongTables } from './bivariate.ts'

/**
 * Sensitivity and specificity pooled together with binomial errors within the studies, so that nothing is added to empty cells:
 * maximum likelihood, the random effects integrated by adaptive Gauss-Hermite quadrature with `points` in each direction (1:
 * Laplace's approximation). Source: Chu & Cole 2006, J. Clin. Epidemiol. 59:1331–1332; Cochrane Handbook for Systematic Reviews of
 * Diagnostic Test Accuracy, version 2, chapter 10; quadrature after Pinheiro & Bates 1995, J. Comput. Graph. Stat. 4:12–35.
 */
export function bivariateBinomial(
  tables: readonly AccuracyTable[],
  options: { points?: number; level?: number } = {},
): BivariateResult {
  const { points = 21, level = 0.95 } = options
  const wrong = wrongTables(tables)
  if (wrong !== undefined) return noModel(wrong)
  const start = bivariate(tables, { level })
  if (!start.ok) return start
  const { sensitivity, specificity, between } = start.model
  const rule = hermite(points)
  const height = (at: readonly number[]) => tables.reduce((total, table) => total + logLikelihoodOf(table, at, rule), 0)
  const [sa, sb] = [Math.sqrt(between.sensitivity) || 0.3, Math.sqrt(between.specificity) || 0.3]
  const inCommon = between.covariance / sa
  const scales = [sensitivity.se, specificity.se, sa, sb, sb]
  const isAtLimit = Math.abs(between.rho) > AT_LIMIT
  const border = isAtLimit ? onBorder(height, [sensitivity.logit, specificity.logit, sa, Math.sign(between.rho) * sb], scales) : undefined // prettier-ignore
  if (border) {
    const [sens = 0, spec = 0, a = 0, b = 0] = border.at
    const made = accuracyOf([sens, spec], border.ofMeans, { a: a * a, b: b * b, ab: a * b }, tables.length, level)
    return { ok: true, model: { ...made, logLikelihood: border.height } }
  }
  const top = maximise(
    height,
    [sensitivity.logit, specificity.logit, sa, inCommon, Math.sqrt(Math.max(sb * sb - inCommon ** 2, 0.1 * sb * sb))],
    scales,
  )
  const covariance = top && inverted(times(curvatureOf(height, top.at, scales), -1))
  if (!top || !covariance) return noModel('The likelihood of these studies has no top that could be found.')
  const [sens = 0, spec = 0, a = 0, b = 0, c = 0] = top.at
  const ofMeans = covariance.slice(0, 2).map((row) => row.slice(0, 2))
  const made = accuracyOf([sens, spec], ofMeans, { a: a * a, b: b * b + c * c, ab: a * b }, tables.length, level)
  return { ok: true, model: { ...made, logLikelihood: top.height } }
}

/** With normal errors a correlation beyond this is at its limit, and so it often is with binomial ones. */
const AT_LIMIT = 0.9999

/**
 * The top where sensitivity and specificity are correlated as far as can be: the second of the two random effects is not
 * there, and four numbers are looked for instead of five. Undefined where a little of it makes the studies likelier.
 */
function onBorder(
  height: (at: readonly number[]) => number,
  start: readonly number[],
  scales: readonly number[],
): { at: number[]; height: number; ofMeans: number[][] } | undefined {
  const four = scales.slice(0, 4)
  const along = (at: readonly number[]) => height([...at, 0])
  const top = maximise(along, start, four)
  const covariance = top && inverted(times(curvatureOf(along, top.at, four), -1))
  if (!top || !covariance) return undefined
  const beside = [0.02, 0.1, 0.5].map((share) => height([...top.at, share * (scales[4] ?? 1)]))
  if (beside.some((there) => there > top.height)) return undefined
  return { ...top, ofMeans: covariance.slice(0, 2).map((row) => row.slice(0, 2)) }
}

/** One study: the integral over its two random effects, which are L times two standard normal ones. */
function logLikelihoodOf(table: AccuracyTable, at: readonly number[], rule: HermiteRule): number {
  const [sens = 0, spec = 0, a = 0, b = 0, c = 0] = at
  const [ill, well] = [table.tp + table.fn, table.tn + table.fp]
  const logits = (z: readonly [number, number]) => [sens + a * z[0], spec + b * z[0] + c * z[1]] as const
  const density = (z: readonly [number, number]) => {
    const [x, y] = logits(z)
    return table.tp * x - ill * softPlus(x) + table.tn * y - well * softPlus(y) - (z[0] * z[0] + z[1] * z[1]) / 2
  }
  const { mode, spread } = modeOf(table, at, density)
  const [[p = 0] = [], [q = 0, r = 0] = []] = spread
  const terms: number[] = []
  for (const one of rule) {
    for (const two of rule) {
      const [x, y] = [Math.SQRT2 * one.node, Math.SQRT2 * two.node]
      terms.push(one.logWeight + two.logWeight + density([mode[0] + p * x, mode[1] + q * x + r * y]))
    }
  }
  return logChoose(ill, table.tp) + logChoose(well, table.tn) + logSum(terms) + Math.log((2 * p * r) / (2 * Math.PI))
}

/** Where the integrand is highest, and the root of its spread there. */
function modeOf(
  table: AccuracyTable,
  [sens = 0, spec = 0, a = 0, b = 0, c = 0]: readonly number[],
  density: (z: readonly [number, number]) => number,
): { mode: [number, number]; spread: number[][] } {
  const [ill, well] = [table.tp + table.fn, table.tn + table.fp]
  let mode: [number, number] = [0, 0]
  let spread = [
    [1, 0],
    [0, 1],
  ]
  for (let turn = 0; turn < 100; turn++) {
    const [x, y] = [expit(sens + a * mode[0]), expit(spec + b * mode[0] + c * mode[1])]
    const [u, v] = [table.tp - ill * x, table.tn - well * y]
    const [wx, wy] = [ill * x * (1 - x), well * y * (1 - y)]
    const information = [
      [1 + a * a * wx + b * b * wy, b * c * wy],
      [b * c * wy, 1 + c * c * wy],
    ]
    const inverse = inverted(information)
    if (!inverse) break
    spread = cholesky(inverse) ?? spread
    const slope = [a * u + b * v - mode[0], c * v - mode[1]]
    const step = inverse.map((row) => row.reduce((sum, value, i) => sum + value * (slope[i] ?? 0), 0))
    const before = density(mode)
    let share = 1
    const moved = (): [number, number] => [mode[0] + share * (step[0] ?? 0), mode[1] + share * (step[1] ?? 0)]
    // Close to the top a full step is right, and whether it goes up is lost in rounding.
    while (density(moved()) < before - 1e-9 && share > 1e-6) share /= 2
    mode = moved()
    if (Math.hypot(...step) < 1e-10) break
  }
  return { mode, spread }
}
