import { effectOfCounts } from '#science/statistics/measures/two-groups.ts'
import type { Cells } from '#science/statistics/measures/zero-cells.ts'

/**
 * The 13 trials of BCG as tabulated by Colditz and others 1994, JAMA 271:698–702: vaccinated cases and non-cases, control
 * cases and non-cases; absolute latitude; how people were allocated.
 */
export const bcgCells: Cells[] =
  '4,119,11,128;6,300,29,274;3,228,11,209;62,13536,248,12619;33,5036,47,5761;180,1361,372,1079;8,2537,10,619;505,87886,499,87892;29,7470,45,7232;17,1699,65,1600;186,50448,141,27197;5,2493,3,2338;27,16886,29,17825'
    .split(';')
    .map((row) => {
      const [a = 0, b = 0, c = 0, d = 0] = row.split(',').map(Number)
      return { a, b, c, d }
    })
export const bcgLatitude = [44, 55, 42, 52, 13, 44, 19, 13, 27, 42, 18, 33, 33]
export const bcgAllocation = [
  ...Array.from({ length: 4 }, () => 'random'),
  ...Array.from({ length: 2 }, () => 'alternate'),
  ...Array.from({ length: 3 }, () => 'random'),
  ...Array.from({ length: 4 }, () => 'systematic'),
]

export const bcgEffects = (measure: 'RR' | 'OR') =>
  bcgCells.flatMap(({ a, b, c, d }) => {
    const result = effectOfCounts(measure, { events: a, total: a + b, controlEvents: c, controlTotal: c + d })
    return result.ok ? [result.effect] : []
  })
