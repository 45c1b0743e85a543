/** What each person said about each item: one line an item, one place a person, undefined where nobody said anything. */
export type Ratings = readonly (readonly (string | undefined)[])[]

/** A coefficient of agreement: 1 for full agreement, 0 for what chance would give. */
export type Coefficient =
  | {
      ok: true
      value: number
      /** Standard error and interval, where the method has them. */
      se?: number
      low?: number
      high?: number
      /** Agreement seen, and agreement that chance would give. */
      observed: number
      expected: number
      /** Items that had two ratings or more, and the items with fewer, which compare nobody. */
      items: number
      leftOut: number
    }
  | { ok: false; reason: string }

export const noPairs: Coefficient = { ok: false, reason: 'No item has been rated by two people.' }
export const oneCategory: Coefficient = {
  ok: false,
  reason: 'Everybody gave everything the same rating: agreement beyond chance cannot be measured.',
}

/** How often each category was given to each item. Categories are in the order of first appearance unless they are given. */
export type Tally = { categories: string[]; counts: number[][]; totals: number[] }

export function tallyOf(ratings: Ratings, order?: readonly string[]): Tally {
  const seen = new Set(ratings.flatMap((item) => item.filter((rating) => rating !== undefined)))
  const categories = order ? [...order, ...[...seen].filter((category) => !order.includes(category))] : [...seen]
  const counts = ratings.map((item) =>
    categories.map((category) => item.filter((rating) => rating === category).length),
  )
  return { categories, counts, totals: counts.map((of) => sum(of)) }
}

/**
 * Share of the pairs of ratings that agree, item by item and then on average, items with two ratings or more. Undefined where
 * there is no pair.
 */
export function percentAgreement(ratings: Ratings): { share: number; items: number } | undefined {
  const { counts, totals } = tallyOf(ratings)
  const shares = counts.flatMap((of, i) => {
    const total = totals[i] ?? 0
    return total < 2 ? [] : [sum(of.map((count) => count * (count - 1))) / (total * (total - 1))]
  })
  return shares.length === 0 ? undefined : { share: sum(shares) / shares.length, items: shares.length }
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
