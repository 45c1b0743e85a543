import { ChevronDown } from 'lucide-react'

import type { SearchRun } from '#contract/search.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { searchCopy as copy } from './search.copy.ts'
import { useMoreOfRun } from './search.mutations.ts'

/** Goes on after the papers of a run that are here. Nothing is counted for it. */
export function MoreOfRun({ run }: { run: SearchRun }) {
  const more = useMoreOfRun()
  const [load, isLoading] = useOnce((cursor: string) => more.mutateAsync({ body: { query: run.query, cursor } }))
  if (run.next === undefined) return null
  const { next } = run
  return (
    <div className="space-y-3 pt-2">
      {more.isError && !isLoading && (
        <ErrorCard title={copy.moreFailed} error={more.error} kept={copy.moreFailedKept} onRetry={() => load(next)} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon={ChevronDown} busy={isLoading} onClick={() => load(next)}>
          {copy.more}
        </Button>
        <p className="text-ink-muted">{copy.moreOf(run.items.length, run.total)}</p>
      </div>
    </div>
  )
}
