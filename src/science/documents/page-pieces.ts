/** A box on a page, in points (1/72 inch) from the upper left corner of the page as it is shown. */
export type Box = { x: number; y: number; width: number; height: number }

/** A piece of text as a PDF draws it: a word, a part of one, or a whole line, always in one font on one line. */
export type PagePiece = Box & {
  text: string
  /** Name of the font inside the file. It tells fonts apart and means nothing else. */
  font: string
  /** Size of the letters in points. */
  size: number
  /** Height of the line on which the letters stand. */
  baseline: number
  isRightToLeft?: boolean
  /** True for text that does not run from left to right on the page, such as a stamp in the margin. */
  isTurned?: boolean
}

/** A page as the PDF gives it: pieces in the order in which they are drawn. */
export type RawPage = { page: number; width: number; height: number; pieces: PagePiece[] }

/** The smallest box around some boxes. */
export function around(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const box of boxes) {
    left = Math.min(left, box.x)
    top = Math.min(top, box.y)
    right = Math.max(right, box.x + box.width)
    bottom = Math.max(bottom, box.y + box.height)
  }
  return boxes.length === 0
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top }
}

/** The middle value; 0 of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
