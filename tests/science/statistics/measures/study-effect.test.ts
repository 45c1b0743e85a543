import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { inverseDoubleArcsine, naturalValue } from '#science/statistics/measures/back-transform.ts'
import { hedgesCorrection } from '#science/statistics/measures/means.ts'
import { doubleArcsine } from '#science/statistics/measures/one-group.ts'
import { effectOf, type Reported } from '#science/statistics/measures/study-effect.ts'
import { corrected } from '#science/statistics/measures/zero-cells.ts'
import type { Measure } from '#science/statistics/measures/measure.ts'
import { mantelHaenszel, peto } from '#science/statistics/models/count-pooling.ts'

const effect = (...args: Parameters<typeof effectOf>) => {
  const result = effectOf(...args)
  if (!result.ok) throw new Error(result.reason)
  return result.effect
}
const reason = (...args: Parameters<typeof effectOf>) => {
  const result = effectOf(...args)
  return result.ok ? 'computed' : result.reason
}
const counts = (events: number, total: number, controlEvents: number, controlTotal: number): Reported => ({
  kind: 'counts',
  events,
  total,
  controlEvents,
  controlTotal,
})

describe('two groups with events', () => {
  test('a table by hand: 10 of 100 against 20 of 100', () => {
    const table = counts(10, 100, 20, 100)
    expect(effect('RR', table)).toMatchObject({ derived: false, n: 200 })
    expect(effect('RR', table).effect).toBeCloseTo(Math.log(0.5), 12)
    expect(effect('RR', table).variance).toBeCloseTo(0.1 - 0.01 + 0.05 - 0.01, 12)
    expect(effect('OR', table).effect).toBeCloseTo(Math.log((10 * 80) / (90 * 20)), 12)
    expect(effect('OR', table).variance).toBeCloseTo(1 / 10 + 1 / 90 + 1 / 20 + 1 / 80, 12)
    expect(effect('RD', table).effect).toBeCloseTo(-0.1, 12)
    expect(effect('RD', table).variance).toBeCloseTo((0.1 * 0.9) / 100 + (0.2 * 0.8) / 100, 12)
    // O − E = 10 − 15; V = 100·100·30·170 / (200²·199).
    expect(effect('PETO', table).effect).toBeCloseTo((-5 * 200 * 200 * 199) / (100 * 100 * 30 * 170), 10)
  })

  test('turned round, every ratio changes its sign and keeps its variance', () => {
    const arm = fc
      .tuple(fc.nat(40), fc.integer({ min: 1, max: 40 }))
      .map(([events, rest]) => ({ events, total: events + rest }))
    fc.assert(
      fc.property(arm, arm, fc.constantFrom<Measure>('RR', 'OR', 'RD', 'PETO'), (first, second, measure) => {
        const there = effectOf(measure, counts(first.events, first.total, second.events, second.total))
        const back = effectOf(measure, counts(second.events, second.total, first.events, first.total))
        expect(there.ok).toBe(back.ok)
        if (!there.ok || !back.ok) return
        expect(there.effect.effect).toBeCloseTo(-back.effect.effect, 10)
        expect(there.effect.variance).toBeCloseTo(back.effect.variance, 10)
      }),
    )
  })

  test('an empty cell: a half to all four, and it is said', () => {
    const seen = effect('OR', counts(0, 10, 3, 12))
    expect(seen.notes).toEqual(['0.5 added to all four cells'])
    expect(seen.effect).toBeCloseTo(Math.log((0.5 * 9.5) / (10.5 * 3.5)), 12)
    const bySize = corrected({ a: 0, b: 30, c: 5, d: 5 }, 'by-group-size').cells
    expect(bySize).toEqual({ a: 0.75, b: 30.75, c: 5.25, d: 5.25 })
    expect(reason('RR', counts(0, 10, 3, 12), { zeroCells: { add: 'never', doubleZero: 'leave-out' } })).toBe(
      'A group has no event, and nothing is to be added to empty cells: the ratio cannot be computed.',
    )
  })

  test('no event at all: no ratio, but a difference', () => {
    expect(reason('RR', counts(0, 10, 0, 12))).toBe(
      'Neither group has an event: the study tells nothing about a ratio.',
    )
    expect(reason('OR', counts(10, 10, 12, 12))).toBe(
      'Everybody in both groups has the event: the study tells nothing about a ratio.',
    )
    expect(effect('RD', counts(0, 10, 0, 12)).notes).toEqual(['0.5 added to all four cells'])
    const kept = effect('OR', counts(0, 10, 0, 10), { zeroCells: { add: 'where-zero', doubleZero: 'keep' } })
    expect(kept.effect).toBeCloseTo(0, 12)
  })

  test('a control in two comparisons is divided', () => {
    const shared = effect('RR', { ...counts(10, 100, 20, 100), sharedBy: 2 } as Reported)
    expect(shared.notes).toEqual(['control group divided among 2 comparisons'])
    expect(shared.effect).toBeCloseTo(Math.log(0.5), 12)
    expect(shared.variance).toBeCloseTo(1 / 10 - 1 / 100 + 1 / 10 - 1 / 50, 12)
  })

  test.each([
    ['The first group has more events (11) than people (10).', counts(11, 10, 1, 10)],
    ['The control group has more events (12) than people (10).', counts(1, 10, 12, 10)],
    ['A count is below 0.', counts(-1, 10, 1, 10)],
    ['A count is not a whole number.', counts(1.5, 10, 1, 10)],
    ['A count is missing.', counts(Number.NaN, 10, 1, 10)],
    ['A group has nobody in it.', counts(0, 0, 1, 10)],
  ])('refused: %s', (sentence, table) => expect(reason('RR', table)).toBe(sentence))

  test('Mantel-Haenszel and Peto of one table are that table; a stratum twice as large as all others wins', () => {
    const table = { a: 10, b: 90, c: 20, d: 80 }
    expect(mantelHaenszel('RR', [table])?.estimate).toBeCloseTo(Math.log(0.5), 12)
    expect(mantelHaenszel('OR', [table, table])?.estimate).toBeCloseTo(Math.log(800 / 1800), 12)
    expect(mantelHaenszel('RD', [table])?.estimate).toBeCloseTo(-0.1, 12)
    expect(mantelHaenszel('RD', [table])?.weights).toEqual([100])
    expect(mantelHaenszel('RR', [])).toBeUndefined()
    expect(mantelHaenszel('RR', [{ a: 0, b: 5, c: 0, d: 5 }])).toBeUndefined()
    // A difference of which nothing is known: nobody, or everybody, had the event.
    for (const measure of ['RD', 'RR', 'OR'] as const) {
      for (const [a, b] of [
        [0, 5],
        [5, 0],
      ] as const) {
        const none = Array.from({ length: 3 }, () => ({ a, b, c: a, d: b }))
        expect(mantelHaenszel(measure, none)).toBeUndefined()
      }
    }
    expect(peto([{ a: 0, b: 5, c: 0, d: 5 }])).toBeUndefined()
  })
})

