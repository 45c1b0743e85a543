import { normalUpperQuantile } from '#science/statistics/distributions/normal.ts'

import { type Coefficient, noPairs, oneCategory, type Ratings, sum, tallyOf } from './ratings.ts'

/** How far apart two categories count: all the same, by their distance, or by its square. Distances need an order. */
export type Weighting = 'none' | 'linear' | 'quadratic'

/**
 * Cohen's kappa of two people, plain or weighted, with its large-sample interval. Items that one of them has not rated are left
 * out. `order` names the categories from lowest to highest, for weights.
 * Source: Cohen 1960 and 1968; standard error after Fleiss, Cohen & Everitt 1969, Psychological Bulletin 72:323–327.
 */
export function cohenKappa(
  ratings: Ratings,
  options: { weights?: Weighting; order?: readonly string[]; level?: number } = {},
): Coefficient {
  const { weights = 'none', order, level = 0.95 } = options
  const pairs = ratings.filter((item) => item[0] !== undefined && item[1] !== undefined).map((item) => item.slice(0, 2))
  if (pairs.length === 0) return noPairs
  const { categories } = tallyOf(pairs, order)
  const weight = weightOf(weights, categories.length)
  const place = new Map(categories.map((category, i) => [category, i]))
  const n = pairs.length
  const cells = categories.map(() => categories.map(() => 0))
  for (const [first, second] of pairs) {
    const row = cells[place.get(first ?? '') ?? 0] ?? []
    const column = place.get(second ?? '') ?? 0
    row[column] = (row[column] ?? 0) + 1 / n
  }
  const rows = cells.map(sum)
  const columns = categories.map((_, j) => sum(cells.map((row) => row[j] ?? 0)))
  const over = (f: (i: number, j: number) => number) =>
    sum(categories.map((_, i) => sum(categories.map((_, j) => f(i, j)))))
  const observed = over((i, j) => weight(i, j) * (cells[i]?.[j] ?? 0))
  const expected = over((i, j) => weight(i, j) * (rows[i] ?? 0) * (columns[j] ?? 0))
  if (1 - expected < 1e-12) return oneCategory

  const value = (observed - expected) / (1 - expected)
  const ofRow = categories.map((_, i) => sum(columns.map((share, j) => share * weight(i, j))))
  const ofColumn = categories.map((_, j) => sum(rows.map((share, i) => share * weight(i, j))))
  const spread = over(
    (i, j) => (cells[i]?.[j] ?? 0) * (weight(i, j) - ((ofRow[i] ?? 0) + (ofColumn[j] ?? 0)) * (1 - value)) ** 2,
  )
  const variance = (spread - (value - expected * (1 - value)) ** 2) / (n * (1 - expected) ** 2)
  const se = Math.sqrt(Math.max(0, variance))
  const reach = normalUpperQuantile((1 - level) / 2) * se
  return {
    ok: true,
    value,
    se,
    low: Math.max(-1, value - reach),
    high: Math.min(1, value + reach),
    observed,
    expected,
    items: n,
    leftOut: ratings.length - n,
  }
}

function weightOf(weights: Weighting, size: number): (i: number, j: number) => number {
  const most = Math.max(1, size - 1)
  if (weights === 'linear') return (i, j) => 1 - Math.abs(i - j) / most
  if (weights === 'quadratic') return (i, j) => 1 - ((i - j) / most) ** 2
  return (i, j) => (i === j ? 1 : 0)
}
