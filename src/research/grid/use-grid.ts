import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'

import { isGridKind } from '#contract/grid-views.ts'
import type { GridBody } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import { columnsOf } from '#science/grid/grid.ts'
import { emptyGridBody, readGridBody, readGridEntry } from '#science/grid/read-grid.ts'
import { stalenessOf } from '#science/grid/staleness.ts'

import { analysisPapersQuery, useAnalysis } from '../analyses/analysis.queries.ts'
import { useEntryLog } from '../analyses/use-entry-log.ts'
import { useSaver } from '../analyses/use-saver.ts'
import { createGridKeeper } from './grid-keeper.ts'
import { createWrites } from './grid-writes.ts'
import { mayWriteInto } from './may-write-into.ts'
import { isReadingRules, useRuleCells } from './use-rule-cells.ts'
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
  const [keeper] = useState(createGridKeeper)

  const gridLog = useMemo(() => keeper.log(log.entries), [keeper, log.entries])

  const savedIds = analysis.data?.documentIds ?? noIds
  const { data: papers = noPapers, ...papersState } = useQuery({
    ...analysisPapersQuery(id, savedIds),
    placeholderData: (before: readonly Paper[] | undefined) => before,
    enabled: analysis.data !== undefined,
  })
  const byId = useMemo(() => new Map(papers.map((paper) => [paper.id, paper])), [papers])

  const body: GridBody = head?.body ?? startBody
  const first = body.columns
  const changed = gridLog.columns
  const columns = useMemo(() => columnsOf(first, changed), [first, changed])
  const rules = useRuleCells(papers, columns)
  const documentIds = head?.documentIds ?? noIds
  const isReading = (papersState.isFetching && papers.length === 0) || isReadingRules(papers, rules)
  const grid = useMemo(
    () =>
      keeper.grid({
        documentIds,
        body,
        log: gridLog,
        rules: rules.cells,
        misses: rules.misses,
        isReading,
        papers: byId,
      }),
    [keeper, documentIds, body, gridLog, rules.cells, rules.misses, isReading, byId],
  )

  const latest = useRef(grid)
  useEffect(() => {
    latest.current = grid
  })
  const { append } = log
  // The grid is read when somebody writes, never while drawing.
  // oxlint-disable-next-line react-hooks/refs
  const writes = useMemo(() => createWrites(append, () => latest.current), [append])
  const steps = useSyncExternalStore(writes.subscribe, writes.steps)
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
    mayWrite: analysis.data !== undefined && mayWriteInto(analysis.data),
    isReady: head !== undefined && !log.isPending,
  }
}
export type OpenGrid = ReturnType<typeof useGrid>
