import { BookOpen } from 'lucide-react'
import { createElement, use, useMemo, useState } from 'react'

import type { Verdict } from '#contract/review-log.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { paperIdOf } from '#science/review-log/record-id.ts'
import { endsAgreement } from '#science/review-log/stage-outcome.ts'
import { useShortcut } from '#shared/browser/use-shortcut.ts'
import { SelectField } from '#shared/forms/SelectField.tsx'
import { TextAreaField } from '#shared/forms/TextAreaField.tsx'
import { paths } from '#shared/paths.ts'
import { toast } from '#shared/toast/toast.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { ButtonLink } from '#shared/ui/ButtonLink.tsx'

import { labelOf, paperOf } from '../model/records.ts'
import { useReview } from '../model/ReviewProvider.tsx'
import { placeNames, votedNames } from '../model/words.ts'
import { QuoteField, Quotes } from '../QuoteField.tsx'
import { conflictsCopy } from '../screen/conflicts.copy.ts'
import { CriteriaPanel } from '../screen/CriteriaPanel.tsx'
import { RecordCard } from '../screen/RecordCard.tsx'
import { ScreeningKeys } from '../screen/ScreeningKeys.tsx'
import { VerdictBar } from '../screen/VerdictBar.tsx'
import { CriteriaSuggestions } from '../suggest/CriteriaSuggestions.tsx'
import { ReadingContext } from '../reading.ts'
import { fullTextCopy as copy } from './full-text.copy.ts'
import { hasFile, Retrieval } from './Retrieval.tsx'

const noReason = ''

type Props = {
  recordId: string
  /** It was voted on, and the next one is on its way: nothing votes on it any more. */
  isLeft: boolean
  onDecided: () => void
}

