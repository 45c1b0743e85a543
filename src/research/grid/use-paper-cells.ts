import { useMemo } from 'react'

import type { Paper } from '#contract/papers.ts'
import { emptyGridBody, readGridBody, readGridEntry } from '#science/grid/read-grid.ts'

import { useAnalysis } from '../analyses/analysis.queries.ts'
import { useEntryLog } from '../analyses/use-entry-log.ts'
import { mayWrite } from '../analyses/may-write.ts'
import { useJoinedGrid } from './use-joined-grid.ts'

const startBody = emptyGridBody()

/** The rows of one paper in an analysis: head and log are read, of the papers this one alone. */
export function usePaperCells(id: string, paper: Paper) {
  const analysis = useAnalysis(id)
  const log = useEntryLog(id, readGridEntry)
  const kept = useMemo(() => analysis.data && readGridBody(analysis.data.body), [analysis.data])
  const body = kept ?? startBody
  const papers = useMemo(() => [paper], [paper])
  const documentIds = useMemo(() => [paper.id], [paper.id])
  const { grid, writes } = useJoinedGrid({ log, body, documentIds, papers, isFetching: false })
  return {
    grid,
    writes,
    mayWrite: analysis.data !== undefined && kept !== undefined && mayWrite(analysis.data),
    /** Its body was saved by a newer version, or is none of a grid. */
    isUnreadable: analysis.data !== undefined && kept === undefined,
    error: analysis.data ? log.error : (analysis.error ?? log.error),
    isReady: analysis.data !== undefined && !log.isPending,
    refetch: () => Promise.all([analysis.refetch(), log.refetch()]),
  }
}
