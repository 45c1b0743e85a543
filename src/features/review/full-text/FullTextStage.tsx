import { useMemo, useState } from 'react'

import { count } from '#shared/format/count.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

import { useReview } from '../model/ReviewProvider.tsx'
import { useReviewAddress } from '../model/review-address.ts'
import { placeNames } from '../model/words.ts'
import { QueueList } from '../screen/QueueList.tsx'
import { FullTextRecord } from './FullTextRecord.tsx'
import { fullTextLists, fullTextRecords, listNames, type FullTextList } from './full-text-lists.ts'

/** Reports: had or not, read, decided with a reason and a passage, put to their studies. */
export function FullTextStage() {
  const { state, me, papers, write, canWrite } = useReview()
  const { record, go } = useReviewAddress()
  const lists = useMemo(() => fullTextRecords(state, me), [state, me])
  const usual: FullTextList = lists.retrieve.length > 0 ? 'retrieve' : lists.decide.length > 0 ? 'decide' : 'all'
  const [asked, setList] = useState<FullTextList>()
  const list = asked ?? usual
  const ids = lists[list]
  const current = record !== undefined && lists.all.includes(record) ? record : ids[0]
  const placeOf = (id: string) => {
    const place = state.records.get(id)?.place
    return place ? placeNames[place] : ''
  }
  if (lists.all.length === 0) {
    return (
      <EmptyState title="No report has come to the full-text stage">
        Records that are included on title and abstract stand here: first to be retrieved, then to be decided.
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <aside aria-label="Reports" className="min-w-0 space-y-2">
        <SelectField
          label="Reports"
          value={list}
          onChange={(event) => {
            setList(fullTextLists.find((each) => each === event.target.value))
            go({}, { replace: true })
          }}
          options={fullTextLists.map((value) => ({ value, label: `${listNames[value]} (${lists[value].length})` }))}
        />
        <div className="h-72 rounded-card border border-line bg-surface lg:h-[calc(100dvh-22rem)]">
          <QueueList
            label={listNames[list]}
            ids={ids}
            current={current}
            papers={papers}
            noteOf={placeOf}
            onChoose={(id) => go({ record: id }, { replace: true })}
          />
        </div>
        {canWrite && list === 'retrieve' && lists.retrieve.length > 1 && (
          <Button
            size="small"
            onClick={() =>
              write(lists.retrieve.map((recordId) => ({ kind: 'retrieval', recordId, outcome: 'retrieved' })))
            }
          >
            Mark {count(lists.retrieve.length, 'report', 'reports')} as retrieved
          </Button>
        )}
      </aside>
      {current === undefined ? (
        <EmptyState title={`Nothing is ${listNames[list].toLowerCase()}`}>Choose another list.</EmptyState>
      ) : (
        <FullTextRecord
          key={current}
          recordId={current}
          onDecided={() => {
            const at = ids.indexOf(current)
            const next = ids.filter((id) => id !== current)[Math.max(0, at)]
            go({ record: next }, { replace: true })
          }}
        />
      )}
    </div>
  )
}
