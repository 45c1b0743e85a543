import { useEffect, useRef, type ReactNode } from 'react'

import { confirm } from '#platform/dialogs/confirm.ts'
import { mayEnter } from '#platform/access/plan-access.ts'
import { usePlan, useSubscription } from '#platform/access/subscription.queries.ts'
import { openDialog } from '#platform/dialogs/dialogs.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { usePersona } from '#platform/persona/persona.ts'
import { isAdmin } from '#platform/session/admin.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Spinner } from '#shared/ui/Spinner.tsx'

import type { ActionTargets } from './ChatActions.tsx'
import { ChatMessage } from './ChatMessage.tsx'
import { Composer } from './Composer.tsx'
import { ContextLines } from './ContextLines.tsx'
import { answerTo, conversationMarkdown, type KeptMessage } from './conversation.ts'
import { helpCopy } from './help.copy.ts'
import { HelpByModel } from './HelpByModel.tsx'
import { RetryLine } from './RetryLine.tsx'
import { Suggestions } from './Suggestions.tsx'
import { useConversation } from './use-conversation.ts'
import { useHelpContext } from './use-help-context.ts'

const copy = helpCopy.chat

type Props = ActionTargets & { route: string; source: (title: string) => ReactNode }

/** The conversation with the assistant. */
export function AskTab({ route, source, ...targets }: Props) {
  const { user } = useSession()
  const { plan } = usePlan()
  const mayAssign = mayEnter(useSubscription().data, 'collaborate')
  const { persona } = usePersona()
  const { conversation, pending, ask, retry, startOver } = useConversation(user?.id)
  const { lines, hasRemoved, remove, restore, context } = useHelpContext(route)
  const end = useRef<HTMLDivElement>(null)
  const { messages } = conversation
  const isEmpty = messages.length === 0

  // The newest message is the one to read. (In braces: scrolling returns a promise in today's browsers, and no clean-up.)
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [messages.length, pending])

  const clear = async () => {
    const question = { title: copy.startOverTitle, body: copy.startOverBody, action: copy.startOver }
    if (await confirm(question)) startOver()
  }
  const send = (question: string) => ask(question, context)
  /** The answer as a task: the question names it, and where it came from goes along. */
  const assign = (answer: KeptMessage) => {
    targets.onLeave?.()
    const { conversationId } = conversation
    openDialog({
      name: 'assign-task',
      origin: {
        ...(conversationId !== undefined && { sessionId: conversationId }),
        originatingTool: 'help-chat',
        originalTaskId: answer.id,
        priority: 'medium',
      },
      title: messages.find(({ id }) => id === answer.answers)?.content.split('\n')[0] ?? '',
      description: answer.content,
    })
  }

  return (
    <div className="flex min-h-full flex-col gap-4">
      {isEmpty && (
        <div className="space-y-4 pt-2">
          <p className="font-serif text-lg">{copy.welcome}</p>
          <p className="text-ink-muted">{copy.welcomeDetail}</p>
        </div>
      )}
      <div role="log" aria-label={copy.log} aria-busy={pending !== undefined} className="flex-1">
        {!isEmpty && (
          <ol className="space-y-3">
            {messages.map((message) => {
              const isUnanswered =
                message.role === 'user' && message.id !== pending && !answerTo(conversation, message.id)
              return (
                <ChatMessage
                  key={message.id}
                  message={message}
                  showsRouting={plan === 'tester' || isAdmin(user)}
                  source={source}
                  onAssign={mayAssign && message.role !== 'user' ? () => assign(message) : undefined}
                  {...targets}
                >
                  {message.role !== 'user' && !message.failed && message.answers !== undefined && (
                    <HelpByModel question={messages.find(({ id }) => id === message.answers)?.content ?? ''} />
                  )}
                  {isUnanswered && <p className="mt-2 text-xs text-ink-muted">{copy.noAnswer}</p>}
                  {(isUnanswered || message.failed) && (
                    <RetryLine
                      retryAt={message.retryAt}
                      busy={pending !== undefined}
                      onRetry={() => retry(message.answers ?? message.id, context)}
                    />
                  )}
                </ChatMessage>
              )
            })}
          </ol>
        )}
        {pending !== undefined && (
          <p className="mt-3">
            <Spinner label={copy.thinking} />
          </p>
        )}
      </div>
      {!isEmpty && pending === undefined && (
        <div className="flex flex-wrap justify-end gap-1">
          <Button
            size="small"
            variant="ghost"
            onClick={() =>
              saveFile(new File([conversationMarkdown(conversation)], 'roadrunner-help.md', { type: 'text/markdown' }))
            }
          >
            {copy.save}
          </Button>
          <Button size="small" variant="ghost" onClick={() => void clear()}>
            {copy.startOver}
          </Button>
        </div>
      )}
      <div
        ref={end}
        className={classNames(
          'space-y-2',
          !isEmpty && 'sticky -bottom-5 -mx-5 -mb-5 rounded-b-card border-t border-line bg-surface-raised px-5 py-4',
        )}
      >
        <Composer busy={pending !== undefined} onAsk={send} />
        <ContextLines lines={lines} hasRemoved={hasRemoved} onRemove={remove} onRestore={restore} />
      </div>
      {/* Below the field: they may come while somebody types in it. */}
      {isEmpty && <Suggestions route={route} persona={persona} disabled={pending !== undefined} onAsk={send} />}
    </div>
  )
}
