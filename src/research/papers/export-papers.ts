import type { Paper } from '#contract/papers.ts'
import type { Cite } from '#science/citations/reference-styles.ts'
import { DOCX_TYPE } from '#science/word/media-type.ts'

import type { ChosenStyle } from '../citing/cite.ts'

type Format = {
  label: string
  extension: string
  type: string
  /** Whether references stand in it, written by a style. */
  isCited?: true
  write: () => Promise<(papers: Iterable<Paper>, cite?: Cite) => BlobPart | Promise<BlobPart>>
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
  references: {
    label: 'Reference list, text',
    extension: 'txt',
    type: 'text/plain',
    isCited: true,
    write: async () => (await import('#science/citations/annotated-bibliography.ts')).writeReferenceList,
  },
  annotatedDocx: {
    label: 'Annotated bibliography, Word',
    extension: 'docx',
    type: DOCX_TYPE,
    isCited: true,
    write: async () => (await import('./annotated-docx.ts')).writeAnnotatedDocx,
  },
  annotatedMarkdown: {
    label: 'Annotated bibliography, Markdown',
    extension: 'md',
    type: 'text/markdown',
    isCited: true,
    write: async () => (await import('#science/citations/annotated-bibliography.ts')).writeAnnotatedMarkdown,
  },
  archive: {
    label: 'Archive with files and notes, ZIP',
    extension: 'zip',
    type: 'application/zip',
    write: async () => {
      const { paperArchive } = await import('../export/paper-archive.ts')
      return (papers) => paperArchive(papers)
    },
  },
} satisfies Record<string, Format>

export type ExportFormat = keyof typeof exportFormats

/** Whether references stand in a file of that format, written by a style. */
export const isCited = (format: ExportFormat): boolean => 'isCited' in exportFormats[format]

/**
 * Papers as a file of that format, ready to be saved. `name` is without an extension; `style`: how references in it are
 * written, APA where none is named.
 */
export async function exportPapers(
  papers: readonly Paper[],
  format: ExportFormat,
  name: string,
  style?: ChosenStyle,
): Promise<File> {
  const { write, extension, type } = exportFormats[format]
  const cite =
    style !== undefined && isCited(format)
      ? (await (await import('../citing/cite.ts')).citingBy(style, papers)).cite
      : undefined
  const content = await (await write())(papers, cite)
  const isText = typeof content === 'string'
  return new File([content], `${name}.${extension}`, { type: isText ? `${type};charset=utf-8` : type })
}
