import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { hypergeometricLower, mostMarked } from '#science/statistics/distributions/binomial.ts'
import { chiSquareLower, chiSquareUpper, chiSquareUpperQuantile } from '#science/statistics/distributions/chi-square.ts'
import { fLower, fUpper } from '#science/statistics/distributions/f.ts'
import { incompleteBeta } from '#science/statistics/distributions/incomplete-beta.ts'
import { incompleteGamma } from '#science/statistics/distributions/incomplete-gamma.ts'
import { seededRandom } from '#science/statistics/seeded-random.ts'
import { kendall } from '#science/statistics/distributions/kendall.ts'
import { logGamma } from '#science/statistics/distributions/log-gamma.ts'
import { normalTwoSided, normalUpper, normalUpperQuantile } from '#science/statistics/distributions/normal.ts'
import { tTwoSided, tUpper, tUpperQuantile } from '#science/statistics/distributions/student-t.ts'

/** Ten digits of the value itself, however small it is. */
const near = (seen: number, wanted: number, digits = 1e-10) =>
  expect(Math.abs(seen - wanted) / Math.abs(wanted), `${seen} against ${wanted}`).toBeLessThan(digits)

// Values to 17 digits by arbitrary-precision arithmetic (40 digits) from the definitions as integrals.

test.each([
  [0.001, 6.907178885383853],
  [0.3, 1.0957979948180756],
  [7.25, 7.0521854507385395],
  [171.5, 709.1431630309282],
  [1e6, 12815504.56914761],
])('ln Γ(%d)', (x, wanted) => near(logGamma(x), wanted, 1e-14))

test.each([
  [0.5, 0.001, 0.03567059172967989, 0.9643294082703201],
  [0.5, 50, 1, 1.523970604832105e-23],
  [6, 76.1165, 1, 1.9967721373353064e-26],
  [6, 2, 0.016563608480614438, 0.9834363915193856],
  [500, 450, 0.010717238091289742, 0.9892827619087102],
  [500, 700, 0.9999999999999993, 7.032145641828589e-16],
  [50_000, 50_200, 0.814533642938086, 0.185466357061914],
  [0.1, 0.5, 0.9414024458901336, 0.05859755410986648],
])('incomplete gamma, a %d, x %d', (a, x, lower, upper) => {
  near(incompleteGamma(a, x).lower, lower)
  near(incompleteGamma(a, x).upper, upper)
})

test.each([
  [5.5, 0.5, 0.2, 0.00003693776094906205, 0.999963062239051],
  [0.5, 0.5, 0.01, 0.06376856085851985, 0.9362314391414801],
  [2, 3, 0.99, 0.99999603, 3.97e-6],
  [500, 700, 0.45, 0.9900947775215684, 0.009905222478431624],
  [45_000, 120, 0.9975, 0.7393293918317511, 0.2606706081682489],
  [1, 1000, 1e-6, 0.000999500666125591, 0.9990004993338744],
  [30, 0.5, 0.999, 0.807237306159537, 0.19276269384046296],
])('incomplete beta, a %d, b %d, x %d', (a, b, x, lower, upper) => {
  near(incompleteBeta(a, b, x).lower, lower)
  near(incompleteBeta(a, b, x).upper, upper)
})

test.each([
  [0.1, 0.460172162722971],
  [1, 0.15865525393145705],
  [3, 0.0013498980316300946],
  [8, 6.220960574271784e-16],
  [10, 7.619853024160525e-24],
  [37, 5.725571222524577e-300],
  [-2, 0.9772498680518208],
])('normal tail above %d', (z, wanted) => near(normalUpper(z), wanted))

test.each([
  [0.025, 1.9599639845400545],
  [0.3, 0.5244005127080409],
  [1e-10, 6.361340902404056],
  [1e-300, 37.0471],
])('normal quantile above which %d is left', (p, wanted) =>
  near(normalUpperQuantile(p), wanted, p < 1e-100 ? 1e-5 : 1e-13),
)

test.each([
  [0.025, 1, 12.706204736174705],
  [0.025, 2, 4.302652729749464],
  [0.025, 11, 2.2009851600916397],
  [0.025, 12, 2.178812829667229],
  [0.005, 30, 2.7499956535672254],
  [0.025, 999, 1.96234146113345],
])('t quantile, tail %d, df %d', (p, df, wanted) => near(tUpperQuantile(p, df), wanted))

test.each([
  [3.95, 12, 0.0019277907609823659],
  [20, 3, 0.0002732032502473117],
  [1.2, 1, 0.4422841232473911],
  [9, 200, 1.770938292326479e-16],
])('t %d on %d, two-sided', (t, df, wanted) => near(tTwoSided(t, df), wanted))

test.each([
  [0.05, 1, 3.841458820694126],
  [0.025, 12, 23.336664158645338],
  [0.975, 12, 4.4037885069817015],
  [0.05, 1000, 1074.679448803441],
  [0.001, 3, 16.266236196238133],
])('chi-square quantile, tail %d, df %d', (p, df, wanted) => near(chiSquareUpperQuantile(p, df), wanted))

test.each([
  [4.5, 2, 11, 0.03732456820453886],
  [13.5, 1, 11, 0.003662468167708429],
  [100, 3, 50, 3.9656557492401624e-21],
])('F %d on %d and %d', (f, df1, df2, wanted) => near(fUpper(f, df1, df2), wanted))

