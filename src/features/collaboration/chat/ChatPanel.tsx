import { ArrowDown } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { useConnection, useEmit } from '#platform/realtime/use-socket-event.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { chatCopy as copy } from './chat.copy.ts'
import { ChatComposer } from './ChatComposer.tsx'
import { roomName, type ChatRoom } from './chat-room.ts'
import { useMentionedMessage } from './mentioned-message.ts'
import { MessageBubble, OutgoingBubble } from './MessageBubble.tsx'
import { useChatHistory } from './use-chat-history.ts'
import { useOutbox } from './use-outbox.ts'
import { usePresence } from './use-presence.ts'
import { useTyping } from './use-typing.ts'

type Props = {
  room: ChatRoom
  /** What the room is called: 'Chat of the team Alpha'. */
  label: string
  /** User names that can be called with @. */
  people?: readonly string[]
  /** Why nothing can be written here; absent where one may write. */
  readOnly?: string | undefined
}

const TICK_MS = 30_000
/** So close to the end counts as reading along. */
const NEAR_PX = 80
const nobody: readonly string[] = []

/** A room to talk in: what was said, who is there, who is typing, what is on its way. */
export function ChatPanel({ room, label, people = nobody, readOnly }: Props) {
  const { user } = useSession()
  const now = useNow(TICK_MS)
  const connection = useConnection()
  const history = useChatHistory(room)
  const { messages } = history
  const emit = useEmit()
  const outbox = useOutbox({
    room,
    userId: user?.id,
    messages,
    emit:
      room.kind === 'project' && room.isLiveOnly
        ? (message) => emit('send-project-chat-message', { projectId: room.id, message })
        : undefined,
    onSent: history.add,
    refetch: history.refetch,
  })
  const { typing, tell } = useTyping(room, user?.id)
  const here = usePresence(room, user?.id)
  const box = useRef<HTMLDivElement>(null)
  const isReadingAlong = useRef(true)
  const [hasNewer, setHasNewer] = useState(false)

  const mentioned = useMentionedMessage()?.messageId
  const isLoaded = mentioned !== undefined && messages.some(({ id }) => id === mentioned)
  useEffect(() => {
    if (!isLoaded) return
    isReadingAlong.current = false
    box.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'center' })
  }, [isLoaded])

  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
    setHasNewer(false)
  }
  const lastId = messages.at(-1)?.id
  useLayoutEffect(() => {
    if (isReadingAlong.current) toEnd()
    else setHasNewer(true)
  }, [lastId, outbox.outgoing.length])
  const handleScroll = () => {
    if (!box.current) return
    const { scrollHeight, scrollTop, clientHeight } = box.current
    isReadingAlong.current = scrollHeight - scrollTop - clientHeight < NEAR_PX
    if (isReadingAlong.current) setHasNewer(false)
  }

  return (
    <section
      aria-label={label}
      className="relative flex h-[min(36rem,75dvh)] min-h-80 flex-col rounded-card border border-line bg-surface"
    >
      <h2 className="border-b border-line px-4 py-2.5 font-semibold wrap-anywhere">{label}</h2>
      {here.length > 0 && <p className="border-b border-line px-4 py-2 text-ink-muted">{copy.here(here)}</p>}
      {connection === 'down' && <p className="bg-state-yellow-soft px-4 py-2">{copy.notConnected}</p>}
      <div
        ref={box}
        role="log"
        aria-label={`Messages, ${label}`}
        // What scrolls must be reachable for those who scroll by key.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={handleScroll}
        className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-4 py-3"
      >
        {history.hasOlder && (
          <Button size="small" variant="ghost" busy={history.isLoadingOlder} onClick={history.loadOlder}>
            {copy.older}
          </Button>
        )}
        {history.isPending && <Skeleton lines={4} />}
        {history.error && <ErrorCard title={copy.notLoaded} of={history} kept={copy.notLoadedKept} />}
        {!history.isPending && !history.error && messages.length + outbox.outgoing.length === 0 && (
          <div className="py-8 text-center text-ink-muted">
            <p className="font-semibold">{copy.empty}</p>
            <p>{copy.emptyMore}</p>
          </div>
        )}
        <ol>
          {messages.map((message, index) => (
            <MessageBubble
              key={message.id}
              name={message.userName ?? 'Somebody'}
              time={relativeTime(message.createdAt, now)}
              at={message.createdAt ?? undefined}
              isMine={message.userId === user?.id}
              isFirst={messages[index - 1]?.userId !== message.userId}
              text={message.content}
              isMentioned={message.id === mentioned}
            />
          ))}
          {outbox.outgoing.map((message) => (
            <OutgoingBubble
              key={message.key}
              message={message}
              isHeld={outbox.isHeld}
              onRetry={() => outbox.retry(message.key)}
              onRemove={() => outbox.remove(message.key)}
            />
          ))}
        </ol>
      </div>
      {hasNewer && (
        <div className="absolute inset-x-0 bottom-24 flex justify-center">
          <Button size="small" icon={ArrowDown} onClick={toEnd}>
            {copy.newer}
          </Button>
        </div>
      )}
      <p aria-live="polite" className="min-h-6 px-4 text-ink-muted">
        {typing.length > 0 && copy.typing(typing)}
      </p>
      {readOnly === undefined ? (
        <ChatComposer
          key={roomName(room)}
          name={roomName(room)}
          label={`Message, ${label}`}
          people={people}
          onSay={(text) => {
            isReadingAlong.current = true
            outbox.say(text)
          }}
          onTyping={tell}
        />
      ) : (
        <p className="border-t border-line px-4 py-3 text-ink-muted">{readOnly}</p>
      )}
    </section>
  )
}
