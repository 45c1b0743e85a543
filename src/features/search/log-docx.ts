import { Document, HeadingLevel, Packer, PageOrientation, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx'

import type { SearchRun } from '#contract/search.ts'
import { logColumns, logRows } from '#science/search/search-log.ts'
import { methodsText } from '#science/search/search-methods.ts'

const row = (cells: readonly string[], isHead = false) =>
  new TableRow({
    tableHeader: isHead,
    children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })),
  })

/** The log as a Word document to be put behind a paper: what was done in sentences, then a row for each source. */
export function logDocx(runs: readonly SearchRun[]): Promise<Blob> {
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(logColumns, true), ...logRows(runs).map((cells) => row(logColumns.map((column) => cells[column])))],
  })
  const children = [
    new Paragraph({ text: 'Search log', heading: HeadingLevel.HEADING_1 }),
    ...runs.map((run) => new Paragraph({ text: methodsText(run), spacing: { after: 160 } })),
    table,
  ]
  const properties = { page: { size: { orientation: PageOrientation.LANDSCAPE } } }
  return Packer.toBlob(
    new Document({ creator: 'Roadrunner', title: 'Search log', sections: [{ properties, children }] }),
  )
}
