import { useMemo, useState } from 'react'

import type { RecordSource } from '#contract/review-log.ts'
import { count } from '#shared/format/count.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Table } from '#shared/ui/Table.tsx'

import { titleOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { armNames, placeNames, searchSentence, sourceWords } from '../model/words.ts'
import { RecordList } from '../RecordList.tsx'
import { startCopy } from '../start/start.copy.ts'
import { AddRecords } from './AddRecords.tsx'
import { DuplicateQueue } from './DuplicateQueue.tsx'
import { LinkChanges } from './LinkChanges.tsx'

type Source = {
  key: string
  arm: RecordSource['arm']
  name: string
  identified: number
  duplicates: number
  /** What was asked there, each once. */
  searches: ReadonlyMap<string, string>
}

function Sources() {
  const { state } = useReview()
  const rows = useMemo(() => {
    const all = new Map<string, Source & { searches: Map<string, string> }>()
    for (const { source, place } of state.records.values()) {
      const key = `${source.arm} ${source.name} ${source.sourceId ?? ''}`
      const row = all.get(key) ?? {
        key,
        arm: source.arm,
        name: sourceWords(source),
        identified: 0,
        duplicates: 0,
        searches: new Map(),
      }
      row.identified += 1
      if (source.search) row.searches.set(`${source.search.query} ${source.search.at}`, searchSentence(source.search))
      if (place === 'duplicate') row.duplicates += 1
      all.set(key, row)
    }
    return [...all.values()]
  }, [state])
  return (
    <Table
      caption="Sources"
      captionShown
      rows={rows}
      rowKey={({ key }) => key}
      empty={
        <EmptyState title="No source yet">Add records: each file, register or website becomes a source.</EmptyState>
      }
      columns={[
        {
          key: 'name',
          header: 'Source',
          cell: ({ name, searches }) => (
            <>
              {name}
              {[...searches].map(([key, sentence]) => (
                <span key={key} className="block text-xs wrap-anywhere text-ink-muted">
                  {sentence}
                </span>
              ))}
            </>
          ),
        },
        { key: 'arm', header: 'Box', cell: ({ arm }) => armNames[arm] },
        { key: 'n', header: 'Identified', align: 'right', cell: ({ identified }) => identified.toLocaleString('en') },
        { key: 'd', header: 'Duplicates', align: 'right', cell: ({ duplicates }) => duplicates.toLocaleString('en') },
        {
          key: 'left',
          header: 'Left',
          align: 'right',
          cell: ({ identified, duplicates }) => (identified - duplicates).toLocaleString('en'),
        },
      ]}
    />
  )
}

const ALL = ''
const outPlaces = new Set(['duplicate', 'removed', 'removed-by-tool'])

/** Where records came from, which are the same, which were removed before anybody screened. */
export function RecordsStage() {
  const { state, events, papers, write, canWrite } = useReview()
  const [place, setPlace] = useState<string>(ALL)
  const ids = useMemo(
    () => [...state.records.values()].flatMap((record) => (place === ALL || record.place === place ? [record.id] : [])),
    [state, place],
  )
  const undoable = useMemo(() => {
    const undone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.undoes] : [])))
    const found = new Map<string, string>()
    for (const event of events) {
      const isOut = event.kind === 'duplicate' || event.kind === 'removed'
      if (isOut && !undone.has(event.id)) found.set(event.recordId, event.id)
    }
    return found
  }, [events])
  return (
    <div className="space-y-6">
      <div className="grid gap-6 lg:grid-cols-2">
        <AddRecords />
        <DuplicateQueue />
      </div>
      <LinkChanges />
      <Sources />
      <p className="text-xs text-ink-muted">{startCopy.asAdded}</p>
      <Card
        title={count(ids.length, 'record', 'records')}
        actions={
          <SelectField
            label="Show"
            labelHidden
            value={place}
            onChange={(event) => setPlace(event.target.value)}
            options={[
              { value: ALL, label: 'All records' },
              ...Object.entries(placeNames).map(([value, label]) => ({ value, label })),
            ]}
          />
        }
      >
        {ids.length === 0 ? (
          <p className="text-ink-muted">No records here.</p>
        ) : (
          <RecordList
            label="Records of the review"
            ids={ids}
            actions={(id) => {
              const record = state.records.get(id)
              if (!canWrite || !record) return null
              const event = undoable.get(id)
              if (outPlaces.has(record.place) && event !== undefined) {
                return (
                  <Button size="small" onClick={() => write([{ kind: 'undone', undoes: event }])}>
                    Put back<span className="sr-only"> {titleOf(papers, id)}</span>
                  </Button>
                )
              }
              if (record.place !== 'screening' || record.screening.votes.length > 0) return null
              return (
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => write([{ kind: 'removed', recordId: id, why: 'other' }])}
                >
                  Remove<span className="sr-only"> {titleOf(papers, id)} before screening</span>
                </Button>
              )
            }}
          />
        )}
      </Card>
    </div>
  )
}
