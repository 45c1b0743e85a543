import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  certaintyDomains,
  certaintyLevels,
  certaintyOf,
  startLevel,
  startReason,
  type CertaintyStep,
} from '#science/clinical/certainty.ts'
import { absoluteOf, againstImportant, neededWords, outcomeEffect } from '#science/clinical/outcome.ts'

const study = (id: string, estimate: number, low: number, high: number) => ({
  id,
  label: id,
  value: { estimate, low, high },
})

const outcomeEffectOf = (studies: Parameters<typeof outcomeEffect>[1]) => {
  const effect = outcomeEffect('RR', studies)
  return effect.ok ? effect.natural : undefined
}

describe('the effect on an outcome', () => {
  test('of one study is its own, of two and more it is pooled, and what cannot be used is named', () => {
    expect(outcomeEffect('RR', [study('a', 0.5, 0.3, 0.8)])).toMatchObject({
      ok: true,
      studies: 1,
      natural: { estimate: 0.5, low: 0.3, high: 0.8 },
    })
    const two = outcomeEffect('RR', [
      study('a', 0.5, 0.4, 0.625),
      study('b', 0.5, 0.4, 0.625),
      { id: 'c', label: 'c', value: { estimate: 0.9 } },
    ])
    expect(two).toMatchObject({ ok: true, studies: 2, left: [{ label: 'c' }] })
    if (two.ok) expect(two.natural.estimate).toBeCloseTo(0.5, 6)
    expect(outcomeEffect('RR', [])).toMatchObject({ ok: false })
  })

  test('a review is never pooled with trials that it may hold, nor with another review; alone it gives its own result', () => {
    const trials = [
      { ...study('a', 0.5, 0.4, 0.625), design: 'randomised-trial' as const },
      { ...study('b', 0.6, 0.45, 0.8), design: 'randomised-trial' as const },
    ]
    for (const design of ['meta-analysis', 'systematic-review', 'review', 'guideline'] as const) {
      const review = { ...study('r', 0.9, 0.85, 0.95), design }
      const mixed = outcomeEffect('RR', [review, ...trials])
      expect(mixed).toMatchObject({ ok: true, studies: 2, used: ['a', 'b'] })
      expect(mixed.left).toEqual([
        {
          label: 'r',
          reason: 'It is a review: the studies here may be among those that it pools, and people would count twice.',
        },
      ])
      expect(mixed.ok && mixed.natural).toEqual(outcomeEffectOf(trials))
      expect(outcomeEffect('RR', [review])).toMatchObject({ ok: true, studies: 1, used: ['r'], left: [] })
      expect(outcomeEffect('RR', [review, { ...review, id: 's' }])).toMatchObject({ ok: false })
    }
  })

  test('in events: a risk ratio of 0.5 at 20 % is 100 fewer of 1,000, and one of 10 people', () => {
    const absolute = absoluteOf('RR', { estimate: 0.5, low: 0.25, high: 0.75 }, 0.2)
    expect(absolute).toMatchObject({ ok: true })
    if (!absolute.ok) return
    expect(absolute.effect.difference.estimate).toBeCloseTo(-100, 9)
    expect(neededWords(absolute.effect)).toBe('10 for one less (7 to 20)')
    expect(absoluteOf('MD', { estimate: 1, low: 0, high: 2 }, 0.2)).toMatchObject({ ok: false })
  })

  test('without a direction both sides are said, never a bare number', () => {
    const absolute = absoluteOf('RR', { estimate: 0.8, low: 0.5, high: 1.3 }, 0.2)
    if (!absolute.ok) throw new Error(absolute.reason)
    expect(neededWords(absolute.effect)).toBe('NNT 10 to benefit, through ∞, to NNT 17 to harm')
  })

  test('stands to an important difference surely, maybe, or surely not', () => {
    expect(againstImportant({ estimate: 3, low: 2.5, high: 4 }, 2)).toBe('surely')
    expect(againstImportant({ estimate: 2, low: 1, high: 3 }, 2)).toBe('maybe')
    expect(againstImportant({ estimate: -3, low: -4, high: -2.5 }, -2)).toBe('surely')
    expect(againstImportant({ estimate: 0, low: -1, high: 1 }, 2)).toBe('surely not')
  })
})

describe('certainty', () => {
  test('begins high for trials alone, goes down by its reasons, and up only without bias', () => {
    expect(startLevel(['randomised-trial', 'randomised-trial'])).toBe('high')
    expect(startLevel(['randomised-trial', 'cohort'])).toBe('low')
    expect(startLevel([])).toBe('low')
    expect(startReason(['randomised-trial', 'randomised-trial'])).toBe(
      'Begins high: every study is a randomised trial.',
    )
    expect(startReason(['randomised-trial', 'cohort', 'unknown'])).toBe(
      'Begins low: 1 of 3 studies are known to be randomised trials.',
    )
    expect(startReason([])).toBe('No study reports the outcome.')
    const step = (domain: CertaintyStep['domain'], levels: 1 | 2 = 1, reason = 'Because'): CertaintyStep => ({
      domain,
      levels,
      reason,
    })
    expect(certaintyOf('high', [step('imprecision'), step('risk-of-bias')])).toBe('low')
    expect(certaintyOf('high', [step('imprecision', 2, '  ')])).toBe('high')
    expect(certaintyOf('low', [step('large-effect', 2)])).toBe('high')
    expect(certaintyOf('low', [step('large-effect', 2), step('risk-of-bias')])).toBe('very low')
  })

  test('stays among its four levels whatever is said', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...certaintyLevels),
        fc.array(
          fc.record({
            domain: fc.constantFrom(...certaintyDomains.map(({ id }) => id)),
            levels: fc.constantFrom<1 | 2>(1, 2),
            reason: fc.string(),
          }),
        ),
        (start, steps) => {
          expect(certaintyLevels).toContain(certaintyOf(start, steps))
        },
      ),
    )
  })
})
