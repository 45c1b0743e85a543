import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeftRight, X } from 'lucide-react'

import { searchRunQuery } from '#research/papers/papers.queries.ts'
import { count } from '#shared/format/count.ts'
import { Button } from '#shared/ui/Button.tsx'

import { LogMenu } from '../LogMenu.tsx'
import { historyCopy as copy } from './history.copy.ts'
import type { ListedRun } from './history-filter.ts'

type Props = {
  /** Newest first. */
  runs: readonly ListedRun[]
  onClear: () => void
  onCompare: (first: string, second: string) => void
}

/** What can be done with chosen searches: two are compared, any number goes into one log, the oldest first. */
export function ChosenRuns({ runs, onClear, onCompare }: Props) {
  const client = useQueryClient()
  const whole = async () => {
    const oldestFirst = runs.map(({ runId }) => runId).toReversed()
    return Promise.all(oldestFirst.map((runId) => client.fetchQuery(searchRunQuery(runId))))
  }
  const [newer, older, ...more] = runs
  const isPair = newer !== undefined && older !== undefined && more.length === 0
  return (
    <div aria-live="polite" className="sticky bottom-4 z-bar mt-4">
      {runs.length > 0 && (
        <div
          role="group"
          aria-label="Chosen searches"
          className="animate-rise flex flex-wrap items-center gap-2 rounded-card bg-surface-raised px-4 py-3 shadow-float"
        >
          <p className="mr-auto">
            <span className="font-semibold">{count(runs.length, 'search', 'searches')} chosen</span>
            {!isPair && <span className="ml-2 text-ink-muted">{copy.compareHint}</span>}
          </p>
          <Button
            variant="primary"
            icon={ArrowLeftRight}
            disabled={!isPair}
            onClick={() => isPair && onCompare(older.runId, newer.runId)}
          >
            {copy.compare}
          </Button>
          <LogMenu runs={whole} />
          <Button variant="ghost" icon={X} onClick={onClear}>
            {copy.clearChoice}
          </Button>
        </div>
      )}
    </div>
  )
}
