import { useEffect, useState } from 'react'
import {
  applyAwarenessUpdate,
  Awareness,
  encodeAwarenessUpdate,
  modifyAwarenessUpdate,
  removeAwarenessStates,
} from 'y-protocols/awareness'
import type * as Y from 'yjs'

import { useDocumentRoom, useEmit, useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { fromBase64, toBase64 } from '#shared/format/base64.ts'

import { createStore } from '#shared/browser/store.ts'

import type { Somebody } from '../editor/cursors.ts'

const SAY_EVERY_MS = 120
const TYPING_MS = 3000

export type Here = Somebody & { isTyping: boolean }

/** One for each document, as long as it lives. */
const known = new WeakMap<Y.Doc, Awareness>()
function awarenessOf(doc: Y.Doc): Awareness {
  const made = known.get(doc) ?? new Awareness(doc)
  known.set(doc, made)
  return made
}

/**
 * Who has the draft open by their sockets, where their cursors stand, and who is typing. Names are the server's. A store:
 * somebody's cursor draws nothing of this page anew.
 */
export function useAwareness(documentId: string, doc: Y.Doc, me: Somebody) {
  const awareness = awarenessOf(doc)
  const [sockets] = useState(() => createStore<ReadonlyMap<string, Here>>(new Map()))
  const [ofSocket] = useState(() => new Map<string, Set<number>>())
  const emit = useEmit()

  useDocumentRoom(documentId)
  const setPerson = (socketId: string, person: Partial<Here> | undefined) => {
    const there = sockets.get().get(socketId) ?? { id: socketId, name: 'Somebody', isTyping: false }
    const next = new Map(sockets.get())
    if (person === undefined) next.delete(socketId)
    else next.set(socketId, { ...there, ...person })
    sockets.set(next)
  }
  useSocketEvent('user-joined-document', (event) => {
    if (event.documentId !== documentId) return
    setPerson(event.socketId, { id: event.userId ?? event.socketId, name: event.userName ?? 'Somebody' })
    say()
  })
  useSocketEvent('user-left-document', (event) => {
    if (event.documentId !== documentId) return
    setPerson(event.socketId, undefined)
    removeAwarenessStates(awareness, [...(ofSocket.get(event.socketId) ?? [])], 'left')
    ofSocket.delete(event.socketId)
  })
  useSocketEvent('user-typing', (event) => {
    if (event.documentId !== documentId || event.socketId == null) return
    const { socketId } = event
    setPerson(socketId, { name: event.userName ?? 'Somebody', isTyping: event.isTyping })
    if (event.isTyping) setTimeout(() => setPerson(socketId, { isTyping: false }), TYPING_MS * 2)
  })
  useSocketEvent('document-awareness', ({ documentId: of, socketId, userId, userName, update }) => {
    const bytes = of === documentId ? fromBase64(update) : undefined
    if (!bytes) return
    try {
      const user = { id: userId, name: userName }
      const before = new Set(awareness.getStates().keys())
      // Whose cursor it is says the server: an update could claim anybody's name.
      const named = modifyAwarenessUpdate(bytes, (state: Record<string, unknown> | null) => state && { ...state, user })
      applyAwarenessUpdate(awareness, named, 'arrived')
      const mine = ofSocket.get(socketId) ?? new Set()
      for (const client of awareness.getStates().keys()) if (!before.has(client)) mine.add(client)
      ofSocket.set(socketId, mine)
      setPerson(socketId, user)
    } catch {
      // A cursor that cannot be read is not shown.
    }
  })

  const [say] = useState(() => () => {
    const update = toBase64(encodeAwarenessUpdate(awareness, [awareness.clientID]))
    emit('document-awareness', { documentId, update })
  })
  useOnConnect(() => say())
  useEffect(() => {
    awareness.setLocalState({ ...awareness.getLocalState(), user: { id: me.id, name: me.name } })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [awareness, me.id, me.name])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onUpdate = (_changes: unknown, origin: unknown) => {
      if (origin !== 'local' || timer !== undefined) return
      timer = setTimeout(() => {
        timer = undefined
        say()
      }, SAY_EVERY_MS)
    }
    let saidAt = 0
    const onTyping = (_update: Uint8Array, _origin: unknown, _doc: Y.Doc, transaction: Y.Transaction) => {
      if (!transaction.local || Date.now() - saidAt < TYPING_MS) return
      saidAt = Date.now()
      emit('comment-typing', { documentId, isTyping: true })
    }
    awareness.on('update', onUpdate)
    doc.on('update', onTyping)
    return () => {
      clearTimeout(timer)
      awareness.off('update', onUpdate)
      doc.off('update', onTyping)
      emit('document-awareness', { documentId, update: goneState(awareness) })
    }
  }, [awareness, doc, documentId, emit, say])

  return { awareness, sockets }
}

/** Says that the cursor is gone. */
function goneState(awareness: Awareness): string {
  awareness.setLocalState(null)
  return toBase64(encodeAwarenessUpdate(awareness, [awareness.clientID]))
}
