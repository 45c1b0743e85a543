import type { RawPage } from '#science/documents/page-pieces.ts'
import { readPages, type ReadPage } from '#science/documents/page-text.ts'

/** Puts the pieces of pages into text beside the page: half a second of work for fifty pages. */
export async function readInWorker(pages: RawPage[], signal?: AbortSignal): Promise<ReadPage[]> {
  if (typeof Worker === 'undefined') return readPages(pages)
  const worker = new Worker(new URL('./read-pages.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ReadPage[]>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), { once: true })
    // A worker that does not start loses nothing: the same work is done here.
    worker.addEventListener('error', () => resolve(readPages(pages)))
    worker.addEventListener('message', ({ data }: MessageEvent<ReadPage[]>) => resolve(data))
    worker.postMessage(pages)
  }).finally(() => worker.terminate())
}
