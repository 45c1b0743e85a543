import { useCallback, useMemo, useState, type ReactNode } from 'react'

import type { Verdict } from '#contract/review-log.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'
import { count } from '#shared/format/count.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { paperOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { useReviewAddress } from '../model/review-address.ts'
import { votedNames } from '../model/words.ts'
import { CriteriaSuggestions } from '../suggest/CriteriaSuggestions.tsx'
import { CriteriaPanel } from './CriteriaPanel.tsx'
import { ownVotes } from './own-votes.ts'
import { PilotCard } from './PilotCard.tsx'
import { QueueList } from './QueueList.tsx'
import { RecordCard } from './RecordCard.tsx'
import { ScreeningKeys } from './ScreeningKeys.tsx'
import { StopPanel } from './StopPanel.tsx'
import { TermsEditor } from './TermsEditor.tsx'
import { useFirstPapers } from './use-first-papers.ts'
import { orders, type Order } from './use-queue.ts'
import { useScreening } from './use-screening.ts'
import { VerdictBar } from './VerdictBar.tsx'

const orderNames: Record<Order, string> = { relevance: 'Most promising first', random: 'Random', date: 'Newest first' }
const noTerms = { include: [], exclude: [] }
const ranked = {
  learnt: 'learnt from what was accepted',
  question: 'by the words of the question, until one is accepted',
  random: 'by chance, until one is accepted',
  arrival: 'of their arrival, until all papers have been read',
} as const

