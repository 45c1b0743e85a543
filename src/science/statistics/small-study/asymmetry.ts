import type { Limits } from '../models/heterogeneity.ts'
import { type NoModel, noModel } from '../models/model.ts'
import type { WeightedLine } from './weighted-line.ts'

export type AsymmetryTest = {
  /** Slope of the effect on what makes studies small: 0 in a funnel that is even. */
  bias: number
  se: number
  statistic: number
  /** Degrees of freedom of t; absent when the test is by z. */
  df?: number
  p: number
  /** Effect that a study of endless size would have, with its interval. */
  limit: Limits & { estimate: number }
}

export type AsymmetryResult = { ok: true; test: AsymmetryTest } | NoModel

export const tooFew = () => noModel('A test of the funnel needs at least 3 studies whose standard errors differ.')

type Coefficient = AsymmetryTest['limit'] & { se: number; statistic: number; p: number }

/** The test that slope and intercept of a funnel are; by z, unless degrees of freedom are put beside it. */
export const asymmetryOf = (
  { estimate: bias, se, statistic, p }: Coefficient,
  { estimate, low, high }: AsymmetryTest['limit'],
): AsymmetryTest => ({ bias, se, statistic, p, limit: { estimate, low, high } })

/** The test that a line through the funnel is. */
export function asymmetryBy(line: WeightedLine | undefined): AsymmetryResult {
  if (!line) return tooFew()
  const { slope, at0, df } = line
  return { ok: true, test: { ...asymmetryOf(slope, at0), df } }
}