describe('means', () => {
  const means: Reported = { kind: 'means', mean: 12, sd: 4, n: 20, controlMean: 10, controlSd: 5, controlN: 30 }

  test('difference, standardised difference and ratio, by hand', () => {
    expect(effect('MD', means)).toMatchObject({ effect: 2, derived: false })
    expect(effect('MD', means).variance).toBeCloseTo(16 / 20 + 25 / 30, 12)
    const s2 = (19 * 16 + 29 * 25) / 48
    expect(effect('MD', means, { meanVariance: 'pooled' }).variance).toBeCloseTo(s2 * (1 / 20 + 1 / 30), 12)
    // Γ(24)/Γ(23.5) by the half-integer product: Γ(23.5) = 46!√π / (4^23 23!).
    expect(effect('SMD', means).effect).toBeCloseTo((2 / Math.sqrt(s2)) * hedgesCorrection(48), 12)
    expect(effect('ROM', means).effect).toBeCloseTo(Math.log(1.2), 12)
    expect(effect('ROM', means).variance).toBeCloseTo(16 / (20 * 144) + 25 / (30 * 100), 12)
  })

  test('the exact correction: √(2/π)·… for small m, near 1 − 3/(4m − 1) for large', () => {
    expect(hedgesCorrection(2)).toBeCloseTo(1 / Math.sqrt(Math.PI), 12)
    expect(hedgesCorrection(4)).toBeCloseTo(1 / (Math.sqrt(2) * (Math.sqrt(Math.PI) / 2)), 12)
    expect(hedgesCorrection(200)).toBeCloseTo(1 - 3 / 799, 5)
  })

  test('what cannot be is refused', () => {
    expect(reason('MD', { ...means, sd: 0 })).toBe('A standard deviation is 0: no group of people is so alike.')
    expect(reason('SMD', { ...means, n: 1 })).toBe('A group has fewer than 2 people: it has no standard deviation.')
    expect(reason('ROM', { ...means, mean: -1 })).toBe('A ratio of means needs two means of the same sign, neither 0.')
    expect(reason('RR', means)).toBe('A risk ratio (RR) cannot be computed from means of two groups.')
  })
})

