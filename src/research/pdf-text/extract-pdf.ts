import type { PDFDocumentProxy } from 'pdfjs-dist'

import type { ReadPage } from '#science/documents/page-text.ts'
import type { RawPage } from '#science/documents/page-pieces.ts'

import { openPdf, type OpenOptions } from './open-pdf.ts'
import { outlineOf, type OutlineEntry } from './pdf-outline.ts'
import { failureOf } from './pdf-failure.ts'
import { rawPage } from './raw-page.ts'
import { readInWorker } from './read-in-worker.ts'

/** What the file says of itself. Often wrong: a title may be a job number, so it is a hint and never a fact. */
export type PdfInfo = { title?: string; author?: string; subject?: string; keywords?: string }

/** The text of a PDF, page by page. */
export type PdfText = {
  pages: ReadPage[]
  info: PdfInfo
  /** The file's own outline; empty where it has none. */
  outline: OutlineEntry[]
  /** False for a scan: pictures of pages without any text in them. */
  hasTextLayer: boolean
  /** Pages that could not be read although the file opened; their text is empty. */
  failedPages: number[]
}

export type ReadOptions = {
  signal?: AbortSignal | undefined
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined
}

/** Fewer letters than this on a page on average: what there is are stamps and page numbers of a scan. */
const LETTERS_OF_A_PAGE = 12

/**
 * Reads all text of a PDF. Throws a `PdfFailure` when the file is empty, no PDF, damaged or needs another password, and
 * the signal's reason when it was called off.
 */
export async function extractPdf(bytes: Uint8Array, options: OpenOptions & ReadOptions = {}): Promise<PdfText> {
  const opened = await openPdf(bytes, options)
  options.signal?.addEventListener('abort', opened.kill, { once: true })
  try {
    return await readPdf(opened.pdf, options)
  } finally {
    options.signal?.removeEventListener('abort', opened.kill)
    opened.close()
  }
}

/** The same of a PDF that is open already. */
export async function readPdf(pdf: PDFDocumentProxy, { signal, onProgress }: ReadOptions = {}): Promise<PdfText> {
  const raw: RawPage[] = []
  const failedPages: number[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    signal?.throwIfAborted()
    try {
      const page = await pdf.getPage(number)
      raw.push(await rawPage(page))
    } catch {
      signal?.throwIfAborted()
      failedPages.push(number)
      raw.push({ page: number, width: 595, height: 842, pieces: [] })
      // No step forward: a file that claims pages without end is left after a while.
      continue
    }
    onProgress?.({ done: number, total: pdf.numPages })
  }
  if (failedPages.length === pdf.numPages) throw failureOf(undefined)
  const pages = await readInWorker(raw, signal)
  const letters = pages.reduce((sum, page) => sum + (page.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)
  return {
    pages,
    info: await infoOf(pdf),
    outline: await outlineOf(pdf),
    hasTextLayer: letters >= Math.min(LETTERS_OF_A_PAGE * pages.length, 200) && letters > 0,
    failedPages,
  }
}

async function infoOf(pdf: PDFDocumentProxy): Promise<PdfInfo> {
  try {
    const { info } = await pdf.getMetadata()
    const said = info as Record<string, unknown>
    const wordsOf = (name: string) => {
      const value = said[name]
      return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
    }
    const [title, author, subject, keywords] = ['Title', 'Author', 'Subject', 'Keywords'].map(wordsOf)
    return {
      ...(title ? { title } : {}),
      ...(author ? { author } : {}),
      ...(subject ? { subject } : {}),
      ...(keywords ? { keywords } : {}),
    }
  } catch {
    return {}
  }
}
