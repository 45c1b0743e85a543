import { useQuery } from '@tanstack/react-query'

import type { SearchRun } from '#contract/search.ts'
import type { ResultClass, ResultClasses } from '#science/answers/result-classes.ts'
import { askWorker } from '#shared/browser/ask-worker.ts'

import type { ClassesAsked } from './classes.worker.ts'

/** Papers that are read: the best of the list, so that the line over it comes while it is still looked at. */
const CLASSES_MOST = 60
const none: Readonly<Record<string, ResultClass>> = {}

const start = () => new Worker(new URL('./classes.worker.ts', import.meta.url), { type: 'module' })

/**
 * What each result says of the question of a run, read beside the page after the list stands: the list waits for nothing,
 * and where it fails the list is as it was.
 */
export function useResultClasses({ runId, query, items, reading }: SearchRun) {
  const read = items.slice(0, CLASSES_MOST).map(({ paper }) => paper)
  const { data } = useQuery({
    queryKey: ['result-classes', runId, read.length],
    queryFn: ({ signal }): Promise<ResultClasses> => {
      const question: ClassesAsked = {
        query,
        reading,
        papers: read.map(({ origin: _origin, shelf: _shelf, ...paper }) => ({ ...paper, origin: [] })),
      }
      return askWorker<ResultClasses>(start, question, { lost: 'The results could not be read.', signal })
    },
    // Never in the page: a list that stands still while it is read is worse than one without the line.
    enabled: read.length > 0 && typeof Worker !== 'undefined',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { line: data?.line, byPaper: data?.byPaper ?? none, read: read.length }
}
