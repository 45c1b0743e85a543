import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { clustersFor, designEffect, withAttrition } from '#science/sample-size/adjustments.ts'
import { cohenH, peopleNeeded, powerOf, type Design, type Test } from '#science/sample-size/power.ts'
import { noncentralTLower } from '#science/statistics/distributions/noncentral-t.ts'
import { tLower } from '#science/statistics/distributions/student-t.ts'

const two: Test = { alpha: 0.05, sides: 2 }
const one: Test = { alpha: 0.05, sides: 1 }
const exact = (design: Design, power: number, test = two) => {
  const found = peopleNeeded(design, power, test)
  return found.ok ? found.exact : Number.NaN
}

describe('people needed', () => {
  // From the examples in the manual of R's stats::power.t.test and of the package pwr (Champely).
  test.each<[string, Design, number, Test, number, number]>([
    ['power.t.test, difference of one SD', { kind: 'two-means', difference: 1, sd: 1, ratio: 1 }, 0.9, two, 22.0211, 3],
    ['the same, one-sided', { kind: 'two-means', difference: 1, sd: 1, ratio: 1 }, 0.9, one, 17.84713, 4],
    ['pwr.t.test, d = 0.5', { kind: 'two-means', difference: 0.5, sd: 1, ratio: 1 }, 0.8, two, 63.76561, 4],
    ['pwr.t.test, paired, d = 0.5', { kind: 'paired', difference: 0.5, sd: 1 }, 0.8, two, 33.36713, 4],
    [
      'power.prop.test, 0.50 and 0.75',
      { kind: 'two-proportions', first: 0.5, second: 0.75, ratio: 1 },
      0.9,
      two,
      76.7,
      1,
    ],
    ['Hulley 6C, r = 0.30', { kind: 'correlation', r: 0.3 }, 0.8, two, 84.93, 2],
  ])('%s', (_name, design, power, settings, wanted, digits) => {
    expect(exact(design, power, settings)).toBeCloseTo(wanted, digits)
  })

  test('groups of different size are counted each, and rounded up', () => {
    const design: Design = { kind: 'two-means', difference: 0.5, sd: 1, ratio: 2 }
    const found = peopleNeeded(design, 0.8, two)
    expect(found).toMatchObject({ ok: true, groups: [48, 96], total: 144 })
    expect(powerOf(design, 48, two)).toBeGreaterThan(0.8)
    expect(powerOf(design, 47, two)).toBeLessThan(0.8)
  })

  test('what cannot be calculated with is said', () => {
    const bad = (design: Design, power = 0.8) => peopleNeeded(design, power, two)
    expect(bad({ kind: 'two-means', difference: 0, sd: 1, ratio: 1 })).toMatchObject({
      reason: 'The difference to be found cannot be 0.',
    })
    expect(bad({ kind: 'two-means', difference: 1, sd: 0, ratio: 1 })).toMatchObject({ ok: false })
    expect(bad({ kind: 'two-proportions', first: 0.2, second: 0.2, ratio: 1 })).toMatchObject({
      reason: 'The two proportions must differ.',
    })
    expect(bad({ kind: 'correlation', r: 1 })).toMatchObject({ ok: false })
    expect(bad({ kind: 'paired', difference: 1, sd: 1 }, 0.01)).toMatchObject({ ok: false })
    expect(bad({ kind: 'paired', difference: 1e-9, sd: 1 })).toMatchObject({ ok: false })
  })
})

describe('power', () => {
  test('agrees with published values', () => {
    // power.t.test(n = 20, delta = 1, sd = 1) and power.prop.test(n = 50, p1 = 0.50, p2 = 0.75) of the same manual.
    expect(powerOf({ kind: 'two-means', difference: 1, sd: 1, ratio: 1 }, 20, two)).toBeCloseTo(0.8689528, 6)
    expect(powerOf({ kind: 'two-proportions', first: 0.5, second: 0.75, ratio: 1 }, 50, two)).toBeCloseTo(0.74, 3)
  })

  test('rises with people and with the difference, and the needed number is where it is reached', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 3, noNaN: true }),
        fc.double({ min: 0.5, max: 0.98, noNaN: true }),
        fc.constantFrom<1 | 2>(1, 2),
        fc.double({ min: 0.25, max: 4, noNaN: true }),
        (difference, power, sides, ratio) => {
          const settings = { alpha: 0.05, sides }
          const design: Design = { kind: 'two-means', difference, sd: 1, ratio }
          const n = exact(design, power, settings)
          expect(powerOf(design, n, settings)).toBeCloseTo(power, 8)
          expect(powerOf(design, n * 1.1, settings)).toBeGreaterThan(power)
          expect(powerOf({ ...design, difference: difference * 1.05 }, n, settings)).toBeGreaterThan(power)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('the noncentral t distribution', () => {
  test('without a shift it is Student’s', () => {
    for (const t of [-3, -0.5, 0, 0.2, 1.7, 8]) expect(noncentralTLower(t, 7, 0)).toBeCloseTo(tLower(t, 7), 12)
  })

  test('it mirrors, rises with t and falls with the shift', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -8, max: 8, noNaN: true }),
        fc.double({ min: 1, max: 200, noNaN: true }),
        fc.double({ min: -6, max: 6, noNaN: true }),
        (t, df, shift) => {
          const p = noncentralTLower(t, df, shift)
          expect(p + noncentralTLower(-t, df, -shift)).toBeCloseTo(1, 10)
          expect(noncentralTLower(t + 0.3, df, shift)).toBeGreaterThanOrEqual(p - 1e-12)
          expect(noncentralTLower(t, df, shift + 0.3)).toBeLessThanOrEqual(p + 1e-12)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('far shifts go over into its normal limit with less than a hundredth between them', () => {
    const near = (shift: number) => noncentralTLower(shift, 60, shift)
    expect(Math.abs(near(36.8) - near(37))).toBeLessThan(0.01)
  })
})

test('clusters and losses enlarge a trial', () => {
  // Donner & Klar: clusters of 30 with an ICC of 0.02 need 1.58 times as many people.
  expect(designEffect(30, 0.02)).toBeCloseTo(1.58, 10)
  expect(designEffect(1, 0.5)).toBe(1)
  expect(designEffect(30, 0.02, 0.5)).toBeCloseTo(1 + (1.25 * 30 - 1) * 0.02, 10)
  expect(withAttrition(128, 0.2)).toBe(160)
  expect(withAttrition(90, 0.1)).toBe(100)
  expect(clustersFor(203, 30)).toBe(7)
  expect(cohenH(0.75, 0.5)).toBeCloseTo(0.5236, 4)
})
