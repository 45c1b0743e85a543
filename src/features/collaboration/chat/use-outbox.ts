import { useEffect, useRef, useState } from 'react'

import type { KeyedMessage } from '#contract/collaboration.ts'
import { useDraft } from '#platform/drafts/use-draft.ts'
import { newKey } from '#shared/browser/new-key.ts'

import { roomName, sendMessage, type ChatRoom } from './chat-room.ts'
import { emptyOutbox, isSame, keptOutbox, restoredOutbox, type OutgoingMessage } from './outbox.ts'

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

/**
 * Messages on their way, one after another so that their order holds. One that fails stays, with its text, until it is
 * sent again or removed; it survives a reload; one that arrived although its answer did not is recognised and let go.
 */
export function useOutbox({ room, userId, messages, emit, onSent, refetch }: Parts) {
  const [kept, keep, forget] = useDraft('chat-outbox', roomName(room), emptyOutbox)
  const [outgoing, setOutgoing] = useState<readonly OutgoingMessage[]>(() => restoredOutbox(kept))
  const queue = useRef(Promise.resolve())
  const latest = useRef(outgoing)

  const change = (next: readonly OutgoingMessage[]) => {
    latest.current = next
    setOutgoing(next)
    if (next.length === 0) forget()
    else keep(keptOutbox(next))
  }
  const become = (key: string, state: Partial<OutgoingMessage>) =>
    change(latest.current.map((each) => (each.key === key ? { ...each, ...state } : each)))
  const drop = (key: string) => change(latest.current.filter((each) => each.key !== key))

  const send = (key: string) => {
    queue.current = queue.current.then(async () => {
      const mine = latest.current.find((each) => each.key === key)
      if (!mine) return
      become(key, { state: 'sending' })
      if (emit) {
        emit(mine.content)
        return become(key, { state: 'emitted' })
      }
      try {
        const sent = await sendMessage(room, mine.content, key)
        if (sent) onSent(sent)
        else await refetch()
        drop(key)
      } catch (error) {
        become(key, { state: 'failed', ...(error instanceof Error && { problem: error.message }) })
        await refetch()
      }
    })
  }

  // What stands in the room already is no longer on its way.
  const arrived = outgoing.filter((mine) => messages.some((message) => isSame(mine, message, userId)))
  useEffect(() => {
    for (const { key, state } of arrived) if (state === 'failed' || state === 'emitted') drop(key)
  })

  return {
    outgoing: outgoing.filter((mine) => !arrived.includes(mine)),
    say: (content: string) => {
      const key = newKey()
      change([...latest.current, { key, content, at: Date.now(), state: 'waiting' }])
      send(key)
    },
    retry: (key: string) => {
      become(key, { state: 'waiting' })
      send(key)
    },
    remove: drop,
  }
}
