/** What an item of evidence is under one hypothesis, were that hypothesis true. */
export const ratingValues = ['inconsistent', 'neutral', 'consistent'] as const
export type RatingValue = (typeof ratingValues)[number]
/** 1 = weakly, 2 = clearly, 3 = strongly. */
export type Strength = 1 | 2 | 3

export type Rating = { hypothesisId: string; itemId: string; rating: RatingValue; strength: Strength }
/** An item with its weight, 0 (counts nothing) to 1. */
export type WeighedItem = { id: string; weight: number }

/** −strength for inconsistent, +strength for consistent, 0 for neutral; `undefined` when nobody has rated it. */
export const signedValue = (rating: Pick<Rating, 'rating' | 'strength'> | undefined): number | undefined => {
  if (!rating) return undefined
  return rating.rating === 'neutral' ? 0 : rating.rating === 'consistent' ? rating.strength : -rating.strength
}

/** The rating of each cell. Two ratings of one cell: the later of the list holds. */
export function ratingsByCell(ratings: readonly Rating[]): ReadonlyMap<string, Rating> {
  return new Map(ratings.map((rating) => [cellKey(rating.hypothesisId, rating.itemId), rating]))
}
export const cellKey = (hypothesisId: string, itemId: string): string => `${hypothesisId}\n${itemId}`
