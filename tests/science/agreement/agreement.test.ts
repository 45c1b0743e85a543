import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { agreementReport } from '#science/agreement/agreement-report.ts'
import { cohenKappa, type Weighting } from '#science/agreement/cohen-kappa.ts'
import { krippendorffAlpha } from '#science/agreement/krippendorff-alpha.ts'
import { fleissKappa, gwetAc1 } from '#science/agreement/many-raters.ts'
import { type Coefficient, percentAgreement, type Ratings } from '#science/agreement/ratings.ts'

const repeated = (times: number, ...item: string[]) => Array.from({ length: times }, () => item)
const fromCounts = (table: number[][]): Ratings =>
  table.map((counts) => counts.flatMap((count, k) => Array.from({ length: count }, () => String(k))))
const found = (coefficient: Coefficient) => {
  if (!coefficient.ok) throw new Error(coefficient.reason)
  return coefficient
}

/** Krippendorff's example with 4 people, 12 units and missing ratings; also Gwet's (his package's cac.raw4raters). */
const fourPeople: Ratings = [
  '1.11', '2232', '3333', '3333', '2222', '1234', '4444', '1121', '2222', '.555', '..11', '.3..',
].map((unit) => Array.from(unit, (rating) => (rating === '.' ? undefined : rating))) // prettier-ignore

describe("Krippendorff's and Gwet's example of four people with missing ratings", () => {
  test('alpha 0.743 nominal, 0.815 ordinal, 0.849 interval (Krippendorff 2011)', () => {
    expect(found(krippendorffAlpha(fourPeople)).value).toBeCloseTo(0.743, 3)
    expect(found(krippendorffAlpha(fourPeople, 'ordinal')).value).toBeCloseTo(0.815, 3)
    expect(found(krippendorffAlpha(fourPeople, 'interval')).value).toBeCloseTo(0.849, 3)
  })

  test('AC1 0.77544 (error 0.14295), Fleiss 0.76117 (0.15302), agreement 0.81818 (Gwet 2014)', () => {
    const ac1 = found(gwetAc1(fourPeople))
    expect([ac1.value, ac1.se]).toEqual([expect.closeTo(0.77544, 5), expect.closeTo(0.14295, 5)])
    expect([ac1.low, ac1.high]).toEqual([expect.closeTo(0.461, 3), 1])
    const fleiss = found(fleissKappa(fourPeople))
    expect([fleiss.value, fleiss.se]).toEqual([expect.closeTo(0.76117, 5), expect.closeTo(0.15302, 5)])
    expect(percentAgreement(fourPeople)).toEqual({ share: expect.closeTo(9 / 11, 10) as number, items: 11 })
    expect(ac1).toMatchObject({ items: 11, leftOut: 1 })
  })
})

test("Fleiss' example of 1971 as 14 people and 10 subjects: kappa 0.210", () => {
  const table = [
    [0, 0, 0, 0, 14], [0, 2, 6, 4, 2], [0, 0, 3, 5, 6], [0, 3, 9, 2, 0], [2, 2, 8, 1, 1],
    [7, 7, 0, 0, 0], [3, 2, 6, 3, 0], [2, 5, 3, 2, 2], [6, 5, 2, 1, 0], [0, 2, 2, 3, 7],
  ] // prettier-ignore
  const kappa = found(fleissKappa(fromCounts(table)))
  expect(kappa.value).toBeCloseTo(0.21, 3)
  expect(kappa.observed).toBeCloseTo(0.378, 3)
  expect(kappa.expected).toBeCloseTo(0.213, 3)
})

