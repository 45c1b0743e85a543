import { useEffect, useMemo, useRef, useState } from 'react'

import type { Paper } from '#contract/papers.ts'
import { columnsOf } from '#science/grid/grid.ts'
import { emptyGridBody, readGridBody, readGridEntry } from '#science/grid/read-grid.ts'

import { useAnalysis } from '../analyses/analysis.queries.ts'
import { useEntryLog } from '../analyses/use-entry-log.ts'
import { createGridKeeper } from './grid-keeper.ts'
import { createWrites } from './grid-writes.ts'
import { mayWriteInto } from './may-write-into.ts'
import { isReadingRules, useRuleCells } from './use-rule-cells.ts'

const startBody = emptyGridBody()

/** The rows of one paper in an analysis: head and log are read, of the papers this one alone. */
export function usePaperCells(id: string, paper: Paper) {
  const analysis = useAnalysis(id)
  const log = useEntryLog(id, readGridEntry)
  const [keeper] = useState(createGridKeeper)
  const kept = useMemo(() => analysis.data && readGridBody(analysis.data.body), [analysis.data])
  const gridLog = useMemo(() => keeper.log(log.entries), [keeper, log.entries])
  const body = kept ?? startBody
  const papers = useMemo(() => [paper], [paper])
  const documentIds = useMemo(() => [paper.id], [paper.id])
  const byId = useMemo(() => new Map([[paper.id, paper]]), [paper])
  const columns = useMemo(() => columnsOf(body.columns, gridLog.columns), [body, gridLog.columns])
  const rules = useRuleCells(papers, columns)
  const isReading = isReadingRules(papers, rules)
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
  return {
    grid,
    writes,
    mayWrite: analysis.data !== undefined && kept !== undefined && mayWriteInto(analysis.data),
    /** Its body was saved by a newer version, or is none of a grid. */
    isUnreadable: analysis.data !== undefined && kept === undefined,
    error: analysis.data ? log.error : (analysis.error ?? log.error),
    isReady: analysis.data !== undefined && !log.isPending,
    refetch: () => Promise.all([analysis.refetch(), log.refetch()]),
  }
}
