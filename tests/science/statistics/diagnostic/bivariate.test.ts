import { describe, expect, test } from 'vitest'

import { bivariateBinomial } from '#science/statistics/diagnostic/binomial.ts'
import {
  type AccuracyTable,
  bivariate,
  type BivariateResult,
  sensitivityAt,
} from '#science/statistics/diagnostic/bivariate.ts'

import { agrees } from '../agrees.ts'
import { methodsCases, numberIn } from '../methods-data.ts'

type Part = { logit: number; se: number; estimate: number; ci_lb: number; ci_ub: number }
type Ratio = { estimate: number; ci_lb: number; ci_ub: number }
type Model = {
  sensitivity: Part
  specificity: Part
  cov_logit_means: number
  tau2_sens: number
  tau2_spec: number
  cov_random: number
  rho: number
  diagnostic_odds_ratio: Ratio
  LR_positive: Ratio
  LR_negative: Ratio
  hsroc: { Lambda: number; Theta: number; beta: number; sigma2_alpha: number; sigma2_theta: number }
  sroc_curve: { fpr: number; tpr: number }[]
  AUC_hsroc: number
  confidence_region: { cov: number[][]; radius_F: number }
  prediction_region: { cov: number[][] }
  loglik: number
}

const cases = methodsCases<{ models: Record<string, Model> }>('diagnostic')

describe.each(cases)('$id', ({ rows, entry: { columns }, expected }) => {
  const patients = (columns['filter'] ?? '').split(' = ').at(-1)
  const tables = rows
    .filter((row) => row['patients'] === patients)
    .flatMap((row): AccuracyTable[] => {
      const [tp = 0, ill = 0, tn = 0, well = 0] = ['tp', 'n_diseased', 'tn', 'n_not_diseased'].map((key) =>
        numberIn(row, columns[key]),
      )
      return [tp, ill, tn, well].every(Number.isFinite) ? [{ tp, fn: ill - tp, tn, fp: well - tn }] : []
    })

  const same = (result: BivariateResult, wanted: Model | undefined, least: number) => {
    if (!wanted || !result.ok) throw new Error('no model')
    const { model } = result
    const close = (seen: number | undefined, of: number | undefined, what: string) =>
      agrees(seen, of, what, Math.max(1e-9, least * Math.abs(of ?? 0)))
    for (const part of ['sensitivity', 'specificity'] as const) {
      close(model[part].logit, wanted[part].logit, `${part} logit`)
      close(model[part].se, wanted[part].se, `${part} se`)
      close(model[part].estimate, wanted[part].estimate, part)
      close(model[part].low, wanted[part].ci_lb, `${part} low`)
      close(model[part].high, wanted[part].ci_ub, `${part} high`)
    }
    close(model.covariance[0]?.[1], wanted.cov_logit_means, 'covariance of the means')
    close(model.between.sensitivity, wanted.tau2_sens, 'variance of the sensitivity')
    close(model.between.specificity, wanted.tau2_spec, 'variance of the specificity')
    close(model.between.covariance, wanted.cov_random, 'covariance')
    close(model.between.rho, wanted.rho, 'rho')
    close(model.logLikelihood, wanted.loglik, 'log-likelihood')
    const ratios = [
      [model.diagnosticOddsRatio, wanted.diagnostic_odds_ratio],
      [model.positiveRatio, wanted.LR_positive],
      [model.negativeRatio, wanted.LR_negative],
    ] as const
    ratios.forEach(([seen, of], i) => {
      close(seen.estimate, of.estimate, `ratio ${i}`)
      close(seen.low, of.ci_lb, `ratio ${i} low`)
      close(seen.high, of.ci_ub, `ratio ${i} high`)
    })
    const { curve } = model
    if (!curve) throw new Error('no curve')
    close(curve.accuracy, wanted.hsroc.Lambda, 'Lambda')
    close(curve.threshold, wanted.hsroc.Theta, 'Theta')
    close(curve.shape, wanted.hsroc.beta, 'beta')
    close(curve.accuracyVariance, wanted.hsroc.sigma2_alpha, 'variance of the accuracy')
    close(curve.thresholdVariance, wanted.hsroc.sigma2_theta, 'variance of the threshold')
    for (const { fpr, tpr } of wanted.sroc_curve) close(sensitivityAt(curve, fpr), tpr, `curve at ${fpr}`)
    close(curve.area, wanted.AUC_hsroc, 'area')
    close(model.regions.radius, wanted.confidence_region.radius_F, 'radius')
    close(model.regions.prediction[0]?.[1], wanted.prediction_region.cov[0]?.[1], 'prediction')
  }

  test.each([
    ['where-zero', 'bivariate_normal_REML_only0'],
    ['all', 'bivariate_normal_REML_all05'],
  ] as const)('a half %s', (correction, name) => {
    same(bivariate(tables, { correction }), expected.models[name], 1e-6)
  })

  test.each([
    [1, 'glmm_laplace'],
    [21, 'glmm_agq21'],
  ] as const)('binomial errors, %d points in each direction', (points, name) => {
    // The reference is good to about 1e-7, its standard errors and what is made of them to 1e-5.
    same(bivariateBinomial(tables, { points }), expected.models[name], 1e-4)
  })
})

