import type { CellState } from '#contract/grid.ts'

import { wantsPerson } from './column-trust.ts'

type Told = { id: string; libraryKey?: string | undefined }

/**
 * Whether a cell only offers its value: nobody has confirmed it, and the rules ask for a second look at it, or were not right
 * often enough with such a value of its column (those that were read from words that leave no doubt have a measurement of
 * their own). Such a value is shown, and enters no synthesis, pool, weight or report.
 */
export const isOnlyOffered = (
  cell: { state: CellState; isCertain?: true | undefined; check?: string | undefined } | undefined,
  column: Told,
): boolean => cell?.state === 'suggested' && (cell.check !== undefined || wantsPerson(column, cell.isCertain === true))
