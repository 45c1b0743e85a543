import { useEffect, useMemo, useRef, useState } from 'react'

import type { GridBody, GridEntry } from '#contract/grid.ts'
import type { Paper } from '#contract/papers.ts'
import { columnsOf } from '#science/grid/grid.ts'

import type { useEntryLog } from '../analyses/use-entry-log.ts'
import { createGridKeeper } from './grid-keeper.ts'
import { createWrites } from './grid-writes.ts'
import { isReadingRules, useRuleCells } from './use-rule-cells.ts'

type Parts = {
  log: ReturnType<typeof useEntryLog<GridEntry>>
  body: GridBody
  documentIds: readonly string[]
  papers: readonly Paper[]
  /** The papers themselves are on their way. */
  isFetching: boolean
}

/** Body, log and what rules find in the papers, joined into one grid; and the way to write into it. */
export function useJoinedGrid({ log: { entries, append }, body, documentIds, papers, isFetching }: Parts) {
  const [keeper] = useState(createGridKeeper)
  const log = useMemo(() => keeper.log(entries), [keeper, entries])
  const byId = useMemo(() => new Map(papers.map((paper) => [paper.id, paper])), [papers])
  const columns = useMemo(() => columnsOf(body.columns, log.columns), [body.columns, log.columns])
  const rules = useRuleCells(papers, columns)
  const { cells, misses } = rules
  const isReading = isFetching || isReadingRules(papers, rules)
  const grid = useMemo(
    () => keeper.grid({ documentIds, body, log, rules: cells, misses, isReading, papers: byId }),
    [keeper, documentIds, body, log, cells, misses, isReading, byId],
  )
  const latest = useRef(grid)
  useEffect(() => {
    latest.current = grid
  })
  // The grid is read when somebody writes, never while drawing.
  // oxlint-disable-next-line react-hooks/refs
  const writes = useMemo(() => createWrites(append, () => latest.current), [append])
  return { grid, writes, rules, isReading }
}
