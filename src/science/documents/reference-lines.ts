import { median, type Box } from './page-pieces.ts'
import type { ReadPage } from './page-text.ts'
import { spansOf } from './text-places.ts'

/** A line of a document as it is set; offsets in the text of the document, the box in points on its page. */
export type SetLine = Box & { start: number; end: number; page: number }

/** The lines of a document between two offsets of its text, as they are set on its pages. */
export function setLines(pages: readonly ReadPage[], { start, end }: { start: number; end: number }): SetLine[] {
  const lines: SetLine[] = []
  for (const [at, span] of spansOf(pages).entries()) {
    const page = pages[at]
    if (!page || span.end <= start || span.start >= end) continue
    for (const run of page.runs) {
      const from = span.start + run.start
      if (from < start || from >= end) continue
      const last = lines.at(-1)
      const shared = last ? Math.min(last.y + last.height, run.y + run.height) - Math.max(last.y, run.y) : 0
      const isSame = last?.page === page.page && shared > 0.4 * Math.min(last.height, run.height) && run.x > last.x
      if (last && isSame) {
        last.end = from + run.length
        last.width = Math.max(last.width, run.x + run.width - last.x)
        last.height = Math.max(last.height, run.height)
      } else
        lines.push({
          start: from,
          end: from + run.length,
          page: page.page,
          x: run.x,
          y: run.y,
          width: run.width,
          height: run.height,
        })
    }
  }
  return lines
}

/** Lines of one column of one page, from top to bottom. */
function columnsOf(lines: readonly SetLine[]): SetLine[][] {
  const columns: SetLine[][] = []
  for (const line of lines) {
    const last = columns.at(-1)?.at(-1)
    if (last && last.page === line.page && line.y > last.y - line.height && line.x < last.x + Math.max(last.width, 40))
      columns.at(-1)?.push(line)
    else columns.push([line])
  }
  return columns
}

/** What the words of a line look like: the beginning of an entry, the end of one that fills its last line. */
export type Looks = { opens: (line: SetLine) => boolean; endsEntry: (line: SetLine) => boolean }

/** In letter sizes: what stands nearer to the edge stands at it. */
const AT_EDGE = 0.45
/** An indent is as wide as this at most. */
const WIDEST = 8

/**
 * The offsets at which entries of a list begin, as its setting tells them: lines at the edge above indented ones (a
 * hanging indent), indented lines above others, or a wider gap above. Empty where the setting tells nothing.
 */
export function entryStarts(lines: readonly SetLine[], looks: Looks): number[] {
  const { opens } = looks
  if (lines.length < 4) return []
  const columns = columnsOf(lines)
  const size = median(lines.map(({ height }) => height))
  const edges = columns.map((column) => Math.min(...column.map(({ x }) => x)))
  // A column that begins with the rest of an entry has no line at its own edge: columns one above the other share one.
  const placed = columns.flatMap((column, at) => {
    const own = edges[at] ?? 0
    const edge = Math.min(...edges.filter((each) => Math.abs(each - own) < WIDEST * size))
    return column.map((line) => ({ line, indent: (line.x - edge) / size }))
  })
  const atEdge = placed.filter(({ indent }) => indent < AT_EDGE)
  const indented = placed.filter(({ indent }) => indent >= AT_EDGE && indent < WIDEST)
  const usual = median(indented.map(({ indent }) => indent))
  const isEven = indented.filter(({ indent }) => Math.abs(indent - usual) < 0.6).length >= 0.7 * indented.length
  const share = (entries: typeof placed) =>
    entries.filter(({ line }) => opens(line)).length / Math.max(1, entries.length)
  if (isEven && indented.length >= 0.2 * placed.length && atEdge.length >= 0.08 * placed.length) {
    if (share(atEdge) >= 0.7) return atEdge.map(({ line }) => line.start)
    if (share(indented) >= 0.7 && share(atEdge) < 0.4) return indented.map(({ line }) => line.start)
  }
  const parted = byGaps(columns, opens)
  return parted.length > 0 ? parted : byEnds(columns, looks)
}

/** Entries parted by white: gaps above lines are of two kinds, and below the wide ones entries begin. */
function byGaps(columns: readonly SetLine[][], opens: (line: SetLine) => boolean): number[] {
  const pairs = columns.flatMap((column) =>
    column.slice(1).flatMap((line, at) => {
      const above = column[at]
      return above ? [{ line, gap: line.y + line.height - above.y - above.height }] : []
    }),
  )
  const narrow = [...pairs].map(({ gap }) => gap).toSorted((a, b) => a - b)[Math.floor(pairs.length * 0.25)] ?? 0
  const wide = pairs.filter(({ gap }) => gap > 1.18 * narrow)
  if (
    wide.length < 3 ||
    wide.length > 0.6 * pairs.length ||
    wide.filter(({ line }) => opens(line)).length < 0.8 * wide.length
  )
    return []
  const firsts = columns.flatMap(([first]) => (first && opens(first) ? [first] : []))
  return [...wide.map(({ line }) => line), ...firsts].map(({ start }) => start).toSorted((a, b) => a - b)
}

/** Entries of a list that is set in one block: the last line of an entry is short, and the next opens one. */
function byEnds(columns: readonly SetLine[][], { opens, endsEntry }: Looks): number[] {
  const right = (line: SetLine) => line.x + line.width
  const ends = columns.flatMap((column) => {
    const edge = Math.max(...column.map(right))
    return column.map((line) => ({ line, isShort: right(line) < edge - 1.5 * line.height }))
  })
  const after = ends.flatMap(({ line, isShort }, at) => {
    const next = ends[at + 1]?.line
    return next ? [{ line: next, isShort, isEnd: endsEntry(line) }] : []
  })
  const short = after.filter(({ isShort }) => isShort)
  const starts = after.filter(({ line, isShort, isEnd }) => opens(line) && (isShort || isEnd))
  const first = ends[0]?.line
  if (starts.length < 3 || short.filter(({ line }) => opens(line)).length < 0.6 * short.length) return []
  return [...(first && opens(first) ? [first.start] : []), ...starts.map(({ line }) => line.start)]
}
