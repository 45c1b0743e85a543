import { cohenKappa } from './cohen-kappa.ts'
import { krippendorffAlpha } from './krippendorff-alpha.ts'
import { fleissKappa, gwetAc1 } from './many-raters.ts'
import { type Coefficient, percentAgreement, type Ratings } from './ratings.ts'

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
  percent: { share: number; items: number } | undefined
  fleiss: Coefficient
  ac1: Coefficient
  alpha: Coefficient
  pairs: PairAgreement[]
}

/** Agreement of all people together and of each two of them. `categories`: what people could have said. */
export function agreementReport(ratings: Ratings, categories?: readonly string[], level = 0.95): AgreementReport {
  const people = Math.max(0, ...ratings.map((item) => item.length))
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
  return {
    percent: percentAgreement(ratings),
    fleiss: fleissKappa(ratings, level),
    ac1: gwetAc1(ratings, { level, ...(categories && { categories }) }),
    alpha: krippendorffAlpha(ratings),
    pairs,
  }
}
