import type { CellState } from '#contract/grid.ts'

import { wantsPerson } from './column-trust.ts'

type Told = { id: string; libraryKey?: string | undefined }

/**
 * Whether a cell only offers its value: nobody has confirmed it, and the rules were not right often enough with such a value
 * of its column (those that were read from words that leave no doubt have a measurement of their own). Such a value is shown,
 * and enters no synthesis, pool, weight or report.
 */
export const isOnlyOffered = (
  cell: { state: CellState; isCertain?: true | undefined } | undefined,
  column: Told,
): boolean => cell?.state === 'suggested' && wantsPerson(column, cell.isCertain === true)
