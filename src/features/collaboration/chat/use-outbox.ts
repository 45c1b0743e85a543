import { useEffect, useMemo } from 'react'

import type { KeyedMessage } from '#contract/collaboration.ts'
import { draftKey } from '#platform/drafts/draft-store.ts'
import { openStores } from '#research/saving/open-stores.ts'
import { useSending } from '#research/saving/use-sending.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { useStore } from '#shared/browser/store.ts'

import { roomName, sendMessage, type ChatRoom } from './chat-room.ts'
import { createChatOutbox, isSame, type ChatOutbox } from './outbox.ts'

type Parts = {
  room: ChatRoom
  userId: string | undefined
  messages: readonly KeyedMessage[]
  /** Sends over the socket, where that alone carries the room: the message comes back as the room's. */
  emit?: ((content: string) => void) | undefined
  onSent: (message: KeyedMessage) => void
  /** Asks what the server has: after a send of which nobody knows the outcome, and where the reply carries no message. */
  refetch: () => Promise<unknown>
}

const outboxAt = openStores<ChatOutbox>()

/**
 * Messages on their way. One that fails stays, with its text, until it is sent again or removed; one that arrived although
 * its answer did not is recognised and let go.
 */
export function useOutbox({ room, userId, messages, emit, onSent, refetch }: Parts) {
  const isLive = emit !== undefined
  const outbox = useMemo(() => {
    const key = draftKey(userId, 'chat-messages', `${roomName(room)}${isLive ? ' live' : ''}`)
    return outboxAt(key, () =>
      createChatOutbox(
        key,
        ({ content, key: clientKey }) => {
          if (!emit) return sendMessage(room, content, clientKey)
          emit(content)
          return Promise.resolve(undefined)
        },
        { isConfirmed: !isLive },
      ),
    )
    // One for each room: what it is made with means the same each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [userId, roomName(room), isLive])
  useEffect(() =>
    outbox.listen(
      (sent) => void (sent ? onSent(sent) : isLive || refetch()),
      () => void refetch(),
    ),
  )
  useSending(outbox)
  const { items, state } = useStore({ subscribe: outbox.subscribe, get: outbox.current })

  // What stands in the room already is no longer on its way.
  const arrived = items.filter((mine) => messages.some((message) => isSame(mine, message, userId)))
  useEffect(() => {
    for (const { key, state: was } of arrived) if (was === 'unknown' || was === 'sent') outbox.takeBack(key)
  })

  return {
    outgoing: items.filter((mine) => !arrived.includes(mine)),
    /** The line is in the way: what waits goes when it is back. */
    isHeld: state === 'waiting',
    say: (content: string) => outbox.add({ key: newKey(), content, at: Date.now() }),
    retry: (key: string) => void outbox.again(key),
    remove: (key: string) => outbox.takeBack(key),
  }
}
