import type { Caption } from './captions.ts'
import { median, type Box } from './page-pieces.ts'
import type { ReadPage } from './page-text.ts'
import { spansOf } from './text-places.ts'

/** A table as it stands on its page: the rows by height, the columns by where their words stand. */
export type ReadTable = {
  caption: Caption
  /** Each as long as the longest; '' where nothing stands. The first is the head of most tables. */
  rows: string[][]
  /** Lines under the table that run over its columns. */
  notes: string[]
}

/** A gap of more than this many line heights parts two cells. */
const CELL_GAP = 0.9

type Word = Box & { text: string }
type Cell = { left: number; right: number; text: string }
type Column = { left: number; right: number }

/** The tables of a document that could be read: of a picture, or of words in one column, there is nothing to read. */
export function tablesOf(pages: readonly ReadPage[], captions: readonly Caption[]): ReadTable[] {
  const spans = spansOf(pages)
  return captions.flatMap((caption) => {
    const at = pages.findIndex(({ page }) => page === caption.page)
    const page = pages[at]
    if (caption.kind !== 'table' || !page) return []
    const offset = spans[at]?.start ?? 0
    const words = page.runs.flatMap((run): Word[] => {
      const isCaption = offset + run.start >= caption.start && offset + run.start < caption.end
      if (isCaption || !isInside(run, caption.region)) return []
      return [{ ...run, text: page.text.slice(run.start, run.start + run.length).replaceAll('\u00AD', '') }]
    })
    const table = tableOf(words)
    return table ? [{ caption, ...table }] : []
  })
}

function isInside(box: Box, region: Box): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x >= region.x && x <= region.x + region.width && y >= region.y && y <= region.y + region.height
}

function tableOf(words: readonly Word[]): Pick<ReadTable, 'rows' | 'notes'> | undefined {
  const height = median(words.map((word) => word.height))
  const lines = linesOf(words, height).map((line) => cellsOf(line, height))
  const columns = columnsOf(lines)
  if (columns.length < 2) return undefined
  const isRow = (cells: readonly Cell[]) => cells.length > 1 || cells.every((cell) => over(cell, columns).length < 2)
  const last = lines.findLastIndex(isRow)
  const notes = lines.slice(last + 1).map((cells) => cells.map(({ text }) => text).join(' '))
  const rows = lines.slice(0, last + 1).map((cells) => {
    const row = columns.map(() => '')
    for (const cell of cells) {
      const place = placeOf(cell, columns)
      row[place] = row[place] ? `${row[place]} ${cell.text}` : cell.text
    }
    return row
  })
  return lines.filter((cells) => cells.length > 1).length < 2 ? undefined : { rows, notes }
}

/** Words on one height, from top to bottom and from left to right. A raised sign belongs to its line. */
function linesOf(words: readonly Word[], height: number): Word[][] {
  const middle = ({ y, height: own }: Word) => y + own / 2
  const lines: { at: number; words: Word[] }[] = []
  for (const word of words.toSorted((a, b) => middle(a) - middle(b))) {
    const open = lines.at(-1)
    if (open && middle(word) - open.at < 0.6 * height) open.words.push(word)
    else lines.push({ at: middle(word), words: [word] })
  }
  return lines.map((line) => line.words.toSorted((a, b) => a.x - b.x))
}

function cellsOf(line: readonly Word[], height: number): Cell[] {
  const cells: Cell[] = []
  for (const { x, width, text } of line) {
    const open = cells.at(-1)
    const gap = open ? x - open.right : Infinity
    if (open && gap < CELL_GAP * height) {
      open.text += gap > 0.1 * height ? ` ${text}` : text
      open.right = Math.max(open.right, x + width)
    } else cells.push({ left: x, right: x + width, text })
  }
  return cells
}

const shared = (a: Column, b: Column) => Math.min(a.right, b.right) - Math.max(a.left, b.left)
const over = (cell: Cell, columns: readonly Column[]) => columns.filter((column) => shared(cell, column) > 0)

/** Columns as the fullest rows have them; a cell over several of them is a heading of those and makes no column. */
function columnsOf(lines: readonly Cell[][]): Column[] {
  const columns: Column[] = []
  for (const cells of lines.toSorted((a, b) => b.length - a.length)) {
    if (cells.length < 2) continue
    for (const cell of cells) {
      const [first, ...others] = over(cell, columns)
      if (!first) columns.push({ left: cell.left, right: cell.right })
      else if (others.length === 0) {
        first.left = Math.min(first.left, cell.left)
        first.right = Math.max(first.right, cell.right)
      }
    }
  }
  return columns.toSorted((a, b) => a.left - b.left)
}

/** Of several columns the first: a heading over two of them stands in the left one. */
function placeOf(cell: Cell, columns: readonly Column[]): number {
  const first = columns.findIndex((column) => shared(cell, column) > 0)
  if (first !== -1) return first
  const away = columns.map((column) => Math.min(Math.abs(column.left - cell.right), Math.abs(cell.left - column.right)))
  return away.indexOf(Math.min(...away))
}
