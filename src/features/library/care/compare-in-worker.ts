import type { Paper } from '#contract/papers.ts'
import { possibleDuplicates, type PossibleDuplicate } from '#science/records/possible-duplicates.ts'
import { askWorker } from '#shared/browser/ask-worker.ts'

/** Compares a whole library beside the page, so that the page stays quick. Aborting ends the work at once. */
export async function compareInWorker(
  papers: readonly Paper[],
  dismissed: readonly string[],
  signal: AbortSignal,
): Promise<PossibleDuplicate[]> {
  // What is compared, and nothing else, is sent over: abstracts are most of the bytes.
  const lean = papers.map(({ abstract: _abstract, origin: _origin, shelf: _shelf, ...paper }) => paper)
  return askWorker(
    () => new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' }),
    { papers: lean, dismissed },
    {
      inPage: () => possibleDuplicates(lean, new Set(dismissed)),
      lost: 'The comparison could not be started.',
      signal,
    },
  )
}
