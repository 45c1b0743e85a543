import type { GridColumn, GridRow } from '#contract/grid.ts'
import type { DocumentTable } from '#science/grid/export/document-table.ts'
import { provenanceOf } from '#science/grid/export/provenance.ts'
import { DOCX_TYPE } from '#science/word/media-type.ts'
import { safeFileName } from '#shared/browser/save-file.ts'

import type { OpenGrid } from './use-grid.ts'

/** One entry of the export menu. What writes the file is loaded when it is chosen. */
export type ExportEntry = { label: string; file: () => Promise<File> }

const TEXT = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json;charset=utf-8',
  md: 'text/markdown;charset=utf-8',
  tex: 'application/x-tex;charset=utf-8',
  docx: DOCX_TYPE,
  html: 'text/html;charset=utf-8',
  bib: 'application/x-bibtex;charset=utf-8',
} as const

/** A file named after the analysis: `suffix` tells several of one kind apart. */
export const exportFile = (open: OpenGrid, content: BlobPart, extension: keyof typeof TEXT, suffix = '') =>
  new File([content], `${safeFileName(open.head?.title || 'Roadrunner')}${suffix}.${extension}`, {
    type: TEXT[extension],
  })

/** The lines that stand under each export. */
export const provenance = (open: OpenGrid, view?: string, parameters?: readonly string[]) =>
  provenanceOf(open.grid, {
    title: open.head?.title ?? '',
    query: open.head?.query ?? '',
    madeAt: new Date(),
    ...(view !== undefined && { view }),
    ...(parameters && { parameters }),
  })

/** Word, LaTeX and Markdown of a table; `table` is asked when somebody chooses one. */
export const tableExports = (open: OpenGrid, table: () => Promise<DocumentTable> | DocumentTable): ExportEntry[] => [
  {
    label: 'Word table',
    file: async () => exportFile(open, (await import('./table-docx.ts')).tableDocx(await table()), 'docx'),
  },
  {
    label: 'LaTeX table',
    file: async () => {
      const { tableLatex } = await import('#science/grid/export/table-latex.ts')
      return exportFile(open, tableLatex(await table()), 'tex')
    },
  },
  {
    label: 'Markdown',
    file: async () => {
      const { tableMarkdown } = await import('#science/grid/export/table-markdown.ts')
      return exportFile(open, tableMarkdown(await table()), 'md')
    },
  },
]

export const bundleExport = (open: OpenGrid, kind: string): ExportEntry => ({
  label: 'Bundle that opens again (JSON)',
  file: async () => {
    const { writeGridBundle } = await import('#science/grid/export/grid-bundle.ts')
    const { head, papers, log } = open
    if (!head) throw new Error('The analysis is not loaded yet.')
    const { title, query, documentIds, body } = head
    const parts = { kind, title, query, documentIds, body, papers, entries: log.entries }
    return exportFile(open, writeGridBundle({ ...parts, madeAt: new Date(), provenance: provenance(open) }), 'json')
  },
})

type Choice = { rows?: readonly GridRow[]; columns?: readonly GridColumn[] }

/** What any view can offer: the cells as CSV, wide and long, as a table of a document, and the whole as a bundle. */
export const gridExports = (open: OpenGrid, kind: string, choice: () => Choice = () => ({})): ExportEntry[] => [
  {
    label: 'CSV, one line a row',
    file: async () => {
      const { wideCsv } = await import('#science/grid/export/grid-csv.ts')
      return exportFile(open, wideCsv(open.grid, { ...choice(), footer: provenance(open) }), 'csv')
    },
  },
  {
    label: 'CSV, one line a cell',
    file: async () => {
      const { longCsv } = await import('#science/grid/export/grid-csv.ts')
      return exportFile(open, longCsv(open.grid, { ...choice(), footer: provenance(open) }), 'csv', ' cells')
    },
  },
  ...tableExports(open, async () => {
    const { tableOfGrid } = await import('#science/grid/export/document-table.ts')
    return tableOfGrid(open.grid, { ...choice(), title: open.head?.title ?? '', provenance: provenance(open) })
  }),
  bundleExport(open, kind),
]
