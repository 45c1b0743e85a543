import { drawing, paragraph, tableXml, TWIPS, wordText, type Cell, type Picture } from './elements.ts'
import { el, runText, type Xml } from './markup.ts'
import { textWidth, UPRIGHT, WordParts, type PageShape } from './word-parts.ts'

/** A piece of text of one look; a line end in it is one on paper. */
export type WordRun = string | { text: string; bold?: boolean; italic?: boolean; strike?: boolean }

/** What a report is made of. `reference`: the first line stands out to the left; `inset`: all of it stands in. */
export type WordBlock =
  | { kind: 'heading'; level: 'title' | 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; runs: readonly WordRun[]; shape?: 'reference' | 'inset' }
  | { kind: 'bullet'; text: string; level: 0 | 1 }
  | ({ kind: 'table' } & WordTable)
  | ({ kind: 'picture' } & Picture)

/** A table with a head that stands on each page; rows of a group stand under its heading. `isSmall`: for many columns. */
export type WordTable = {
  head: readonly string[]
  groups: readonly { heading?: string; rows: readonly (readonly string[])[] }[]
  isSmall?: boolean
}

export const heading = (text: string, level: 'title' | 1 | 2 | 3 = 2): WordBlock => ({ kind: 'heading', level, text })
export const words = (...runs: readonly WordRun[]): WordBlock => ({ kind: 'paragraph', runs })
export const bullet = (text: string, level: 0 | 1 = 0): WordBlock => ({ kind: 'bullet', text, level })
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): WordBlock => ({
  kind: 'table',
  head,
  groups: [{ rows }],
  isSmall: head.length > 6,
})

/** A4 on its side, with margins of 1.5 cm: for wide tables and figures. */
export const SIDEWAYS: PageShape = { isLandscape: true, margin: 850 }

/**
 * Writes a report as the files of a Word package (ECMA-376, transitional), by their names. Text is written as text: what
 * XML has no place for is left out. `page`: an upright A4 page where nothing is said.
 */
export function writeReport(
  title: string,
  blocks: readonly WordBlock[],
  page: PageShape = UPRIGHT,
): Map<string, Uint8Array> {
  const parts = new WordParts()
  let list: number | undefined
  const body = blocks.map((block) => {
    if (block.kind === 'bullet') list ??= parts.addList(true, 0, 1)
    return blockXml(block, parts, page, list)
  })
  return parts.files(title, body.join(''), { page })
}

const runXml = (run: WordRun): Xml => {
  if (typeof run === 'string') return wordText(run)
  const look = [run.bold && el('w:b'), run.italic && el('w:i'), run.strike && el('w:strike')].filter(Boolean).join('')
  return el('w:r', {}, look === '' ? '' : el('w:rPr', {}, look), runText(run.text))
}

const shapes = { reference: 'Bibliography', inset: 'Inset' } as const

function blockXml(block: WordBlock, parts: WordParts, page: PageShape, list: number | undefined): Xml {
  switch (block.kind) {
    case 'heading':
      return paragraph(block.level === 'title' ? 'Title' : `Heading${block.level}`, wordText(block.text))
    case 'paragraph':
      return paragraph(block.shape && shapes[block.shape], block.runs.map(runXml).join(''))
    case 'bullet':
      return paragraph(
        'ListParagraph',
        wordText(block.text),
        el('w:numPr', {}, el('w:ilvl', { 'w:val': block.level }), el('w:numId', { 'w:val': list ?? 1 })),
      )
    case 'table':
      return tableOf(block, textWidth(page))
    case 'picture':
      return paragraph(undefined, drawing(block, parts, textWidth(page) / TWIPS))
  }
}

/** Letters of a column that count for its width: a longer text takes lines, a longer word may be broken. */
const LETTERS_MOST = 44
const WORD_MOST = 11
/** Space beside the text of a cell, in letters; and width of a letter, in twips, by whether the table is small. */
const BESIDE = 3
const LETTER = { usual: 105, small: 88 }

/**
 * Widths of columns by what stands in them: first each has its longest word, then what is left goes to those of sentences.
 * Word measures anew; programs that do not take these.
 */
function columnWidths({ head, groups, isSmall = false }: WordTable, width: number): number[] {
  const most = (all: readonly string[]) => all.reduce((max, each) => Math.max(max, each.length), 0)
  const sum = (all: readonly number[]) => all.reduce((before, each) => before + each, 0)
  const texts = head.map((name, i) => [name, ...groups.flatMap(({ rows }) => rows.map((row) => row[i] ?? ''))])
  // A head is bold: its words take a letter more.
  const least = texts.map(
    ([name = '', ...all]) =>
      BESIDE +
      Math.min(WORD_MOST, Math.max(1 + most(name.split(/\s+/)), most(all.flatMap((text) => text.split(/\s+/))))),
  )
  const wanted = texts.map((all, i) => Math.max(least[i] ?? 0, BESIDE + Math.min(LETTERS_MOST, most(all))))
  const room = width / (isSmall ? LETTER.small : LETTER.usual)
  const [needed, whole] = [sum(least), sum(wanted)]
  const share = Math.min(1, Math.max(0, (room - needed) / Math.max(1, whole - needed)))
  const letters = least.map((each, i) => each + share * ((wanted[i] ?? each) - each))
  return letters.map((each) => Math.floor((width * each) / sum(letters)))
}

function tableOf(given: WordTable, width: number): Xml {
  const { head, groups, isSmall = false } = given
  const style = isSmall ? 'TableSmall' : 'TableText'
  const cell = (run: WordRun, isHeader = false, colspan = 1): Cell => ({
    content: paragraph(style, runXml(run)),
    isHeader,
    colspan,
    rowspan: 1,
  })
  const rows = [
    head.map((text) => cell({ text, bold: true }, true)),
    ...groups.flatMap((group) => [
      ...(group.heading === undefined ? [] : [[cell({ text: group.heading, italic: true }, false, head.length)]]),
      ...group.rows.map((row) => row.map((text) => cell(text))),
    ]),
  ]
  return tableXml(rows, { widths: columnWidths(given, width), keepsRows: true })
}
