import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fitModel } from '#science/statistics/models/model.ts'
import { beggTest } from '#science/statistics/small-study/begg.ts'
import { eggerTest } from '#science/statistics/small-study/egger.ts'
import { failSafeN } from '#science/statistics/small-study/fail-safe.ts'
import { baujatOf, funnelOf, radialOf } from '#science/statistics/small-study/funnel.ts'
import { trimAndFill } from '#science/statistics/small-study/trim-and-fill.ts'

const study = fc.record({
  effect: fc.integer({ min: -2000, max: 2000 }).map((n) => n / 1000),
  variance: fc.integer({ min: 10, max: 900 }).map((n) => n / 1000),
})
const studies = fc.array(study, { minLength: 4, maxLength: 14 })
const common = (list: { effect: number; variance: number }[]) => {
  const result = fitModel(list, 'common')
  if (!result.ok) throw new Error(result.reason)
  return result.model
}

describe('plots', () => {
  test('Baujat: the parts make Q, and the influence is that of leaving out', () => {
    fc.assert(
      fc.property(studies, (list) => {
        const points = baujatOf(list)
        const { estimate, heterogeneity } = common(list)
        expect(points.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(heterogeneity.q, 8)
        points.forEach(({ influence }, left) => {
          const without = common(list.filter((_, i) => i !== left))
          expect(influence).toBeCloseTo((estimate - without.estimate) ** 2 / without.se ** 2, 8)
        })
      }),
    )
  })

  test('radial: the line through 0 that fits best has the pooled effect as its slope', () => {
    fc.assert(
      fc.property(studies, (list) => {
        const points = radialOf(list)
        const slope =
          points.reduce((sum, { precision, standardised }) => sum + precision * standardised, 0) /
          points.reduce((sum, { precision }) => sum + precision ** 2, 0)
        expect(slope).toBeCloseTo(common(list).estimate, 9)
      }),
    )
  })

  test('funnel: borders of significance are where p is what they say', () => {
    const { points, contours, triangle } = funnelOf(
      [
        { effect: 1.959963984540054 * 0.5, variance: 0.25 },
        { effect: 0, variance: 0.01 },
      ],
      0.2,
    )
    expect(points[0]?.p).toBeCloseTo(0.05, 12)
    const [, five] = contours
    expect(five?.high).toBeCloseTo(0.979981992270027, 12)
    expect(triangle).toMatchObject({ tip: 0.2, se: 0.5, level: 0.95 })
    expect(triangle.high - triangle.low).toBeCloseTo(2 * 0.979981992270027, 12)
  })
})

describe('tests', () => {
  test("Egger's slope is the intercept of the plain regression in which Egger wrote it", () => {
    fc.assert(
      fc.property(studies, (list) => {
        fc.pre(new Set(list.map(({ variance }) => variance)).size > 2)
        const x = list.map(({ variance }) => 1 / Math.sqrt(variance))
        const y = list.map(({ effect }, i) => effect * (x[i] ?? 0))
        const n = list.length
        const mean = (of: number[]) => of.reduce((sum, value) => sum + value, 0) / n
        const sxx = x.reduce((sum, value) => sum + (value - mean(x)) ** 2, 0)
        const slope = x.reduce((sum, value, i) => sum + (value - mean(x)) * ((y[i] ?? 0) - mean(y)), 0) / sxx
        const intercept = mean(y) - slope * mean(x)
        const rest = y.reduce((sum, value, i) => sum + (value - intercept - slope * (x[i] ?? 0)) ** 2, 0) / (n - 2)
        const egger = eggerTest(list)
        if (!egger.ok) throw new Error(egger.reason)
        expect(egger.test.bias).toBeCloseTo(intercept, 6)
        expect(egger.test.se).toBeCloseTo(Math.sqrt(rest * (1 / n + mean(x) ** 2 / sxx)), 6)
      }),
    )
  })

  test('an even funnel gets no study; the sides mirror each other', () => {
    const even = [-0.4, -0.2, 0, 0.2, 0.4].map((effect) => ({ effect, variance: 0.05 + Math.abs(effect) / 4 }))
    const fill = trimAndFill(even, 'common', { side: 'left' })
    expect(fill.ok && fill.fill.missing).toBe(0)
    fc.assert(
      fc.property(studies, fc.constantFrom('L0' as const, 'R0' as const), (list, estimator) => {
        fc.pre(new Set(list.map(({ effect }) => Math.abs(effect))).size === list.length)
        const mirrored = list.map(({ effect, variance }) => ({ effect: -effect, variance }))
        const here = trimAndFill(list, 'common', { side: 'left', estimator })
        const there = trimAndFill(mirrored, 'common', { side: 'right', estimator })
        expect(here.ok).toBe(there.ok)
        if (!here.ok || !there.ok) return
        expect(here.fill.missing).toBe(there.fill.missing)
        expect(here.fill.model.estimate).toBeCloseTo(-there.fill.model.estimate, 9)
      }),
    )
  })

  test('fail-safe numbers by hand: four studies of z = 2', () => {
    const list = Array.from({ length: 4 }, () => ({ effect: 0.4, variance: 0.04 }))
    // Rosenthal: (8 / 1.644854)² − 4 = 19.65. Rosenberg: 4·((40 / 1.959964)² / 100 − 1) = 12.66.
    expect(failSafeN(list)).toEqual({ rosenthal: 20, orwin: 4, rosenberg: 13 })
    expect(failSafeN(list, 0.1)?.orwin).toBe(12)
    expect(failSafeN([])).toBeUndefined()
  })

  test('too few studies are told', () => {
    const two = [
      { effect: 0.1, variance: 0.1 },
      { effect: 0.3, variance: 0.2 },
    ]
    expect(eggerTest(two)).toEqual({
      ok: false,
      reason: 'A test of the funnel needs at least 3 studies whose standard errors differ.',
    })
    expect(beggTest(two)).toBeUndefined()
    expect(trimAndFill(two, 'DL')).toEqual({ ok: false, reason: 'Trim and fill needs at least 3 studies.' })
  })
})
