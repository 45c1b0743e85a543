import type { Paper } from '#contract/papers.ts'
import type { ReadTable } from '#science/documents/tables.ts'
import { safeFileName } from '#shared/browser/save-file.ts'
import { tableCsv, type FigureCell } from '#shared/figures/figure-table.ts'

import { readerCopy as copy } from './reader.copy.ts'

/** A number with its sign is a number to a spreadsheet; everything else stays the text that it is on the page. */
function cellOf(text: string): FigureCell {
  const plain = text.replace(/^[−–]/, '-')
  return /^[+-]\d+(?:\.\d+)?$/.test(plain) ? { text, value: Number(plain) } : text
}

/** A table of a paper as CSV. What it is and where it stands comes under it, so that the first line is its head. */
export function tableFile({ caption, rows, notes }: ReadTable, paper: Pick<Paper, 'title'>): File {
  const [head = [], ...body] = rows
  const under = [...notes, caption.text, copy.tableFrom(paper.title, caption.page), copy.tableCheck]
  const lines = [...body.map((cells) => cells.map(cellOf)), [''], ...under.map((text) => [text])]
  const csv = tableCsv({
    columns: head.map((label) => ({ label })),
    rows: lines.map((cells, index) => ({ id: `${index}`, cells })),
  })
  return new File([csv], safeFileName(`${paper.title.slice(0, 80)} ${caption.label}.csv`), { type: 'text/csv' })
}
