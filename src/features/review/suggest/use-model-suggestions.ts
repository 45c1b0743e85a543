import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'

import { analysesApi, type Entry } from '#contract/analyses.ts'
import type { GridColumn, GridEntryOf } from '#contract/grid.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { rememberRun, takeRun } from '#platform/access/started-runs.ts'
import { useConsume } from '#platform/access/use-consume.ts'
import { entriesQuery } from '#research/analyses/analysis.queries.ts'
import { readGridEntry } from '#science/grid/read-grid.ts'
import { callApi } from '#shared/api/call-api.ts'
import { ApiError, messageOf, NetworkError } from '#shared/api/errors.ts'
import { keyOf } from '#shared/api/query.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { useOnce } from '#shared/browser/use-once.ts'

import { useReview } from '../model/ReviewProvider.tsx'
import { suggestCopy as copy } from './suggest.copy.ts'

/** How often the log is asked for while a run is under way and the socket is silent. */
const POLL_MS = 2000
/** A run of which nothing was heard for so long was cut off by a stop of the server. */
const SILENT_MS = 180_000

export type Suggested = GridEntryOf<'suggestion'>
type Run = { runId: string; at: string; status: GridEntryOf<'run'>['status']; model: string; error?: string }

const kindOf = (data: unknown) => (typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined)

/** What was suggested to this person on one paper: others' runs are theirs, as their votes are. */
function suggestedTo(me: string, entries: readonly Entry[], paperId: string) {
  const runs = new Map<string, Run>()
  const cells = new Map<string, Suggested>()
  for (const { data, at, by } of entries) {
    const kind = kindOf(data)
    if (by.userId !== me || (kind !== 'run' && kind !== 'suggestion')) continue
    const entry = readGridEntry(data)
    if (entry?.kind === 'suggestion' && entry.rowId === paperId) cells.set(entry.columnId, entry)
    if (entry?.kind !== 'run') continue
    const before = runs.get(entry.runId)
    if (!before && !entry.rowIds?.includes(paperId)) continue
    // The first end holds.
    if (before && before.status !== 'started') continue
    const error = entry.error ?? entry.failed?.[0]?.reason
    runs.set(entry.runId, {
      runId: entry.runId,
      at: before?.at ?? at,
      status: entry.status,
      model: entry.from ?? before?.model ?? '',
      ...(error !== undefined && { error }),
    })
  }
  return { run: [...runs.values()].at(-1), cells }
}

/** Runs of the model over one paper of the review, by the same machinery as the cells of a grid. */
export function useModelSuggestions(paperId: string, columns: readonly GridColumn[]) {
  const { id, me, question, title } = useReview()
  const client = useQueryClient()
  const consume = useConsume()
  const { data: entries } = useQuery(entriesQuery(client, id))
  const { run, cells } = useMemo(() => suggestedTo(me, entries ?? [], paperId), [me, entries, paperId])
  const [problem, setProblem] = useState('')
  const attempt = useRef<{ of: string; key: string }>(undefined)
  const now = useNow(POLL_MS)
  const isOpen = run?.status === 'started'
  const isCutOff = isOpen && now - Date.parse(run.at) > SILENT_MS

  useEffect(() => {
    if (run?.status === 'complete' && takeRun(run.runId)) consume('extract', run.runId)
  }, [run, consume])

  useEffect(() => {
    if (!isOpen || isCutOff) return undefined
    const queryKey = [...keyOf(analysesApi.entries), id]
    const timer = setInterval(() => void client.invalidateQueries({ queryKey }), POLL_MS)
    return () => clearInterval(timer)
  }, [client, id, isOpen, isCutOff])

  const [start, isStarting] = useOnce(async () => {
    setProblem('')
    const of = JSON.stringify([paperId, columns])
    // The same wish sent again after a lost answer begins no second run.
    if (attempt.current?.of !== of) attempt.current = { of, key: newKey() }
    const { key } = attempt.current
    rememberRun(key)
    try {
      const query = (question || title).slice(0, 4000)
      await callApi(synthesesApi.generate, {
        body: { analysisId: id, clientKey: key, documentIds: [paperId], query, columns: [...columns] },
      })
      attempt.current = undefined
    } catch (error) {
      if (!(error instanceof NetworkError && error.mayHaveArrived)) {
        attempt.current = undefined
        takeRun(key)
      }
      setProblem(messageOf(error, error instanceof ApiError ? copy.could : ''))
    } finally {
      await client.invalidateQueries({ queryKey: [...keyOf(analysesApi.entries), id] })
    }
  })

  const [stop] = useOnce(async () => {
    if (!run) return
    const entry = { id: newKey(), data: { kind: 'run', runId: run.runId, status: 'cancelled' } }
    try {
      await callApi(analysesApi.append, { params: { id }, body: { entries: [entry] } })
    } catch (error) {
      setProblem(messageOf(error, copy.could))
    } finally {
      await client.invalidateQueries({ queryKey: [...keyOf(analysesApi.entries), id] })
    }
  })

  return { run, cells, isRunning: isOpen && !isCutOff, isCutOff, isStarting, start, stop, problem }
}
