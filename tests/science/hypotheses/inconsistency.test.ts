import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { diagnosticityOf, leadersOf, standingsOf } from '#science/hypotheses/inconsistency.ts'
import { ratingValues, type Rating, type RatingValue, type Strength } from '#science/hypotheses/rating.ts'
import { decidingEvidence, sensitivityOf } from '#science/hypotheses/sensitivity.ts'
import { defaultWeightRules, weightOf } from '#science/hypotheses/weights.ts'

const H = ['a', 'b', 'c'].map((id) => ({ id }))
const I = ['1', '2', '3', '4'].map((id) => ({ id, weight: 1 }))
const rate = (itemId: string, hypothesisId: string, rating: RatingValue, strength: Strength = 1): Rating => ({
  itemId,
  hypothesisId,
  rating,
  strength,
})
const anyRatings = fc.array(
  fc.record({
    itemId: fc.constantFrom('1', '2', '3', '4'),
    hypothesisId: fc.constantFrom('a', 'b', 'c'),
    rating: fc.constantFrom(...ratingValues),
    strength: fc.constantFrom<Strength>(1, 2, 3),
  }),
  { maxLength: 20 },
)
const anyItems = fc.tuple(
  ...I.map(({ id }) => fc.record({ id: fc.constant(id), weight: fc.double({ min: 0, max: 1, noNaN: true }) })),
)

describe('ranking', () => {
  test('least inconsistent is first, whatever speaks for the others', () => {
    const ratings = [
      rate('1', 'a', 'inconsistent'),
      rate('1', 'b', 'consistent', 3),
      rate('2', 'b', 'inconsistent', 3),
      rate('3', 'b', 'consistent', 3),
      rate('1', 'c', 'neutral'),
    ]
    expect(
      standingsOf(H, I, ratings).map(({ hypothesisId, inconsistency, rank }) => [hypothesisId, inconsistency, rank]),
    ).toEqual([
      ['c', 0, 1],
      ['a', 1, 2],
      ['b', 3, 3],
    ])
  })

  test('consistent evidence never moves a rank', () => {
    fc.assert(
      fc.property(anyItems, anyRatings, (items, ratings) => {
        const without = ratings.map((each) =>
          each.rating === 'consistent' ? { ...each, rating: 'neutral' as const } : each,
        )
        const ranks = (some: readonly Rating[]) =>
          new Map(standingsOf(H, items, some).map(({ hypothesisId, rank }) => [hypothesisId, rank]))
        expect(ranks(ratings)).toEqual(ranks(without))
      }),
    )
  })

  test('every item is against, in favour, neutral or unrated: nothing is lost', () => {
    fc.assert(
      fc.property(anyItems, anyRatings, (items, ratings) => {
        const last = new Map(ratings.map((each) => [each.hypothesisId + each.itemId, each.rating]))
        for (const { hypothesisId, against, inFavour, unrated } of standingsOf(H, items, ratings)) {
          const neutral = items.filter(({ id }) => last.get(hypothesisId + id) === 'neutral')
          expect(against.length + inFavour.length + unrated.length + neutral.length).toBe(items.length)
        }
      }),
    )
  })

  test('equal scores share a rank', () => {
    expect(standingsOf(H, I, []).map(({ rank }) => rank)).toEqual([1, 1, 1])
  })
})

describe('diagnosticity', () => {
  test('an item rated alike under all hypotheses tells nothing apart', () => {
    const alike = H.map(({ id }) => rate('1', id, 'consistent', 3))
    const [best, ...rest] = diagnosticityOf(H, I, [
      ...alike,
      rate('2', 'a', 'consistent'),
      rate('2', 'b', 'inconsistent', 2),
    ])
    expect(best).toEqual({ itemId: '2', span: 3, weighted: 3, separates: [['a', 'b']] })
    expect(rest.map(({ span }) => span)).toEqual([0, 0, 0])
  })
})

describe('sensitivity', () => {
  test('every flip it names does change who leads, and no unnamed flip does', () => {
    fc.assert(
      fc.property(anyItems, anyRatings, (items, ratings) => {
        const { leaders, flips, removals } = sensitivityOf(H, items, ratings)
        const sorted = (ids: readonly string[]) => [...ids].sort()
        const named = new Map(flips.map((flip) => [flip.hypothesisId + flip.itemId, flip]))
        const last = [...new Map(ratings.map((each) => [each.hypothesisId + each.itemId, each])).values()]
        for (const cell of last) {
          const results = ratingValues
            .filter((to) => to !== cell.rating)
            .map((to) => ({ to, leaders: leadersOf(standingsOf(H, items, [...ratings, { ...cell, rating: to }])) }))
          const changing = results.filter((each) => String(sorted(each.leaders)) !== String(sorted(leaders)))
          const flip = named.get(cell.hypothesisId + cell.itemId)
          expect(flip !== undefined).toBe(changing.length > 0)
          if (flip) expect(changing).toContainEqual({ to: flip.to, leaders: flip.leaders })
        }
        for (const { itemId, leaders: then } of removals) {
          expect(
            leadersOf(
              standingsOf(
                H,
                items.filter(({ id }) => id !== itemId),
                ratings,
              ),
            ),
          ).toEqual(then)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('names the evidence that would decide', () => {
    const ratings = [rate('1', 'b', 'inconsistent', 2), rate('1', 'a', 'neutral')]
    const deciding = decidingEvidence(H.slice(0, 2), I.slice(0, 2), ratings)
    expect(deciding).toMatchObject({ first: 'a', second: 'b', gap: 2 })
    expect(deciding?.unrated[0]).toEqual({ itemId: '2', hypothesisId: 'a', couldTurn: true })
  })
})

describe('weights', () => {
  test('are the product of the parts that are shown', () => {
    const { weight, parts } = weightOf({ design: 'cohort', size: 300, bias: 'some' })
    expect(parts.map(({ value }) => value)).toEqual([0.6, 0.75, 0.75])
    expect(weight).toBeCloseTo(0.6 * 0.75 * 0.75, 12)
  })

  test('an unknown size is half, not nothing; a part can be left out; a hand outweighs the rules', () => {
    const rules = { ...defaultWeightRules, uses: { design: false, size: true, bias: false } }
    expect(weightOf({ design: 'animal', bias: 'high' }, rules)).toMatchObject({ weight: 0.5 })
    expect(weightOf({ design: 'animal', bias: 'high', own: 0.9 })).toEqual({
      weight: 0.9,
      parts: [{ name: 'own', value: 0.9, why: 'set by hand' }],
    })
  })
})
