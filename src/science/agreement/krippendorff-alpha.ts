import { type Coefficient, noPairs, oneCategory, type Ratings, sum, tallyOf } from './ratings.ts'

/** What differences between categories mean: any is as large as any other, ranks, or numbers. */
export type Scale = 'nominal' | 'ordinal' | 'interval'

/**
 * Krippendorff's alpha for any number of people and missing ratings. `order` names the categories from lowest to highest, for
 * ordinal ratings; interval ratings are read as numbers.
 * Source: Krippendorff 2011, Computing Krippendorff's Alpha-Reliability; 2004, Content Analysis, chapter 11.
 */
export function krippendorffAlpha(ratings: Ratings, scale: Scale = 'nominal', order?: readonly string[]): Coefficient {
  const compared = ratings.filter((item) => item.filter((rating) => rating !== undefined).length > 1)
  if (compared.length === 0) return noPairs
  const given = tallyOf(compared).categories
  const sorted = order ? order.filter((category) => given.includes(category)) : given.toSorted(asNumbersOrText)
  const { categories, counts, totals } = tallyOf(compared, sorted)
  if (scale === 'interval' && categories.some((category) => !Number.isFinite(Number(category)))) {
    return { ok: false, reason: 'Interval ratings have to be numbers.' }
  }

  const coincidences = categories.map((_, c) =>
    categories.map((_, k) =>
      sum(
        counts.map((of, u) => {
          const pairs = (of[c] ?? 0) * ((of[k] ?? 0) - (c === k ? 1 : 0))
          return pairs / ((totals[u] ?? 2) - 1)
        }),
      ),
    ),
  )
  const margins = coincidences.map(sum)
  const n = sum(margins)
  const distance = distanceOf(scale, categories, margins)
  const over = (f: (c: number, k: number) => number) =>
    sum(categories.map((_, c) => sum(categories.map((_, k) => (c === k ? 0 : f(c, k))))))
  const disagreement = over((c, k) => (coincidences[c]?.[k] ?? 0) * distance(c, k)) / n
  const byChance = over((c, k) => (margins[c] ?? 0) * (margins[k] ?? 0) * distance(c, k)) / (n * (n - 1))
  if (byChance === 0) return oneCategory
  return {
    ok: true,
    value: 1 - disagreement / byChance,
    observed: 1 - disagreement,
    expected: 1 - byChance,
    items: compared.length,
    leftOut: ratings.length - compared.length,
  }
}

function distanceOf(scale: Scale, categories: readonly string[], margins: readonly number[]) {
  if (scale === 'nominal') return () => 1
  if (scale === 'interval') return (c: number, k: number) => (Number(categories[c]) - Number(categories[k])) ** 2
  return (c: number, k: number) => {
    const between = sum(margins.slice(Math.min(c, k), Math.max(c, k) + 1))
    return (between - ((margins[c] ?? 0) + (margins[k] ?? 0)) / 2) ** 2
  }
}

const asNumbersOrText = (a: string, b: string) => Number(a) - Number(b) || (a < b ? -1 : a > b ? 1 : 0)
