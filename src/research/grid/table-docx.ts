import type { DocumentTable } from '#science/grid/export/document-table.ts'
import { heading, SIDEWAYS, words, writeReport } from '#science/word/report.ts'

import { packed } from '../export/word-file.ts'

/** A Word document with the table on its side; its head is repeated on each page and no row is torn. */
export const tableDocx = ({ title, head, groups, notes = [], provenance }: DocumentTable): Uint8Array<ArrayBuffer> =>
  packed(
    writeReport(
      title,
      [
        heading(title, 1),
        { kind: 'table', head, groups, isSmall: true },
        ...[...notes, ...provenance].map((text) => words(text)),
      ],
      SIDEWAYS,
    ),
  )
