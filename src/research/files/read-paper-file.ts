import { TEXT_LENGTH_MAX, TEXT_PAGES_MAX } from '#contract/files.ts'
import type { PaperDraft } from '#contract/papers.ts'
import type { PageText } from '#science/evidence/full-text.ts'
import { blocksOfPage } from '#science/first-page/blocks-of-page.ts'
import { firstPageRecord } from '#science/first-page/first-page-record.ts'
import type { PageBlock } from '#science/first-page/page-block.ts'
import { decodeText } from '#science/records/decode.ts'
import { buildDraft } from '#science/records/draft.ts'
import { canonical } from '#science/records/identifiers.ts'
import { parseName } from '#science/records/names.ts'

import type { PdfText } from '../pdf-text/extract-pdf.ts'
import { extensionOf, refusalOf } from './paper-file-rules.ts'
import { TimeLimitPassed, withinTime } from './time-limit.ts'

/** A file that was read: its text, and the record on its first page. */
export type ReadPaperFile = {
  pages: PageText[]
  draft: PaperDraft
  /** No title stood in the file; its name stands for one. */
  isGuessed: boolean
  hasText: boolean
}

/** Why a file is not taken. `message` is a sentence for people: what is wrong, and what to do. */
export class PaperFileRefused extends Error {
  override name = 'PaperFileRefused'
}

export type ReadFileOptions = {
  signal?: AbortSignal | undefined
  /** Share of the reading, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

const stem = (name: string) =>
  name
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_+]+/g, ' ')
    .trim() || name

/** A page of a PDF takes milliseconds: a file that stands still for so long will not be read. */
const LIMITS = { still: 30_000, whole: 180_000 }
const tookTooLong =
  'It could not be read in time: it is damaged, or it unpacks without end. Open it in another program, save a new copy and add that.'

/**
 * Reads a file of a paper, in workers where it is heavy. One that stands still for 30 seconds is left, its worker ended.
 * Throws `PaperFileRefused`, or the signal's reason.
 */
export async function readPaperFile(file: File, options: ReadFileOptions = {}): Promise<ReadPaperFile> {
  const read = (signal: AbortSignal, progress: () => void) =>
    readFile(file, {
      signal,
      onProgress: (share) => {
        progress()
        options.onProgress?.(share)
      },
    })
  try {
    return await withinTime(read, LIMITS, options.signal)
  } catch (error) {
    throw error instanceof TimeLimitPassed ? new PaperFileRefused(tookTooLong) : error
  }
}

async function readFile(file: File, options: ReadFileOptions): Promise<ReadPaperFile> {
  const refusal = refusalOf(file)
  if (refusal !== undefined) throw new PaperFileRefused(refusal)
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => {
      throw new PaperFileRefused(
        'It could not be read: it was moved, changed or locked since you chose it. Choose it again.',
      )
    },
  )
  options.signal?.throwIfAborted()
  switch (extensionOf(file.name)) {
    case 'pdf':
      return readPdf(bytes, file.name, options)
    case 'docx':
      return readWord(bytes, file.name, options)
    case 'xml':
      return readArticle(textIn(bytes), file.name)
    case 'html':
    case 'htm':
      return readWebPage(textIn(bytes), file.name)
    default:
      return readText(textIn(bytes), file.name)
  }
}

function textIn(bytes: Uint8Array): string {
  const { text } = decodeText(bytes)
  if (text.includes('\u0000')) throw new PaperFileRefused('This is not a text file, whatever its name says.')
  return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
}

async function readPdf(
  bytes: Uint8Array,
  name: string,
  { signal, onProgress }: ReadFileOptions,
): Promise<ReadPaperFile> {
  const [{ extractPdf }, { PdfFailure }] = await Promise.all([
    import('../pdf-text/extract-pdf.ts'),
    import('../pdf-text/pdf-failure.ts'),
  ])
  const read = await extractPdf(bytes, {
    signal,
    onProgress: ({ done, total }) => onProgress?.(total > 0 ? done / total : 1),
  }).catch((error: unknown) => {
    if (!(error instanceof PdfFailure)) throw error
    const isLocked = error.kind === 'password-needed'
    throw new PaperFileRefused(
      isLocked
        ? `${error.message} Save a copy without one and add that: what is locked can be neither read nor quoted.`
        : error.message,
    )
  })
  return paperOfPdf(read, name)
}

