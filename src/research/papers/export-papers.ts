import type { Paper } from '#contract/papers.ts'
import { DOCX_TYPE } from '#science/word/media-type.ts'

type Format = {
  label: string
  extension: string
  type: string
  write: () => Promise<(papers: Iterable<Paper>) => BlobPart | Promise<BlobPart>>
}

/** The ways in which papers leave the product. Writers are loaded when they are first needed. */
export const exportFormats = {
  ris: {
    label: 'RIS',
    extension: 'ris',
    type: 'application/x-research-info-systems',
    write: async () => (await import('#science/records/write-ris.ts')).writeRis,
  },
  bibtex: {
    label: 'BibTeX',
    extension: 'bib',
    type: 'application/x-bibtex',
    write: async () => (await import('#science/records/write-bibtex.ts')).writeBibtex,
  },
  csv: {
    label: 'CSV',
    extension: 'csv',
    type: 'text/csv',
    write: async () => (await import('#science/records/write-csv.ts')).writeCsv,
  },
  cslJson: {
    label: 'CSL-JSON',
    extension: 'json',
    type: 'application/vnd.citationstyles.csl+json',
    write: async () => (await import('#science/records/write-csl-json.ts')).writeCslJson,
  },
  annotatedDocx: {
    label: 'Annotated bibliography, Word',
    extension: 'docx',
    type: DOCX_TYPE,
    write: async () => (await import('./annotated-docx.ts')).writeAnnotatedDocx,
  },
  annotatedMarkdown: {
    label: 'Annotated bibliography, Markdown',
    extension: 'md',
    type: 'text/markdown',
    write: async () => (await import('#science/citations/annotated-bibliography.ts')).writeAnnotatedMarkdown,
  },
  archive: {
    label: 'Archive with files and notes, ZIP',
    extension: 'zip',
    type: 'application/zip',
    write: async () => (await import('../export/paper-archive.ts')).paperArchive,
  },
} satisfies Record<string, Format>

export type ExportFormat = keyof typeof exportFormats

/** Papers as a file of that format, ready to be saved. `name` is without an extension. */
export async function exportPapers(papers: readonly Paper[], format: ExportFormat, name: string): Promise<File> {
  const { write, extension, type } = exportFormats[format]
  const content = await (await write())(papers)
  const isText = typeof content === 'string'
  return new File([content], `${name}.${extension}`, { type: isText ? `${type};charset=utf-8` : type })
}
