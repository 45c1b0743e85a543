import { cohenKappa } from './cohen-kappa.ts'
import { krippendorffAlpha } from './krippendorff-alpha.ts'
import { fleissKappa, gwetAc1 } from './many-raters.ts'
import { type Coefficient, percentAgreement, type Ratings, tallyOf } from './ratings.ts'

export type PairAgreement = {
  /** Places of the two people in the list. */
  first: number
  second: number
  /** Items both have rated, and how many of them differently. */
  items: number
  conflicts: number
  share: number | undefined
  kappa: Coefficient
}

export type AgreementReport = {
  /** Items that two people or more have rated: all coefficients rest on these and no others. */
  items: number
  /** Items that one person alone has rated, or nobody: they compare nobody. */
  leftOut: number
  /** Categories that were given to them, in the order asked for. AC1 counts these. */
  used: string[]
  percent: { share: number; items: number } | undefined
  fleiss: Coefficient
  ac1: Coefficient
  alpha: Coefficient
  pairs: PairAgreement[]
}

/**
 * Agreement of all people together and of each two of them. Every coefficient is of the same items: those that two people or more
 * have rated, for a pair those that both have. `categories` names what people could have said, for the order in which it is told.
 */
export function agreementReport(given: Ratings, categories?: readonly string[], level = 0.95): AgreementReport {
  const ratings = given.filter((item) => item.filter((rating) => rating !== undefined).length > 1)
  const people = Math.max(0, ...given.map((item) => item.length))
  const pairs: PairAgreement[] = []
  for (let first = 0; first < people; first++) {
    for (let second = first + 1; second < people; second++) {
      const both = ratings.map((item) => [item[first], item[second]])
      const rated = both.filter(([a, b]) => a !== undefined && b !== undefined)
      const conflicts = rated.filter(([a, b]) => a !== b).length
      pairs.push({
        first,
        second,
        items: rated.length,
        conflicts,
        share: rated.length === 0 ? undefined : 1 - conflicts / rated.length,
        kappa: cohenKappa(both, { level }),
      })
    }
  }
  const tally = tallyOf(ratings, categories)
  return {
    items: ratings.length,
    leftOut: given.length - ratings.length,
    used: tally.categories.filter((_, k) => tally.counts.some((counts) => (counts[k] ?? 0) > 0)),
    percent: percentAgreement(ratings),
    fleiss: fleissKappa(ratings, level),
    ac1: gwetAc1(ratings, level),
    alpha: krippendorffAlpha(ratings),
    pairs,
  }
}
