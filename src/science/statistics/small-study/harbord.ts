import { observedMinusExpected } from '../measures/two-groups.ts'
import type { Cells } from '../measures/zero-cells.ts'
import { asymmetryBy, type AsymmetryResult } from './asymmetry.ts'
import { weightedLine } from './weighted-line.ts'

/**
 * Harbord's test, for counts of two groups: Egger's regression on the efficient score Z and its variance V, of Z/√V on √V, whose
 * intercept is the bias. Written here as a line through Z/V against 1/√V with weights V, whose slope it is. Studies without any
 * event, or with nothing else, have no V and stay out. Source: Harbord, Egger & Sterne 2006, Statistics in Medicine 25:3443–3457.
 */
export function harbordTest(tables: readonly Cells[], level = 0.95): AsymmetryResult {
  const scores = tables.map(observedMinusExpected).filter(({ variance }) => variance > 0)
  return asymmetryBy(
    weightedLine(
      scores.map(({ difference, variance }) => difference / variance),
      scores.map(({ variance }) => variance),
      scores.map(({ variance }) => 1 / Math.sqrt(variance)),
      level,
    ),
  )
}
