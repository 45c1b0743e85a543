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

/** Letters of a column that count for its width: a longer text takes lines, a longer word is broken. */
const LETTERS_MOST = 44
const WORD_MOST = 18
/** Space beside the text of a cell, in letters. */
const BESIDE = 2

/** Widths of columns by what stands in them, so that a column of numbers leaves its room to one of sentences. */
function columnWidths({ head, groups }: WordTable, width: number): number[] {
  const letters = head.map((name, i) => {
    const texts = [name, ...groups.flatMap(({ rows }) => rows.map((row) => row[i] ?? ''))]
    const most = (all: readonly string[]) => all.reduce((max, each) => Math.max(max, each.length), 0)
    const longest = most(texts)
    const word = most(texts.flatMap((text) => text.split(/\s+/)))
    return BESIDE + Math.max(Math.min(word, WORD_MOST), Math.min(longest, LETTERS_MOST))
  })
  const all = letters.reduce((sum, each) => sum + each, 0)
  return letters.map((each) => Math.floor((width * each) / all))
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
