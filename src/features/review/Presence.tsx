import { useState } from 'react'

import { useConnection, useDocumentRoom, useSocketEvent } from '#platform/realtime/use-socket-event.ts'

import { useReview } from './model/ReviewProvider.tsx'

/** Who has this review open now. A lost line empties the list; the next connect fills it. */
export function Presence() {
  const { id, me } = useReview()
  const [here, setHere] = useState<ReadonlyMap<string, { userId: string; name: string }>>(new Map())
  const connection = useConnection()
  useDocumentRoom(id)
  useSocketEvent('user-joined-document', (event) => {
    if (event.documentId !== id) return
    const who = { userId: event.userId ?? event.socketId, name: event.userName ?? 'Somebody' }
    setHere((before) => new Map([...before, [event.socketId, who]]))
  })
  useSocketEvent('user-left-document', ({ socketId }) =>
    setHere((before) => new Map([...before].filter(([each]) => each !== socketId))),
  )
  const others = new Map([...here.values()].filter(({ userId }) => userId !== me).map((who) => [who.userId, who.name]))
  const names = connection === 'connected' ? [...others.values()] : []
  return (
    <p role="status" className="flex items-center gap-2 text-xs text-ink-muted">
      {names.length > 0 && (
        <>
          <span aria-hidden className="size-2 rounded-full bg-state-green" />
          Here now: {names.join(', ')}
        </>
      )}
    </p>
  )
}
