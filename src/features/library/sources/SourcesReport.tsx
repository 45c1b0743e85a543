import { useQuery } from '@tanstack/react-query'
import { FileStack } from 'lucide-react'

import type { LibrarySource } from '#contract/library-sources.ts'
import { librarySourcesQuery, sourceName } from '#research/papers/sources.queries.ts'
import { dayWords } from '#shared/format/dates.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { sourcesCopy as copy } from './sources.copy.ts'
import { SourceView } from './SourceView.tsx'

type Props = {
  /** The source that is opened, as the address has it. */
  opened: string | undefined
  onOpen: (id: string | undefined) => void
  onPaper: (id: string) => void
}

/** Everything that was imported, each file as what it was; one of them with its records. */
export function SourcesReport({ opened, onOpen, onPaper }: Props) {
  const read = useQuery({ ...librarySourcesQuery(), staleTime: 10_000 })
  const { data, error } = read
  if (error) {
    return <ErrorCard title={copy.failed} of={read} kept={copy.kept} />
  }
  if (!data) return <Skeleton shape="row" lines={5} />
  const source = data.sources.find(({ id }) => id === opened)
  if (source) return <SourceView key={source.id} source={source} onBack={() => onOpen(undefined)} onPaper={onPaper} />
  if (data.sources.length === 0) {
    return (
      <EmptyState icon={FileStack} title={copy.none}>
        {copy.noneWhy}
      </EmptyState>
    )
  }
  const replaced = new Set(data.sources.flatMap(({ updates }) => updates ?? []))
  const figure = (key: 'records' | 'fresh' | 'duplicates' | 'skipped' | 'works', header: string) => ({
    key,
    header,
    align: 'right' as const,
    cell: (row: LibrarySource) => row[key].toLocaleString('en'),
  })
  return (
    <Table
      caption="Sources"
      rows={data.sources}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: 'Source',
          cell: (row) => (
            <>
              <button
                type="button"
                className="text-left font-semibold wrap-anywhere text-accent underline-offset-2 hover:underline pointer-coarse:min-h-11"
                onClick={() => onOpen(row.id)}
              >
                {sourceName(row)}
              </button>
              <span className="block text-xs wrap-anywhere text-ink-muted">
                {row.file} · {dayWords(row.importedAt)}
              </span>
              {replaced.has(row.id) && <Badge>{copy.replaced}</Badge>}
            </>
          ),
        },
        figure('records', 'Records'),
        figure('fresh', 'New'),
        figure('duplicates', 'Duplicates'),
        figure('skipped', 'Skipped'),
        figure('works', 'Papers'),
      ]}
    />
  )
}
