import type { Anchor } from './anchor.ts'
import { pointOfWord } from './word-at.ts'

export type Point = { x: number; y: number }

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** A hair line would otherwise make a share of thousands. */
const held = (value: number) => Math.min(50, Math.max(-50, value))

/** Where a point lies in a box, as shares of its width and height. */
export const shareOf = (box: DOMRect, { x, y }: Point): Point => ({
  x: box.width === 0 ? 0.5 : held(round((x - box.left) / box.width, 4)),
  y: box.height === 0 ? 0.5 : held(round((y - box.top) / box.height, 4)),
})

/** The page's content box: what percentages are taken of. */
export const contentBox = (): Element => document.querySelector('main') ?? document.body

/** A point of the window as percentages of the page's content box, 0 to 100, two digits. */
export function percentOf(point: Point): Point {
  const share = shareOf(contentBox().getBoundingClientRect(), point)
  const percent = (value: number) => round(Math.min(1, Math.max(0, value)) * 100, 2)
  return { x: percent(share.x), y: percent(share.y) }
}

/** The point of a percentage, in the window's pixels. */
export function pointOfPercent({ x, y }: Point): Point {
  const box = contentBox().getBoundingClientRect()
  return { x: box.left + (x / 100) * box.width, y: box.top + (y / 100) * box.height }
}

/** Where the mark of a fingerprint stands on its element now, in the window's pixels. */
export function pointOn(element: Element, { x, y, word }: Pick<Anchor, 'x' | 'y' | 'word'>): Point {
  const box = element.getBoundingClientRect()
  const atWord = word && pointOfWord(element, word)
  return atWord ?? { x: box.left + x * box.width, y: box.top + y * box.height }
}
