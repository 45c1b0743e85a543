import { CircleSlash } from 'lucide-react'

import type { AssistSentence } from '#contract/writing.ts'
import { EvidenceQuote } from '#research/evidence/EvidenceQuote.tsx'
import { paperLabels } from '#science/synthesis/paper-label.ts'
import { toast } from '#shared/toast/toast.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Notice } from '#shared/ui/Notice.tsx'

import { useDraft } from '../draft-context.ts'
import { noteDelivered } from './assistance-log.ts'
import { assistCopy as copy } from './assist.copy.ts'
import { proposeAnswer } from './propose.ts'
import type { Delivered } from './use-assist.ts'
import { useCheckedAnswer } from './use-checked-answer.ts'

/** Whether a citation was left out, and not only something marked as doubtful. */
const hasLost = ({ problems }: AssistSentence) => problems.some(({ isDoubtful }) => !isDoubtful)

/** What came back, sentence by sentence, with what it rests on; what failed is struck out and says why. */
export function AnswerCard({ delivered, onDone }: { delivered: Delivered; onDone: () => void }) {
  const { editor, doc, addReferences, showPanel } = useDraft()
  const answer = useCheckedAnswer(delivered)
  const { wish, writtenBy } = delivered
  if (!answer) {
    return (
      <p role="status" className="text-ink-muted">
        {copy.checking}
      </p>
    )
  }
  const { sentences, lost, papers } = answer
  const labels = paperLabels(papers)
  const struck = sentences.filter(({ isStruck }) => isStruck).length
  const isByRules = writtenBy.kind === 'documents'
  const isUnchanged = wish.action === 'shorten' && isByRules && sentences.length === wish.chosen.sentences.length

  const insert = () => {
    const used = new Set(
      sentences.filter((each) => !each.isStruck).flatMap((each) => each.citations.map((c) => c.documentId)),
    )
    addReferences(papers.filter(({ id }) => used.has(id)))
    const byModel = isByRules ? undefined : (writtenBy.model ?? 'a language model')
    const suggestionId = proposeAnswer(editor, {
      action: wish.action,
      chosen: wish.chosen,
      sentences,
      name: byModel ?? copy.rulesName,
      byRules: isByRules,
    })
    if (suggestionId === undefined) {
      toast({ title: copy.changed })
      return
    }
    noteDelivered(doc, suggestionId, {
      action: wish.action,
      at: new Date().toISOString(),
      ...(byModel !== undefined && { byModel }),
    })
    toast({ title: copy.inserted, action: { label: copy.toSuggestions, onClick: () => showPanel('suggestions') } })
    onDone()
  }
  return (
    <section aria-label={copy.answer} className="space-y-3 rounded-card border border-line bg-surface p-3">
      <h3 className="font-semibold">{copy.answer}</h3>
      <ul className="space-y-3">
        {sentences.map((sentence) => (
          <li key={sentence.id} className="space-y-1.5">
            <p dir="auto" className="font-serif text-base leading-snug wrap-anywhere">
              {sentence.isStruck ? <s className="text-ink-muted">{sentence.text}</s> : sentence.text}
              {sentence.kept.length > 0 && !sentence.isStruck && (
                <span className="font-sans text-xs text-ink-muted">
                  {' '}
                  {sentence.kept.map((id) => labels.get(id) ?? id).join('; ')}
                </span>
              )}
            </p>
            {sentence.problems.length > 0 && (
              <div className="flex gap-1.5 text-xs text-ink-muted">
                <CircleSlash size={14} aria-hidden className="mt-0.5 shrink-0 text-state-red" />
                <div className="min-w-0 wrap-anywhere">
                  <span className="font-medium">
                    {sentence.isStruck ? `${copy.struck}. ` : hasLost(sentence) ? `${copy.partly} ` : ''}
                  </span>
                  {sentence.problems.map((problem) => copy.problem(problem)).join(' ')}
                </div>
              </div>
            )}
            {!sentence.isStruck &&
              sentence.citations
                .filter(({ verified }) => verified !== 'none')
                .map((evidence) => (
                  <div key={`${evidence.documentId} ${evidence.start}`} className="space-y-1">
                    <p className="text-xs font-medium">{labels.get(evidence.documentId) ?? evidence.documentId}</p>
                    <EvidenceQuote evidence={evidence} />
                  </div>
                ))}
          </li>
        ))}
      </ul>
      {struck > 0 && <Notice tone="warning">{copy.struckCount(struck)}</Notice>}
      {lost.length > 0 && (
        <Notice tone="warning">{copy.lost(lost.map((id) => labels.get(id) ?? id).join('; '))}</Notice>
      )}
      {isUnchanged && <Notice>{copy.unchanged}</Notice>}
      {struck === sentences.length && <p>{copy.nothingLeft}</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="primary" disabled={struck === sentences.length || isUnchanged} onClick={insert}>
          {copy.insert}
        </Button>
        <Button size="small" variant="ghost" onClick={onDone}>
          {copy.discard}
        </Button>
      </div>
    </section>
  )
}
