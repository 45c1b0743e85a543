import { useEffect, useRef } from 'react'

import type { SearchRun } from '#contract/search.ts'

import { useRunSearch } from './search.mutations.ts'

/** Papers that an answer begins with: the best of a search, which somebody can add to and take from. */
const MOST = 30

const idsOf = (run: SearchRun): string[] =>
  run.items
    .filter(({ isOutside }) => !isOutside)
    .slice(0, MOST)
    .map(({ paper }) => paper.id)

/** Looks once for papers on a question, as a search does and at its cost; `onFound` gets their ids and the run. */
export function usePapersFor(question: string | undefined, onFound: (ids: string[], runId: string) => void) {
  const search = useRunSearch((run) => {
    const ids = idsOf(run)
    if (ids.length > 0) onFound(ids, run.runId)
  })
  const asked = useRef<string>(undefined)
  const { mutate } = search
  useEffect(() => {
    if (!question || asked.current === question) return
    asked.current = question
    mutate({ body: { query: question } })
  }, [question, mutate])
  const isNone = search.data !== undefined && idsOf(search.data).length === 0
  return {
    isLooking: search.isPending,
    error: search.error,
    /** The run, where it has no paper of the library. */
    without: isNone ? search.data?.runId : undefined,
    retry: () => question && mutate({ body: { query: question } }),
  }
}
