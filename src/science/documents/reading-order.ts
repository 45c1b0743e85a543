import { around, median, type Box } from './page-pieces.ts'
import { wordsOf, type PageLine } from './page-lines.ts'

/** Lines of one column, or of the whole width, from top to bottom. */
export type Column = Box & { lines: PageLine[] }

/** Lines of which each side of a gutter has at least so many; fewer are a title or a table. */
const FEWEST_LINES = 3

/**
 * The lines of a page in the order in which they are read. A page is cut into bands from top to bottom; a band in which a
 * white gutter runs from top to bottom is read column by column, every column in the same way again. Rows of a table have
 * gutters too, but their cells are drawn row by row, and their lines do not fill the column: they stay rows.
 */
export function columnsOf(lines: readonly PageLine[]): Column[] {
  if (lines.length === 0) return []
  const bands = bandsOf(rowsOf(lines))
  return bands.flatMap((band) => {
    if (band.gutter === undefined) return [columnOf(band.lines)]
    const middle = band.gutter
    return [
      ...columnsOf(band.lines.filter((line) => line.x + line.width / 2 < middle)),
      ...columnsOf(band.lines.filter((line) => line.x + line.width / 2 >= middle)),
    ]
  })
}

const columnOf = (lines: PageLine[]): Column => ({ ...around(lines), lines: inRows(lines) })

/** From top to bottom, and pieces of one height from left to right. */
function inRows(lines: readonly PageLine[]): PageLine[] {
  const sorted = lines.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x)
  const rows: PageLine[][] = []
  for (const line of sorted) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && Math.abs(line.baseline - first.baseline) < 0.3 * Math.min(line.size, first.size)) row.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x))
}

/** Sets of lines whose heights overlap, from top to bottom. */
function rowsOf(lines: readonly PageLine[]): PageLine[][] {
  const rows: PageLine[][] = []
  let bottom = -Infinity
  for (const line of lines.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1)
    if (row && line.y + 0.25 * line.height < bottom) row.push(line)
    else rows.push([line])
    bottom = Math.max(bottom, line.y + line.height)
  }
  return rows
}

type Span = [from: number, to: number]
type Band = { lines: PageLine[]; gutter?: number }

/** Joins rows from the top as long as one gutter can run through all of them. */
function bandsOf(rows: PageLine[][]): Band[] {
  const bands: Band[] = []
  let open: PageLine[][] = []
  let free: Span[] = [[-Infinity, Infinity]]
  const close = () => {
    const lines = open.flat()
    if (lines.length > 0) bands.push(...settled(lines, free))
    open = []
    free = [[-Infinity, Infinity]]
  }
  for (const row of rows) {
    const left = free.flatMap((span) => without(span, row))
    const hasGutter = left.some((span) => isInside(span, [...open.flat(), ...row]))
    const hadGutter = free.some((span) => isInside(span, open.flat()))
    // The gutter ends here, or columns begin below lines of the whole width.
    if (open.length > 0 && !hasGutter && (hadGutter || hasOwnGutter(row))) {
      const head = headOf(open, row)
      if (head) open.pop()
      close()
      for (const each of head ? [head, row] : [row]) free = free.flatMap((span) => without(span, each))
      if (head) open.push(head)
    } else free = left
    open.push(row)
  }
  close()
  return joined(bands)
}

/**
 * The row above, where it belongs to the columns that begin here: nearer to this row than to the rest, and with a gutter
 * that goes on in this row. The heading of a column often stands in a gutter of the author blocks above.
 */
function headOf(open: readonly PageLine[][], row: readonly PageLine[]): PageLine[] | undefined {
  const [before, last] = [open.at(-2), open.at(-1)]
  if (!before || !last) return undefined
  const gaps = [around(last).y - bottomOf(before), around(row).y - bottomOf(last)]
  const isNearer = (gaps[0] ?? 0) > (gaps[1] ?? 0) + 0.5 * median(row.map((line) => line.size))
  return isNearer && hasOwnGutter([...last, ...row]) ? last : undefined
}

const bottomOf = (lines: readonly PageLine[]) => {
  const box = around(lines)
  return box.y + box.height
}

const hasOwnGutter = (row: readonly PageLine[]) =>
  without([-Infinity, Infinity], row).some((span) => isInside(span, row))

const isInside = ([from, to]: Span, lines: readonly PageLine[]) =>
  lines.some((line) => line.x + line.width <= from + 0.01) && lines.some((line) => line.x >= to - 0.01)

/** What of a free span stays free beside these lines. */
function without(span: Span, lines: readonly PageLine[]): Span[] {
  let parts: Span[] = [span]
  for (const line of lines) {
    const [left, right] = [line.x, line.x + line.width]
    parts = parts.flatMap(([from, to]): Span[] => {
      if (right <= from || left >= to) return [[from, to]]
      const rest: Span[] = []
      if (left > from) rest.push([from, left])
      if (right < to) rest.push([right, to])
      return rest
    })
  }
  const narrowest = 0.55 * median(lines.map((line) => line.size))
  return parts.filter(([from, to]) => to - from >= narrowest)
}

/** A band with the gutter nearest to its middle, if any of its gutters parts columns. */
function settled(lines: PageLine[], free: Span[]): Band[] {
  const gutters = free
    .filter((span) => isInside(span, lines))
    .map(([from, to]) => (from + to) / 2)
    .filter((middle) => partsColumns(lines, middle))
  if (gutters.length === 0) return [{ lines }]
  const width = around(lines)
  const centre = width.x + width.width / 2
  const gutter = gutters.reduce((best, next) => (Math.abs(next - centre) < Math.abs(best - centre) ? next : best))
  return [{ lines, gutter }]
}

/** Bands without a gutter that follow each other are one. */
function joined(bands: Band[]): Band[] {
  const result: Band[] = []
  for (const band of bands) {
    const last = result.at(-1)
    if (last && last.gutter === undefined && band.gutter === undefined) last.lines.push(...band.lines)
    else result.push({ ...band, lines: [...band.lines] })
  }
  return result
}

function partsColumns(lines: readonly PageLine[], middle: number): boolean {
  const left = lines.filter((line) => line.x + line.width / 2 < middle)
  const right = lines.filter((line) => line.x + line.width / 2 >= middle)
  const fewer = Math.min(left.length, right.length)
  if (fewer < FEWEST_LINES) return false
  const drawn = lines.toSorted((a, b) => a.order - b.order)
  let switches = 0
  for (let at = 1; at < drawn.length; at++) {
    const before = drawn[at - 1]
    const line = drawn[at]
    if (before && line && before.x + before.width / 2 < middle !== line.x + line.width / 2 < middle) switches++
  }
  if (switches > Math.max(2, fewer * 0.4)) return false
  // Prose fills its column; cells of a table do not.
  return isProse(left) || isProse(right)
}

function isProse(lines: readonly PageLine[]): boolean {
  const width = around(lines).width
  const filled = lines.filter((line) => line.width > 0.6 * width && holdsWords(wordsOf(line)))
  return filled.length * 2 >= lines.length
}

/** A word, a space, and a letter behind it. */
function holdsWords(words: string): boolean {
  const word = words.search(/\p{L}{2}/u)
  const gap = word < 0 ? -1 : words.slice(word).search(/\s/)
  return gap >= 0 && /\p{L}/u.test(words.slice(word + gap))
}
