import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { papersQuery } from '#research/papers/papers.queries.ts'

import { useChosenPapers } from './use-chosen-papers.ts'

/** More are chosen again sooner than they are kept. */
const KEPT_MAX = 500
const noIds: readonly string[] = []

/** The chosen rows of the library. The choice outlives the reading of a paper, a reload and the sign-in. */
export function useKeptChoice(shown: readonly Paper[]) {
  const [kept, keep, forget] = useDraft('library-choice', '', { ids: noIds })
  const [first] = useState(kept.ids)
  const known = useQuery({ ...papersQuery(first), enabled: first.length > 0 })
  const chosen = useChosenPapers(known.data ? [...known.data.documents, ...shown] : shown, first)
  const { ids } = chosen.selection
  useEffect(() => {
    if (ids.size > 0 && ids.size <= KEPT_MAX) keep({ ids: [...ids] })
    else forget()
  }, [ids, keep, forget])
  /** Papers chosen on an earlier visit could not be loaded: they are chosen still. */
  return { ...chosen, isUnknown: known.isError }
}