describe('identities between the distributions', () => {
  const t = fc.double({ min: -40, max: 40, noNaN: true })
  const df = fc.double({ min: 0.5, max: 2000, noNaN: true })

  test('F on 1 and df is t squared; chi-square on 1 is z squared; the two tails make 1', () => {
    fc.assert(
      fc.property(t, df, (t, df) => {
        expect(fUpper(t * t, 1, df)).toBeCloseTo(tTwoSided(t, df), 12)
        expect(chiSquareUpper(t * t, 1)).toBeCloseTo(normalTwoSided(t), 12)
        expect(tUpper(t, df) + tUpper(-t, df)).toBeCloseTo(1, 12)
        expect(fLower(t * t, 3, df) + fUpper(t * t, 3, df)).toBeCloseTo(1, 12)
        expect(chiSquareLower(t * t, df) + chiSquareUpper(t * t, df)).toBeCloseTo(1, 12)
      }),
    )
  })

  test('a quantile put back gives its tail, in relative terms', () => {
    const p = fc.double({ min: -30, max: -0.31, noNaN: true }).map((power) => 10 ** power)
    fc.assert(
      fc.property(p, df, (p, df) => {
        near(normalUpper(normalUpperQuantile(p)), p)
        near(chiSquareUpper(chiSquareUpperQuantile(p, df), df), p)
        if (df > 2) near(tUpper(tUpperQuantile(p, df), df), p)
      }),
    )
  })
})

test('a density summed up by Simpson makes the tail: chi-square on 7, t on 5', () => {
  const simpson = (f: (x: number) => number, from: number, to: number, steps = 20_000) => {
    const h = (to - from) / steps
    let total = f(from) + f(to)
    for (let i = 1; i < steps; i++) total += f(from + i * h) * (i % 2 ? 4 : 2)
    return (total * h) / 3
  }
  const chi7 = (x: number) => (x ** 2.5 * Math.exp(-x / 2)) / (2 ** 3.5 * 3.3233509704478426)
  expect(chiSquareLower(9, 7)).toBeCloseTo(simpson(chi7, 0, 9), 9)
  const t5 = (x: number) => (8 / (3 * Math.PI * Math.sqrt(5))) * (1 + (x * x) / 5) ** -3
  expect(tUpper(1.3, 5)).toBeCloseTo(0.5 - simpson(t5, 0, 1.3), 10)
})

describe('draws without return', () => {
  test('are counted out one by one', () => {
    // All 210 ways to draw 4 of 10 with 3 marked: none marked in C(7,4) = 35, one in 3·C(7,3) = 105.
    near(hypergeometricLower(0, 4, 3, 10), 35 / 210)
    near(hypergeometricLower(1, 4, 3, 10), 140 / 210)
  })

  test('the most marked that may be left are found by trying every number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(60), fc.nat(60), (size, a, b) => {
        const drawn = Math.min(a, size)
        const seen = Math.min(b, drawn)
        let most = seen
        for (let marked = seen; marked <= size - (drawn - seen); marked++) {
          if (hypergeometricLower(seen, drawn, marked, size) > 0.05 * (1 + 1e-9)) most = marked
        }
        expect(mostMarked(seen, drawn, size, 0.05)).toBe(drawn === 0 ? size : most)
      }),
    )
  })
})

describe("Kendall's rank correlation", () => {
  test('without ties the p value is the share of all orders that are as far from chance', () => {
    const x = [1, 2, 3, 4, 5, 6]
    const y = [2, 1, 4, 3, 6, 5]
    const score = (order: number[]) =>
      order.reduce((total, a, i) => total + order.slice(0, i).reduce((sum, b) => sum + Math.sign(a - b), 0), 0)
    const orders = (rest: number[]): number[][] =>
      rest.length === 0 ? [[]] : rest.flatMap((v) => orders(rest.filter((w) => w !== v)).map((tail) => [v, ...tail]))
    const all = orders(x)
    const far = all.filter((order) => Math.abs(score(order)) >= score(y)).length
    expect(kendall(x, y)).toEqual({
      tau: score(y) / 15,
      p: expect.closeTo(far / all.length, 12) as number,
      exact: true,
    })
  })

  test('a thousand values are done at once, by the normal distribution, which the exact one has come close to long before', () => {
    const random = seededRandom(1)
    const values = (n: number) => Array.from({ length: n }, () => random())
    const byNormal = (tau: number, n: number) =>
      normalTwoSided((tau * 3 * Math.sqrt(n * (n - 1))) / Math.sqrt(2 * (2 * n + 5)))
    const many = kendall(values(1000), values(1000))
    expect(many).toEqual({ tau: many.tau, p: expect.closeTo(byNormal(many.tau, 1000), 12) as number, exact: false })
    const last = kendall(values(150), values(150))
    expect(last.exact).toBe(true)
    expect(last.p).toBeCloseTo(byNormal(last.tau, 150), 2)
  })

  test('with ties: tau-b 20/27, normal p 0.01199 (SciPy 1.17)', () => {
    const { tau, p, exact } = kendall([1, 2, 2, 4, 5, 6, 7, 8], [2, 1, 4, 3, 7, 5, 8, 8])
    expect(exact).toBe(false)
    expect(tau).toBeCloseTo(20 / 27, 10)
    expect(p).toBeCloseTo(0.011990793224189214, 10)
  })
})
