import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { libraryPartQuery, PAGE, type LibraryView } from '#research/papers/papers.queries.ts'

import { useLibrary } from './use-library.ts'

/** Rows beyond those in sight that are fetched with them. */
const AHEAD = 100
/** How often what is in sight is asked for, and how many rows it may have moved meanwhile: what only flies past is not. */
const LOOK_MS = 60
const FLYING = 60

/** Rows of a list of which only parts are here. */
export type SparseRows = { count: number; at: (index: number) => Paper | undefined }

/**
 * The list of a library, of which only the parts in sight are held: a change of one paper then fetches those anew and
 * not twenty thousand, and a row far down is reached without everything before it. From a server that cannot be asked for
 * any part, the list is fetched page after page.
 */
export function useLibraryRows(view: LibraryView) {
  const client = useQueryClient()
  const first = useQuery({ ...libraryPartQuery(view, 0), placeholderData: keepPreviousData })
  const hasParts = first.data?.from !== undefined
  const chain = useLibrary(view, { enabled: first.data !== undefined && !hasParts })
  const [sight, setSight] = useState<readonly [number, number]>([0, 0])
  const total = first.data?.total ?? 0
  const wanted = hasParts ? partsOf(sight, total) : []
  const parts = useQueries({
    queries: wanted.map((part) => libraryPartQuery(view, part)),
    combine: (results) => results.map(({ data }) => data?.documents),
  })
  const rows = useMemo(() => {
    const held = new Map<number, readonly Paper[]>([[0, first.data?.documents ?? []]])
    wanted.forEach((part, at) => {
      const documents = parts[at]
      if (documents) held.set(part, documents)
    })
    return {
      papers: [...held.values()].flat(),
      at: (index: number) => held.get(Math.floor(index / PAGE))?.[index % PAGE],
    }
    // `wanted` follows from `parts` and what they were asked for.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first.data, parts, wanted.join()])

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(sight)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { loadMore } = chain
  const handleSight = useCallback(
    (from: number, to: number) => {
      latest.current = [from, to]
      if (!hasParts || timer.current !== undefined) return
      const look = (before: number) => {
        const [now] = latest.current
        const isFlying = Math.abs(now - before) > FLYING
        timer.current = isFlying ? setTimeout(look, LOOK_MS, now) : undefined
        if (!isFlying) setSight(latest.current)
      }
      timer.current = setTimeout(look, LOOK_MS, from)
    },
    [hasParts],
  )

  const range = async (from: number, to: number): Promise<Paper[]> => {
    const all: Paper[] = []
    for (let part = Math.floor(from / PAGE); part * PAGE <= to; part += 1) {
      const { documents } = await client.fetchQuery(libraryPartQuery(view, part))
      all.push(...documents.slice(Math.max(0, from - part * PAGE), to + 1 - part * PAGE))
    }
    return all
  }
  const papers = hasParts ? rows.papers : chain.papers
  return {
    /** The papers that are here, in their order. */
    papers,
    rows: { count: hasParts ? total : chain.papers.length, at: hasParts ? rows.at : (index: number) => papers[index] },
    total: hasParts ? total : chain.total,
    isPending: first.isPending || (!hasParts && chain.isPending),
    isFetching: first.isFetching || chain.isFetching,
    error: first.error ?? chain.error,
    retry: () => (first.error ? void first.refetch() : chain.retry()),
    hasMore: papers.length < total,
    /** Told which rows are in sight. */
    onSight: handleSight,
    /** Told when the last row that is here comes into sight. */
    onEnd: hasParts ? nothing : loadMore,
    /** These rows, the last one included, fetched where they are not here. */
    range: hasParts ? range : (from: number, to: number) => Promise.resolve(papers.slice(from, to + 1)),
    /** Everything of the view. */
    loadAll: () => (hasParts ? range(0, total - 1) : chain.loadAll()),
  }
}

const nothing = () => undefined

function partsOf([from, to]: readonly [number, number], total: number): number[] {
  const first = Math.max(1, Math.floor((from - AHEAD) / PAGE))
  const last = Math.floor(Math.min(to + AHEAD, total - 1) / PAGE)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}
