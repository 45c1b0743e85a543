import { useMemo } from 'react'

import type { OpenGrid } from '#research/grid/use-grid.ts'
import { useViewState } from '#research/grid/use-view-state.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useComputed } from '#research/views/use-computed.ts'
import { useFullTexts } from '#research/views/use-full-texts.ts'
import { documentText } from '#science/evidence/document-text.ts'
import type { SetChecks, SetInput } from '#science/guidelines/check-set.ts'
import { guidelineById } from '#science/guidelines/guideline-list.ts'

import { judgementKey, reportStateSchema, startState, type Judgement, type Unread } from './report-state.ts'

/** The papers of the set read against the chosen guideline, and what people have said of it. */
export function useReport(open: OpenGrid) {
  const { user } = useSession()
  const { papers, papersState } = open
  const fullTexts = useFullTexts(papers)
  const { texts, isPending: isLoading, failed } = fullTexts
  const [state, setState] = useViewState(open, 'best_practice', reportStateSchema, startState)
  const { guidelineId } = state
  const guideline = guidelineId === undefined ? undefined : guidelineById(guidelineId)
  const input = useMemo((): SetInput | undefined => {
    if (isLoading || papersState.isPending) return undefined
    return {
      guidelineId,
      papers: papers.map((paper) => {
        const [full] = texts.get(paper.id) ?? []
        return full
          ? { id: paper.id, text: full.text, kind: 'fulltext' as const }
          : { id: paper.id, text: documentText(paper), kind: 'abstract' as const }
      }),
    }
  }, [papers, texts, guidelineId, isLoading, papersState.isPending])
  const { out, isPending, isFailed } = useComputed<SetInput, SetChecks>(
    input,
    () => new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('#science/guidelines/check-set.ts')).checkSet,
  )
  const judge = (itemId: string, paperId: string, word: Judgement['state'] | '', note: string) =>
    setState((before) => {
      const key = judgementKey(guidelineId ?? '', itemId, paperId)
      const { [key]: _old, ...rest } = before.judgements
      if (word === '') return { ...before, judgements: rest }
      const said: Judgement = {
        state: word,
        by: user?.username ?? '',
        at: new Date().toISOString(),
        ...(note.trim() !== '' && { note }),
      }
      return { ...before, judgements: { ...rest, [key]: said } }
    })
  const isReading = isLoading || isPending || papersState.isPending
  const unread: Unread = isFailed ? 'not read' : 'being read'
  return {
    state,
    setState,
    guideline,
    // What was read by another guideline, or of other papers, says nothing of these.
    checks: isReading || isFailed ? undefined : out,
    proposals: out?.proposals,
    unread,
    judge,
    isReading,
    isFailed,
    fullTexts,
    abstractsOnly: isLoading ? 0 : papers.filter(({ id }) => !texts.has(id) && !failed.has(id)).length,
  }
}
export type Report = ReturnType<typeof useReport>
