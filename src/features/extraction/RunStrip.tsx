import { History, RotateCw, Square } from 'lucide-react'

import { UpgradeCard } from '#platform/access/UpgradeCard.tsx'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import type { Run } from '#research/grid/use-run.ts'
import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Progress } from '#shared/ui/Progress.tsx'

import { extractionCopy as copy } from './extraction.copy.ts'

/** The last run: how far it is, how it ended, and what can be done. Leaving the page does not stop it. */
export function RunStrip({ run, open, onLog }: { run: Run; open: OpenGrid; onLog: () => void }) {
  const { state, arrived, problem } = run
  if (problem?.isLimit) return <UpgradeCard feature="extract" />
  if (problem) {
    return (
      <div className="mb-3">
        <ErrorCard
          title="The run could not be started"
          error={new Error(problem.message)}
          kept="The grid is as it was. Nothing was counted."
          onRetry={run.dismissProblem}
        />
      </div>
    )
  }
  if (!state) return null
  const total = state.rowIds.length
  if (state.status === 'running') {
    return (
      <div
        role="status"
        className="mb-3 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-2.5"
      >
        <span>
          {state.isPilot ? 'Pilot' : 'Run'}: {arrived} of {count(total, 'paper', 'papers')} read. You can leave this
          page.
        </span>
        <div className="min-w-32 flex-1">
          <Progress label="Papers read" value={arrived} max={Math.max(total, 1)} />
        </div>
        <Button size="small" icon={Square} onClick={run.cancel}>
          Cancel the run
        </Button>
      </div>
    )
  }
  const again = () => {
    const done = new Set(
      state.rowIds.filter((id) =>
        state.columnIds.some((columnId) => open.grid.cell(id, columnId)?.service?.data.runId === state.runId),
      ),
    )
    const rest = state.rowIds.filter((id) => !done.has(id))
    run.start({
      documentIds: rest.length > 0 ? rest : state.rowIds,
      columnIds: state.columnIds,
      isPilot: state.isPilot,
    })
  }
  if (state.status === 'failed' || state.status === 'stopped') {
    return (
      <div className="mb-3">
        <Notice
          tone="warning"
          title={copy.states[state.status]}
          action={
            open.mayWrite && (
              <Button size="small" icon={RotateCw} busy={run.isStarting} onClick={again}>
                Run the rest
              </Button>
            )
          }
        >
          {state.error} {arrived} of {count(total, 'paper', 'papers')} arrived.
        </Notice>
      </div>
    )
  }
  return (
    <p role="status" className="mb-2 flex flex-wrap items-center gap-2 text-sm text-ink-muted">
      Last run: {state.status === 'cancelled' ? copy.states.cancelled : copy.states.complete} {arrived} of{' '}
      {count(total, 'paper', 'papers')}
      {state.failed.length > 0 && `, ${state.failed.length} could not be read`}
      <Button size="small" variant="ghost" icon={History} onClick={onLog}>
        Runs and credits
      </Button>
      {state.status === 'cancelled' && open.mayWrite && (
        <Button size="small" variant="ghost" icon={RotateCw} busy={run.isStarting} onClick={again}>
          Run the rest
        </Button>
      )}
    </p>
  )
}