/** One report: whether it was had, what it is decided to be and why, and the study that it belongs to. */
export function FullTextRecord({ recordId, isLeft, onDecided }: Props) {
  const { id, question, state, papers, body, beside, me, names, events, write, canWrite } = useReview()
  const record = state.records.get(recordId)
  const paper = paperOf(papers, recordId)
  const own = record?.fullText.votes.find(({ by }) => by === me)
  const [reason, setReason] = useState(own?.reason ?? noReason)
  const [isReasonMissing, setReasonMissing] = useState(false)
  const [note, setNote, discardNote] = useDraft('full-text-note', `${id}/${recordId}`, '')
  const { reasons } = state.stages['full-text']
  const reading = use(ReadingContext)
  const words = useMemo(() => ({ terms: body.terms, criteria: body.criteria }), [body.terms, body.criteria])
  const passages = beside.passages.get(recordId) ?? []
  const lastVote = useMemo(() => {
    const undone = new Set(events.flatMap((event) => (event.kind === 'undone' ? [event.undoes] : [])))
    return events.findLast(
      (event) =>
        event.kind === 'vote' &&
        event.by === me &&
        event.stage === 'full-text' &&
        event.recordId === recordId &&
        !undone.has(event.id),
    )
  }, [events, me, recordId])
  const others = useMemo(
    () => [...state.records.values()].filter(({ id: other, place }) => place === 'included' && other !== recordId),
    [state, recordId],
  )
  if (!record || !paper) return null
  const isHad = record.place !== 'retrieval' && record.place !== 'not-retrieved'

  const vote = (verdict: Verdict, given?: string) => {
    if (isLeft) return
    const why = given ?? reason
    if (verdict === 'exclude' && why === noReason) {
      setReasonMissing(true)
      document.getElementById('full-text-reason')?.focus()
      return
    }
    if (endsAgreement(record.fullText, me, verdict, 'full-text', state.stages['full-text'])) {
      toast({ title: conflictsCopy.endsAgreement, description: conflictsCopy.endsAgreementText })
    }
    write([
      {
        kind: 'vote',
        stage: 'full-text',
        recordId,
        verdict,
        ...(verdict === 'exclude' && { reason: why }),
        ...(note.trim() !== '' && { note: note.trim() }),
      },
    ])
    discardNote()
    onDecided()
  }
  const byReason = (why: string) => vote('exclude', why)
  return (
    <div className={classNames('min-w-0', isHad ? 'grid gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]' : 'space-y-4')}>
      <div className="min-w-0 rounded-card border border-line bg-surface p-5 sm:p-7">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2 border-b border-line pb-4">
          <Badge
            tone={record.place === 'included' ? 'green' : record.place === 'excluded-full-text' ? 'red' : 'neutral'}
          >
            {placeNames[record.place]}
          </Badge>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={paths.document(paperIdOf(recordId))} size="small" icon={BookOpen}>
              Read
            </ButtonLink>
          </div>
        </div>
        <Retrieval record={record} paper={paper} canWrite={canWrite} onSay={(draft) => write([draft])} />
        {isHad && hasFile(paper) && reading ? (
          <section aria-label={copy.reader}>
            <p className="mb-2 text-xs text-ink-muted">{copy.litWords}</p>
            <div className="h-[70dvh] min-h-96 overflow-hidden rounded-control border border-line">
              {createElement(reading, { key: paper.id, documentId: paper.id, words })}
            </div>
          </section>
        ) : (
          <>
            {isHad && <p className="mb-3 text-ink-muted">{copy.noFile}</p>}
            <RecordCard paper={paper} terms={body.terms} source={record.source.name} isSample={false} />
          </>
        )}
      </div>
      {isHad && (
        <div className="space-y-5 rounded-card border border-line bg-surface p-5">
          <details className="border-b border-line pb-4" open>
            <summary className="cursor-pointer font-semibold">Criteria</summary>
            <div className="mt-3">
              <CriteriaPanel
                question={question}
                criteria={body.criteria}
                reasons={reasons}
                onReason={byReason}
                isDisabled={!canWrite}
              />
              <CriteriaSuggestions key={paper.id} paperId={paper.id} criteria={body.criteria} />
            </div>
          </details>
          <ScreeningKeys reasons={reasons} onVote={vote} isEnabled={canWrite} />
          <UndoKey
            isEnabled={canWrite && lastVote !== undefined}
            onUndo={() => lastVote && write([{ kind: 'undone', undoes: lastVote.id }])}
          />
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
            <SelectField
              id="full-text-reason"
              label="Reason, if excluded"
              value={reason}
              disabled={!canWrite}
              onChange={(event) => {
                setReason(event.target.value)
                setReasonMissing(false)
              }}
              options={[
                { value: noReason, label: 'Choose a reason' },
                ...[...new Set([...reasons, ...(own?.reason === undefined ? [] : [own.reason])])].map(
                  (value, index) => ({
                    value,
                    label: `${index + 1}. ${value}`,
                  }),
                ),
                { value: 'Other reason', label: 'Other reason: see the note' },
              ]}
              {...(isReasonMissing && { error: 'Choose the reason first: the flow diagram counts by it.' })}
            />
            <TextAreaField
              label="Note"
              rows={1}
              maxLength={4000}
              value={note}
              disabled={!canWrite}
              onChange={(event) => setNote(event.target.value)}
            />
          </div>
          <Quotes evidence={passages.map(({ evidence }) => evidence)} />
          {canWrite && (
            <QuoteField
              paper={paper}
              label="Passage that decides it"
              onAdd={(evidence) => write([{ kind: 'passage', recordId, evidence }])}
            />
          )}
          {record.fullText.votes.length > 0 && (
            <ul aria-label="Votes" className="flex flex-wrap gap-x-6 gap-y-1 text-ink-muted">
              {record.fullText.votes.map(({ by, verdict, reason: why }) => (
                <li key={by}>
                  {by === me ? 'You' : (names.get(by) ?? 'Somebody')}: {votedNames[verdict].toLowerCase()}
                  {why !== undefined && `, ${why}`}
                </li>
              ))}
            </ul>
          )}
          <VerdictBar
            own={own?.verdict}
            onDecide={vote}
            onUndo={() => lastVote && write([{ kind: 'undone', undoes: lastVote.id }])}
            canUndo={lastVote !== undefined && canWrite}
            isDisabled={!canWrite}
          />
        </div>
      )}
      {record.place === 'included' && (
        <div className="rounded-card border border-line bg-surface p-5">
          <SelectField
            label="Study that this report belongs to"
            hint="Several reports of one study count once."
            disabled={!canWrite}
            value={record.studyId}
            onChange={(event) => write([{ kind: 'study', recordId, studyId: event.target.value }])}
            options={[
              { value: recordId, label: 'A study of its own' },
              ...(record.studyId !== recordId && !others.some(({ studyId }) => studyId === record.studyId)
                ? [{ value: record.studyId, label: labelOf(papers, record.studyId) }]
                : []),
              ...[...new Set(others.map(({ studyId }) => studyId))]
                .filter((studyId) => studyId !== recordId)
                .map((studyId) => ({ value: studyId, label: labelOf(papers, studyId) })),
            ]}
          />
        </div>
      )}
    </div>
  )
}

function UndoKey({ isEnabled, onUndo }: { isEnabled: boolean; onUndo: () => void }) {
  useShortcut('u', onUndo, { label: 'Take your vote back', group: 'Screening', enabled: isEnabled })
  return null
}
