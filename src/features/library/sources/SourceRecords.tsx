import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { documentsApi } from '#contract/documents.ts'
import { librarySourcesApi, sourceOutcomes, type LibrarySource, type SourceRecord } from '#contract/library-sources.ts'
import { authorsLine } from '#research/papers/paper-words.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf, useApiMutation } from '#shared/api/query.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { toast } from '#shared/toast/toast.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { matchNames, outcomeNames, sourcesCopy as copy } from './sources.copy.ts'

const ALL = ''
const shownOptions = [
  { value: ALL, label: 'All records' },
  ...sourceOutcomes.map((value) => ({ value, label: outcomeNames[value] })),
]
const tones = { fresh: 'accent', duplicate: 'neutral', skipped: 'yellow' } as const

/** A record that was taken for a work of the library becomes a paper of its own. */
function ApartButton({ id, record }: { id: string; record: SourceRecord }) {
  const link = useApiMutation(librarySourcesApi.link, {
    invalidates: [librarySourcesApi.records, librarySourcesApi.list, documentsApi.list],
    inAllTabs: true,
    onSuccess: () => void toast({ title: copy.isApart }),
    onError: (error) => toast({ title: copy.notChanged, description: error.message, variant: 'destructive' }),
  })
  const params = { id, place: String(record.place) }
  const [run, isRunning] = useOnce(() => link.mutateAsync({ params, body: { documentId: null } }).catch(() => {}))
  return (
    <Button size="small" variant="ghost" busy={isRunning} onClick={() => run()}>
      {copy.apart}
      <span className="sr-only"> {record.draft?.title}</span>
    </Button>
  )
}

function Said({ record }: { record: SourceRecord }) {
  const { draft, reason, excerpt } = record
  if (draft) {
    return (
      <>
        <span className="font-serif wrap-anywhere">{draft.title || 'Untitled'}</span>
        <span className="block text-xs wrap-anywhere text-ink-muted">
          {[authorsLine(draft.authors), draft.venue, draft.year ?? 'year not stated'].filter(Boolean).join(' · ')}
        </span>
      </>
    )
  }
  if (record.outcome !== 'skipped') return <span className="text-ink-muted">{copy.unknown}</span>
  return (
    <>
      <span className="wrap-anywhere">{reason}</span>
      <span className="block font-mono text-xs wrap-anywhere text-ink-muted">{excerpt}</span>
    </>
  )
}

type Props = { source: LibrarySource; onPaper: (id: string) => void }

/** The records of a source in their order, each with the work that it became. */
export function SourceRecords({ source, onPaper }: Props) {
  const [outcome, setOutcome] = useState<string>(ALL)
  const asked = sourceOutcomes.find((each) => each === outcome)
  const read = useInfiniteQuery({
    queryKey: [...keyOf(librarySourcesApi.records), source.id, outcome],
    queryFn: ({ pageParam: cursor, signal }) =>
      callApi(
        librarySourcesApi.records,
        { params: { id: source.id }, query: { outcome: asked, cursor, limit: '100' } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })
  const { data, error, isFetching, hasNextPage, fetchNextPage } = read
  if (error) {
    return <ErrorCard title={copy.failed} of={read} kept={copy.kept} />
  }
  const rows = data?.pages.flatMap(({ records }) => records)
  const total = data?.pages[0]?.total ?? 0
  return (
    <section aria-label="Records" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">Records</h3>
        <SelectField
          label="Show"
          labelHidden
          options={shownOptions}
          value={outcome}
          onChange={(event) => setOutcome(event.target.value)}
        />
      </div>
      {rows ? (
        <Table
          caption="Records of the source"
          rows={rows}
          rowKey={({ place }) => String(place)}
          empty={<p className="text-ink-muted">No records here.</p>}
          columns={[
            { key: 'place', header: 'No.', width: '3.5rem', cell: ({ place }) => place },
            { key: 'said', header: 'As it was read', cell: (record) => <Said record={record} /> },
            {
              key: 'outcome',
              header: 'Became',
              cell: (record) => <Badge tone={tones[record.outcome]}>{outcomeNames[record.outcome]}</Badge>,
            },
            {
              key: 'work',
              header: 'Paper of the library',
              cell: (record) => <Work id={source.id} record={record} onPaper={onPaper} />,
            },
          ]}
        />
      ) : (
        <Skeleton shape="row" lines={6} />
      )}
      {rows && rows.length < total && (
        <p className="flex flex-wrap items-center gap-3 text-ink-muted">
          {rows.length.toLocaleString('en')} of {total.toLocaleString('en')} shown.
          {hasNextPage && (
            <Button size="small" busy={isFetching} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          )}
        </p>
      )}
    </section>
  )
}

function Work({ id, record, onPaper }: { id: string; record: SourceRecord; onPaper: (id: string) => void }) {
  const { documentId, work, workTitle, by } = record
  if (documentId === undefined) return null
  return (
    <div className="min-w-40">
      {work !== 'here' ? (
        <span className="wrap-anywhere text-ink-muted">{work === 'gone' ? copy.gone : workTitle}</span>
      ) : (
        <button
          type="button"
          className="text-left wrap-anywhere text-accent underline-offset-2 hover:underline pointer-coarse:min-h-11"
          onClick={() => onPaper(documentId)}
        >
          {workTitle || 'Untitled'}
        </button>
      )}
      {work === 'trash' && <span className="block text-xs text-ink-muted">{copy.trashed}</span>}
      {record.outcome === 'duplicate' && (
        <span className="flex flex-wrap items-center gap-2 text-xs text-ink-muted">
          {by !== undefined && (matchNames[by] ?? by)}
          {record.draft && <ApartButton id={id} record={record} />}
        </span>
      )}
    </div>
  )
}
