import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { irrelevantInARow, recallBound, sampleNeeded, stopAdvice } from '#science/screening/stopping.ts'

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

describe('recall at least', () => {
  test('none of 59 sampled of 1,000: 48 hidden ones would be missed by fewer than one sample in twenty', () => {
    const bound = recallBound(40, { left: 1000, drawn: 59, relevant: 0 })
    const chanceOfNone = (hidden: number) =>
      Array.from({ length: 59 }, (_, i) => (1000 - hidden - i) / (1000 - i)).reduce((all, one) => all * one, 1)
    expect(chanceOfNone(bound.mostMissed)).toBeGreaterThan(0.05)
    expect(chanceOfNone(bound.mostMissed + 1)).toBeLessThanOrEqual(0.05)
    expect(bound.recallAtLeast).toBeCloseTo(40 / (40 + bound.mostMissed), 10)
    expect(bound.recallLikely).toBe(1)
  })

  test('no sample shows nothing; a sample of all shows all', () => {
    expect(recallBound(10, { left: 90, drawn: 0, relevant: 0 }).recallAtLeast).toBe(0.1)
    expect(recallBound(10, { left: 90, drawn: 90, relevant: 2 })).toMatchObject({
      found: 12,
      mostMissed: 0,
      recallAtLeast: 1,
    })
    expect(recallBound(0, { left: 90, drawn: 30, relevant: 0 }).recallAtLeast).toBeUndefined()
  })

  test('it holds in at least 95 of 100 samples, counted over every possible sample', () => {
    const left = 60
    for (const drawn of [10, 25, 45]) {
      for (let hidden = 0; hidden <= 30; hidden++) {
        let right = 0
        for (let relevant = Math.max(0, drawn - (left - hidden)); relevant <= Math.min(drawn, hidden); relevant++) {
          const chance = (choose(hidden, relevant) * choose(left - hidden, drawn - relevant)) / choose(left, drawn)
          const { recallAtLeast } = recallBound(20, { left, drawn, relevant })
          if ((20 + relevant) / (20 + hidden) >= (recallAtLeast ?? 0) - 1e-12) right += chance
        }
        expect(right, `${drawn} drawn, ${hidden} hidden`).toBeGreaterThanOrEqual(0.95 - 1e-9)
      }
    }
  })

  test('the sample that is needed is the smallest that shows it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 3000 }), (found, left) => {
        const needed = sampleNeeded(found, left, 0.95)
        if (needed === undefined) throw new Error('reading all always shows it')
        const recall = (drawn: number) => recallBound(found, { left, drawn, relevant: 0 }).recallAtLeast ?? 0
        expect(recall(needed)).toBeGreaterThanOrEqual(0.95)
        if (needed > 0) expect(recall(needed - 1)).toBeLessThan(0.95)
      }),
    )
    expect(sampleNeeded(0, 100, 0.95)).toBeUndefined()
  })

  test('it asks for no more than the exact bound, counted in whole numbers', () => {
    /** The smallest sample without a relevant one that rules out one more hidden record than may be missed. */
    const exact = (found: number, left: number) => {
      const allowed = Math.floor((found * 5) / 95 + 1e-9)
      if (allowed >= left) return 0
      for (let drawn = 0, of = 1n, none = 1n; ; drawn++) {
        // Of all samples of this size `none` in `of` hold none of the allowed + 1.
        if (none * 20n <= of) return drawn
        none *= BigInt(Math.max(0, left - allowed - 1 - drawn))
        of *= BigInt(left - drawn)
      }
    }
    expect(sampleNeeded(30, 2528, 0.95)).toBe(1963)
    expect(exact(30, 2528)).toBe(1963)
    for (const [found, left] of [
      [1, 20],
      [3, 100],
      [18, 40],
      [19, 100],
      [40, 760],
      [80, 600],
      [200, 1500],
      [57, 3],
    ] as const) {
      expect(sampleNeeded(found, left, 0.95), `${found} found, ${left} left`).toBe(exact(found, left))
    }
  })
})

describe('advice', () => {
  const verdicts = (relevant: number, then: number) => [
    ...Array.from({ length: relevant }, () => true),
    ...Array.from({ length: then }, () => false),
  ]

  test('early: go on', () => {
    expect(irrelevantInARow([true, false, false])).toBe(2)
    expect(irrelevantInARow([])).toBe(0)
    expect(stopAdvice({ records: 1000, verdicts: verdicts(0, 400) })).toMatchObject({
      advice: 'go-on',
      sentence: 'Nothing relevant has been found yet: go on.',
    })
    expect(stopAdvice({ records: 1000, verdicts: verdicts(40, 10) }).sentence).toBe(
      '10 records in a row were irrelevant. Go on until 50 are, then draw a random sample of the rest.',
    )
  })

  test('after a long row: a sample, never "stop"', () => {
    const advice = stopAdvice({ records: 1000, verdicts: verdicts(40, 200) })
    expect(advice.advice).toBe('sample')
    // 40 / (40 + missed) of 0.95 allow 2 missed of 760.
    expect(advice.sampleSize).toBe(sampleNeeded(40, 760, 0.95))
    expect(advice.sentence).toContain(
      '200 records in a row were irrelevant. Draw a random sample of the 760 unread records:',
    )
  })

  test('a clean sample may end it, with the sentence for the methods section', () => {
    const advice = stopAdvice({
      records: 1000,
      verdicts: verdicts(30, 370),
      sample: { left: 600, drawn: 400, relevant: 0 },
    })
    // Three hidden ones would be missed by (200·199·198)/(600·599·598) = 0.037 of the samples, two by 0.111: 30 / 32 = 0.9375.
    expect(advice.advice).toBe('go-on')
    expect(advice.sentence).toBe(
      'So far with 95% confidence at least 93.7% of the relevant records are found, not 95%. Go on screening, or draw more for the sample.',
    )
    const enough = stopAdvice({
      records: 1000,
      verdicts: verdicts(80, 320),
      sample: { left: 600, drawn: 400, relevant: 0 },
    })
    expect(enough.advice).toBe('may-stop')
    expect(enough.methods).toBe(
      '400 of 1000 records (40%) were screened: 80 were relevant, the last 320 in a row were not. Of the 600 records left a random sample of 400 was screened: 0 were relevant. With 95% confidence (one-sided, exact hypergeometric bound) at least 97.5% of the relevant records had been found (80 found, at most 2 missed).',
    )
    expect(enough.sentence).toContain('You may stop; 200 records stay unread.')
  })

  test('the methods state what was done so far, and an order only where the records were read in it', () => {
    const state = { records: 2583, verdicts: verdicts(1, 119) }
    expect(stopAdvice(state).methods).toBe(
      '120 of 2583 records (4.6%) were screened: 1 was relevant, the last 119 in a row were not.',
    )
    // verdicts(3, 0) ends on a relevant one.
    expect(stopAdvice({ records: 4, verdicts: verdicts(3, 0) }).methods).toBe(
      '3 of 4 records (75%) were screened: 3 were relevant.',
    )
    expect(stopAdvice({ ...state, order: 'an order learnt from those accepted before' }).methods).toBe(
      '120 of 2583 records (4.6%) were screened in an order learnt from those accepted before: 1 was relevant, the last 119 in a row were not.',
    )
  })

  test('all read: said as it is', () => {
    expect(
      stopAdvice({ records: 30, verdicts: verdicts(4, 16), sample: { left: 10, drawn: 10, relevant: 1 } }),
    ).toMatchObject({
      advice: 'finished',
      sentence: 'All 30 records are screened; 5 are relevant.',
    })
  })
})