describe('one group, correlations and what is given', () => {
  test('Fisher: r 0.5 of 103 people is 0.5493 with variance 0.01', () => {
    expect(effect('ZCOR', { kind: 'correlation', r: 0.5, n: 103 }).effect).toBeCloseTo(0.5493061443, 10)
    expect(effect('ZCOR', { kind: 'correlation', r: 0.5, n: 103 }).variance).toBeCloseTo(0.01, 12)
    expect(reason('ZCOR', { kind: 'correlation', r: 1.2, n: 103 })).toBe(
      'A correlation lies between −1 and 1, not at 1.2.',
    )
    expect(reason('COR', { kind: 'correlation', r: 0.2, n: 3 })).toBe(
      'A correlation of fewer than 4 people has no variance.',
    )
  })

  test('every scale of a proportion leads back to it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 500 }), fc.nat(500), (total, raw) => {
        const events = raw % (total + 1)
        const share = events / total
        expect(inverseDoubleArcsine(doubleArcsine({ events, total }), total)).toBeCloseTo(share, 8)
        expect(naturalValue('PAS', Math.asin(Math.sqrt(share)))).toBeCloseTo(share, 10)
        if (events > 0 && events < total) {
          const logit = effect('PLO', { kind: 'share', events, total }).effect
          expect(naturalValue('PLO', logit)).toBeCloseTo(share, 10)
        }
      }),
    )
    expect(naturalValue('PFT', -1, 20)).toBe(0)
    expect(naturalValue('PFT', 2, 20)).toBe(1)
  })

  test('hazard ratios from an interval, a p value, O − E', () => {
    // Parmar 1998 and the Handbook: ln HR ± 1.96 SE.
    const byInterval = effect('HR', { kind: 'ratio', ratio: 0.7, low: 0.5, high: 0.98 })
    expect(byInterval.derived).toBe(true)
    expect(Math.sqrt(byInterval.variance)).toBeCloseTo(Math.log(0.98 / 0.5) / (2 * 1.959963984540054), 12)
    const byP = effect('HR', { kind: 'ratio-p', ratio: 0.7, p: 0.05 })
    expect(Math.sqrt(byP.variance)).toBeCloseTo(Math.abs(Math.log(0.7)) / 1.959963984540054, 12)
    const byCounts = effect('HR', { kind: 'observed-expected', difference: -6, variance: 15 })
    expect([byCounts.effect, byCounts.variance]).toEqual([-0.4, 1 / 15])
  })

  test('a ratio outside its interval is refused, one off its middle is told', () => {
    expect(reason('HR', { kind: 'ratio', ratio: 1.7, low: 0.5, high: 0.98 })).toBe(
      'The ratio 1.7 lies outside its own interval.',
    )
    expect(reason('HR', { kind: 'ratio', ratio: 0.7, low: 0.98, high: 0.5 })).toBe(
      'The lower limit of the interval is not below the upper one.',
    )
    expect(effect('OR', { kind: 'ratio', ratio: 0.9, low: 0.5, high: 0.98 }).notes).toEqual([
      'the estimate does not lie in the middle of its interval: look for a typing error or rounding',
    ])
    expect(reason('GEN', { kind: 'effect', effect: 1, se: 0 })).toBe('The variance is not above 0.')
  })
})
