import { useMemo } from 'react'

import type { Paper } from '#contract/papers.ts'
import { useFullTexts } from '#research/papers/full-texts.queries.ts'
import { useChangingPapers } from '#research/papers/opened-papers.queries.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

import { useDraft } from '../draft-context.ts'

/** Ids in one address; a draft cites fewer. */
const MOST_ASKED = 400

/**
 * The papers of the draft as they are now, with the texts of their files. A paper that this person cannot read any more
 * stays as it was when it was brought here.
 */
export function useDraftPapers(): { papers: readonly ReadablePaper[]; isPending: boolean } {
  const { references } = useDraft()
  const ids = useMemo(() => [...references.keys()].sort().slice(0, MOST_ASKED), [references])
  const current = useChangingPapers(ids)
  const latest = useMemo(() => {
    const now = new Map((current.data ?? []).map((paper): [string, Paper] => [paper.id, paper]))
    return [...references.values()].map((paper) => now.get(paper.id) ?? paper)
  }, [references, current.data])
  const { papers, isPending } = useFullTexts(latest)
  // The same papers with the same texts are the same list: what reads them all does so again only for another.
  const key = papers
    .map(({ id, fullTexts }) => `${id}:${(fullTexts ?? []).map(({ textHash }) => textHash).join()}`)
    .join()
  // oxlint-disable-next-line react/exhaustive-deps
  return { papers: useMemo(() => papers, [latest, key]), isPending: (ids.length > 0 && current.isPending) || isPending }
}
