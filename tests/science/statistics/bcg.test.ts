import { expect, test } from 'vitest'

import { mantelHaenszel } from '#science/statistics/models/count-pooling.ts'
import { metaRegression } from '#science/statistics/models/meta-regression.ts'
import { fitModel, type ModelKind, type ModelOptions } from '#science/statistics/models/model.ts'
import { leaveOneOut } from '#science/statistics/models/sensitivity.ts'
import { poolSubgroups } from '#science/statistics/models/subgroups.ts'
import { eggerTest } from '#science/statistics/small-study/egger.ts'
import { trimAndFill } from '#science/statistics/small-study/trim-and-fill.ts'

import { bcgAllocation, bcgCells, bcgEffects, bcgLatitude } from './bcg.ts'

// Published figures of the standard teaching set, and two independent fits of the same (likelihood and scoring).

const effects = bcgEffects('RR')
const model = (kind: ModelKind, options?: ModelOptions, of = effects) => {
  const result = fitModel(of, kind, options)
  if (!result.ok) throw new Error(result.reason)
  return result.model
}
const to4 = (...values: (number | undefined)[]) => values.map((value) => Math.round((value ?? Number.NaN) * 1e4) / 1e4)

test('one effect: -0.4303 (0.0405), Q 152.2330; Mantel-Haenszel 0.6353', () => {
  const common = model('common')
  expect(to4(common.estimate, common.se, common.heterogeneity.q)).toEqual([-0.4303, 0.0405, 152.233])
  expect(common.heterogeneity.df).toBe(12)
  const pooled = mantelHaenszel('RR', bcgCells)
  expect(to4(Math.exp(pooled?.estimate ?? 0), pooled?.estimate, pooled?.se)).toEqual([0.6353, -0.4537, 0.0393])
})

test('DerSimonian-Laird 0.3088, -0.7141, 0.1787; REML 0.3132, -0.7145, 0.1798', () => {
  const dl = model('DL')
  expect(to4(dl.heterogeneity.tau2, dl.estimate, dl.se)).toEqual([0.3088, -0.7141, 0.1787])
  const reml = model('REML')
  expect(to4(reml.heterogeneity.tau2, reml.estimate, reml.se)).toEqual([0.3132, -0.7145, 0.1798])
  expect(to4(reml.low, reml.high)).toEqual([-1.0669, -0.3622])
  expect(reml.heterogeneity.i2).toBeCloseTo(92.22, 2)
  expect(reml.heterogeneity.i2FromQ).toBeCloseTo(92.12, 2)
})

test('Q-profile interval of tau2: 0.1197 to 1.1115; of the log odds ratio 0.1301 to 1.1812', () => {
  const { tau2Interval } = model('REML').heterogeneity
  expect(tau2Interval?.low).toBeCloseTo(0.1197, 4)
  expect(tau2Interval?.high).toBeCloseTo(1.1115, 3)
  const odds = model('ML', {}, bcgEffects('OR'))
  expect(to4(odds.heterogeneity.tau2, odds.estimate, odds.se)).toEqual([0.3025, -0.742, 0.178])
  expect(odds.heterogeneity.tau2Interval?.low).toBeCloseTo(0.1301, 3)
  expect(odds.heterogeneity.tau2Interval?.high).toBeCloseTo(1.1812, 3)
})

test('Knapp-Hartung 0.1808, -1.1084 to -0.3206; prediction intervals', () => {
  const kh = model('REML', { test: 'knapp-hartung' })
  expect(to4(kh.se, kh.low, kh.high)).toEqual([0.1808, -1.1084, -0.3206])
  const byZ = model('REML', { prediction: 'normal' }).prediction
  expect(to4(byZ?.low, byZ?.high)).toEqual([-1.8667, 0.4376])
  const byT = model('REML', { prediction: 'k-2' }).prediction
  expect(to4(byT?.low, byT?.high)).toEqual([-2.0084, 0.5793])
})

test('meta-regression on latitude: 0.2515, -0.0291 (0.0072), tau2 0.0763', () => {
  const result = metaRegression(effects, [{ name: 'latitude', values: bcgLatitude }], 'REML')
  if (!result.ok) throw new Error(result.reason)
  const [intercept, slope] = result.regression.coefficients
  expect(to4(intercept?.estimate, slope?.estimate, slope?.se, result.regression.heterogeneity.tau2)).toEqual([
    0.2515, -0.0291, 0.0072, 0.0763,
  ])
})

test('subgroups by allocation: random -0.9710, alternate -0.5408, systematic -0.4242', () => {
  const result = poolSubgroups(effects, bcgAllocation, 'REML')
  if (!result.ok) throw new Error(result.reason)
  const seen = result.subgroups.groups.map((group) => [
    group.name,
    group.ok && to4(group.model.estimate)[0],
    group.members.length,
  ])
  expect(seen).toEqual([
    ['random', -0.971, 7],
    ['alternate', -0.5408, 2],
    ['systematic', -0.4242, 4],
  ])
})

test('Egger -2.1120, t(11) -1.4013; one study missing on the right, then -0.6571', () => {
  const egger = eggerTest(effects)
  expect(egger.ok && to4(egger.test.bias, egger.test.statistic)).toEqual([-2.112, -1.4013])
  expect(egger.ok && egger.test.df).toBe(11)
  const fill = trimAndFill(effects, 'REML')
  expect(fill.ok && [fill.fill.missing, fill.fill.side, ...to4(fill.fill.model.estimate)]).toEqual([
    1,
    'right',
    -0.6571,
  ])
})

test('left out in turn: -0.7071, -0.6284, -0.7948, -0.7775', () => {
  const left = leaveOneOut(effects, 'REML').map((result) => (result.ok ? to4(result.model.estimate)[0] : undefined))
  expect([left[0], left[3], left[7], left[12]].map(String)).toEqual(['-0.7071', '-0.6284', '-0.7948', '-0.7775'])
})
