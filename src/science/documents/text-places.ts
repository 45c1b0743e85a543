import { fullTextOf } from '../evidence/full-text.ts'
import type { Box } from './page-pieces.ts'
import { shareOf } from './letter-widths.ts'
import type { ReadPage, Run } from './page-text.ts'

/** A part of one page: offsets in the text of the document, or in the text of that page where it says so. */
export type PageSpan = { page: number; start: number; end: number }

/** Where each page stands in the text of the document (`joinedPages`). */
export const spansOf = (pages: readonly { page: number; text: string }[]): PageSpan[] =>
  fullTextOf(pages).starts.map(({ page, start }, at) => ({ page, start, end: start + (pages[at]?.text.length ?? 0) }))

/** A range of the document's text in the texts of its pages; a range over a page's end gives one part for each page. */
export function onPages(spans: readonly PageSpan[], start: number, end: number): PageSpan[] {
  return spans.flatMap((span) => {
    const from = Math.max(start, span.start)
    const to = Math.min(end, span.end)
    return from < to ? [{ page: span.page, start: from - span.start, end: to - span.start }] : []
  })
}

/** The boxes over which a range of a page's text stands, one for each line of each column. */
export function boxesOf(page: Pick<ReadPage, 'text' | 'runs'>, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (const run of page.runs) {
    const from = Math.max(start, run.start)
    const to = Math.min(end, run.start + run.length)
    if (from >= to) continue
    const { x, width } = shareOf(wordsOf(page.text, run), from - run.start, to - run.start, run)
    const last = boxes.at(-1)
    if (last && isBeside(last, { x, y: run.y, width, height: run.height })) {
      const right = Math.max(last.x + last.width, x + width)
      const bottom = Math.max(last.y + last.height, run.y + run.height)
      last.x = Math.min(last.x, x)
      last.y = Math.min(last.y, run.y)
      last.width = right - last.x
      last.height = bottom - last.y
    } else boxes.push({ x, y: run.y, width, height: run.height })
  }
  return boxes
}

const wordsOf = (text: string, run: Run) => text.slice(run.start, run.start + run.length)

function isBeside(last: Box, next: Box): boolean {
  const shared = Math.min(last.y + last.height, next.y + next.height) - Math.max(last.y, next.y)
  const gap = Math.max(next.x - (last.x + last.width), last.x - (next.x + next.width))
  return shared > 0.5 * Math.min(last.height, next.height) && gap < 1.5 * Math.max(last.height, next.height)
}

/** The range of a page's text that stands inside boxes: every character whose middle one of them covers. */
export function rangeIn(
  page: Pick<ReadPage, 'text' | 'runs'>,
  boxes: readonly Box[],
): { start: number; end: number } | undefined {
  let [start, end] = [Infinity, -Infinity]
  for (const run of page.runs) {
    const near = boxes.filter((box) => touches(box, run))
    if (near.length === 0) continue
    const words = wordsOf(page.text, run)
    for (let at = 0; at < run.length; at++) {
      const { x, width } = shareOf(words, at, at + 1, run)
      const middle = x + width / 2
      if (!near.some((box) => box.x <= middle && middle <= box.x + box.width)) continue
      start = Math.min(start, run.start + at)
      end = Math.max(end, run.start + at + 1)
    }
  }
  return start < end ? { start, end } : undefined
}

function touches(box: Box, run: Run): boolean {
  const middle = run.y + run.height / 2
  return box.y <= middle && middle <= box.y + box.height && box.x < run.x + run.width && run.x < box.x + box.width
}

/** The character of a page's text that stands at a point, or the nearest one on the nearest line. */
export function offsetAt(page: Pick<ReadPage, 'text' | 'runs'>, x: number, y: number): number | undefined {
  let best: Run | undefined
  let nearest = Infinity
  for (const run of page.runs) {
    const dx = Math.max(run.x - x, 0, x - (run.x + run.width))
    const dy = Math.max(run.y - y, 0, y - (run.y + run.height))
    const distance = dx * dx + 4 * dy * dy
    if (distance < nearest) [best, nearest] = [run, distance]
  }
  if (!best) return undefined
  const words = wordsOf(page.text, best)
  for (let at = 0; at < best.length; at++) {
    const { x: left, width } = shareOf(words, at, at + 1, best)
    if (best.isRightToLeft ? x >= left : x < left + width) return best.start + at
  }
  return best.start + best.length - 1
}

/** The offset in a page's text of one character of one piece; undefined where that piece is no part of the text. */
export function offsetOfPiece(
  page: Pick<ReadPage, 'runs'>,
  piece: number,
  character: number,
  edge: 'start' | 'end',
): number | undefined {
  const runs = page.runs.filter((run) => run.piece === piece)
  if (edge === 'start') {
    const run = runs.find((each) => character < each.from + each.length)
    return run ? run.start + Math.max(0, character - run.from) : endOf(runs.at(-1))
  }
  const run = runs.findLast((each) => character > each.from)
  return run ? run.start + Math.min(run.length, character - run.from) : runs[0]?.start
}

const endOf = (run: Run | undefined) => (run ? run.start + run.length : undefined)
