import { Download } from 'lucide-react'
import type { ReactNode } from 'react'

import { saveTable } from '#research/lists/save-table.ts'
import { messageOf } from '#shared/api/errors.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import type { FigureTable } from '#shared/figures/figure-table.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table, type Column } from '#shared/ui/Table.tsx'

import { affiliateCopy as copy } from './affiliate.copy.ts'

type Props<T> = {
  title: string
  lead?: string
  empty: string
  list: {
    rows: readonly T[] | undefined
    error: Error | null
    isFetching: boolean
    isFetchingMore: boolean
    more: (() => void) | undefined
    retry: () => void
    all: () => Promise<readonly T[]>
  }
  columns: readonly Column<T>[]
  rowKey: (row: T) => string
  table: (rows: readonly T[]) => FigureTable
  actions?: ReactNode
}

/** A paged list with its CSV. */
export function RowsCard<T>({ title, lead, empty, list, columns, rowKey, table, actions }: Props<T>) {
  const { rows, error, isFetchingMore, more, all } = list
  const [save, isSaving] = useOnce(async () => {
    try {
      saveTable(title, table(await all()))
    } catch (failure) {
      toast({ title: copy.loadFailed(title), description: messageOf(failure, ''), variant: 'destructive' })
    }
  })
  return (
    <section aria-label={title} className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{title}</h2>
        <div className="flex items-center gap-2">
          {actions}
          <Button
            size="small"
            icon={Download}
            aria-label={copy.csvOf(title)}
            busy={isSaving}
            disabled={!rows || rows.length === 0}
            onClick={() => save()}
          >
            {copy.csv}
          </Button>
        </div>
      </div>
      {lead !== undefined && <p className="text-ink-muted">{lead}</p>}
      {error && <ErrorCard title={copy.loadFailed(title)} of={list} kept={copy.kept} />}
      {!rows && !error && <Skeleton shape="row" lines={3} />}
      {rows && rows.length === 0 && <p className="rounded-card border border-line p-4 text-ink-muted">{empty}</p>}
      {rows && rows.length > 0 && <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} />}
      {more && (
        <Button busy={isFetchingMore} onClick={more}>
          {copy.more}
        </Button>
      )}
    </section>
  )
}
