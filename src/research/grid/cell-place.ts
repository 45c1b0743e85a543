import type { OpenGrid } from './use-grid.ts'

export type CellPlace = { rowId: string; columnId: string }
/** What a cell needs of the grid that it stands in. */
export type CellGrid = Pick<OpenGrid, 'grid' | 'writes' | 'mayWrite'>
