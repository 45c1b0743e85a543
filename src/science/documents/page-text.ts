import { bodySize, linesOf, wordsOf, type PageLine } from './page-lines.ts'
import { shareOf } from './letter-widths.ts'
import { lineNumbers } from './line-numbers.ts'
import { around, median, type Box, type RawPage } from './page-pieces.ts'
import { withAccents } from './piece-accents.ts'
import { columnsOf, type Column } from './reading-order.ts'
import { runningHeads } from './running-heads.ts'
import { vocabularyOf, wordBreak } from './word-breaks.ts'

/** Characters of the page's text that come letter by letter from one piece: `text.slice(start, start + length)`. */
export type Run = Box & {
  start: number
  length: number
  /** The piece among the page's pieces, and the character of it with which the run begins. */
  piece: number
  from: number
  isRightToLeft?: boolean
}

/** A paragraph or a heading in the page's text. */
export type Block = { start: number; end: number; kind: 'heading' | 'paragraph'; size: number; box: Box }

/** A character that stood at a line's end and is not in the text: `hyphen` stood before offset `at`. */
export type TakenHyphen = { at: number; hyphen: string }

/**
 * The text of one page in reading order. Lines are joined by a space, paragraphs by a blank line, words divided at a
 * line's end are whole again. Running heads and page numbers are in `furniture`, not in `text`. Offsets count UTF-16 units.
 */
export type ReadPage = {
  page: number
  width: number
  height: number
  text: string
  runs: Run[]
  blocks: Block[]
  hyphens: TakenHyphen[]
  furniture: string[]
}

/** Reads the pages of one document. All pages together: what repeats, and how words are spelled, shows only then. */
export function readPages(pages: readonly RawPage[]): ReadPage[] {
  const numbers = lineNumbers(pages)
  const drawn = pages.map((page) => {
    // A piece that is no text is a blank: the others keep their places among the pieces.
    const pieces = withAccents(page.pieces.map((piece) => (numbers.has(piece) ? { ...piece, text: '' } : piece)))
    return { page, lines: linesOf({ ...page, pieces }) }
  })
  const heads = runningHeads(drawn)
  const words = vocabularyOf(drawn.flatMap(({ lines }) => lines.map(wordsOf)))
  const size = bodySize(drawn.flatMap(({ lines }) => lines))
  const font = commonFont(drawn.flatMap(({ lines }) => lines))
  return drawn.map(({ page, lines }) => {
    const body = lines.filter((line) => !heads.has(line))
    const writer = new PageWriter(words)
    const { paragraphs, notes } = withoutNotes(
      columnsOf(body).map((column) => paragraphsOf(column)),
      (paragraph) => isHeading(paragraph, { size, font }),
    )
    for (const paragraph of [...paragraphs, ...notes]) {
      writer.paragraph(paragraph, isHeading(paragraph, { size, font }) ? 'heading' : 'paragraph')
    }
    const furniture = lines.filter((line) => heads.has(line)).map(wordsOf)
    return { page: page.page, width: page.width, height: page.height, ...writer.result(), furniture }
  })
}

