import { useState } from 'react'

import { allowanceOf, useUsage } from '#platform/access/usage.queries.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { useSearchSources } from '#research/preferences/search-sources.ts'
import { sameQuery } from '#science/search/compare-runs.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { toast } from '#shared/toast/toast.ts'

import { useRunSearch } from '../search.mutations.ts'
import { historyCopy as copy } from './history.copy.ts'
import type { ListedRun } from './history-filter.ts'
import { HistoryRow } from './HistoryRow.tsx'
import { RemovedRow } from './RemovedRow.tsx'
import { useRunRemovals } from './use-run-removals.ts'

type Props = {
  runs: readonly ListedRun[]
  chosen: readonly string[]
  onChoose: (runId: string, isOn: boolean) => void
  onRun: (query: string, runId: string) => void
}

/** The searches, newest first. */
export function HistoryList({ runs, chosen, onChoose, onRun }: Props) {
  const { has } = useCapabilities()
  const { removed, remove, undo } = useRunRemovals()
  const available = useSearchSources()
  const usage = useUsage('search')
  const isUsedUp = usage.data !== undefined && allowanceOf(usage.data).kind === 'used-up'
  const [running, setRunning] = useState<string>()
  const search = useRunSearch((run) => onRun(run.query, run.runId))
  const [again] = useOnce(async ({ runId, query, sources }: ListedRun) => {
    setRunning(runId)
    const places = available.filter((source) => sources?.some((each) => each.source === source))
    const isNarrowed = places.length > 0 && places.length < available.length
    try {
      await search.mutateAsync({ body: { query, ...(isNarrowed && { sources: places }) } })
    } catch (error) {
      toast({ title: copy.againFailed, description: messageOf(error, ''), variant: 'destructive' })
    } finally {
      setRunning(undefined)
    }
  })
  const newest = new Map<string, string>()
  for (const { runId, query } of runs) if (!newest.has(sameQuery(query))) newest.set(sameQuery(query), runId)
  return (
    <ul aria-label={copy.list} className="divide-y divide-line border-y border-line">
      {runs.map((run) =>
        removed.has(run.runId) ? (
          <RemovedRow key={run.runId} query={run.query} onUndo={() => undo(run.runId)} />
        ) : (
          <HistoryRow
            key={run.runId}
            run={run}
            isNewest={newest.get(sameQuery(run.query)) === run.runId}
            isChosen={chosen.includes(run.runId)}
            onChoose={(isOn) => onChoose(run.runId, isOn)}
            onAgain={isUsedUp ? undefined : () => again(run)}
            isRunning={running === run.runId}
            onRemove={
              has('search-history')
                ? () => {
                    onChoose(run.runId, false)
                    remove(run.runId)
                  }
                : undefined
            }
          />
        ),
      )}
    </ul>
  )
}
