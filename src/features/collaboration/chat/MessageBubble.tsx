import { RotateCw, X } from 'lucide-react'

import { Button } from '#shared/ui/Button.tsx'
import { classNames } from '#shared/ui/class-names.ts'

import { chatCopy as copy } from './chat.copy.ts'
import { MessageText } from './MessageText.tsx'
import type { OutgoingMessage } from './outbox.ts'

const BUBBLE = 'w-fit max-w-[min(42rem,90%)] rounded-card px-3.5 py-2'

type Props = {
  name: string
  time: string
  at: string | undefined
  isMine: boolean
  isFirst: boolean
  text: string
  /** A mention led here for it. */
  isMentioned?: boolean
}

/** One message; who wrote it stands over the first of several in a row. */
export const MessageBubble = ({ name, time, at, isMine, isFirst, text, isMentioned = false }: Props) => (
  <li
    aria-current={isMentioned || undefined}
    className={classNames('flex flex-col', isMine ? 'items-end' : 'items-start', isFirst ? 'mt-3' : 'mt-1')}
  >
    {isFirst && (
      <p className="mb-0.5 text-xs text-ink-muted">
        <span className="font-semibold text-ink">{isMine ? 'You' : name}</span> <time dateTime={at}>{time}</time>
      </p>
    )}
    <div
      className={classNames(
        BUBBLE,
        isMine ? 'bg-accent-soft' : 'bg-surface-sunken',
        isMentioned && 'outline-2 outline-accent',
      )}
    >
      <MessageText text={text} />
    </div>
  </li>
)

type OutgoingProps = {
  message: OutgoingMessage
  /** Nothing goes out at the moment. */
  isHeld: boolean
  onRetry: () => void
  onRemove: () => void
}

/** A message that the server has not confirmed: on its way, held up, or failed with its text kept. */
export function OutgoingBubble({ message: { content, state, problem }, isHeld, onRetry, onRemove }: OutgoingProps) {
  const hasFailed = state === 'unknown' || state === 'refused'
  const waits = isHeld && state === 'waiting'
  const words = hasFailed ? copy.failed : waits ? copy.held : copy.sending
  return (
    <li className="mt-3 flex flex-col items-end">
      <div className={classNames(BUBBLE, 'border border-dashed border-line-strong')}>
        <MessageText text={content} />
      </div>
      {hasFailed || waits ? (
        <div role={hasFailed ? 'alert' : undefined} className="mt-1 flex flex-wrap items-center justify-end gap-1.5">
          <p className={hasFailed ? 'text-state-red' : 'text-ink-muted'}>
            {words}
            {problem ? `: ${problem}` : ''}
          </p>
          <Button size="small" icon={RotateCw} onClick={onRetry}>
            {copy.retry}
          </Button>
          <Button size="small" variant="ghost" icon={X} onClick={onRemove}>
            {copy.remove}
          </Button>
        </div>
      ) : (
        <p className="mt-0.5 text-xs text-ink-muted">{words}</p>
      )}
    </li>
  )
}
