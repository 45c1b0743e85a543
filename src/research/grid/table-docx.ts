import {
  Document,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

import type { DocumentTable } from '#science/grid/export/document-table.ts'

/** A4 on its side, in twentieths of a point; margins of 1.5 cm. */
const PAGE = { width: 11_906, height: 16_838 }
const MARGIN = 850
const INNER = PAGE.height - 2 * MARGIN
const SMALL = 18

const lines = (text: string, style: { bold?: boolean; italics?: boolean } = {}) =>
  text
    .split('\n')
    .map((line, index) => new TextRun({ text: line, size: SMALL, ...style, ...(index > 0 && { break: 1 }) }))

const cell = (text: string, width: number, style: { bold?: boolean; italics?: boolean } = {}, columnSpan = 1) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    columnSpan,
    margins: { top: 40, bottom: 40, left: 80, right: 80 },
    children: [new Paragraph({ children: lines(text, style) })],
  })

/** A Word document with the table in landscape; its head is repeated on each page and no row is torn. */
export async function tableDocx({ title, head, groups, notes = [], provenance }: DocumentTable): Promise<Blob> {
  const width = Math.floor(INNER / Math.max(head.length, 1))
  const table = new Table({
    width: { size: INNER, type: WidthType.DXA },
    columnWidths: head.map(() => width),
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: head.map((name) => cell(name, width, { bold: true })),
      }),
      ...groups.flatMap(({ heading, rows }) => [
        ...(heading === undefined
          ? []
          : [new TableRow({ children: [cell(heading, INNER, { italics: true }, head.length)] })]),
        ...rows.map((row) => new TableRow({ cantSplit: true, children: row.map((text) => cell(text, width)) })),
      ]),
    ],
  })
  const under = [...notes, ...provenance].map(
    (text) => new Paragraph({ spacing: { before: 60 }, children: lines(text) }),
  )
  const document = new Document({
    creator: 'Roadrunner',
    title,
    sections: [
      {
        properties: {
          page: {
            size: { ...PAGE, orientation: PageOrientation.LANDSCAPE },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        children: [new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }), table, ...under],
      },
    ],
  })
  return Packer.toBlob(document)
}
