import { useEffect, useMemo, useRef } from 'react'

import type { CopilotMessage, CopilotSession } from '#contract/copilot.ts'
import { chosenBranch, siblingsOf } from '#science/copilot/message-tree.ts'
import type { OpenedPassage } from '#research/evidence/passage-address.ts'
import { PageTitle } from '#shared/ui/PageTitle.tsx'

import { AnswerCard } from './answers/AnswerCard.tsx'
import { QuestionCard } from './answers/QuestionCard.tsx'
import { Composer } from './Composer.tsx'
import { copilotCopy as copy } from './copilot.copy.ts'
import { isWriting } from './copilot.queries.ts'
import { useEndOfWriting } from './use-end-of-writing.ts'
import { useChangeSession } from './copilot.mutations.ts'
import { ScopeBar } from './scope/ScopeBar.tsx'
import { useAnswerActions } from './use-answer-actions.ts'
import { useAsking } from './use-asking.ts'
import { useComposer } from './use-composer.ts'

type Props = {
  session: CopilotSession
  messages: readonly CopilotMessage[]
  /** False while the server does not answer. */
  isFresh: boolean
  onOpenPassage: (passage: OpenedPassage) => void
}

const nothing = () => undefined
/** A question and its answer. */
const ONE_EXCHANGE = 2

/** The chosen branch from its first question to its last answer, and where the next question is typed. */
export function Conversation({ session, messages, isFresh, onOpenPassage }: Props) {
  const { id } = session
  const branch = useMemo(() => chosenBranch(messages, session.headId), [messages, session.headId])
  const last = branch.at(-1)
  const asking = useAsking(id, session.scope, nothing)
  const actions = useAnswerActions(id)
  const change = useChangeSession(copy.scopeFailed)
  const choose = useChangeSession(copy.chooseFailed)
  const parentId = last?.role === 'answer' ? last.id : (last?.parentId ?? null)
  const composer = useComposer(id, (text, onDone) => asking.ask({ text, parentId }, onDone))
  const writing = branch.find(isWriting)
  useEndOfWriting(messages.some(isWriting))

  // A question that was just asked comes to the top, and a long session opens at its last one; what is read is not moved.
  const list = useRef<HTMLOListElement>(null)
  const count = useRef(ONE_EXCHANGE)
  useEffect(() => {
    const question = list.current?.lastElementChild?.previousElementSibling
    if (branch.length > count.current) question?.scrollIntoView?.({ block: 'start' })
    count.current = branch.length
  }, [branch.length])

  const pagerOf = (message: CopilotMessage) => {
    const { place, all } = siblingsOf(messages, message)
    return {
      place,
      count: all.length,
      onChoose: (at: number) => {
        const headId = all[at]?.id
        if (headId !== undefined) choose.mutate({ params: { sessionId: id }, body: { headId } })
      },
    }
  }
  return (
    <div className="mx-auto flex min-h-full max-w-3xl flex-col px-4 pt-6 sm:px-6">
      <PageTitle documentTitle={`${session.title} · ${copy.title}`}>{session.title}</PageTitle>
      <ol ref={list} className="flex-1 space-y-6">
        {branch.map((message) => (
          <li key={message.id} className="scroll-mt-4">
            {message.role === 'question' ? (
              <QuestionCard
                question={message}
                pager={pagerOf(message)}
                isBusy={asking.isAsking}
                onEdit={(text, onDone) => asking.ask({ text, parentId: message.parentId }, onDone)}
              />
            ) : (
              <AnswerCard
                session={session}
                answer={message}
                question={branch.find(({ id: each }) => each === message.parentId)}
                pager={pagerOf(message)}
                isFresh={isFresh}
                isResuming={actions.isResuming}
                onResume={() => actions.resume(message)}
                onAgain={(question, byRules) => asking.ask({ again: question, ...(byRules && { byRules }) })}
                onOpenPassage={onOpenPassage}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="sticky bottom-0 -mx-1 mt-6 bg-page px-1 pt-2 pb-4">
        <Composer
          composer={composer}
          isAsking={asking.isAsking}
          failure={asking.failure}
          onStop={writing && (() => actions.stop(writing))}
          scope={
            <ScopeBar
              scope={session.scope}
              label={session.scopeLabel ?? undefined}
              papers={session.scopePapers ?? undefined}
              onChange={(scope) => change.mutate({ params: { sessionId: id }, body: { scope } })}
            />
          }
        />
      </div>
    </div>
  )
}
