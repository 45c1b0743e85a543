import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { analysesApi } from '#contract/analyses.ts'
import type { Answer } from '#contract/answer.ts'
import type { Paper } from '#contract/papers.ts'
import { searchApi } from '#contract/search.ts'
import { synthesesApi, type Synthesis } from '#contract/syntheses.ts'
import { rememberRun } from '#platform/access/started-runs.ts'
import { useFullTexts } from '#research/papers/full-texts.queries.ts'
import { messageOf } from '#shared/api/errors.ts'
import { apiQuery, useApiMutation } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { isWriting, synthesisQuery } from '../syntheses.queries.ts'
import { ownNews } from './news.ts'
import { updateCopy as copy } from './update.copy.ts'

type Given = { synthesis: Synthesis; papers: readonly Paper[]; answer: Answer | undefined; onTaken: () => void }

/** What came since a synthesis was made, what the answer would be with it, and taking that over. */
export function useUpdate({ synthesis, papers, answer, onTaken }: Given) {
  const client = useQueryClient()
  const { id, query, title, version } = synthesis
  const since = synthesis.readAt ?? synthesis.createdAt ?? new Date(0).toISOString()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const asked = { query: query || title || '', since, without: (synthesis.documentIds ?? []).slice(0, 500) }
  const found = useQuery({ ...apiQuery(searchApi.newPapers, { body: asked }), staleTime: 0, gcTime: 0 })
  const fresh = found.data?.documents ?? []
  const own = ownNews(synthesis, papers, answer)
  const taken = fresh.filter((paper) => !leftOut.has(paper.id))
  const wanted = [...papers, ...taken]
  const texts = useFullTexts(found.data && wanted)
  const hasNews = fresh.length > 0 || own.gone.length > 0 || own.retracted.length > 0
  const isByModel = synthesis.writtenBy?.kind === 'model'

  const next = useQuery({
    queryKey: ['syntheses', 'with-new', id, version, wanted.map((paper) => paper.id)],
    queryFn: async () => {
      const { answerFrom, recompute } = await import('#science/answers/answer.ts')
      const question = answer ? { question: answer.question } : { query: query ?? '' }
      const out = new Set(answer?.rows.filter(({ isOut }) => isOut).map(({ study }) => study))
      return recompute(answerFrom({ ...question, papers: texts.papers }), out)
    },
    enabled: hasNews && found.isSuccess && !texts.isPending && !texts.error && wanted.length > 0,
    gcTime: 0,
  })

  const { mutateAsync } = useApiMutation(analysesApi.renew, { invalidates: [synthesesApi.list] })
  const [takeOver, isTaking] = useOnce(async () => {
    try {
      const documentIds = wanted.map((paper) => paper.id)
      const given = await mutateAsync({
        params: { id },
        body: { documentIds, ...(typeof version === 'number' && { version }) },
      })
      if (isWriting(given)) rememberRun(id)
      client.setQueryData(synthesisQuery(id).queryKey, given)
      toast({ title: copy.taken, description: copy.takenWhy })
      onTaken()
    } catch (error) {
      toast({ title: copy.takeFailed, description: messageOf(error, ''), variant: 'destructive' })
    }
  })
  const handleLeave = (paperId: string) =>
    setLeftOut((before) =>
      before.has(paperId) ? new Set([...before].filter((each) => each !== paperId)) : new Set([...before, paperId]),
    )
  return { since, found, fresh, own, leftOut, handleLeave, hasNews, texts, next, wanted, isByModel, takeOver, isTaking }
}
