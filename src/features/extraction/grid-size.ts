/** Sizes of the grid in px: rows have one height, so that any of thousands is found without measuring. */
export const ROW_HEIGHT = 36
export const HEAD_HEIGHT = 40
export const COLUMN_WIDTH = 168

/** The frozen column leaves room for another one beside it, on a phone too. */
export const nameWidth = (windowWidth: number): number => (windowWidth < 600 ? 120 : 220)
