import { useMemo, useState, type MouseEvent } from 'react'

import type { ReviewEventOf, ReviewStage } from '#contract/review-log.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { stageProgress } from '#science/review-log/progress.ts'
import { count } from '#shared/format/count.ts'
import { dayWords } from '#shared/format/dates.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { Badge } from '#shared/ui/Badge.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { paperOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { stageNames, votedNames } from '../model/words.ts'
import { conflictsCopy as copy } from './conflicts.copy.ts'
import { QueueList } from './QueueList.tsx'
import { RecordCard } from './RecordCard.tsx'

type Conflict = { stage: ReviewStage; recordId: string }

const noReason = ''
/** The second click of a double click lands on the next conflict, which took the place of the one that was meant. */
const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act()
}

/** One conflict: what each person said and why, side by side, and the decision that ends it. */
function OneConflict({ conflict: { stage, recordId }, onDecided }: { conflict: Conflict; onDecided: () => void }) {
  const { id, state, events, names, papers, body, me, write, canWrite } = useReview()
  const [note, setNote, discard] = useDraft('conflict-note', `${id}/${stage}/${recordId}`, '')
  const [reason, setReason] = useState(noReason)
  const record = state.records.get(recordId)
  const outcome = stage === 'title-abstract' ? record?.screening : record?.fullText
  const votes = outcome?.votes ?? []
  const proposed = outcome?.proposed ?? []
  const reopened = outcome?.reopened
  const given = useMemo(() => {
    const last = new Map<string, ReviewEventOf<'vote'>>()
    for (const event of events) {
      if (event.kind === 'vote' && event.recordId === recordId && event.stage === stage) last.set(event.by, event)
    }
    return last
  }, [events, recordId, stage])
  const paper = paperOf(papers, recordId)
  const { reasons } = state.stages[stage]
  const isOwn = votes.some(({ by }) => by === me)
  const how = isOwn ? 'talk' : 'third'
  const mayDecide = canWrite && (body.settling === 'either' || body.settling === how)
  const needsReason = stage === 'full-text' && reason === noReason
  const decide = (verdict: 'include' | 'exclude', why = reason) => {
    write([
      {
        kind: 'resolved',
        stage,
        recordId,
        verdict,
        how,
        ...(verdict === 'exclude' && why !== noReason && { reason: why }),
        ...(note.trim() !== '' && { note: note.trim() }),
      },
    ])
    discard()
    onDecided()
  }
  return (
    <div className="space-y-5 rounded-card border border-line bg-surface p-5 sm:p-7">
      <p className="text-xs font-semibold text-ink-muted">{stageNames[stage]}</p>
      {paper && <RecordCard paper={paper} terms={body.terms} source={record?.source.name ?? ''} isSample={false} />}
      {reopened && (
        <Notice tone="warning">
          {copy.reopened(
            reopened.by === me ? copy.you : (names.get(reopened.by) ?? copy.somebody),
            reopened.from,
            dayWords(reopened.at),
          )}
        </Notice>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {votes.map(({ by, verdict, reason: why }) => (
          <section
            key={by}
            aria-label={`Vote of ${names.get(by) ?? 'somebody'}`}
            className="rounded-control border border-line p-4"
          >
            <p className="flex items-center justify-between gap-2 font-semibold">
              {names.get(by) ?? 'Somebody who left'}
              <Badge tone={verdict === 'include' ? 'green' : verdict === 'exclude' ? 'red' : 'yellow'}>
                {votedNames[verdict]}
              </Badge>
            </p>
            <p className="mt-1.5">{why ?? <span className="text-ink-muted">No reason given</span>}</p>
            {given.get(by)?.note !== undefined && <p className="mt-1 text-ink-muted">“{given.get(by)?.note}”</p>}
          </section>
        ))}
      </div>
      {proposed.length > 0 && (
        <ul aria-label="Proposed after talk" className="space-y-2">
          {proposed.map(({ by, verdict, reason: why }) => (
            <li
              key={by}
              className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-hover px-4 py-2"
            >
              <span>
                {by === me ? copy.youProposed : copy.proposed(names.get(by) ?? 'Somebody who left')}{' '}
                <strong>{votedNames[verdict].toLowerCase()}</strong>
                {why !== undefined && `, ${why}`}
              </span>
              {mayDecide && how === 'talk' && by !== me && (verdict === 'include' || verdict === 'exclude') && (
                <Button size="small" variant="primary" onClick={onFirstClick(() => decide(verdict, why ?? noReason))}>
                  {copy.confirm}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canWrite && (
        <div className="space-y-3 border-t border-line pt-4">
          <p className="text-ink-muted">{copy.who[how][body.settling]}</p>
          {mayDecide && (
            <>
              <div className="grid gap-3 sm:grid-cols-2">
                <SelectField
                  label="Reason, if excluded"
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                  options={[
                    { value: noReason, label: stage === 'full-text' ? 'Choose a reason' : 'The one that was given' },
                    ...[...new Set([...reasons, ...votes.flatMap(({ reason: why }) => why ?? [])])].map((value) => ({
                      value,
                      label: value,
                    })),
                  ]}
                />
                <TextAreaField
                  label="How it was decided"
                  rows={1}
                  maxLength={4000}
                  value={note}
                  onChange={(event) => setNote(event.target.value)}
                />
              </div>
              <div className="flex flex-wrap gap-2">
                <Button onClick={onFirstClick(() => decide('include'))}>{copy.decide[how].include}</Button>
                <Button onClick={onFirstClick(() => decide('exclude'))} disabled={needsReason}>
                  {copy.decide[how].exclude}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </div>
  )
}

/** Records on which people differ, at both stages. */
export function ConflictsStage() {
  const { state, papers } = useReview()
  const [chosen, setChosen] = useState<string>()
  const conflicts = useMemo(
    () =>
      (['title-abstract', 'full-text'] as const).flatMap((stage) =>
        stageProgress(state, stage).conflicts.map((recordId): Conflict => ({ stage, recordId })),
      ),
    [state],
  )
  const current = conflicts.find(({ recordId }) => recordId === chosen) ?? conflicts[0]
  if (!current) {
    return (
      <EmptyState title="No conflicts">
        When two people disagree on a record, it appears here with both reasons until somebody decides.
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <aside aria-label="Conflicts">
        <p role="status" className="mb-2 text-ink-muted">
          {count(conflicts.length, 'conflict', 'conflicts')}
        </p>
        <div className="h-72 rounded-card border border-line bg-surface lg:h-[32rem]">
          <QueueList
            label="Records in conflict"
            ids={conflicts.map(({ recordId }) => recordId)}
            current={current.recordId}
            papers={papers}
            onChoose={setChosen}
          />
        </div>
      </aside>
      <OneConflict
        key={`${current.stage} ${current.recordId}`}
        conflict={current}
        onDecided={() => setChosen(undefined)}
      />
    </div>
  )
}
