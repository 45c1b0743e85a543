import { useCallback, useEffect, useRef, useState } from 'react'

import { useEmit, useSocketEvent } from '#platform/realtime/use-socket-event.ts'

import type { ChatRoom } from './chat-room.ts'

/** It is said again so often while somebody types, and believed a little longer: the end may get lost. */
const SAY_EVERY_MS = 3000
const BELIEVED_MS = 6000

/** Who is typing in a room, and the way to say that oneself is. */
export function useTyping(room: ChatRoom, userId: string | undefined) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const saidAt = useRef(0)
  const emit = useEmit()

  const hear = (id: string, name: string, isTyping: boolean) => {
    if (id === userId) return
    clearTimeout(timers.current.get(id))
    const without = (before: ReadonlyMap<string, string>) => new Map([...before].filter(([other]) => other !== id))
    if (!isTyping) return setNames(without)
    timers.current.set(
      id,
      setTimeout(() => setNames(without), BELIEVED_MS),
    )
    return setNames((before) => new Map([...before, [id, name]]))
  }
  useSocketEvent('chat-typing', (event) => {
    const isHere = room.kind === 'global' ? event.teamId == null : room.kind === 'team' && event.teamId === room.id
    if (isHere) hear(event.userId, event.userName, event.isTyping)
  })
  // The texts name no event of its own for a project: its typing comes as that of a document.
  useSocketEvent('user-typing', (event) => {
    if (room.kind === 'project' && event.documentId === room.id && event.socketId != null) {
      hear(event.socketId, event.userName ?? 'Somebody', event.isTyping)
    }
  })
  useEffect(() => {
    const running = timers.current
    return () => running.forEach((timer) => clearTimeout(timer))
  }, [])

  const tell = useCallback(
    (isTyping: boolean) => {
      const now = Date.now()
      if (isTyping && now - saidAt.current < SAY_EVERY_MS) return
      if (!isTyping && saidAt.current === 0) return
      saidAt.current = isTyping ? now : 0
      if (room.kind === 'project') emit('project-chat-typing', { projectId: room.id, isTyping })
      else emit('chat-typing', { ...(room.kind === 'team' && { teamId: room.id }), isTyping })
    },
    [room, emit],
  )
  return { typing: [...names.values()], tell }
}
