import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { analysesApi, type Entry } from '#contract/analyses.ts'
import type { Paper } from '#contract/papers.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { callApi } from '#shared/api/call-api.ts'
import { apiQuery, keyOf } from '#shared/api/query.ts'

/** Head and body of an analysis. */
export const analysisQuery = (id: string) => ({ ...apiQuery(synthesesApi.get, { params: { id } }), staleTime: 60_000 })

const entriesKey = (id: string) => [...keyOf(analysesApi.entries), id] as const

/**
 * Puts what arrived into a log: by `seq`, a withheld entry giving way to the same one in the open. An entry never changes,
 * so one that is known stays the same object: whoever reads the log knows by that what is new.
 */
export function joinEntries(before: readonly Entry[], arrived: readonly Entry[]): readonly Entry[] {
  if (arrived.length === 0) return before
  const last = before.at(-1)?.seq ?? 0
  if (arrived.every(({ seq }, index) => seq === last + 1 + index)) return [...before, ...arrived]
  const bySeq = new Map(before.map((entry) => [entry.seq, entry]))
  for (const entry of arrived) {
    const known = bySeq.get(entry.seq)
    if (!known || (known.isWithheld && !entry.isWithheld)) bySeq.set(entry.seq, entry)
  }
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** From where the log must be read: the first entry that is missing, or that was withheld at the last look. */
function readFrom(known: readonly Entry[]): number {
  for (const [index, { seq, isWithheld }] of known.entries()) if (isWithheld || seq !== index + 1) return index
  return known.length
}

/** Pages of a long log under way at once: the server writes one while another is read here. */
const PAGES_AT_ONCE = 3

/** Does the next as soon as one of those under way is done: a page that is late holds nobody up. Answers in order. */
async function inLanes<T, R>(all: readonly T[], ask: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  let next = 0
  const lane = async () => {
    for (let at = next++; at < all.length; at = next++) answers[at] = await ask(all[at] as T)
  }
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, lane))
  } finally {
    next = all.length
  }
  return answers
}

/** The log, read on from what is known. `onArrived` is told each page as it comes. */
export const entriesQuery = (client: QueryClient, id: string, onArrived?: (entries: readonly Entry[]) => void) =>
  queryOptions({
    queryKey: entriesKey(id),
    staleTime: 60_000,
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<readonly Entry[]> => {
      const known = () => client.getQueryData<readonly Entry[]>(entriesKey(id)) ?? []
      const pageFrom = async (place: number) => {
        const query = { since: String(place) }
        const page = await callApi(analysesApi.entries, { params: { id }, query }, { signal })
        onArrived?.(page.entries)
        return page
      }
      let read: readonly Entry[] = []
      let page = await pageFrom(readFrom(known()))
      read = joinEntries(read, page.entries)
      // As many entries as the first page has: at most so many stand between two places that are so far apart.
      const step = page.entries.length
      while (page.hasMore && page.entries.length > 0) {
        const from = read.at(-1)?.seq ?? 0
        const places = [from]
        for (let place = from + step; place < page.total; place += step) places.push(place)
        const pages = await inLanes(places, pageFrom)
        read = joinEntries(
          read,
          pages.flatMap(({ entries }) => entries),
        )
        page = pages.at(-1) ?? page
      }
      return joinEntries(known(), read)
    },
  })

/** Entries that the server has just confirmed. */
export function addEntries(client: QueryClient, id: string, entries: readonly Entry[]) {
  const before = client.getQueryData<readonly Entry[]>(entriesKey(id))
  if (before) client.setQueryData(entriesKey(id), joinEntries(before, entries))
  // Somebody else's came between, or what was withheld may be read now.
  const now = client.getQueryData<readonly Entry[]>(entriesKey(id)) ?? []
  if (readFrom(now) < now.length) void client.invalidateQueries({ queryKey: entriesKey(id) })
}

const PAGE = '500'

const NO_IDS: readonly string[] = []
const marks = new WeakMap<readonly string[], number>()

/** A number that is another one when the papers are others. */
function markOf(ids: readonly string[]): number {
  let mark = marks.get(ids)
  if (mark === undefined) {
    mark = ids.length
    for (const id of ids) for (let i = 0; i < id.length; i += 1) mark = (mark * 31 + id.charCodeAt(i)) | 0
    marks.set(ids, mark)
  }
  return mark
}

/**
 * All papers of an analysis, page by page: for everybody who may read it. Asked for again when `documentIds`, as the server
 * has them, are others: a title or a text that is saved changes no paper.
 */
export const analysisPapersQuery = (id: string, documentIds: readonly string[] | null | undefined) =>
  queryOptions({
    queryKey: [...keyOf(analysesApi.documents), id, markOf(documentIds ?? NO_IDS)],
    staleTime: Infinity,
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<readonly Paper[]> => {
      const papers: Paper[] = []
      let cursor: string | undefined
      do {
        const query = { limit: PAGE, ...(cursor !== undefined && { cursor }) }
        const page = await callApi(analysesApi.documents, { params: { id }, query }, { signal })
        papers.push(...page.documents)
        cursor = page.next
      } while (cursor !== undefined)
      return papers
    },
  })

/**
 * Some papers of an analysis: what is shown first, while the rest is on its way. A server that does not know to be asked for
 * some answers its first page.
 */
export const analysisSomePapersQuery = (id: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...keyOf(analysesApi.documents), id, 'some', ids.join(',')],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Paper>> => {
      const query = { ids: ids.join(',') }
      const { documents } = await callApi(analysesApi.documents, { params: { id }, query }, { signal })
      return new Map(documents.map((paper) => [paper.id, paper]))
    },
  })

/** An analysis, kept fresh by what others do to it. */
export function useAnalysis(id: string) {
  const client = useQueryClient()
  const { queryKey } = analysisQuery(id)
  useSocketEvent('analysis-changed', ({ analysisId, version }) => {
    if (analysisId !== id) return
    const known = client.getQueryData<{ version?: number | null }>(queryKey)?.version ?? 0
    if (version > known) void client.invalidateQueries({ queryKey })
  })
  useOnConnect((isFirst) => {
    if (!isFirst) void client.invalidateQueries({ queryKey })
  })
  return useQuery(analysisQuery(id))
}
