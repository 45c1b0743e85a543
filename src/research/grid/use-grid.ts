import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { isGridKind } from '#contract/grid-views.ts'
import type { GridBody } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import { emptyGridBody, readGridBody, readGridEntry } from '#science/grid/read-grid.ts'
import { stalenessOf } from '#science/grid/staleness.ts'
import { useStore } from '#shared/browser/store.ts'

import { analysisPapersQuery, useAnalysis } from '../analyses/analysis.queries.ts'
import { useEntryLog } from '../analyses/use-entry-log.ts'
import { useSaver } from '../analyses/use-saver.ts'
import { mayWrite } from '../analyses/may-write.ts'
import { useJoinedGrid } from './use-joined-grid.ts'
import { useSettled } from './use-settled.ts'

const noPapers: readonly Paper[] = []
const noIds: readonly string[] = []
const startBody = emptyGridBody()
const kind = { name: 'grid', merge: 'replay', read: readGridBody } as const

/**
 * One analysis as a grid: its head, its papers, the log, and what rules find in the papers, joined. `grid` is there when
 * head and log are; papers and rules come after and fill it.
 */
export function useGrid(id: string) {
  const analysis = useAnalysis(id)
  const log = useEntryLog(id, readGridEntry)
  const isGrid = isGridKind(analysis.data?.kind ?? 'grid')
  const {
    saver,
    work: head,
    saving,
    retry,
    conflict,
  } = useSaver<GridBody>(id, isGrid ? analysis.data : undefined, kind)
  const savedIds = analysis.data?.documentIds ?? noIds
  const { data: papers = noPapers, ...papersState } = useQuery({
    ...analysisPapersQuery(id, savedIds),
    placeholderData: (before: readonly Paper[] | undefined) => before,
    enabled: analysis.data !== undefined,
  })
  const { grid, writes, rules } = useJoinedGrid({
    log,
    body: head?.body ?? startBody,
    documentIds: head?.documentIds ?? noIds,
    papers,
    isFetching: papersState.isFetching && papers.length === 0,
  })
  const steps = useStore(writes.steps)
  const settled = useSettled(grid)
  const staleness = useMemo(() => stalenessOf(settled, rules.textHashes), [settled, rules.textHashes])

  return {
    id,
    analysis,
    /** Title, query, papers and body as they are here, saved or not; undefined while it loads or cannot be read. */
    head,
    grid,
    /** The grid for what counts all of it: after the cell that changed is drawn. */
    settled,
    papers,
    papersState,
    /** Known to hold no paper: then nothing is found in it, and nothing missing. */
    hasNoPapers: head?.documentIds.length === 0,
    log,
    rules,
    staleness,
    writes,
    ...steps,
    saving,
    conflict,
    /** Changes title, query, papers or body: done again on the newest state when somebody else saved meanwhile. */
    changeHead: saver.change,
    retrySave: retry,
    mayWrite: analysis.data !== undefined && mayWrite(analysis.data),
    isReady: head !== undefined && !log.isPending,
  }
}
export type OpenGrid = ReturnType<typeof useGrid>
