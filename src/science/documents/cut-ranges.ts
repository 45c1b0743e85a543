import type { TextRange } from './find-text.ts'

/** A stretch of text over which the same ranges lie; `of` are their places in the list that was given. */
export type Cut = TextRange & { of: number[] }

/** Cuts `start` to `end` wherever a range begins or ends, so that overlapping ranges can be drawn side by side. */
export function cutRanges(start: number, end: number, ranges: readonly TextRange[]): Cut[] {
  const near = ranges.flatMap((range, index) => (range.start < end && range.end > start ? [{ ...range, index }] : []))
  const edges = new Set([start, end])
  for (const range of near) {
    edges.add(Math.max(start, range.start))
    edges.add(Math.min(end, range.end))
  }
  const sorted = [...edges].toSorted((a, b) => a - b)
  return sorted.slice(0, -1).map((from, at) => {
    const to = sorted[at + 1] ?? end
    return {
      start: from,
      end: to,
      of: near.filter((each) => each.start <= from && each.end >= to).map(({ index }) => index),
    }
  })
}
