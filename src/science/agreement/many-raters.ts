import { tUpperQuantile } from '#science/statistics/distributions/student-t.ts'

import { type Coefficient, noPairs, oneCategory, type Ratings, sum, tallyOf } from './ratings.ts'

/**
 * Fleiss' kappa of two or more people, who need not be the same for each item and may have missed some.
 * Source: Fleiss 1971, Psychological Bulletin 76:378–382; missing ratings and standard error after Gwet 2014, Handbook of
 * Inter-Rater Reliability, 4th ed., chapters 2 and 5.
 */
export const fleissKappa = (ratings: Ratings, level = 0.95): Coefficient =>
  beyondChance(ratings, level, {
    expected: (shares) => sum(shares.map((share) => share ** 2)),
    ofItem: (shares, counts, total) => sum(counts.map((count, k) => (count * (shares[k] ?? 0)) / total)),
  })

/**
 * Gwet's AC1, which stays right where nearly everything gets the same rating, as in screening. It counts the categories that were
 * given, two at least: one that nobody used would make chance look smaller and agreement better.
 * Source: Gwet 2008, British Journal of Mathematical and Statistical Psychology 61:29–48.
 */
export function gwetAc1(ratings: Ratings, level = 0.95): Coefficient {
  const size = Math.max(2, tallyOf(ratings).categories.length)
  return beyondChance(ratings, level, {
    expected: (shares) => sum(shares.map((share) => share * (1 - share))) / (size - 1),
    ofItem: (shares, counts, total) =>
      sum(counts.map((count, k) => (count * (1 - (shares[k] ?? 0))) / total)) / (size - 1),
  })
}

type Chance = {
  /** Agreement by chance from the shares of the categories. */
  expected: (shares: readonly number[]) => number
  /** The same with one item's ratings in place of one of the two factors: what the item adds to the error. */
  ofItem: (shares: readonly number[], counts: readonly number[], total: number) => number
}

function beyondChance(ratings: Ratings, level: number, chance: Chance): Coefficient {
  const tally = tallyOf(ratings)
  const items = tally.counts.flatMap((counts, i) => {
    const total = tally.totals[i] ?? 0
    return total > 0 ? [{ counts, total }] : []
  })
  const n = items.length
  const compared = items.filter(({ total }) => total > 1).length
  if (compared === 0) return noPairs
  const shares = tally.categories.map((_, k) => sum(items.map(({ counts, total }) => (counts[k] ?? 0) / total)) / n)
  const agreement = items.map(({ counts, total }) =>
    total > 1 ? sum(counts.map((count) => count * (count - 1))) / (total * (total - 1)) : 0,
  )
  const observed = sum(agreement) / compared
  const expected = chance.expected(shares)
  if (1 - expected < 1e-12) return oneCategory

  const value = (observed - expected) / (1 - expected)
  const perItem = items.map(({ counts, total }, i) => {
    const own = total > 1 ? ((n / compared) * ((agreement[i] ?? 0) - expected)) / (1 - expected) : 0
    return own - (2 * (1 - value) * (chance.ofItem(shares, counts, total) - expected)) / (1 - expected)
  })
  const about = { value, observed, expected, items: compared, leftOut: ratings.length - compared }
  if (n < 2) return { ok: true, ...about }
  const se = Math.sqrt(sum(perItem.map((own) => (own - value) ** 2)) / (n * (n - 1)))
  const reach = tUpperQuantile((1 - level) / 2, n - 1) * se
  return { ok: true, ...about, se, low: Math.max(-1, value - reach), high: Math.min(1, value + reach) }
}
