import { median } from '#science/documents/page-pieces.ts'

import { bounded, PIXELS_OF_POINT, type Zoom } from './reader-look.ts'

type Size = { width: number; height: number }

/** Space between pages and around them, in CSS pixels. */
export const PAGE_GAP = 16

/** CSS pixels of a point, so that most pages fit where that is asked for; a wide table among them may be scrolled. */
export function scaleFor(zoom: Zoom, pages: readonly Size[], room: Size): number {
  if (typeof zoom === 'number') return bounded(zoom) * PIXELS_OF_POINT
  const width = Math.max(1, median(pages.map((page) => page.width)))
  const height = Math.max(1, median(pages.map((page) => page.height)))
  const byWidth = Math.max(80, room.width - 2 * PAGE_GAP) / width
  const byHeight = Math.max(80, room.height - 2 * PAGE_GAP) / height
  const fit = zoom === 'width' ? Math.min(byWidth, 2 * PIXELS_OF_POINT) : Math.min(byWidth, byHeight)
  return Math.max(0.2, fit)
}

/** Where each page begins below the first, in CSS pixels, and how high all are together. */
export function pageTops(pages: readonly Size[], scale: number): { tops: number[]; height: number } {
  const tops: number[] = []
  let height = PAGE_GAP
  for (const page of pages) {
    tops.push(height)
    height += Math.round(page.height * scale) + PAGE_GAP
  }
  return { tops, height }
}

/** Index of the page at a height; the last one above it in a gap. */
export function pageAtHeight(tops: readonly number[], height: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return low
}
