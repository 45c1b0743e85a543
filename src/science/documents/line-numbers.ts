import type { PagePiece, RawPage } from './page-pieces.ts'

/** Numbers beside lines count by one, or every fifth line or tenth has one. */
const STEPS = [1, 5, 10]
/** So many numbers make a page one of numbered lines; one page by itself needs more. */
const [FEWEST, FEWEST_ALONE] = [3, 12]

/** In letter sizes: a line in double spacing. */
const AROUND = 3.2

const isNumber = ({ text }: PagePiece) => /^\s*\d{1,4}\s*$/.test(text)
const isWord = ({ text, isTurned }: PagePiece) => isTurned !== true && /\p{L}/u.test(text)

/**
 * The numbers of lines that review copies have in a margin: figures alone, left (or right) of every word of the page, that
 * count up beside most of its lines, on most pages. They are no text. Numbers of a list have fewer than its lines.
 */
export function lineNumbers(pages: readonly RawPage[]): ReadonlySet<PagePiece> {
  const withWords = pages.filter(({ pieces }) => pieces.some(isWord))
  for (const side of ['left', 'right'] as const) {
    const found = withWords.map((page) => ({ page, numbers: inMargin(page, side) }))
    const numbered = found.filter(({ page, numbers }) => countsLines(page, numbers))
    const isOnMost = numbered.length >= 0.6 * withWords.length
    const most = Math.max(0, ...numbered.map(({ numbers }) => numbers.length))
    if (numbered.length === 0 || !isOnMost || (numbered.length === 1 && most < FEWEST_ALONE)) continue
    // A last page with two lines has two numbers.
    return new Set(found.flatMap(({ numbers }) => numbers))
  }
  return new Set()
}

/** Pieces of figures alone that stand beyond all words of a page; a number of the page above or below them is none. */
function inMargin({ pieces }: RawPage, side: 'left' | 'right'): PagePiece[] {
  const words = pieces.filter(isWord)
  const [left, right] = [Math.min(...words.map(({ x }) => x)), Math.max(...words.map(({ x, width }) => x + width))]
  // A line of figures may stand above or below the words.
  const [top, bottom] = [
    Math.min(...words.map(({ y, size }) => y - AROUND * size)),
    Math.max(...words.map(({ baseline, size }) => baseline + AROUND * size)),
  ]
  return pieces.filter(
    (piece) =>
      isNumber(piece) &&
      piece.isTurned !== true &&
      (side === 'left' ? piece.x + piece.width < left : piece.x > right) &&
      piece.baseline >= top &&
      piece.baseline <= bottom,
  )
}

function countsLines({ pieces }: RawPage, numbers: readonly PagePiece[]): boolean {
  if (numbers.length < FEWEST) return false
  const values = numbers.toSorted((a, b) => a.baseline - b.baseline).map(({ text }) => Number(text))
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0))
  const step = STEPS.find((each) => steps.filter((own) => own === each).length >= 0.9 * steps.length)
  if (step === undefined) return false
  const lines = new Set(pieces.filter(isWord).map(({ baseline }) => Math.round(baseline / 4))).size
  return numbers.length * step >= 0.6 * lines
}
