import type { Paper } from '#contract/papers.ts'
import { possibleDuplicates, type PossibleDuplicate } from '#science/records/possible-duplicates.ts'

/** Compares a whole library beside the page, so that the page stays quick. Aborting ends the work at once. */
export async function compareInWorker(
  papers: readonly Paper[],
  dismissed: readonly string[],
  signal: AbortSignal,
): Promise<PossibleDuplicate[]> {
  // What is compared, and nothing else, is sent over: abstracts are most of the bytes.
  const lean = papers.map(({ abstract: _abstract, origin: _origin, shelf: _shelf, ...paper }) => paper)
  if (typeof Worker === 'undefined') return possibleDuplicates(lean, new Set(dismissed))
  const worker = new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<PossibleDuplicate[]>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')), { once: true })
    worker.addEventListener('error', () => reject(new Error('The comparison could not be started.')))
    worker.addEventListener('message', ({ data }: MessageEvent<PossibleDuplicate[]>) => resolve(data))
    worker.postMessage({ papers: lean, dismissed })
  }).finally(() => worker.terminate())
}
