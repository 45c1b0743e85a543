import type { PDFDocumentProxy } from 'pdfjs-dist'

import type { PaperText, TextPage } from '#contract/files.ts'
import type { Paper, PaperFile } from '#contract/papers.ts'
import { fileContent } from '#research/files/file-content.ts'
import type { OutlineEntry } from '#research/pdf-text/pdf-outline.ts'
import type { PdfFailureKind } from '#research/pdf-text/pdf-failure.ts'
import type { ReadPage } from '#science/documents/page-text.ts'
import { sectionsOf, type DocumentSection } from '#science/documents/sections.ts'
import { spansOf, type PageSpan } from '#science/documents/text-places.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'

/** A paragraph or heading of a text to read; offsets in the document's text. */
export type TextBlock = { start: number; end: number; kind: 'heading' | 'paragraph' }

/** Why something less than the file itself is shown. */
export type Shortfall =
  | Exclude<PdfFailureKind, 'password-needed' | 'password-wrong'>
  | 'not-loaded'
  | 'no-text-layer'
  | 'locked'

/** A paper opened for reading: one text in which all offsets of the reader hold. */
export type OpenedDocument = {
  kind: 'pdf' | 'text' | 'abstract'
  text: string
  textHash: string
  spans: PageSpan[]
  blocks: TextBlock[]
  sections: DocumentSection[]
  /** Of a PDF: the file itself, where each letter stands, and the outline that it brings. */
  pdf?: {
    file: PDFDocumentProxy
    pages: ReadPage[]
    outline: OutlineEntry[]
    bytes: Uint8Array<ArrayBuffer>
    close: () => void
  }
  source?: PaperFile
  shortfall?: Shortfall
}

export type OpenProgress = { step: 'fetching' | 'reading'; share: number }
type Options = {
  password?: string | undefined
  signal: AbortSignal
  onProgress: (progress: OpenProgress) => void
}

const isPdf = (file: PaperFile) => file.type === 'application/pdf'

/** The file that is shown: the PDF that is asked for, else the first one, else the first of another kind. */
export function fileToShow(files: readonly PaperFile[], wanted?: string): PaperFile | undefined {
  return files.find(({ id }) => id === wanted) ?? files.find(isPdf) ?? files[0]
}

/**
 * Opens a paper as well as it can be had: its PDF, the text of its file, or title and abstract. Throws where the PDF asks
 * for a password, and the signal's reason.
 */
export async function openDocument(
  paper: Paper,
  kept: PaperText | undefined,
  file: PaperFile | undefined,
  options: Options,
): Promise<OpenedDocument> {
  if (!file) return fromAbstract(paper)
  const { signal, onProgress } = options
  const fallback = (shortfall: Shortfall): OpenedDocument =>
    kept?.source === 'file'
      ? { ...fromText(kept.pages), source: file, shortfall }
      : { ...fromAbstract(paper), source: file, shortfall }

  if (!isPdf(file))
    return kept?.source === 'file' ? { ...fromText(kept.pages), source: file } : readOther(file, fallback, options)

  // Fetched beside the file, not after it; what fails here fails again where it is waited for.
  const parts = Promise.all([
    import('#research/pdf-text/open-pdf.ts'),
    import('#research/pdf-text/extract-pdf.ts'),
    import('#research/pdf-text/pdf-failure.ts'),
    import('#research/pdf-text/pdf-library.ts'),
  ])
  parts.catch(() => undefined)
  const bytes = await fileContent(file, {
    signal,
    onProgress: (share) => onProgress({ step: 'fetching', share }),
  }).catch(() => {
    signal.throwIfAborted()
    return undefined
  })
  if (!bytes) return fallback('not-loaded')

  const [{ openPdf }, { readPdf }, { PdfFailure }] = await parts
  try {
    const { pdf, close } = await openPdf(bytes, options)
    try {
      const read = await readPdf(pdf, {
        signal,
        onProgress: ({ done, total }) => onProgress({ step: 'reading', share: done / total }),
      })
      const { text, textHash: hash } = fullTextOf(read.pages)
      return {
        kind: 'pdf',
        text,
        textHash: hash,
        spans: spansOf(read.pages),
        blocks: blocksOf(read.pages),
        sections: sectionsOf(read.pages),
        pdf: { file: pdf, pages: read.pages, outline: read.outline, bytes, close },
        source: file,
        ...(!read.hasTextLayer && { shortfall: 'no-text-layer' as const }),
      }
    } catch (error) {
      close()
      throw error
    }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof PdfFailure)) return fallback('broken')
    if (error.kind === 'password-needed' || error.kind === 'password-wrong') throw error
    return fallback(error.kind)
  }
}

