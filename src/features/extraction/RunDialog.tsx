import { useState } from 'react'

import { allowanceOf, useUsage } from '#platform/access/usage.queries.ts'
import { UpgradeCard } from '#platform/access/UpgradeCard.tsx'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import type { OpenGrid } from '#research/grid/use-grid.ts'
import { PILOT_PAPERS, RUN_PAPERS_MAX, type Run } from '#research/grid/use-run.ts'
import { RunEstimate } from '#research/model-runs/RunEstimate.tsx'
import { isStale } from '#science/grid/staleness.ts'
import { count } from '#shared/format/count.ts'
import { FormError } from '#shared/forms/FormError.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Checkbox } from '#shared/ui/Checkbox.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { extractionCopy as copy } from './extraction.copy.ts'

type Scope = 'pilot' | 'stale' | 'open' | 'all'

/** Which papers and columns a run reads, what it costs, and a pilot first. */
export function RunDialog({ open, run, onClose }: { open: OpenGrid; run: Run; onClose: () => void }) {
  const { grid, staleness } = open
  const { model } = useCapabilities()
  const { data: usage } = useUsage('extract')
  const allowance = usage && allowanceOf(usage)
  const papers = [...new Set(grid.documentIds)]
  const hasStale = isStale(staleness)
  const [scope, setScope] = useState<Scope>(hasStale ? 'stale' : run.runs.length === 0 ? 'pilot' : 'open')
  const [columns, setColumns] = useState<ReadonlySet<string>>(
    () => new Set(grid.columns.filter(({ field }) => field !== 'Record').map(({ id }) => id)),
  )
  const [isMissing, setIsMissing] = useState(false)
  const isOpenRow = (id: string) =>
    [...columns].some((columnId) => {
      const cell = grid.cell(id, columnId)
      return cell && !cell.isDecided && cell.by?.kind !== 'service'
    })
  const wanted: Record<Scope, string[]> = {
    pilot: papers.slice(0, PILOT_PAPERS),
    stale: staleness.columns.length > 0 ? papers : [...new Set([...staleness.added, ...staleness.changed])],
    open: papers.filter(isOpenRow),
    all: papers,
  }
  const scopes: { value: Scope; label: string }[] = [
    { value: 'pilot', label: `Pilot on the first ${count(wanted.pilot.length, 'paper', 'papers')}` },
    ...(hasStale ? [{ value: 'stale' as const, label: `Only what changed (${wanted.stale.length})` }] : []),
    { value: 'open', label: `Papers with open cells (${wanted.open.length})` },
    { value: 'all', label: `All ${count(papers.length, 'paper', 'papers')}` },
  ]
  const ids = wanted[scope]
  const chosenColumns = grid.columns.filter(({ id }) => columns.has(id))
  const columnIds =
    scope === 'stale' && staleness.added.length + staleness.changed.length === 0
      ? chosenColumns.filter(({ id }) => staleness.columns.includes(id)).map(({ id }) => id)
      : chosenColumns.map(({ id }) => id)
  const toRead = ids.slice(0, RUN_PAPERS_MAX)
  const start = () => {
    setIsMissing(chosenColumns.length === 0)
    if (chosenColumns.length === 0 || ids.length === 0) return
    run.start({ documentIds: ids, columnIds, isPilot: scope === 'pilot' })
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={copy.run.title}
      description={copy.run.intro(model)}
      footer={
        <>
          <p className="mr-auto max-w-100 text-sm text-ink-muted">
            {allowance?.kind === 'unlimited'
              ? copy.run.unlimited
              : copy.run.cost(allowance?.kind === 'limited' ? allowance.remaining : undefined)}
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={run.isStarting}
            disabled={run.isRunning || allowance?.kind === 'used-up' || ids.length === 0}
            onClick={start}
          >
            {scope === 'pilot'
              ? 'Run the pilot'
              : `Run over ${count(Math.min(ids.length, RUN_PAPERS_MAX), 'paper', 'papers')}`}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {allowance?.kind === 'used-up' && <UpgradeCard feature="extract" />}
        {run.isRunning && <Notice>A run is in progress. Another can start when it ends.</Notice>}
        <fieldset>
          <legend className="mb-1.5 font-semibold">Papers</legend>
          <div className="space-y-1.5">
            {scopes.map(({ value, label }) => (
              <label key={value} className="flex items-center gap-2.5">
                <input
                  type="radio"
                  name="scope"
                  className="size-4 accent-accent"
                  checked={scope === value}
                  onChange={() => setScope(value)}
                />
                {label}
              </label>
            ))}
          </div>
          {ids.length > RUN_PAPERS_MAX && <p className="mt-1.5 text-ink-muted">{copy.run.tooMany(RUN_PAPERS_MAX)}</p>}
        </fieldset>
        <fieldset>
          <legend className="mb-1.5 font-semibold">Columns</legend>
          <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
            {grid.columns.map(({ id, name }) => (
              <li key={id}>
                <Checkbox
                  label={name}
                  checked={columns.has(id)}
                  onChange={(isOn) =>
                    setColumns((before) => {
                      const next = new Set(before)
                      if (isOn) next.add(id)
                      else next.delete(id)
                      return next
                    })
                  }
                />
              </li>
            ))}
          </ul>
          {isMissing && chosenColumns.length === 0 && <FormError>{copy.run.nothing}</FormError>}
        </fieldset>
        <p className="text-sm text-ink-muted">{copy.run.free}</p>
        {toRead.length > 0 && columnIds.length > 0 && (
          <RunEstimate
            asked={{
              analysisId: open.id,
              documentIds: toRead,
              query: (open.head?.query || open.head?.title || '').slice(0, 4000),
              columns: columnIds.flatMap((id) => grid.columnById.get(id) ?? []),
            }}
            of={[open.id, toRead, columnIds]}
          />
        )}
      </div>
    </Dialog>
  )
}
