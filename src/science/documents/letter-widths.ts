import type { Box } from './page-pieces.ts'

/** How wide letters are, against each other: enough to say where in a piece a letter stands. Source: widths of Helvetica. */
function letterWidth(letter: string): number {
  if (/[ijl.,:;'’|!I\u00AD]/.test(letter)) return 0.26
  if (/[ftr()[\]/\s-]/.test(letter)) return 0.32
  if (/[mw%@—]/.test(letter)) return 0.82
  if (/[MW]/.test(letter)) return 0.88
  if (/[A-Z]/.test(letter)) return 0.68
  return 0.54
}

const widthOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0)

/** How wide some words are in letters of a size, about. */
export const naturalWidth = (text: string, size: number) => widthOf(text) * size

/** The part of a box over which the characters from `start` to `end` of its text stand. */
export function shareOf(
  text: string,
  start: number,
  end: number,
  box: Box & { isRightToLeft?: boolean },
): { x: number; width: number } {
  const whole = widthOf(text) || 1
  const before = (widthOf(text.slice(0, start)) / whole) * box.width
  const width = (widthOf(text.slice(start, end)) / whole) * box.width
  return { x: box.isRightToLeft ? box.x + box.width - before - width : box.x + before, width }
}
