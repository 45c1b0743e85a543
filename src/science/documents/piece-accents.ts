import { composed } from './font-codes.ts'
import { naturalWidth } from './letter-widths.ts'
import type { PagePiece } from './page-pieces.ts'

/** A space before the accent may be the gap that the accent leaves. */
const ENDS = /(\s?)([´¨˜ˆ¸ˇ˘˚˙˝˛])$/
const BEGINS = /^([´¨˜ˆ¸ˇ˘˚˙˝˛])/
/** A gap as wide as this, in letter sizes, is a space between words. */
const SPACE = 0.2

/**
 * Pieces with the accents on their letters that a PDF draws by themselves: "Dvoˇ" and "rák" set over each other, as TeX's
 * first fonts have them. Pieces keep their number and their places, and letters their places in them.
 */
export function withAccents(pieces: readonly PagePiece[]): PagePiece[] {
  const result = [...pieces]
  for (const [at, piece] of pieces.entries()) {
    const own = result[at] ?? piece
    const next = nextWords(result, at)
    const behind = ENDS.exec(own.text)
    if (behind && next && isOver(own, next.piece)) {
      const letter = composed(behind[2] ?? '', next.piece.text.slice(0, 1))
      if (letter !== undefined) {
        result[next.at] = { ...next.piece, text: letter + next.piece.text.slice(1) }
        result[at] = withoutEnd(own, next.piece, behind)
        continue
      }
    }
    const last = result[at - 1]
    const before = BEGINS.exec(own.text)
    if (!before || !last || !isOver(last, own)) continue
    const letter = composed(before[1] ?? '', last.text.slice(-1))
    if (letter === undefined) continue
    result[at - 1] = { ...last, text: last.text.slice(0, -1) + letter }
    // A blank in its place: what follows in the piece stays where it was.
    result[at] = { ...own, text: `\u00A0${own.text.slice(1)}` }
  }
  return result
}

function nextWords(pieces: readonly PagePiece[], at: number): { at: number; piece: PagePiece } | undefined {
  for (const step of [1, 2]) {
    const piece = pieces[at + step]
    if (piece && piece.text.trim() !== '') return { at: at + step, piece }
  }
  return undefined
}

/** The second begins before the first has ended, on one line. */
const isOver = (first: PagePiece, second: PagePiece) =>
  Math.abs(first.baseline - second.baseline) < 0.5 * second.size &&
  second.x < first.x + first.width - 0.02 * second.size &&
  second.x > first.x - second.size

/** What stands before the accent, with its space where one was drawn: before a capital, or where the gap is as wide and no name is within. */
function withoutEnd(piece: PagePiece, next: PagePiece, [whole, space = '']: RegExpExecArray): PagePiece {
  const words = piece.text.slice(0, -whole.length)
  const width = Math.max(0, next.x - piece.x)
  const isWithinName = /(?:^|\s)\p{Lu}[\p{Ll}\p{M}]{0,20}$/u.test(words.slice(-24))
  const isWide = width - naturalWidth(words, piece.size) > SPACE * piece.size
  const isSpace = space !== '' && (/^\p{Lu}/u.test(next.text) || (isWide && !isWithinName))
  return { ...piece, text: isSpace ? words + space : words, width: words === '' ? 0 : width }
}
