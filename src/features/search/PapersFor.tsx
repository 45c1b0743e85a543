import { useEffect, useRef, type ReactNode } from 'react'

import type { SearchRun } from '#contract/search.ts'

import { useRunSearch } from './search.mutations.ts'

/** Papers that an answer begins with: the best of a search, which somebody can add to and take from. */
const MOST = 30

const idsOf = (run: SearchRun): string[] =>
  run.items
    .filter(({ isOutside }) => !isOutside)
    .slice(0, MOST)
    .map(({ paper }) => paper.id)

type Finding = {
  isLooking: boolean
  error: unknown
  /** The run, where it has no paper of the library. */
  without: string | undefined
  retry: () => void
}

type Props = {
  question: string
  onFound: (ids: string[]) => void
  children: (finding: Finding) => ReactNode
}

/** Looks once for papers on a question, as a search does and at its cost, and shows what becomes of it. */
export function PapersFor({ question, onFound, children }: Props) {
  const search = useRunSearch((run) => {
    const ids = idsOf(run)
    if (ids.length > 0) onFound(ids)
  })
  const asked = useRef<string>(undefined)
  const { mutate } = search
  useEffect(() => {
    if (asked.current === question) return
    asked.current = question
    mutate({ body: { query: question } })
  }, [question, mutate])
  const isNone = search.data !== undefined && idsOf(search.data).length === 0
  return children({
    isLooking: search.isPending,
    error: search.error,
    without: isNone ? search.data?.runId : undefined,
    retry: () => mutate({ body: { query: question } }),
  })
}
