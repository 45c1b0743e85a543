import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'

import { analysesApi } from '#contract/analyses.ts'
import { synthesesApi, SYNTHESIS_PAPERS_MAX } from '#contract/syntheses.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, messageOf, NetworkError } from '#shared/api/errors.ts'
import { keyOf } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { useOnce } from '#shared/browser/use-once.ts'

import { useConsume } from '#platform/access/use-consume.ts'
import { arrivedRows, runsOf, type RunState } from './run-state.ts'
import { rememberRun, takeRun } from '#platform/access/started-runs.ts'
import type { OpenGrid } from './use-grid.ts'

/** Papers of one run, and of a pilot. */
export const RUN_PAPERS_MAX = SYNTHESIS_PAPERS_MAX
export const PILOT_PAPERS = 4
/** A run of which nothing was heard for so long was cut off by a stop of the server. */
const SILENT_MS = 90_000
/** How often the log is asked for while a run is under way and the socket is silent. */
const POLL_MS = 2_000

export type RunWish = { documentIds: readonly string[]; columnIds: readonly string[]; isPilot?: boolean }
export type RunProblem = { isLimit: boolean; message: string }

/**
 * Runs of the service over a grid. What is found comes through the log, so that leaving the page, a cut line or a
 * cancelled run lose nothing. A run that delivered is counted once, by the tab that began it.
 */
export function useRun(open: OpenGrid) {
  const client = useQueryClient()
  const consume = useConsume()
  const { id, grid, head, log } = open
  const runs = useMemo(() => runsOf(grid.log), [grid.log])
  const last = runs.at(-1)
  const arrived = useMemo(() => (last ? arrivedRows(grid.log, last) : 0), [grid.log, last])
  const [problem, setProblem] = useState<RunProblem>()
  const attempt = useRef<{ of: string; key: string }>(undefined)
  const heardAt = log.entries.at(-1)?.at ?? ''
  const isOpen = last?.status === 'running'
  const now = useNow(30_000)
  const isSilent = isOpen && now - Math.max(Date.parse(heardAt) || 0, Date.parse(last.at)) > SILENT_MS

  useEffect(() => {
    for (const run of runs) if (run.status === 'complete' && takeRun(run.runId)) consume('extract', run.runId)
  }, [runs, consume])

  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: [...keyOf(analysesApi.entries), id] }),
      POLL_MS,
    )
    return () => clearInterval(timer)
  }, [client, id, isOpen])

  const [start, isStarting] = useOnce(async ({ documentIds, columnIds, isPilot = false }: RunWish) => {
    setProblem(undefined)
    const ids = documentIds.slice(0, RUN_PAPERS_MAX)
    const of = JSON.stringify([ids, columnIds, isPilot])
    // The same wish sent again after a lost answer begins no second run.
    if (attempt.current?.of !== of) attempt.current = { of, key: newKey() }
    const { key } = attempt.current
    rememberRun(key)
    try {
      await callApi(synthesesApi.generate, {
        body: {
          analysisId: id,
          clientKey: key,
          documentIds: ids,
          query: (head?.query || head?.title || 'Extraction').slice(0, 4000),
          kind: 'grid',
          columns: columnIds.flatMap((each) => grid.columnById.get(each) ?? []),
          params: { isPilot },
        },
      })
      attempt.current = undefined
      if (!isPilot) {
        const hashes = Object.fromEntries(
          ids.flatMap((each) => {
            const hash = open.rules.textHashes.get(each)
            return hash === undefined ? [] : [[each, hash]]
          }),
        )
        open.changeHead(({ body }) => ({
          body: { ...body, params: { ...body.params, textHashes: { ...body.params.textHashes, ...hashes } } },
        }))
      }
    } catch (error) {
      // What may have arrived is sent again under the same key; what was refused is another run next time.
      if (!(error instanceof NetworkError && error.mayHaveArrived)) {
        attempt.current = undefined
        takeRun(key)
      }
      const isLimit = error instanceof ApiError && error.code === 'limit_reached'
      setProblem({ isLimit, message: messageOf(error, 'The server gave no reason.') })
    } finally {
      await client.invalidateQueries({ queryKey: [...keyOf(analysesApi.entries), id] })
    }
  })

  return {
    runs,
    last,
    /** The last run as it stands now: silent for long, it was cut off. */
    state: last && ({ ...last, status: isSilent ? 'stopped' : last.status } satisfies RunState),
    arrived,
    isRunning: isOpen && !isSilent,
    isStarting,
    start,
    problem,
    dismissProblem: () => setProblem(undefined),
    cancel: () => last && open.log.append([{ kind: 'run', runId: last.runId, status: 'cancelled' }]),
  }
}
export type Run = ReturnType<typeof useRun>