/** A Word, web or text file whose text nobody has read yet. */
async function readOther(
  file: PaperFile,
  fallback: (shortfall: Shortfall) => OpenedDocument,
  { signal, onProgress }: Options,
): Promise<OpenedDocument> {
  try {
    const bytes = await fileContent(file, { signal, onProgress: (share) => onProgress({ step: 'fetching', share }) })
    const { readPaperFile } = await import('#research/files/read-paper-file.ts')
    const { pages, hasText } = await readPaperFile(new File([bytes], file.name), { signal })
    return hasText ? { ...fromText(pages), source: file } : fallback('no-text-layer')
  } catch {
    signal.throwIfAborted()
    return fallback('not-loaded')
  }
}

export function fromAbstract(paper: Pick<Paper, 'title' | 'abstract'>): OpenedDocument {
  const text = documentText(paper)
  return {
    kind: 'abstract',
    text,
    textHash: textHash(text),
    spans: [{ page: 1, start: 0, end: text.length }],
    blocks: paragraphsOf(text),
    sections: [],
  }
}

export function fromText(pages: readonly TextPage[]): OpenedDocument {
  const { text, textHash: hash, starts } = fullTextOf(pages)
  const isSectioned = pages.some(({ section }) => section !== undefined)
  const headings = new Set(isSectioned ? starts.slice(1).map(({ start }) => start) : [])
  const blocks = paragraphsOf(text).map((block): TextBlock =>
    headings.has(block.start) && text.slice(block.start, block.end).length < HEADING_MOST
      ? { ...block, kind: 'heading' }
      : block,
  )
  // Sections are no pages: nothing may be said to stand on "page 3" of a text that has none.
  const spans = isSectioned ? [{ page: 1, start: 0, end: text.length }] : spansOf(pages)
  const sections = blocks
    .filter(({ kind }) => kind === 'heading')
    .map(({ start, end }, at, all) => ({
      title: text.slice(start, end),
      level: 1,
      page: spans.findLast((span) => span.start <= start)?.page ?? 1,
      y: 0,
      start,
      end: all[at + 1]?.start ?? text.length,
    }))
  return { kind: 'text', text, textHash: hash, spans, blocks, sections }
}

/** A first line that is longer is a paragraph of a section without a title. */
const HEADING_MOST = 200

function blocksOf(pages: readonly ReadPage[]): TextBlock[] {
  const spans = spansOf(pages)
  return pages.flatMap(({ blocks }, at) => {
    const offset = spans[at]?.start ?? 0
    return blocks.map(({ start, end, kind }) => ({ start: offset + start, end: offset + end, kind }))
  })
}

const HEADING =
  /^(?:\d{1,2}(?:\.\d{1,2})*\.?\s+)?(?:abstract|summary|introduction|background|(?:\w+ and )?methods?(?: and materials?)?|results?(?: and discussion)?|findings|discussion|conclusions?|limitations?|references|acknowledge?ments?|appendix.{0,30}|funding)\s*:?$/i

/** Paragraphs of a text without layout: blank lines part them, and known words alone on a line are headings. */
function paragraphsOf(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const match of text.matchAll(/[^\n](?:[^\n]|\n(?!\s*\n))*/g)) {
    const words = match[0].trim()
    if (words === '') continue
    const start = match.index + match[0].indexOf(words)
    blocks.push({ start, end: start + words.length, kind: HEADING.test(words) ? 'heading' : 'paragraph' })
  }
  return blocks
}
