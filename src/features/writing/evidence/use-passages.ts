import { useQuery, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { Evidence } from '#contract/evidence.ts'
import { documentsApi } from '#contract/documents.ts'
import { highlightsApi } from '#contract/highlights.ts'
import type { Paper } from '#contract/papers.ts'
import { analysisPapersQuery, analysisQuery } from '#research/analyses/analysis.queries.ts'
import { useFullTexts } from '#research/papers/full-texts.queries.ts'
import { usePapers } from '#research/papers/opened-papers.queries.ts'
import { useComputed } from '#research/views/use-computed.ts'
import type { PassageSearch } from '#science/manuscript/passage-search.ts'
import { paperLabels } from '#science/synthesis/paper-label.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'
import { apiQuery } from '#shared/api/query.ts'

import { useDraft, useDraftText } from '../draft-context.ts'
import { useDraftPapers } from '../beside/use-draft-papers.ts'
import { liveBlocksOf } from '../live/live-blocks.ts'

export type ShownPassage = {
  key: string
  evidence: Pick<Evidence, 'documentId' | 'quote'> & Partial<Evidence>
  paper: Paper
  label: string
}
export type Passages = { passages: readonly ShownPassage[]; isPending: boolean; error: Error | null }

const startWorker = () => new Worker(new URL('./passages.worker.ts', import.meta.url), { type: 'module' })
const inPage = async () => (await import('#science/manuscript/passage-search.ts')).searchPassages

/** Passages of some papers that speak of what was typed, looked for beside the page. */
export function useSearchedPassages(query: string, papers: readonly ReadablePaper[]): Passages {
  const input = useMemo(
    (): PassageSearch | undefined => (query.trim() === '' || papers.length === 0 ? undefined : { query, papers }),
    [query, papers],
  )
  const { out = [], isPending, isFailed } = useComputed(input, startWorker, inPage)
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  const passages = (input ? out : []).flatMap(({ evidence, label }): ShownPassage[] => {
    const paper = byId.get(evidence.documentId)
    return paper ? [{ key: `${paper.id} ${evidence.textHash} ${evidence.start}`, evidence, paper, label }] : []
  })
  return { passages, isPending, error: isFailed ? new Error('') : null }
}

/** Papers of both libraries that a search finds, to look for passages in. */
const FOUND_MAX = '12'

/** Passages of the library: papers are found first, by the server's index, then read. */
export function useLibraryPassages(query: string, isAsked: boolean): Passages {
  const found = useQuery({
    ...apiQuery(documentsApi.list, { query: { scope: 'all', text: query.slice(0, 400), limit: FOUND_MAX } }),
    enabled: isAsked && query.trim() !== '',
  })
  const documents = found.data?.documents
  const { papers, isPending } = useFullTexts(documents)
  const key = papers.map(({ id, fullTexts }) => `${id} ${fullTexts?.length ?? 0}`).join()
  // oxlint-disable-next-line react/exhaustive-deps
  const same = useMemo(() => papers, [key])
  const searched = useSearchedPassages(isPending ? '' : query, same)
  return {
    ...searched,
    isPending: (isAsked && query.trim() !== '' && found.isPending) || isPending || searched.isPending,
    error: found.error ?? searched.error,
  }
}

/** Passages of the papers behind the analyses that stand in the draft. */
export function useLinkedPassages(query: string): Passages & { analyses: number } {
  const { manuscript } = useDraftText()
  const ids = useMemo(() => [...new Set(liveBlocksOf(manuscript).map(({ analysisId }) => analysisId))], [manuscript])
  const answers = useQueries({
    queries: ids.map((id) => ({ ...analysisPapersQuery(id, undefined), staleTime: 60_000 })),
  })
  const all = new Map(answers.flatMap(({ data }) => data ?? []).map((paper) => [paper.id, paper]))
  const { papers, isPending } = useFullTexts([...all.values()])
  const key = papers.map(({ id, fullTexts }) => `${id} ${fullTexts?.length ?? 0}`).join()
  // oxlint-disable-next-line react/exhaustive-deps
  const same = useMemo(() => papers, [key])
  const searched = useSearchedPassages(isPending ? '' : query, same)
  return {
    ...searched,
    analyses: ids.length,
    isPending: isPending || searched.isPending || answers.some((answer) => answer.isPending),
    error: answers.find(({ error }) => error)?.error ?? searched.error,
  }
}

const speaksOf = (quote: string, query: string) => {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
  return words.length === 0 || words.some((word) => quote.toLowerCase().includes(word))
}

/** The passages that a cited answer stands on. */
export function useAnswerPassages(analysisId: string, query: string): Passages {
  const answer = useQuery({ ...analysisQuery(analysisId), enabled: analysisId !== '' })
  const citations = (answer.data?.sections ?? []).flatMap(({ sentences }) =>
    sentences.flatMap((sentence) => sentence.citations.filter(({ verified }) => verified !== 'none')),
  )
  const papers = usePapers([...new Set(citations.map(({ documentId }) => documentId))])
  return {
    passages: labelled(
      citations.filter(({ quote }) => speaksOf(quote, query)),
      papers.data ?? [],
    ),
    isPending: analysisId !== '' && (answer.isPending || (citations.length > 0 && papers.isPending)),
    error: answer.error ?? papers.error,
  }
}

/** Papers whose highlights are asked for. */
const HIGHLIGHTED_MAX = 60

/** What this person marked in the papers of the draft. */
export function useHighlightPassages(isAsked: boolean, query: string): Passages {
  const { references } = useDraft()
  const papers = [...references.values()].slice(0, HIGHLIGHTED_MAX)
  const answers = useQueries({
    queries: papers.map(({ id }) => ({ ...apiQuery(highlightsApi.list, { params: { id } }), enabled: isAsked })),
  })
  const marked = answers.flatMap(({ data }) => data?.highlights ?? [])
  return {
    passages: labelled(
      marked
        .filter(({ quote, note }) => speaksOf(`${quote} ${note}`, query))
        .map(({ documentId, quote, page }) => ({ documentId, quote, ...(page !== undefined && { page }) })),
      papers,
    ),
    isPending: isAsked && answers.some((answer) => answer.isPending),
    error: answers.find(({ error }) => error)?.error ?? null,
  }
}

export function useDraftPassages(query: string): Passages {
  const { papers, isPending } = useDraftPapers()
  const searched = useSearchedPassages(query, papers)
  return { ...searched, isPending: (query.trim() !== '' && isPending) || searched.isPending }
}

function labelled(evidence: readonly ShownPassage['evidence'][], papers: readonly Paper[]): ShownPassage[] {
  const labels = paperLabels(papers)
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  const seen = new Set<string>()
  return evidence.flatMap((each): ShownPassage[] => {
    const paper = byId.get(each.documentId)
    const key = `${each.documentId} ${each.quote}`
    if (!paper || seen.has(key)) return []
    seen.add(key)
    return [{ key, evidence: each, paper, label: labels.get(paper.id) ?? paper.id }]
  })
}
