/** Sizes of the grid in px: rows have one height, so that any of thousands is found without measuring. */
export const ROW_HEIGHT = 36
export const HEAD_HEIGHT = 40
export const NAME_WIDTH = 220
export const COLUMN_WIDTH = 168
