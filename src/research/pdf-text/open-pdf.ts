import type { PDFDocumentProxy } from 'pdfjs-dist'

import { failureOf, failureOfBytes } from './pdf-failure.ts'

export type OpenOptions = { password?: string | undefined; signal?: AbortSignal | undefined }

/**
 * An opened PDF. `close` ends its worker: whoever opens one closes it. `kill` ends it at once, at whatever it is: a worker
 * that is caught in a file answers nothing, not even that it shall end.
 */
export type OpenedPdf = { pdf: PDFDocumentProxy; close: () => void; kill: () => void }

/**
 * Opens a PDF in the library's own worker. Nothing in the file is run: no scripts, no attachments, no forms.
 * Throws a `PdfFailure`, or the signal's reason. The bytes stay the caller's.
 */
export async function openPdf(bytes: Uint8Array, { password, signal }: OpenOptions = {}): Promise<OpenedPdf> {
  const failure = failureOfBytes(bytes)
  if (failure) throw failure
  signal?.throwIfAborted()
  const { DECODERS, getDocument, PdfResources, PDFWorker } = await import('./pdf-library.ts')
  signal?.throwIfAborted()
  const worker = PDFWorker.create({})
  const task = getDocument({
    data: bytes.slice(),
    worker,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    wasmUrl: DECODERS,
    BinaryDataFactory: PdfResources,
    // The names stand for addresses that the build gives: see PdfResources.
    cMapUrl: '/',
    standardFontDataUrl: '/',
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: 0,
    ...(password === undefined ? {} : { password }),
  })
  const close = () => void task.destroy().finally(() => worker.destroy())
  const kill = () => {
    task.destroy().catch(() => undefined)
    worker.destroy()
  }
  signal?.addEventListener('abort', kill, { once: true })
  try {
    const pdf = await task.promise
    signal?.throwIfAborted()
    return { pdf, close, kill }
  } catch (error) {
    close()
    signal?.throwIfAborted()
    throw failureOf(error)
  } finally {
    signal?.removeEventListener('abort', kill)
  }
}
