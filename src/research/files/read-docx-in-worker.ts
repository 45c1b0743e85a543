import type { DocxAnswer } from './docx.worker.ts'
import type { DocxText } from './read-docx.ts'

/** Reads a Word document beside the page, so that the page stays quick. Throws a `DocxFailure`. */
export async function readDocxInWorker(bytes: Uint8Array, signal?: AbortSignal): Promise<DocxText> {
  const { DocxFailure, readDocx } = await import('./read-docx.ts')
  if (typeof Worker === 'undefined') return readDocx(bytes)
  const worker = new Worker(new URL('./docx.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<DocxText>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), { once: true })
    // A worker that does not start loses nothing: the same work is done here.
    worker.addEventListener('error', () => readDocx(bytes).then(resolve, reject))
    worker.addEventListener('message', ({ data }: MessageEvent<DocxAnswer>) => {
      if (data.is === 'read') resolve(data.text)
      else reject(data.is === 'refused' ? new DocxFailure(data.message) : new Error('The document could not be read.'))
    })
    worker.postMessage(bytes)
  }).finally(() => worker.terminate())
}
