import type { ExportInput } from '#science/manuscript/export/export-input.ts'
import type { TransferNote } from '#science/manuscript/transfer-ledger.ts'
import { DOCX_TYPE } from '#science/word/media-type.ts'
import { writeZip } from '#shared/format/zip.ts'

import type { ExportFormat } from './export-formats.ts'

export type ExportedFile = { ending: string; type: string; bytes: Uint8Array<ArrayBuffer>; notes: TransferNote[] }

const types = {
  docx: DOCX_TYPE,
  zip: 'application/zip',
  md: 'text/markdown;charset=utf-8',
  html: 'text/html;charset=utf-8',
  txt: 'text/plain;charset=utf-8',
  tex: 'application/x-tex',
} as const

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

/** The draft as one file: a document, or an archive where it has pictures or references beside it. */
export async function exportedFile(format: ExportFormat, input: ExportInput): Promise<ExportedFile> {
  if (format === 'docx') {
    const { writeDocx } = await import('#science/manuscript/export/docx/write-docx.ts')
    const { parts, notes } = writeDocx(input)
    return { ending: 'docx', type: types.docx, bytes: writeZip(entries(parts)), notes }
  }
  const { files, notes } = await written(format, input)
  const [first] = files
  if (files.size === 1 && first !== undefined) {
    const ending = (first[0].split('.').at(-1) ?? 'txt') as keyof typeof types
    return { ending, type: types[ending], bytes: bytesOf(first[1]), notes }
  }
  return { ending: 'zip', type: types.zip, bytes: writeZip(entries(files)), notes }
}

const entries = (files: ReadonlyMap<string, string | Uint8Array>) =>
  [...files].map(([name, content]) => ({ name, bytes: bytesOf(content) }))

async function written(format: Exclude<ExportFormat, 'docx'>, input: ExportInput) {
  switch (format) {
    case 'latex':
      return (await import('#science/manuscript/export/write-latex.ts')).writeLatex(input)
    case 'markdown':
      return (await import('#science/manuscript/export/write-markdown.ts')).writeMarkdown(input)
    case 'text':
      return (await import('#science/manuscript/export/write-text.ts')).writeText(input)
    case 'html': {
      const { mathHtml } = await import('#science/manuscript/export/math-html.ts')
      return (await import('#science/manuscript/export/write-html.ts')).writeHtml(input, mathHtml)
    }
  }
}