function Fold({ title, isOpen = true, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="border-b border-line py-3 last:border-b-0">
      <summary className="cursor-pointer font-semibold">{title}</summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}

/** Titles and abstracts, one at a time, by key or by hand, with the criteria beside. */
export function ScreeningStage() {
  const { id, body, state, papersAre, question, canWrite, me } = useReview()
  const { record, to } = useReviewAddress()
  const [order, setOrder] = useState<Order>('relevance')
  const [list, setList] = useState<'todo' | 'done'>('todo')
  const [isLit, setLit] = useState(true)
  const desk = useScreening(order, record)
  const { current, upcoming, decide, choose } = desk
  const papers = useFirstPapers(current, upcoming)
  const isReading = papersAre === 'reading'
  const [note, setNote, discardNote] = useDraft('screening-note', `${id}/${current ?? ''}`, '')
  const { reasons } = state.stages['title-abstract']
  const votes = useMemo(() => ownVotes(state, me), [state, me])
  const doneIds = useMemo(() => votes.map(({ recordId }) => recordId).toReversed(), [votes])
  const verdictOf = useMemo(
    () => new Map(votes.map(({ recordId, verdict }) => [recordId, votedNames[verdict]])),
    [votes],
  )
  const paper = current === undefined ? undefined : paperOf(papers, current)
  // Nobody votes on what is not in front of them.
  const isDisabled = !canWrite || paper === undefined

  const vote = useCallback(
    (verdict: Verdict, reason?: string) => {
      decide(verdict, { ...(reason !== undefined && { reason }), ...(note.trim() !== '' && { note: note.trim() }) })
      discardNote()
    },
    [decide, note, discardNote],
  )
  const byReason = useCallback((reason: string) => vote('exclude', reason), [vote])
  const noteOf = useCallback((each: string) => verdictOf.get(each) ?? '', [verdictOf])
  useShortcut('u', desk.undo, { label: 'Take the last vote back', group: 'Screening', enabled: canWrite })
  useShortcut('j', () => desk.move(1), { label: 'Next record', group: 'Screening' })
  useShortcut('k', () => desk.move(-1), { label: 'Previous record', group: 'Screening' })
  useShortcut('h', () => setLit(!isLit), { label: 'Marked words on or off', group: 'Screening' })

  if (state.records.size === 0) {
    return (
      <EmptyState
        title="There is nothing to screen yet"
        action={
          <ButtonLink to={to({ stage: 'records' })} variant="primary">
            Add records
          </ButtonLink>
        }
      >
        Records come from your library: imported files, searches and collections.
      </EmptyState>
    )
  }
  const left = upcoming.length
  return (
    <div className="grid gap-5 lg:grid-cols-[16rem_minmax(0,1fr)_19rem]">
      <ScreeningKeys reasons={reasons} onVote={vote} isEnabled={!isDisabled} />
      <aside aria-label="Queue" className="min-w-0 max-lg:order-3">
        <div className="space-y-2">
          <SelectField
            label="Order"
            value={order}
            onChange={(event) => setOrder(orders.find((each) => each === event.target.value) ?? 'relevance')}
            options={orders.map((value) => ({ value, label: orderNames[value] }))}
            {...(desk.rankedBy !== undefined && { hint: `In an order ${ranked[desk.rankedBy]}.` })}
          />
          <SelectField
            label="Show"
            labelHidden
            value={list}
            onChange={(event) => setList(event.target.value === 'done' ? 'done' : 'todo')}
            options={[
              { value: 'todo', label: `To do (${left.toLocaleString('en')})` },
              { value: 'done', label: `Decided by you (${doneIds.length.toLocaleString('en')})` },
            ]}
          />
        </div>
        <div className="mt-2 h-[28rem] rounded-card border border-line bg-surface lg:h-[calc(100dvh-22rem)]">
          <QueueList
            label={list === 'done' ? 'Decided by you' : 'To do'}
            ids={list === 'done' ? doneIds : upcoming}
            current={current}
            papers={papers}
            isReading={isReading}
            {...(list === 'done' && { noteOf })}
            onChoose={choose}
          />
        </div>
      </aside>
      <div className="min-w-0">
        <PilotCard stage="title-abstract" />
        <p aria-live="polite" className="mb-3 min-h-5 text-xs text-ink-muted">
          {desk.said} {count(left, 'record waits', 'records wait')} for you.
        </p>
        {!paper && (left > 0 || current !== undefined) && (isReading || desk.isRanking) && <Skeleton lines={6} />}
        {paper && current !== undefined && (
          <>
            <div className="rounded-card border border-line bg-surface p-5 sm:p-7">
              <RecordCard
                paper={paper}
                terms={isLit ? body.terms : noTerms}
                source={state.records.get(current)?.source.name ?? ''}
                isSample={desk.inSample.has(current)}
              />
              <TextAreaField
                label="Note"
                hint="Goes into the log with your vote."
                rows={1}
                className="mt-6 max-w-reading"
                maxLength={4000}
                value={note}
                disabled={!canWrite}
                onChange={(event) => setNote(event.target.value)}
              />
            </div>
            <div className="sticky bottom-0 mt-3 bg-page/95 py-3">
              <VerdictBar
                own={desk.ownVote}
                onDecide={vote}
                onUndo={desk.undo}
                canUndo={desk.canUndo}
                isDisabled={isDisabled}
              />
            </div>
          </>
        )}
        {left === 0 && current === undefined && (
          <EmptyState
            title="Nothing waits for your vote"
            action={
              <>
                <ButtonLink to={to({ stage: 'conflicts' })}>Conflicts</ButtonLink>
                <ButtonLink to={to({ stage: 'full-text' })} variant="primary">
                  Full text
                </ButtonLink>
              </>
            }
          >
            What others still have to vote on is shown on the overview.
          </EmptyState>
        )}
      </div>
      <aside aria-label="Criteria and stopping" className="min-w-0 rounded-card border border-line bg-surface px-4">
        <Fold title="Criteria">
          <CriteriaPanel
            question={question}
            criteria={body.criteria}
            reasons={reasons}
            onReason={byReason}
            isDisabled={isDisabled}
          />
          {paper && <CriteriaSuggestions key={paper.id} paperId={paper.id} criteria={body.criteria} />}
        </Fold>
        <Fold title="Marked words" isOpen={false}>
          <TermsEditor />
        </Fold>
        <Fold title="When to stop">
          <StopPanel waiting={upcoming} />
        </Fold>
      </aside>
    </div>
  )
}