/** An abstract stands on the first page and so many behind it. */
const PAGES_OF_ABSTRACT = 2

/** The record and the text of a PDF that was read. */
export function paperOfPdf(read: PdfText, name: string): ReadPaperFile {
  const [first, ...rest] = read.pages
  const blocks = first ? blocksOfPage(first) : []
  const after = rest.map(({ text }) => text).join('\n\n')
  const record = firstPageRecord(
    {
      blocks: read.hasTextLayer ? blocks : [],
      next: read.hasTextLayer ? rest.slice(0, PAGES_OF_ABSTRACT).map(blocksOfPage) : [],
      furniture: first?.furniture ?? [],
      rest: after,
      info: read.info,
    },
    stem(name),
  )
  const pages = read.hasTextLayer ? read.pages.map(({ page, text }) => ({ page, text })) : []
  return { ...record, ...bounded(pages) }
}

async function readWord(bytes: Uint8Array, name: string, { signal }: ReadFileOptions): Promise<ReadPaperFile> {
  const { readDocxInWorker } = await import('./read-docx-in-worker.ts')
  const read = await readDocxInWorker(bytes, signal).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'DocxFailure' ? new PaperFileRefused(error.message) : error
  })
  const record = firstPageRecord({ blocks: read.blocks.slice(0, 60), info: read.info }, stem(name))
  return { ...record, ...bounded(onePage(read.blocks)) }
}

async function readArticle(source: string, name: string): Promise<ReadPaperFile> {
  const { readJats } = await import('#science/jats/read-jats.ts')
  try {
    const { draft, pages } = readJats(source, stem(name))
    return { draft, isGuessed: draft.title === stem(name), ...bounded(pages) }
  } catch (error) {
    throw error instanceof Error && error.name === 'JatsRefused' ? new PaperFileRefused(error.message) : error
  }
}

async function readWebPage(source: string, name: string): Promise<ReadPaperFile> {
  const { readHtml } = await import('./read-html.ts')
  const { blocks, meta } = readHtml(source)
  const record = firstPageRecord({ blocks: blocks.slice(0, 60) }, stem(name))
  const { title = record.draft.title, authors, venue, abstract = record.draft.abstract } = meta
  const draft = buildDraft({
    ...record.draft,
    title,
    authors:
      authors.length > 0 ? authors.map((author) => parseName(author, { givenFirst: true })) : record.draft.authors,
    ids: { ...record.draft.ids, ...(meta.doi && { doi: canonical.doi(meta.doi) }) },
    venue,
    abstract,
    date: { ...(record.draft.year && { year: record.draft.year }), ...(meta.year && { year: meta.year }) },
  })
  return { draft, isGuessed: record.isGuessed && meta.title === undefined, ...bounded(onePage(blocks)) }
}

function readText(text: string, name: string): ReadPaperFile {
  const paragraphs = text.split(/\n\s*\n/).map((each) => each.trim())
  const blocks = paragraphs.filter(Boolean).map((each, y): PageBlock => {
    const heading = /^#{1,6}\s+(.*)$/.exec(each)?.[1]
    return { text: heading ?? each, size: heading === undefined ? 10 : 18, y, isHeading: heading !== undefined }
  })
  const record = firstPageRecord({ blocks: blocks.slice(0, 60) }, stem(name))
  return { ...record, ...bounded([{ page: 1, text: text.trim() }]) }
}

const onePage = (blocks: readonly PageBlock[]): PageText[] => [
  { page: 1, text: blocks.map(({ text }) => text).join('\n\n') },
]

/** A text without a letter is none; what is beyond that which a server keeps is left out, by whole pages. */
function bounded(pages: PageText[]): { pages: PageText[]; hasText: boolean } {
  let length = 0
  const kept = pages.slice(0, TEXT_PAGES_MAX).filter(({ text }) => {
    length += text.length + 2
    return length <= TEXT_LENGTH_MAX
  })
  return { pages: kept, hasText: kept.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) }
}