function commonFont(lines: readonly PageLine[]): string {
  const widths = new Map<string, number>()
  for (const line of lines) widths.set(line.font, (widths.get(line.font) ?? 0) + line.width)
  return [...widths].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** Lines of one column in paragraphs: a wide gap, another size, an indent or a line that ends early begins a new one. */
function paragraphsOf({ lines, x, width }: Column): PageLine[][] {
  const leading = median(
    lines.slice(1).flatMap((line, at) => {
      const gap = line.baseline - (lines[at]?.baseline ?? 0)
      return gap > 0.5 * line.size ? [gap] : []
    }),
  )
  const size = median(lines.map((line) => line.size))
  const paragraphs: PageLine[][] = []
  for (const line of lines) {
    const open = paragraphs.at(-1)
    const last = open?.at(-1)
    const shape = { leading, size, left: x, right: x + width, isFirst: open?.length === 1 }
    if (open && last && goesOn(last, line, shape)) open.push(line)
    else paragraphs.push([line])
  }
  return paragraphs
}

/**
 * Notes at the foot of a column are read after the page, so that a sentence which runs on in the next column stays whole;
 * a paragraph that runs on there is one paragraph.
 */
function withoutNotes(
  columns: PageLine[][][],
  isHead: (paragraph: PageLine[]) => boolean,
): { paragraphs: PageLine[][]; notes: PageLine[][] } {
  const paragraphs: PageLine[][] = []
  const notes: PageLine[][] = []
  let listSize: number | undefined
  for (const [at, column] of columns.entries()) {
    const size = median(column.flat().map((line) => line.size))
    const isNote = (paragraph: PageLine[]) =>
      paragraph.every((line) => line.size < (listSize === undefined ? 0.93 * size : 1.03 * listSize))
    let body = column.length
    while (body > 0 && isNote(column[body - 1] ?? [])) body--
    const before = column[body - 1]?.at(-1)
    // A list of references below the text of both columns: its entries follow each other behind the text.
    const list = column.slice(body).find(([first]) => first !== undefined && opensNumbered(first))
    const own = list?.[0]?.size
    const next = columns[at + 1]?.[0]?.[0]
    const isBelowBoth = own !== undefined && body > 0 && next !== undefined && next.size > 1.05 * own
    if (isBelowBoth) listSize = own
    // Below a heading it is what the heading is of: a list of references in smaller letters.
    const isNoNote =
      list !== undefined || body === 0 || !before || endsSentence(before) || isHead(column[body - 1] ?? [])
    if (isNoNote && (list === undefined || listSize === undefined)) body = column.length
    notes.push(...column.slice(body))
    const last = paragraphs.at(-1)
    for (const [place, paragraph] of column.slice(0, body).entries()) {
      const first = paragraph[0]
      if (place === 0 && last && first && runsOn(last, first)) last.push(...paragraph)
      else paragraphs.push(paragraph)
    }
  }
  return { paragraphs, notes }
}

function runsOn(open: readonly PageLine[], next: PageLine): boolean {
  const last = open.at(-1)
  return (
    last !== undefined &&
    last.font === next.font &&
    Math.abs(last.size - next.size) < 0.05 * next.size &&
    /[\p{L}\p{N},;–-]\s*$/u.test(wordsOf(last)) &&
    /^\s*[\p{Ll}(]/u.test(wordsOf(next))
  )
}

type ColumnShape = { leading: number; size: number; left: number; right: number; isFirst: boolean }

function goesOn(last: PageLine, line: PageLine, column: ColumnShape): boolean {
  const gap = line.baseline - last.baseline
  if (gap < 0.3 * line.size) return true
  if (gap > 1.42 * Math.max(column.leading, 1.05 * line.size)) return false
  // Lines of a manuscript in double spacing are as far apart as the column's lines are; marks open a line of their own.
  if (
    gap > 2.6 * line.size &&
    (gap > 1.06 * column.leading * Math.max(1, line.size / column.size) || gap > 3.4 * line.size || opensWithMark(line))
  )
    return false
  if (Math.abs(line.size - last.size) > 0.08 * Math.max(line.size, last.size)) return false
  if (line.font !== last.font && (isShort(last, column) || isShort(line, column)) && !/[,-]\s*$/.test(wordsOf(last)))
    return sameSentence(last, line)
  const indent = line.x - last.x
  // A hanging indent (a list, references) goes on to the right; a new paragraph begins there.
  if (indent > 0.8 * line.size && !column.isFirst && line.x - column.left > 0.8 * line.size) return false
  if (indent > 0.8 * line.size && column.isFirst && endsSentence(last) && isShort(last, column)) return false
  // The second line of a paragraph may stand further left than its first, and begin with a name.
  if (indent < -0.8 * line.size && (opensNumbered(line) || (!column.isFirst && opensEntry(line)))) return false
  return !(endsSentence(last) && isShort(last, column))
}

const isShort = (line: PageLine, { left, right }: ColumnShape) => line.x + line.width < right - 0.14 * (right - left)
const endsSentence = (line: PageLine) => /[.!?:]["'”’)\]\d,–-]*\s*$/u.test(wordsOf(line))
const sameSentence = (last: PageLine, line: PageLine) => !endsSentence(last) && /^\s*[\p{Ll}(]/u.test(wordsOf(line))
/** "12. Smith J", "[12] …", "• …", "Smith J, …": what begins an entry of a list. */
const opensEntry = (line: PageLine) => /^\s*(?:\[?\d{1,3}[.\])]|[•–▪*]|\p{Lu})/u.test(wordsOf(line))

/** "12. Smith J", "[12] J. Smith", "12 Smith J,": an entry with its number. */
const opensNumbered = (line: PageLine) =>
  /^\s*(?:\[\d{1,3}\]\s|\d{1,3}[.)]\s+\p{L}|\d{1,3}\s(?:\p{Ll}{1,4}\s){0,3}\p{Lu}[\p{L}’'-]{1,40}\s\p{Lu}{1,4}[,.])/u.test(
    wordsOf(line),
  )

/** "¹ Department …", "* Corresponding author": a sign of a note in front. */
function opensWithMark(line: PageLine): boolean {
  const first = line.pieces[0]?.piece
  return first !== undefined && (/^\s*[*†‡§¶]/.test(first.text) || first.size < 0.85 * line.size)
}

const KNOWN_HEADING =
  /^(?:\d{1,2}(?:\.\d{1,2})*\.?\s+)?(?:abstract|summary|introduction|background|(?:materials?\s+and\s+|patients?\s+and\s+|subjects?\s+and\s+)?methods?(?:\s+and\s+materials?)?|methodology|results?(?:\s+and\s+discussion)?|findings|discussion|conclusions?(?:\s+and\s+.{3,30})?|limitations?|references?|bibliography|acknowledge?ments?|related\s+work|supplementary\s+.{3,30}|appendix.{0,30}|funding|competing\s+interests?|conflicts?\s+of\s+interests?|authors?[’']?\s+contributions?|data\s+availability.{0,20}|abbreviations)\s*:?$/iu
const NUMBERED = /^\d{1,2}(?:\.\d{1,2}){0,3}\.?\s+\p{Lu}/u

/** "Ada Lovelace, Jan Berg, …": a row of authors. */
const NAMES = /^(?:\p{Lu}[\p{L}\p{M}.’-]{0,30}(?:\s\p{Lu}[\p{L}\p{M}.’-]{0,30}){1,3},\s){2}/u

function isHeading(lines: readonly PageLine[], body: { size: number; font: string }): boolean {
  const first = lines[0]
  if (!first || lines.length > 3) return false
  const words = lines.map(wordsOf).join(' ').trim()
  if (words.length > 160 || (words.match(/\p{L}/gu)?.length ?? 0) < 3 || /^(?:table|fig(?:ure)?)\b/i.test(words))
    return false
  if (NAMES.test(words)) return false
  const isOther = lines.every((line) => line.font !== body.font)
  if (KNOWN_HEADING.test(words)) return isOther || first.size > body.size * 1.05 || lines.length === 1
  if (!isOther || /[.;,]$/.test(words) || words.length > 120) return false
  if (first.size < 0.97 * body.size) return false
  return first.size > 1.12 * body.size || NUMBERED.test(words) || (/^\p{Lu}/u.test(words) && lines.length === 1)
}

/** Writes paragraphs one after the other and keeps where each letter came from. */
class PageWriter {
  private text = ''
  private runs: Run[] = []
  private blocks: Block[] = []
  private hyphens: TakenHyphen[] = []
  private readonly words: ReadonlyMap<string, number>

  constructor(words: ReadonlyMap<string, number>) {
    this.words = words
  }

  paragraph(lines: readonly PageLine[], kind: Block['kind']) {
    if (this.text !== '') this.text += '\n\n'
    const start = this.text.length
    for (const [at, line] of lines.entries()) {
      if (at > 0) this.joinTo(lines[at - 1], line)
      this.line(line)
    }
    this.trim(start)
    if (this.text.length === start) this.text = this.text.trimEnd()
    else {
      const size = median(lines.map((line) => line.size))
      this.blocks.push({ start, end: this.text.length, kind, size, box: around(lines) })
    }
  }

  private joinTo(last: PageLine | undefined, next: PageLine) {
    this.trim(0)
    if (last && Math.abs(last.baseline - next.baseline) < 0.3 * next.size) {
      this.text += '\t'
      return
    }
    const found = wordBreak(this.text.slice(-60), wordsOf(next).trimStart(), this.words)
    if (found === 'kept') return
    if (found === undefined) {
      // "1990-" and "2000": a number goes on without a space; so does an address.
      if (!/(?:\p{N}[-–]|https?:\S{0,290}[/-])$/u.test(this.text.slice(-300))) this.text += ' '
      return
    }
    const hyphen = this.text.slice(-1)
    this.cut(this.text.length - 1)
    this.hyphens.push({ at: this.text.length, hyphen })
    if (found === 'open') this.text += '\u00AD'
  }

  private line({ pieces }: PageLine) {
    for (const { piece, index, isSpaced } of pieces) {
      if (isSpaced && !/\s$/.test(this.text)) this.text += ' '
      // Runs of spaces become one, so that a piece may give several runs.
      for (const part of piece.text.matchAll(/\s+|\S+/g)) {
        if (/^\s/.test(part[0])) {
          if (this.text !== '' && !/\s$/.test(this.text)) this.text += ' '
          continue
        }
        this.add(part[0], piece, index, part.index)
      }
    }
  }

  private add(words: string, piece: PageLine['pieces'][number]['piece'], index: number, from: number) {
    const { x, width } = shareOf(piece.text, from, from + words.length, piece)
    this.runs.push({
      start: this.text.length,
      length: words.length,
      piece: index,
      from,
      x,
      width,
      y: piece.y,
      height: piece.height,
      ...(piece.isRightToLeft ? { isRightToLeft: true } : {}),
    })
    this.text += words
  }

  private trim(from: number) {
    const kept = from + this.text.slice(from).trimEnd().length
    this.text = this.text.slice(0, kept)
  }

  private cut(end: number) {
    this.text = this.text.slice(0, end)
    const last = this.runs.at(-1)
    if (!last || last.start + last.length <= end) return
    const length = end - last.start
    if (length <= 0) this.runs.pop()
    else this.runs[this.runs.length - 1] = { ...last, length, width: (last.width * length) / last.length }
  }

  result() {
    return { text: this.text, runs: this.runs, blocks: this.blocks, hyphens: this.hyphens }
  }
}