describe('a test in studies', () => {
  const table = (tp: number, fn: number, fp: number, tn: number): AccuracyTable => ({ tp, fn, fp, tn })
  const some = [table(45, 5, 8, 90), table(30, 10, 3, 60), table(80, 6, 20, 150), table(22, 3, 9, 40)]

  test('exchanging who is ill and who is well exchanges sensitivity and specificity', () => {
    const here = bivariate(some)
    const there = bivariate(some.map(({ tp, fn, fp, tn }) => table(tn, fp, fn, tp)))
    if (!here.ok || !there.ok) throw new Error('no model')
    expect(there.model.sensitivity.estimate).toBeCloseTo(here.model.specificity.estimate, 6)
    expect(there.model.between.covariance).toBeCloseTo(here.model.between.covariance, 5)
    expect(there.model.diagnosticOddsRatio.estimate / here.model.diagnosticOddsRatio.estimate).toBeCloseTo(1, 6)
  })

  test('what cannot be is refused in words', () => {
    const reason = (tables: AccuracyTable[]) => {
      const result = bivariate(tables)
      return result.ok ? 'fits' : result.reason
    }
    expect(reason(some.slice(0, 2))).toBe('Sensitivity and specificity are pooled together from 3 studies on.')
    expect(reason([...some, table(0, 0, 3, 10)])).toBe(
      'A study has nobody with the condition: it tells nothing about sensitivity.',
    )
    expect(reason([...some, table(1.5, 2, 3, 10)])).toBe('A count is not a whole number.')
  })

  test('few studies with a correlation at its limit come to the top that lme4 finds, or to a higher one', () => {
    // glmer(cbind(yes, n - yes) ~ 0 + sens + spec + (0 + sens + spec | study), binomial), lme4 1.1-31, Laplace.
    const opposed = [table(45, 5, 20, 60), table(30, 10, 12, 66), table(22, 10, 6, 70), table(60, 40, 8, 120), table(15, 12, 2, 50)] // prettier-ignore
    const found = bivariateBinomial(opposed, { points: 1 })
    if (!found.ok) throw new Error(found.reason)
    const { sensitivity, specificity, between, logLikelihood } = found.model
    expect(between.rho).toBe(-1)
    expect(sensitivity.logit).toBeCloseTo(0.91532057, 3)
    expect(specificity.logit).toBeCloseTo(2.178098, 3)
    expect(sensitivity.se).toBeCloseTo(0.315251, 3)
    expect(between.covariance).toBeCloseTo(-0.398613, 4)
    expect(logLikelihood).toBeGreaterThan(-27.23779633)
    // There lme4 stops at −20.4134 with no variance of sensitivity.
    const alike = [table(18, 4, 3, 40), table(25, 9, 8, 52), table(40, 22, 15, 60), table(12, 10, 9, 25)]
    const four = bivariateBinomial(alike, { points: 1 })
    expect(four.ok && four.model.between.rho).toBe(1)
    expect(four.ok && four.model.logLikelihood).toBeGreaterThan(-20.41335838)
  })
})
