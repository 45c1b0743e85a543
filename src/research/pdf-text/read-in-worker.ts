import type { RawPage } from '#science/documents/page-pieces.ts'
import type { ReadPage } from '#science/documents/page-text.ts'
import { askWorker } from '#shared/browser/ask-worker.ts'

import { failureOf } from './pdf-failure.ts'

/**
 * Puts the pieces of pages into text beside the page: half a second of work for fifty pages. Rejects with a `PdfFailure`
 * for pages that cannot be put together.
 */
export const readInWorker = (pages: RawPage[], signal?: AbortSignal): Promise<ReadPage[]> =>
  askWorker<ReadPage[], ReadPage[] | null>(
    () => new Worker(new URL('./read-pages.worker.ts', import.meta.url), { type: 'module' }),
    pages,
    {
      inPage: async () => (await import('#science/documents/page-text.ts')).readPages(pages),
      signal,
      read: (message) => {
        if (message === null) throw failureOf(undefined)
        return message
      },
    },
  )
