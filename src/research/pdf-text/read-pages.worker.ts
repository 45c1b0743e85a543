import type { RawPage } from '#science/documents/page-pieces.ts'
import { readPages } from '#science/documents/page-text.ts'

addEventListener('message', ({ data }: MessageEvent<RawPage[]>) => {
  try {
    postMessage(readPages(data))
  } catch {
    // An answer of its own: as an error it could not be told from a worker that did not start.
    postMessage(null)
  }
})
