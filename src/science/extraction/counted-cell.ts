import type { CellState } from '#contract/grid.ts'

import { wantsPerson } from './column-trust.ts'

type Told = { id: string; libraryKey?: string | undefined }

/**
 * Whether a cell only offers its value: nobody has confirmed it, and of its column the rules were not right often enough.
 * Such a value is shown, and enters no synthesis, pool, weight or report.
 */
export const isOnlyOffered = (cell: { state: CellState } | undefined, column: Told): boolean =>
  cell?.state === 'suggested' && wantsPerson(column)