describe("Cohen's kappa", () => {
  const table = (cells: number[][]): Ratings =>
    cells.flatMap((row, i) => row.flatMap((count, j) => repeated(count, String(i), String(j))))
  /** Fleiss, Levin & Paik 2003, Statistical Methods for Rates and Proportions, table 18.1. */
  const diagnoses = [[75, 1, 4], [5, 4, 1], [0, 0, 10]] // prettier-ignore

  test('100 diagnoses: 0.68', () => {
    expect(found(cohenKappa(table(diagnoses))).value).toBeCloseTo((0.89 - 0.66) / 0.34, 10)
  })

  test('the error is that of the delta method by small steps, for every kind of weights', () => {
    const kappaOf = (cells: number[][], weights: Weighting): number => {
      const total = cells.flat().reduce((sum, cell) => sum + cell, 0)
      const weight = (i: number, j: number) =>
        ({ none: i === j ? 1 : 0, linear: 1 - Math.abs(i - j) / 2, quadratic: 1 - (i - j) ** 2 / 4 })[weights]
      let seen = 0
      let chance = 0
      for (let i = 0; i < 3; i++) {
        for (let j = 0; j < 3; j++) {
          const row = (cells[i] ?? []).reduce((sum, cell) => sum + cell, 0) / total
          const column = cells.reduce((sum, of) => sum + (of[j] ?? 0), 0) / total
          seen += (weight(i, j) * (cells[i]?.[j] ?? 0)) / total
          chance += weight(i, j) * row * column
        }
      }
      return (seen - chance) / (1 - chance)
    }
    for (const weights of ['none', 'linear', 'quadratic'] as const) {
      const slopes = diagnoses.flatMap((row, i) =>
        row.map((cell, j) => {
          const h = 1e-4
          const moved = (by: number) =>
            diagnoses.map((of, a) => of.map((value, b) => value + (a === i && b === j ? by : 0)))
          return { slope: (kappaOf(moved(h), weights) - kappaOf(moved(-h), weights)) / (2 * h), cell }
        }),
      )
      const mean = slopes.reduce((sum, { slope, cell }) => sum + slope * cell, 0) / 100
      const variance = slopes.reduce((sum, { slope, cell }) => sum + cell * (slope - mean) ** 2, 0)
      const seen = found(cohenKappa(table(diagnoses), { weights, order: ['0', '1', '2'] }))
      expect(seen.value).toBeCloseTo(kappaOf(diagnoses, weights), 10)
      expect(seen.se).toBeCloseTo(Math.sqrt(variance), 6)
    }
  })

  test('50 grant proposals: 20 yes, 15 no, 15 disputed make 0.40', () => {
    expect(found(cohenKappa(table([[20, 5], [10, 15]]))).value).toBeCloseTo(0.4, 10) // prettier-ignore
  })

  test('what one of the two has not rated is left out', () => {
    expect(found(cohenKappa([...table([[20, 5], [10, 15]]), ['0', undefined], [undefined, '1']]))).toMatchObject({ items: 50, leftOut: 2 }) // prettier-ignore
  })
})

test("nearly everything excluded: kappa collapses, AC1 does not (Gwet's paradox: 118, 5, 2, 0)", () => {
  const ratings = [...repeated(118, 'ex', 'ex'), ...repeated(5, 'ex', 'in'), ...repeated(2, 'in', 'ex')]
  expect(found(cohenKappa(ratings)).value).toBeCloseTo(-0.0234, 4)
  const chance = 2 * 0.972 * 0.028
  expect(found(gwetAc1(ratings)).value).toBeCloseTo((118 / 125 - chance) / (1 - chance), 10)
})

describe('what cannot be measured', () => {
  test('nobody in common, and no difference at all', () => {
    expect(cohenKappa([['a', undefined], [undefined, 'a']])).toEqual({ ok: false, reason: 'No item has been rated by two people.' }) // prettier-ignore
    const same = repeated(5, 'in', 'in')
    const reason = 'Everybody gave everything the same rating: agreement beyond chance cannot be measured.'
    expect(cohenKappa(same)).toEqual({ ok: false, reason })
    expect(fleissKappa(same)).toEqual({ ok: false, reason })
    expect(krippendorffAlpha(same)).toEqual({ ok: false, reason })
    expect(found(gwetAc1(same)).value).toBe(1)
    expect(percentAgreement([])).toBeUndefined()
    expect(krippendorffAlpha([['a', 'b']], 'interval')).toEqual({
      ok: false,
      reason: 'Interval ratings have to be numbers.',
    })
  })
})

