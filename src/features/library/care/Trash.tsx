import { Trash2 } from 'lucide-react'

import { libraryCareApi } from '#contract/library-care.ts'
import { confirm } from '#platform/dialogs/confirm.ts'
import { useRows } from '#research/lists/use-rows.ts'
import { useApiMutation } from '#shared/api/query.ts'
import { count } from '#shared/format/count.ts'
import { longDay } from '#shared/format/dates.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { careLists } from './care.queries.ts'
import { RecordCard } from './RecordCard.tsx'
import { trashCopy as copy } from './trash.copy.ts'

const refused = (error: Error) => toast({ title: copy.notDone, description: error.message, variant: 'destructive' })
const papersOf = (n: number) => count(n, 'paper', 'papers')

/** Removed papers, for thirty days: to be put back, or removed for good. */
export function Trash() {
  const list = useRows(libraryCareApi.trash, {}, ({ papers }) => papers)
  const restore = useApiMutation(libraryCareApi.restore, {
    invalidates: careLists,
    inAllTabs: true,
    onSuccess: ({ restored }) => void toast({ title: copy.restored(papersOf(restored)) }),
    onError: refused,
  })
  const purge = useApiMutation(libraryCareApi.purge, {
    invalidates: careLists,
    inAllTabs: true,
    onSuccess: ({ removed }) => void toast({ title: copy.purged(papersOf(removed)) }),
    onError: refused,
  })
  const isBusy = restore.isPending || purge.isPending
  const askToPurge = async (ids: readonly string[]) => {
    const isSure = await confirm({
      title: copy.purgeTitle(papersOf(ids.length)),
      body: copy.purgeWhy,
      action: copy.purge,
      destructive: true,
    })
    if (isSure) purge.mutate({ body: { ids: [...ids] } })
  }
  const emptyAll = async () => askToPurge((await list.all()).map(({ paper }) => paper.id))
  if (list.error) {
    return <ErrorCard title={copy.failed} of={list} kept={copy.kept} />
  }
  if (!list.rows) return <Skeleton shape="card" lines={4} />
  if (list.rows.length === 0) {
    return (
      <EmptyState icon={Trash2} title={copy.none}>
        {copy.noneWhy}
      </EmptyState>
    )
  }
  return (
    <section aria-label="Trash" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-ink-muted">
          {papersOf(list.total)}. {copy.noneWhy}
        </p>
        <Button size="small" busy={isBusy} onClick={() => void emptyAll()}>
          {copy.purgeAll}
        </Button>
      </div>
      <ul className="space-y-3">
        {list.rows.map(({ paper, until }) => (
          <li key={paper.id} className="rounded-card border border-line bg-surface p-3">
            <RecordCard paper={paper} />
            <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
              <p className="text-ink-muted">{copy.until(longDay(until))}</p>
              <div className="flex flex-wrap gap-2">
                <Button size="small" disabled={isBusy} onClick={() => restore.mutate({ body: { ids: [paper.id] } })}>
                  {copy.restore}
                  <span className="sr-only"> {paper.title}</span>
                </Button>
                <Button size="small" variant="ghost" disabled={isBusy} onClick={() => void askToPurge([paper.id])}>
                  {copy.purge}
                  <span className="sr-only"> {paper.title}</span>
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {list.more && (
        <Button busy={list.isFetchingMore} onClick={list.more}>
          Show more
        </Button>
      )}
    </section>
  )
}
