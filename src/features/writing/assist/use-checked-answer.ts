import { useMemo } from 'react'

import type { Paper } from '#contract/papers.ts'
import type { AssistSentence } from '#contract/writing.ts'
import { useFullTexts } from '#research/papers/full-texts.queries.ts'
import { usePapers } from '#research/papers/opened-papers.queries.ts'
import { checkAgain, lostCitations } from '#science/manuscript/assist/answer.ts'

import { useDraft } from '../draft-context.ts'
import type { Delivered } from './use-assist.ts'

export type CheckedAnswer = {
  sentences: readonly AssistSentence[]
  /** Papers that the text cited and the answer no longer does. */
  lost: readonly string[]
  papers: readonly Paper[]
}

/** An answer with every quote, number and citation looked up again in the page; undefined while texts are on their way. */
export function useCheckedAnswer({ wish, sentences }: Delivered): CheckedAnswer | undefined {
  const { references } = useDraft()
  const ids = [
    ...new Set([
      ...wish.chosen.sentences.flatMap(({ paperIds }) => paperIds),
      ...wish.passages.map(({ documentId }) => documentId),
    ]),
  ].sort()
  const current = usePapers(ids)
  const known = new Map((current.data ?? []).map((paper) => [paper.id, paper]))
  const papers = ids.flatMap((id) => known.get(id) ?? references.get(id) ?? [])
  const texts = useFullTexts(papers)
  const isPending = (ids.length > 0 && current.isPending) || texts.isPending
  const key = texts.papers.map(({ id, fullTexts }) => `${id} ${fullTexts?.length ?? 0}`).join()
  return useMemo(() => {
    if (isPending) return undefined
    const sources = wish.chosen.sentences
    const checked = checkAgain(sentences, { sources, papers: texts.papers, mustCite: wish.action === 'continue' })
    return {
      sentences: checked,
      lost: wish.action === 'continue' ? [] : lostCitations(checked, sources),
      papers: texts.papers,
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isPending, key, sentences, wish])
}
