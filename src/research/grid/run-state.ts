import type { GridEntryOf } from '#contract/grid.ts'
import { effective, type GridLog } from '#science/grid/grid-log.ts'

/** `stopped`: it began and nothing was heard of it for a while; the server was probably stopped. */
export type RunState = {
  runId: string
  status: 'running' | 'stopped' | 'complete' | 'cancelled' | 'failed'
  at: string
  by: string
  byId: string
  rowIds: readonly string[]
  columnIds: readonly string[]
  isPilot: boolean
  from: string
  cost: number
  error?: string
  failed: readonly { rowId: string; reason: string }[]
}

/** All runs over a grid, oldest first, as the log tells them. */
export function runsOf(log: GridLog): RunState[] {
  const runs = new Map<string, RunState>()
  for (const { data, at, by } of effective(log.runs)) {
    if (data.kind !== 'run') continue
    const before = runs.get(data.runId)
    // The first end holds: what a cancelled run still writes does not make it complete.
    if (before && before.status !== 'running') continue
    runs.set(data.runId, joined(data, before, at, by))
  }
  return [...runs.values()]
}

const joined = (
  data: GridEntryOf<'run'>,
  before: RunState | undefined,
  at: string,
  by: { name: string; userId: string },
): RunState => {
  const error = data.error ?? before?.error
  return {
    runId: data.runId,
    status: data.status === 'started' ? 'running' : data.status,
    at: before?.at ?? at,
    by: before?.by ?? by.name,
    byId: before?.byId ?? by.userId,
    rowIds: before?.rowIds ?? data.rowIds ?? [],
    columnIds: before?.columnIds ?? data.columnIds ?? [],
    isPilot: before?.isPilot ?? data.isPilot ?? false,
    from: before?.from ?? data.from ?? '',
    cost: data.cost ?? before?.cost ?? 0,
    ...(error !== undefined && { error }),
    failed: data.failed ?? before?.failed ?? [],
  }
}

/** Rows of a run for which something has arrived. */
export function arrivedRows(log: GridLog, run: RunState): number {
  let arrived = 0
  for (const id of run.rowIds) {
    const cells = log.rows.get(id)?.cells
    if (!cells) continue
    const isHere = run.columnIds.some((columnId) =>
      cells.get(columnId)?.some(({ data }) => data.kind === 'suggestion' && data.runId === run.runId),
    )
    if (isHere) arrived += 1
  }
  return arrived
}
