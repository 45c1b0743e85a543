import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'

import { graphApi, SEEDS_MAX, type GraphAnswer, type RelatedPaper } from '#contract/graph.ts'
import type { Paper } from '#contract/papers.ts'
import { printedReferences } from '#science/impact/printed-references.ts'
import type { CitedWork, ReferenceLists } from '#science/impact/reference-lists.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf } from '#shared/api/query.ts'

import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import type { FullTexts } from './use-full-texts.ts'

type Answered = { items: readonly RelatedPaper[]; perSource: GraphAnswer['perSource'] }

/** Everything that the seeds cite, page by page. */
async function askReferences(documentIds: string[], signal: AbortSignal): Promise<Answered> {
  const items: RelatedPaper[] = []
  let perSource: GraphAnswer['perSource'] = []
  let cursor: string | undefined
  do {
    const body = { documentIds, ...(cursor !== undefined && { cursor }) }
    const page = await callApi(graphApi.references, { body }, { signal })
    items.push(...page.items)
    perSource = page.perSource
    cursor = page.next
  } while (cursor !== undefined)
  return { items, perSource }
}

const joinAnswers = (answers: readonly { data: Answered | undefined; isPending: boolean; error: Error | null }[]) => ({
  answers: answers.flatMap(({ data }) => data ?? []),
  isPending: answers.some(({ isPending }) => isPending),
  error: answers.find(({ error }) => error)?.error ?? undefined,
})

export type KnownReferences = {
  lists: ReferenceLists
  /** The works that were named by a source, by their key: with their record, to be added to the library. */
  works: ReadonlyMap<string, RelatedPaper>
  /** Who was asked: labels of sources, and "reference lists of files" where texts were read. */
  sources: readonly string[]
  isPending: boolean
  error?: Error | undefined
}

const keyOfWork = ({ ids, id }: Paper) => (ids.doi ? `doi:${ids.doi.toLowerCase()}` : `record:${id}`)

/**
 * What each paper of a set cites: as the sources say that the server asks, and as the paper's own file prints it. A paper
 * of which nobody knows anything is no key of `lists`.
 */
export function useReferences(papers: readonly Paper[], { texts }: Pick<FullTexts, 'texts'>): KnownReferences {
  const { has } = useCapabilities()
  const isOffered = has('graph')
  const batches = useMemo(() => {
    const ids = papers.map(({ id }) => id)
    return Array.from({ length: Math.ceil(ids.length / SEEDS_MAX) }, (_, i) =>
      ids.slice(i * SEEDS_MAX, (i + 1) * SEEDS_MAX),
    )
  }, [papers])
  const { answers, isPending, error } = useQueries({
    queries: batches.map((ids) => ({
      queryKey: [...keyOf(graphApi.references), ...ids],
      queryFn: ({ signal }: { signal: AbortSignal }) => askReferences(ids, signal),
      enabled: isOffered,
      staleTime: Infinity,
      retry: false,
    })),
    combine: joinAnswers,
  })
  return useMemo(() => {
    const lists = new Map<string, CitedWork[]>()
    const works = new Map<string, RelatedPaper>()
    const byId = new Set(papers.map(({ id }) => id))
    const byDoi = new Map(papers.flatMap(({ id, ids }) => (ids.doi ? [[ids.doi.toLowerCase(), id]] : [])))
    const add = (from: string, work: CitedWork) => lists.set(from, [...(lists.get(from) ?? []), work])
    for (const item of answers.flatMap(({ items }) => items)) {
      const { paper, seeds } = item
      const documentId = byId.has(paper.id) ? paper.id : byDoi.get(paper.ids.doi?.toLowerCase() ?? '')
      const key = documentId === undefined ? keyOfWork(paper) : `paper:${documentId}`
      works.set(key, item)
      const work: CitedWork = {
        key,
        title: paper.title,
        ...(documentId !== undefined && { documentId }),
        ...(paper.year !== undefined && { year: paper.year }),
        ...(paper.flags.retracted && { isRetracted: true }),
      }
      for (const seed of seeds) add(seed, work)
    }
    let printed = 0
    for (const paper of papers) {
      const known = new Set((lists.get(paper.id) ?? []).map(({ key }) => key))
      const found = (texts.get(paper.id) ?? []).flatMap((text) => printedReferences(text, papers))
      if (found.length > 0) printed += 1
      for (const work of found) if (!known.has(work.key) && work.documentId !== paper.id) add(paper.id, work)
    }
    const labels = answers.flatMap(({ perSource }) =>
      perSource.filter(({ found }) => found > 0).map(({ label }) => label),
    )
    const sources = [...new Set(labels), ...(printed > 0 ? [`reference lists of ${printed} files`] : [])]
    return { lists, works, sources, isPending: isOffered && batches.length > 0 && isPending, error }
  }, [papers, texts, answers, isPending, error, isOffered, batches])
}
