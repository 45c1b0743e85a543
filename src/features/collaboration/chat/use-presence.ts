import { useState } from 'react'

import { useConnection, useProjectRoom, useSocketEvent } from '#platform/realtime/use-socket-event.ts'

import type { ChatRoom } from './chat-room.ts'

type Here = { userId: string; name: string }

/** Who has the chat of a project open now, by connection; a lost line empties the list and the next connect fills it. */
export function usePresence(room: ChatRoom, userId: string | undefined): string[] {
  const [here, setHere] = useState<ReadonlyMap<string, Here>>(new Map())
  const connection = useConnection()
  const projectId = room.kind === 'project' ? room.id : undefined
  useProjectRoom(projectId)
  useSocketEvent('project-user-joined', (event) => {
    if (event.projectId !== projectId || event.socketId == null) return
    const who = { userId: event.userId ?? event.socketId, name: event.userName ?? 'Somebody' }
    setHere((before) => new Map([...before, [event.socketId ?? '', who]]))
  })
  useSocketEvent('project-user-left', (event) => {
    if (event.projectId !== projectId) return
    setHere((before) => new Map([...before].filter(([socketId]) => socketId !== event.socketId)))
  })
  if (connection !== 'connected') return []
  const others = new Map([...here.values()].filter((who) => who.userId !== userId).map((who) => [who.userId, who.name]))
  return [...others.values()]
}
