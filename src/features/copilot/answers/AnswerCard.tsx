import { useEffect } from 'react'

import type { Answer, CopilotMessage, CopilotSession, Question } from '#contract/copilot.ts'
import { useConsume } from '#platform/access/use-consume.ts'
import { evidenceCopy } from '#research/evidence/evidence.copy.ts'
import type { OpenedPassage } from '#research/evidence/passage-address.ts'
import { isAllStruck } from '#science/synthesis/struck.ts'
import { takeRun } from '#platform/access/started-runs.ts'
import { useStreamedSections } from '#research/streamed-sections/streamed-sections.ts'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'

import { copilotCopy as copy } from '../copilot.copy.ts'
import { messagesQuery } from '../copilot.queries.ts'
import { AnswerFoot } from './AnswerFoot.tsx'
import { AnswerSections } from './AnswerSections.tsx'
import { AnswerState } from './AnswerState.tsx'
import { AnswerTableView } from './AnswerTableView.tsx'
import { NotInDocuments } from './NotInDocuments.tsx'
import { Pager, type PagerState } from './Pager.tsx'
import { Steps } from './Steps.tsx'
import { Streamed } from './Streamed.tsx'
import { useCheckedAnswer } from './use-checked-answer.ts'

type Props = {
  session: CopilotSession
  answer: Answer
  question: CopilotMessage | undefined
  pager: PagerState
  isFresh: boolean
  isResuming: boolean
  onResume: () => void
  onAgain: (question: Question, byRules?: boolean) => void
  onOpenPassage: (passage: OpenedPassage) => void
}

/** One answer: how it was come by, its sentences with their passages, what was not found, and what can be done with it. */
export function AnswerCard({ session, answer, question, pager, isFresh, ...on }: Props) {
  const streamed = useStreamedSections(answer, messagesQuery(session.id).queryKey)
  const checked = useCheckedAnswer(answer)
  const consume = useConsume()
  const isBeingWritten = answer.status === 'writing'
  const isDelivered = answer.status === 'complete' && !answer.isEmpty && !isAllStruck(answer.sections)
  useEffect(() => {
    if (answer.status !== 'writing' && takeRun(answer.id) && isDelivered) consume('synthesis', answer.id)
  }, [answer.status, answer.id, isDelivered, consume])

  const asked = question?.role === 'question' ? question : undefined
  return (
    <article
      data-answer
      tabIndex={-1}
      aria-label={copy.copilot}
      aria-busy={isBeingWritten}
      className="scroll-mt-4 rounded-card border border-line bg-surface px-4 py-4 focus-visible:outline-2 sm:px-5"
    >
      <Steps answer={answer} />
      {checked.error && (
        <ErrorCard
          title={checked.textsFailed > 0 ? evidenceCopy.textsFailed(checked.textsFailed) : copy.papersFailed}
          of={checked}
          kept={copy.textKept}
        />
      )}
      <AnswerSections checked={checked} onOpen={on.onOpenPassage} isCopied={answer.scope?.kind === 'shared'} />
      {isBeingWritten && (
        <Streamed answer={answer} streamed={streamed} ready={answer.sections.length} isFresh={isFresh} />
      )}
      {answer.table && <AnswerTableView table={answer.table} checked={checked} onOpen={on.onOpenPassage} />}
      {!isBeingWritten && <NotInDocuments answer={answer} />}
      <AnswerState
        answer={answer}
        onByRules={asked && (() => on.onAgain(asked, true))}
        isResuming={on.isResuming}
        onResume={on.onResume}
      />
      <Pager {...pager} />
      {!isBeingWritten && (
        <AnswerFoot session={session} answer={answer} question={asked} checked={checked} onAgain={on.onAgain} />
      )}
    </article>
  )
}
