import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { ReviewEvent } from '#contract/review-log.ts'
import { dealOut, reviewerPaces, visibleVotes } from '#science/review-log/reviewers.ts'
import type { StageOutcome } from '#science/review-log/stage-outcome.ts'

describe('blind votes', () => {
  const ann = { by: 'ann', verdict: 'include' as const, at: '2026-01-01T00:00:00Z' }
  const bob = { by: 'bob', verdict: 'exclude' as const, at: '2026-01-01T00:00:00Z' }
  const blind = { isBlind: true, reviewers: 2 }

  test("others' votes are hidden until both are in", () => {
    const one: StageOutcome = { outcome: 'open', votes: [ann] }
    expect(visibleVotes(one, 'bob', blind)).toEqual([])
    expect(visibleVotes(one, 'ann', blind)).toEqual([ann])
    expect(visibleVotes({ outcome: 'conflict', votes: [ann, bob] }, 'bob', blind)).toEqual([ann, bob])
    expect(visibleVotes(one, 'bob', { ...blind, isBlind: false })).toEqual([ann])
    expect(visibleVotes({ outcome: 'include', votes: [ann], resolvedBy: 'cleo' }, 'bob', blind)).toEqual([ann])
  })
})

describe('pace and drift', () => {
  const votesOf = (by: string, seconds: number[], isIn: (i: number) => boolean): ReviewEvent[] => {
    let at = Date.UTC(2026, 0, 1)
    return seconds.map((gap, i) => {
      at += gap * 1000
      return {
        id: `${by}${String(i).padStart(3, '0')}`,
        at: new Date(at).toISOString(),
        by,
        kind: 'vote',
        stage: 'title-abstract',
        recordId: `r${i}`,
        verdict: isIn(i) ? 'include' : 'exclude',
      }
    })
  }

  test('the median time in a sitting; a night in between does not count', () => {
    const log = votesOf('ann', [0, 10, 20, 30, 40_000, 12], () => true)
    expect(reviewerPaces(log, 'title-abstract')).toEqual([{ by: 'ann', votes: 6, secondsPerRecord: 16 }])
    expect(reviewerPaces(log, 'full-text')).toEqual([])
  })

  test('somebody who gets stricter: 20 of 40, then 5 of 40', () => {
    const gaps = Array.from({ length: 80 }, () => 10)
    const [pace] = reviewerPaces(
      votesOf('bob', gaps, (i) => (i < 40 ? i % 2 === 0 : i % 8 === 0)),
      'title-abstract',
    )
    expect(pace?.drift).toMatchObject({ before: 0.5, after: 0.125 })
    // z = 0.375 / sqrt(0.3125 · 0.6875 · (1/40 + 1/40)) = 3.618, two-sided 0.0003.
    expect(pace?.drift?.p).toBeCloseTo(0.000297, 6)
    const steady = reviewerPaces(
      votesOf('cleo', gaps, () => true),
      'title-abstract',
    )[0]
    expect(steady?.drift).toEqual({ before: 1, after: 1, p: 1 })
  })
})

test('records are dealt out evenly, twice each, and never to who has voted', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 2, max: 5 }),
      fc.array(fc.tuple(fc.nat(59), fc.nat(4))),
      (size, team, voted) => {
        const records = Array.from({ length: size }, (_, i) => `r${i}`)
        const people = ['ann', 'bob', 'cleo', 'dan', 'eve'].slice(0, team)
        const mayVote = (record: string, by: string) => !voted.some(([r, p]) => record === `r${r}` && by === people[p])
        const dealt = dealOut(records, people, mayVote, 2)
        for (const record of records) {
          const holders = people.filter((by) => dealt.get(by)?.includes(record))
          expect(holders).toHaveLength(Math.min(2, people.filter((by) => mayVote(record, by)).length))
          expect(holders.every((by) => mayVote(record, by))).toBe(true)
        }
        if (voted.length === 0) {
          const loads = people.map((by) => dealt.get(by)?.length ?? 0)
          expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
        }
      },
    ),
  )
})
