import type { ColumnType, GridColumn } from '#contract/grid.ts'

/** Sizes of the grid in px: rows have one height, so that any of thousands is found without measuring. */
export const ROW_HEIGHT = 36
export const HEAD_HEIGHT = 40
const TEXT_WIDTH = 168
/** A figure needs less room than words; its heading still stands in one line. */
const FIGURE_WIDTH = 128
const figures: readonly ColumnType[] = ['number', 'percent', 'boolean', 'date']

/** Width of a column that nobody has set one for. */
export const columnWidth = ({ type }: Pick<GridColumn, 'type'>): number =>
  figures.includes(type) ? FIGURE_WIDTH : TEXT_WIDTH

/** The frozen column leaves room for another one beside it, on a phone too. */
export const nameWidth = (windowWidth: number): number => (windowWidth < 600 ? 120 : 220)
