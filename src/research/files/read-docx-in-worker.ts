import { askWorker } from '#shared/browser/ask-worker.ts'

import type { DocxAnswer } from './docx.worker.ts'
import type { DocxText } from './read-docx.ts'

/** Reads a Word document beside the page, so that the page stays quick. Throws a `DocxFailure`. */
export async function readDocxInWorker(bytes: Uint8Array, signal?: AbortSignal): Promise<DocxText> {
  const { DocxFailure, readDocx } = await import('./read-docx.ts')
  return askWorker<DocxText, DocxAnswer>(
    () => new Worker(new URL('./docx.worker.ts', import.meta.url), { type: 'module' }),
    bytes,
    {
      inPage: () => readDocx(bytes),
      signal,
      read: (answer) => {
        if (answer.is === 'read') return answer.text
        throw answer.is === 'refused' ? new DocxFailure(answer.message) : new Error('The document could not be read.')
      },
    },
  )
}
