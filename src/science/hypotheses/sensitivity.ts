import { leadersOf, standingsOf } from './inconsistency.ts'
import {
  cellKey,
  ratingsByCell,
  ratingValues,
  signedValue,
  type Rating,
  type RatingValue,
  type WeighedItem,
} from './rating.ts'

/** One rating that, read otherwise, gives other leaders. */
export type Flip = { hypothesisId: string; itemId: string; from: RatingValue; to: RatingValue; leaders: string[] }
/** One item without which others lead. */
export type Removal = { itemId: string; leaders: string[] }
export type Sensitivity = { leaders: string[]; flips: Flip[]; removals: Removal[] }

const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((id) => b.includes(id))

/**
 * What the order depends on (Heuer 1999, ch. 8, step 6): each single rating read one step or more otherwise at its own
 * strength, smallest change first, and each single item left out, where that changes who leads. Empty lists: no single
 * change of this kind does.
 */
export function sensitivityOf(
  hypotheses: readonly { id: string }[],
  items: readonly WeighedItem[],
  ratings: readonly Rating[],
): Sensitivity {
  const leaders = leadersOf(standingsOf(hypotheses, items, ratings))
  const known = new Set(items.map(({ id }) => id))
  const cells = [...ratingsByCell(ratings).values()].filter(({ itemId }) => known.has(itemId))
  const changing = cells.flatMap((cell) =>
    ratingValues.flatMap((to): { size: number; flip: Flip }[] => {
      if (to === cell.rating) return []
      const changed = { ...cell, rating: to }
      const others = ratings.filter(
        ({ hypothesisId, itemId }) => hypothesisId !== cell.hypothesisId || itemId !== cell.itemId,
      )
      const then = leadersOf(standingsOf(hypotheses, items, [...others, changed]))
      if (same(then, leaders)) return []
      const size = Math.abs((signedValue(changed) ?? 0) - (signedValue(cell) ?? 0))
      return [
        { size, flip: { hypothesisId: cell.hypothesisId, itemId: cell.itemId, from: cell.rating, to, leaders: then } },
      ]
    }),
  )
  // Of two ways to read one cell that both change the order, the nearer one says it.
  const nearest = new Map<string, Flip>()
  for (const { flip } of changing.sort((a, b) => a.size - b.size)) {
    const key = cellKey(flip.hypothesisId, flip.itemId)
    if (!nearest.has(key)) nearest.set(key, flip)
  }
  return {
    leaders,
    flips: [...nearest.values()],
    removals: items.flatMap(({ id }) => {
      const then = leadersOf(
        standingsOf(
          hypotheses,
          items.filter((item) => item.id !== id),
          ratings,
        ),
      )
      return same(then, leaders) ? [] : [{ itemId: id, leaders: then }]
    }),
  }
}

/** What would decide between the first two: how far apart they are, and which cells nobody has rated. */
export type Deciding = {
  first: string
  second: string
  gap: number
  /** Items rated under one of the two only, heaviest first. */
  unrated: { itemId: string; hypothesisId: string; couldTurn: boolean }[]
}

/**
 * The missing evidence that would decide: for the two best hypotheses, the cells without a rating, and whether one alone,
 * strongly inconsistent with the first, could put the second in front. `undefined` under two hypotheses.
 */
export function decidingEvidence(
  hypotheses: readonly { id: string }[],
  items: readonly WeighedItem[],
  ratings: readonly Rating[],
): Deciding | undefined {
  const [first, second] = standingsOf(hypotheses, items, ratings)
  if (!first || !second) return undefined
  const gap = second.inconsistency - first.inconsistency
  const weight = new Map(items.map(({ id, weight: own }) => [id, own]))
  const unrated = [first, second].flatMap(({ hypothesisId, unrated: ids }, index) =>
    ids.map((itemId) => ({
      itemId,
      hypothesisId,
      couldTurn: index === 0 && 3 * (weight.get(itemId) ?? 0) > gap,
    })),
  )
  return {
    first: first.hypothesisId,
    second: second.hypothesisId,
    gap,
    unrated: unrated.sort(
      (a, b) => Number(b.couldTurn) - Number(a.couldTurn) || (weight.get(b.itemId) ?? 0) - (weight.get(a.itemId) ?? 0),
    ),
  }
}
