import type { RawPage } from '#science/documents/page-pieces.ts'
import { readPages, type ReadPage } from '#science/documents/page-text.ts'
import { askWorker } from '#shared/browser/ask-worker.ts'

/** Puts the pieces of pages into text beside the page: half a second of work for fifty pages. */
export const readInWorker = (pages: RawPage[], signal?: AbortSignal): Promise<ReadPage[]> =>
  askWorker(() => new Worker(new URL('./read-pages.worker.ts', import.meta.url), { type: 'module' }), pages, {
    inPage: () => readPages(pages),
    signal,
  })