describe('for any ratings', () => {
  const rating = fc.option(fc.constantFrom('in', 'ex', 'maybe'), { nil: undefined })
  const ratings = fc.array(fc.tuple(rating, rating, rating), { minLength: 3, maxLength: 30 })

  test('agreement and alpha equal the count of all pairs one by one', () => {
    fc.assert(
      fc.property(ratings, (list) => {
        const pairsIn = (item: readonly (string | undefined)[]) => {
          const given = item.filter((of) => of !== undefined)
          return given.flatMap((a, i) =>
            given.flatMap((b, j) => (i === j ? [] : [{ same: a === b, weight: 1 / (given.length - 1) }])),
          )
        }
        const all = list.flatMap(pairsIn)
        const alpha = krippendorffAlpha(list)
        if (all.length === 0) return expect(alpha.ok).toBe(false)
        const values = list.flatMap((item) => {
          const given = item.filter((of) => of !== undefined)
          return given.length > 1 ? given : []
        })
        const different = values.flatMap((a, i) => values.map((b, j) => i !== j && a !== b)).filter(Boolean).length
        if (different === 0) return expect(alpha.ok).toBe(false)
        const seen = all.reduce((sum, { same, weight }) => sum + (same ? 0 : weight), 0) / values.length
        expect(found(alpha).value).toBeCloseTo(1 - seen / (different / (values.length * (values.length - 1))), 9)
      }),
    )
  })

  test('names of categories and order of people make no difference; no value is above 1', () => {
    fc.assert(
      fc.property(ratings, (list) => {
        const renamed = list.map((item) => item.toReversed().map((of) => of && `x${of}`))
        for (const of of [fleissKappa, (r: Ratings) => gwetAc1(r), (r: Ratings) => krippendorffAlpha(r)]) {
          const here = of(list)
          const there = of(renamed)
          expect(here.ok).toBe(there.ok)
          if (!here.ok || !there.ok) continue
          expect(here.value).toBeCloseTo(there.value, 9)
          expect(here.value).toBeLessThanOrEqual(1 + 1e-12)
        }
      }),
    )
  })

  test('all coefficients of a report are of the same items, and a category that nobody used changes none', () => {
    fc.assert(
      fc.property(ratings, (list) => {
        const two = list.map((item) => item.slice(0, 2))
        const report = agreementReport(two, ['in', 'ex', 'maybe', 'never used'])
        const both = two.filter((item) => item[0] !== undefined && item[1] !== undefined)
        expect([report.items, report.leftOut]).toEqual([both.length, two.length - both.length])
        if (both.length === 0) return expect(report.pairs[0]?.kappa.ok).toBe(false)
        expect(report).toEqual({ ...agreementReport(both), leftOut: report.leftOut, used: report.used })
        expect(new Set(report.used)).toEqual(new Set(both.flat()))
        for (const coefficient of [report.fleiss, report.ac1, report.alpha, report.pairs[0]?.kappa]) {
          if (coefficient?.ok) expect(coefficient).toMatchObject({ items: both.length, leftOut: 0 })
        }
        expect(report.percent?.items).toBe(both.length)
      }),
    )
  })

  test('records that one person alone has rated move no coefficient: 40 of 50 agreed on, whatever stands beside', () => {
    const both = [...repeated(30, 'in', 'in'), ...repeated(10, 'ex', 'ex'), ...repeated(10, 'in', 'ex')]
    const alone = Array.from({ length: 200 }, () => ['ex', undefined])
    const report = agreementReport([...both, ...alone])
    expect(found(report.fleiss).value).toBeCloseTo(found(fleissKappa(both)).value, 12)
    expect(found(report.ac1).value).toBeCloseTo(found(gwetAc1(both)).value, 12)
    expect(found(report.fleiss).observed).toBeCloseTo(0.8, 12)
    expect(report.leftOut).toBe(200)
  })

  test('the report has each pair once, with its conflicts', () => {
    const report = agreementReport([
      ['in', 'in', 'ex'],
      ['ex', 'in', undefined],
      ['ex', 'ex', 'ex'],
    ])
    expect(report.pairs.map(({ first, second, items, conflicts }) => [first, second, items, conflicts])).toEqual([
      [0, 1, 3, 1],
      [0, 2, 2, 1],
      [1, 2, 2, 1],
    ])
    expect(report.percent?.share).toBeCloseTo((1 / 3 + 0 + 1) / 3, 10)
  })
})
