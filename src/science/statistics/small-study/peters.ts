import { type Cells, corrected, isDoubleZero } from '../measures/zero-cells.ts'
import { asymmetryBy, type AsymmetryResult } from './asymmetry.ts'
import { weightedLine } from './weighted-line.ts'

/**
 * Peters' test, for counts of two groups: regression of the log odds ratio on the inverse of the number of people, weighted by the
 * inverse variance of the share with the event. Unlike Egger's it does not find what effect and error have in common by
 * themselves. A half is added to the cells of a study with an empty one; those without any event, or with nothing else, stay out.
 * Source: Peters and others 2006, JAMA 295:676–680.
 */
export function petersTest(tables: readonly Cells[], level = 0.95): AsymmetryResult {
  const told = tables.filter((cells) => !isDoubleZero(cells))
  return asymmetryBy(
    weightedLine(
      told.map((cells) => {
        const { a, b, c, d } = corrected(cells, 'where-zero').cells
        return Math.log((a / b) * (d / c))
      }),
      told.map(({ a, b, c, d }) => 1 / (1 / (a + c) + 1 / (b + d))),
      told.map(({ a, b, c, d }) => 1 / (a + b + c + d)),
      level,
    ),
  )
}
