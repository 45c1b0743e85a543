import { Download } from 'lucide-react'
import type { ReactNode } from 'react'

import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { adminCopy as copy } from './admin.copy.ts'
import { saveTable } from '#research/lists/save-table.ts'

type Rows<T> = {
  rows: readonly T[] | undefined
  total: number
  error: Error | null
  isFetching: boolean
  isFetchingMore: boolean
  more: (() => void) | undefined
  retry: () => void
  all: () => Promise<readonly T[]>
}

type Props<T> = {
  name: string
  list: Rows<T>
  filters?: ReactNode
  empty: string
  emptyDetail?: string
  table: (rows: readonly T[]) => FigureTable
  children: (rows: readonly T[]) => ReactNode
}

/** Filters, how many there are, the rows, their CSV, and what stands there while or where there are none. */
export function AdminList<T>({ name, list, filters, empty, emptyDetail, table, children }: Props<T>) {
  const { rows, total, error, isFetchingMore, more, all } = list
  const [save, isSaving] = useOnce(async () => {
    try {
      saveTable(name, table(await all()))
    } catch (failure) {
      toast({ title: copy.csvFailed, description: messageOf(failure, ''), variant: 'destructive' })
    }
  })
  return (
    <section aria-label={name} className="space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        {filters && <div className="grid w-full grid-cols-2 items-end gap-3 sm:contents">{filters}</div>}
        <div className="ml-auto flex items-center gap-3">
          {rows && (
            <p role="status" className="text-ink-muted">
              {copy.shown(rows.length, total)}
            </p>
          )}
          <Button icon={Download} busy={isSaving} disabled={!rows || rows.length === 0} onClick={() => save()}>
            {copy.csv}
          </Button>
        </div>
      </div>
      {error && <ErrorCard title={copy.loadFailed(name)} of={list} kept={copy.kept} />}
      {!rows && !error && <Skeleton shape="row" lines={6} />}
      {rows && rows.length === 0 && <EmptyState title={empty}>{emptyDetail}</EmptyState>}
      {rows && rows.length > 0 && children(rows)}
      {more && (
        <Button busy={isFetchingMore} onClick={more}>
          {copy.more}
        </Button>
      )}
    </section>
  )
}
