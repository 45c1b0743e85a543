import { FileCheck2 } from 'lucide-react'
import { useMemo, useState } from 'react'

import { GetFullTexts } from '#research/outside/full-texts/GetFullTexts.tsx'
import { AddField } from '#shared/forms/AddField.tsx'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

import { paperOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { useReviewAddress } from '../model/review-address.ts'
import { placeNames } from '../model/words.ts'
import { PilotCard } from '../screen/PilotCard.tsx'
import { QueueList } from '../screen/QueueList.tsx'
import { FullTextRecord } from './FullTextRecord.tsx'
import { fullTextCopy as copy } from './full-text.copy.ts'
import { fullTextLists, fullTextRecords, listNames, type FullTextList } from './full-text-lists.ts'
import { ShareFiles } from './ShareFiles.tsx'
import { hasFile } from './Retrieval.tsx'

/** Reports: had or not, read, decided with a reason and a passage, put to their studies. */
export function FullTextStage() {
  const { state, me, papers, canWrite } = useReview()
  const { record, go } = useReviewAddress()
  const lists = useMemo(() => fullTextRecords(state, me), [state, me])
  const usual: FullTextList = lists.retrieve.length > 0 ? 'retrieve' : lists.decide.length > 0 ? 'decide' : 'all'
  const [asked, setList] = useState<FullTextList>()
  const list = asked ?? usual
  const ids = lists[list]
  const current = record !== undefined && lists.all.includes(record) ? record : ids[0]
  // From a vote until the next report stands, the one before is still painted: a key in that moment means neither.
  const [left, setLeft] = useState<{ id: string; to: string | undefined }>()
  if (left && (left.id !== current || left.to === record)) setLeft(undefined)
  const placeOf = (id: string) => {
    const place = state.records.get(id)?.place
    return place ? placeNames[place] : ''
  }
  if (lists.all.length === 0) {
    return (
      <EmptyState title="No report has come to the full-text stage">
        Records included on title and abstract appear here: first to be retrieved, then decided.
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
        <PilotCard stage="full-text" />
        <ShareFiles files={ids.flatMap((id) => paperOf(papers, id)?.files ?? [])} />
        {canWrite && list === 'retrieve' && <RetrieveAll ids={lists.retrieve} />}
      </aside>
      {current === undefined ? (
        <EmptyState title={`Nothing is ${listNames[list].toLowerCase()}`}>Choose another list.</EmptyState>
      ) : (
        <FullTextRecord
          key={current}
          recordId={current}
          isLeft={left !== undefined}
          onDecided={() => {
            const at = ids.indexOf(current)
            const next = ids.filter((id) => id !== current)[Math.max(0, at)]
            setLeft({ id: current, to: next })
            go({ record: next }, { replace: true })
          }}
        />
      )}
    </div>
  )
}

/** Several reports at once: those with a file, and those whose one source somebody names. */
function RetrieveAll({ ids }: { ids: readonly string[] }) {
  const { papers, write } = useReview()
  const isFiled = (id: string) => {
    const paper = paperOf(papers, id)
    return paper !== undefined && hasFile(paper)
  }
  const filed = ids.filter(isFiled)
  const others = ids.filter((id) => !isFiled(id))
  return (
    <div className="space-y-3">
      <GetFullTexts papers={others.flatMap((id) => paperOf(papers, id) ?? [])} size="small" />
      {filed.length > 1 && (
        <Button
          size="small"
          onClick={() =>
            write(filed.map((recordId) => ({ kind: 'retrieval', recordId, outcome: 'retrieved', from: 'file' })))
          }
        >
          {copy.allWithFile(filed.length)}
        </Button>
      )}
      {others.length > 1 && (
        <AddField
          className="space-y-2"
          label={copy.allSource(others.length)}
          maxLength={500}
          action={copy.all(others.length)}
          icon={FileCheck2}
          onAdd={(source) =>
            void write(
              others.map((recordId) => ({ kind: 'retrieval', recordId, outcome: 'retrieved', from: 'source', source })),
            )
          }
        />
      )}
    </div>
  )
}
