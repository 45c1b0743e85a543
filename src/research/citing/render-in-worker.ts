import type { SourceAnswer, SourceRequest } from '#science/citations/csl-file/render-source.ts'

import { styleCopy } from './style.copy.ts'

/** A style file may make the processor go on without end. */
const LIMIT_MS = 30_000

/**
 * Formats a document by a style file beside the page, and ends the work after 30 s or when it is called off. The processor
 * is loaded by it, and by nothing else. Never rejects: what fails is an answer.
 */
export async function renderInWorker(request: SourceRequest, signal?: AbortSignal): Promise<SourceAnswer> {
  // A browser without workers, as in tests, computes in the page.
  if (typeof Worker === 'undefined') {
    const { renderSource } = await import('#science/citations/csl-file/render-source.ts')
    return renderSource(request)
  }
  const worker = new Worker(new URL('style-file.worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const answer = new Promise<SourceAnswer>((resolve) => {
    const fail = (why: string) => resolve({ is: 'failed', why })
    worker.addEventListener('message', ({ data }: MessageEvent<SourceAnswer>) => resolve(data))
    worker.addEventListener('error', () => fail(styleCopy.notLoaded))
    signal?.addEventListener('abort', () => fail(styleCopy.calledOff), { once: true })
    timer = setTimeout(() => fail(styleCopy.tookTooLong), LIMIT_MS)
    worker.postMessage(request)
  })
  return answer.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
