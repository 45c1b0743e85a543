import { around, median, type Box, type PagePiece, type RawPage } from './page-pieces.ts'

/** Pieces that stand side by side on one line of one column; `order` is when the PDF draws the first of them. */
export type PageLine = Box & {
  pieces: { piece: PagePiece; index: number; isSpaced: boolean }[]
  order: number
  /** Size and font of most of its letters. */
  size: number
  font: string
  baseline: number
}

/** A gap of more than this many letter sizes parts two columns or two cells. */
const CELL_GAP = 1.6
/** A gap of less than this belongs to one word. */
const WORD_GAP = 0.16

const isBlank = (piece: PagePiece) => piece.text.trim() === ''

/** Builds lines from pieces in drawing order, so that two columns which stand on one height never flow together. */
export function linesOf({ pieces }: RawPage): PageLine[] {
  const lines: PageLine[] = []
  let open: PageLine['pieces'] = []
  let isSpaced = false
  const close = () => {
    if (open.length > 0) lines.push(lineOf(open))
    open = []
    isSpaced = false
  }
  for (const [index, piece] of pieces.entries()) {
    if (piece.isTurned) continue
    if (isBlank(piece)) {
      isSpaced = true
      continue
    }
    const last = open.at(-1)?.piece
    if (last && !continues(open, last, piece)) close()
    const gap = open.length > 0 && last ? gapBetween(last, piece) : 0
    const size = Math.max(piece.size, last?.size ?? 0)
    open.push({ piece, index, isSpaced: open.length > 0 && (isSpaced ? gap > 0.02 * size : gap > WORD_GAP * size) })
    isSpaced = false
  }
  close()
  return lines
}

const gapBetween = (left: PagePiece, right: PagePiece) =>
  right.isRightToLeft && right.x < left.x ? left.x - (right.x + right.width) : right.x - (left.x + left.width)

function continues(open: PageLine['pieces'], last: PagePiece, next: PagePiece): boolean {
  const size = Math.max(last.size, next.size)
  const base = open.reduce((best, { piece }) => (piece.size > best.size ? piece : best), last)
  const isLevel = Math.abs(next.baseline - base.baseline) < 0.25 * size || overlaps(base, next)
  if (!isLevel) return false
  const gap = gapBetween(last, next)
  return gap < CELL_GAP * size && gap > -0.8 * size
}

/** Raised and lowered signs: smaller, and most of their height within the line. */
function overlaps(base: PagePiece, next: PagePiece): boolean {
  if (next.size > 0.92 * base.size && base.size > 0.92 * next.size) return false
  const shared = Math.min(base.y + base.height, next.y + next.height) - Math.max(base.y, next.y)
  return shared > 0.45 * Math.min(base.height, next.height)
}

function lineOf(pieces: PageLine['pieces']): PageLine {
  const isBackwards = pieces.filter(({ piece }) => piece.isRightToLeft).length * 2 > pieces.length
  const ordered = isBackwards
    ? pieces
        .toSorted((a, b) => b.piece.x - a.piece.x)
        .map((entry, at) => ({ ...entry, isSpaced: at > 0 && (entry.isSpaced || pieces.some((p) => p.isSpaced)) }))
    : pieces
  const main = pieces.reduce((best, entry) => (weight(entry.piece) > weight(best.piece) ? entry : best)).piece
  return {
    ...around(pieces.map(({ piece }) => piece)),
    pieces: ordered,
    order: Math.min(...pieces.map(({ index }) => index)),
    size: main.size,
    font: fontOf(pieces),
    baseline: main.baseline,
  }
}

const weight = (piece: PagePiece) => piece.text.length * piece.size

function fontOf(pieces: PageLine['pieces']): string {
  const letters = new Map<string, number>()
  for (const { piece } of pieces) letters.set(piece.font, (letters.get(piece.font) ?? 0) + piece.text.trim().length)
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** The words of a line, cells and words parted by one space. */
export const wordsOf = (line: PageLine) =>
  line.pieces.map(({ piece, isSpaced }) => (isSpaced ? ' ' : '') + piece.text).join('')

/** A line counts for each of so many points of its width, and at most as often as one over a whole page. */
const [SHARE, SHARES_MAX] = [20, 60]

/** The size in which most of the letters are set. A file may draw a line of any width, and of none that is a number. */
export function bodySize(lines: readonly PageLine[]): number {
  const sharesOf = ({ width }: PageLine) => Math.min(SHARES_MAX, Math.max(0, Math.ceil(width / SHARE) || 0))
  return median(lines.flatMap((line) => Array<number>(sharesOf(line)).fill(line.size)))
}
