import { BookOpenText, ListTodo } from 'lucide-react'
import type { ReactNode } from 'react'

import { relativeTime } from '#shared/format/relative-time.ts'
import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { ChatActions, type ActionTargets } from './ChatActions.tsx'
import type { KeptMessage } from './conversation.ts'
import { helpCopy } from './help.copy.ts'
import { ReplyText } from './ReplyText.tsx'
import { useUnrolled } from './use-unrolled.ts'

const copy = helpCopy.chat

type Props = ActionTargets & {
  message: KeptMessage
  showsRouting: boolean
  /** Draws the title of the article that an answer comes from. */
  source: (title: string) => ReactNode
  /** Makes a task of an answer; without, this person may not. */
  onAssign?: (() => void) | undefined
  children?: ReactNode
}

/** One message: a question at the right, an answer at the left with where it comes from and what it offers. */
export function ChatMessage({ message, showsRouting, source, onAssign, children, ...targets }: Props) {
  const isMine = message.role === 'user'
  const time = relativeTime(message.timestamp)
  const { shown, isPartial } = useUnrolled(message.content, message.failed || isMine ? undefined : message.timestamp)
  return (
    <li className={classNames('flex', isMine && 'justify-end')}>
      <div
        className={classNames(
          'min-w-0 rounded-card px-4 py-3',
          isMine ? 'max-w-[85%] bg-accent-soft' : 'w-full border border-line bg-surface',
        )}
      >
        <p className="mb-1 flex justify-between gap-4 text-xs text-ink-muted">
          <span className="font-medium">{isMine ? copy.you : copy.assistant}</span>
          {time !== '' && <time dateTime={message.timestamp ?? undefined}>{time}</time>}
        </p>
        {isMine ? (
          <p className="wrap-anywhere whitespace-pre-wrap">{message.content}</p>
        ) : (
          // Whoever listens hears it once, when it is whole.
          <div aria-hidden={isPartial || undefined}>
            <ReplyText text={shown} isPartial={isPartial} onLeave={targets.onLeave} />
          </div>
        )}
        {!isMine && !message.failed && !isPartial && (
          <>
            <ChatActions message={message} {...targets} />
            {message.knowledgeBase?.title && (
              <p className="mt-3 flex items-center gap-1.5 text-xs text-ink-muted">
                <BookOpenText size={12} aria-hidden className="shrink-0" />
                <span className="min-w-0 wrap-anywhere">
                  {copy.from}: {source(message.knowledgeBase.title.slice(0, 200))}
                </span>
              </p>
            )}
            {showsRouting && message.routing?.intent && (
              <p className="mt-1 text-xs wrap-anywhere text-ink-muted">
                {copy.routed(message.routing.intent.slice(0, 100), confidenceOf(message.routing.confidence))}
              </p>
            )}
            {onAssign && (
              <Button size="small" variant="ghost" icon={ListTodo} className="mt-2 -ml-2.5" onClick={onAssign}>
                {copy.assign}
              </Button>
            )}
          </>
        )}
        {children}
      </div>
    </li>
  )
}

const confidenceOf = (confidence: number | null | undefined) =>
  typeof confidence === 'number' && Number.isFinite(confidence) ? `, confidence ${confidence.toFixed(2)}` : ''
