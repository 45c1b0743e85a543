import { cellKey, ratingsByCell, signedValue, type Rating, type WeighedItem } from './rating.ts'

/** How one hypothesis stands: the smaller `inconsistency`, the less speaks against it. */
export type Standing = {
  hypothesisId: string
  /** Sum over inconsistent items of weight times strength. */
  inconsistency: number
  /** The same sum over consistent items; it is shown, and ranks nothing. */
  consistency: number
  against: string[]
  inFavour: string[]
  /** Items that nobody has rated under this hypothesis. */
  unrated: string[]
  /** 1 = least inconsistent; equal scores share a rank. */
  rank: number
}

const EQUAL = 1e-9

/**
 * Ranks hypotheses by what speaks against them: the weighted inconsistency score of the analysis of competing hypotheses
 * (Heuer 1999, Psychology of Intelligence Analysis, ch. 8: proceed by trying to disprove; the most likely hypothesis is
 * the one with the least against it, not the one with the most for it). Equal scores share a rank, and the
 * order given is kept among them.
 */
export function standingsOf(
  hypotheses: readonly { id: string }[],
  items: readonly WeighedItem[],
  ratings: readonly Rating[],
): Standing[] {
  const cells = ratingsByCell(ratings)
  const standings = hypotheses.map(({ id }) => standing(id, items, cells))
  return standings
    .map((each) => ({
      ...each,
      rank: 1 + standings.filter(({ inconsistency }) => inconsistency < each.inconsistency - EQUAL).length,
    }))
    .sort((a, b) => a.rank - b.rank)
}

function standing(id: string, items: readonly WeighedItem[], cells: ReadonlyMap<string, Rating>): Standing {
  const made: Standing = {
    hypothesisId: id,
    inconsistency: 0,
    consistency: 0,
    against: [],
    inFavour: [],
    unrated: [],
    rank: 0,
  }
  for (const item of items) {
    const value = signedValue(cells.get(cellKey(id, item.id)))
    if (value === undefined) made.unrated.push(item.id)
    else if (value < 0) {
      made.inconsistency -= value * item.weight
      made.against.push(item.id)
    } else if (value > 0) {
      made.consistency += value * item.weight
      made.inFavour.push(item.id)
    }
  }
  return made
}

/** Ids of the hypotheses that share the first rank. */
export const leadersOf = (standings: readonly Standing[]): string[] =>
  standings.flatMap(({ rank, hypothesisId }) => (rank === 1 ? hypothesisId : []))

/** How well an item tells hypotheses apart: the span of its signed ratings times its weight, and the pairs it parts. */
export type Diagnosticity = { itemId: string; span: number; weighted: number; separates: [string, string][] }

/**
 * Diagnosticity of each item, highest first. An item rated alike under every hypothesis has none, however strong it is
 * (Heuer 1999, ch. 8, step 3). The span is the largest less the smallest signed rating (0 to 6); unrated cells are left out.
 */
export function diagnosticityOf(
  hypotheses: readonly { id: string }[],
  items: readonly WeighedItem[],
  ratings: readonly Rating[],
): Diagnosticity[] {
  const cells = ratingsByCell(ratings)
  return items
    .map((item): Diagnosticity => {
      const values = hypotheses.flatMap(({ id }) => {
        const value = signedValue(cells.get(cellKey(id, item.id)))
        return value === undefined ? [] : [{ id, value }]
      })
      const all = values.map(({ value }) => value)
      const span = all.length < 2 ? 0 : Math.max(...all) - Math.min(...all)
      const separates = values.flatMap((a, i) =>
        values
          .slice(i + 1)
          .flatMap((b): [string, string][] => (Math.sign(a.value) === Math.sign(b.value) ? [] : [[a.id, b.id]])),
      )
      return { itemId: item.id, span, weighted: span * item.weight, separates }
    })
    .sort((a, b) => b.weighted - a.weighted)
}
