import { useCallback, useEffect, useRef, useState } from 'react'

import { useConnection, useDocumentRoom, useEmit, useSocketEvent } from '#platform/realtime/use-socket-event.ts'

/** At most one word of it in this time, and none after so long without a key. */
const TELL_EVERY_MS = 2000
const IDLE_MS = 5000
/** Who has not been heard of for so long has stopped, whatever became of the word that they did. */
const FORGET_MS = 6000
/** A flood of people must not grow without end. */
const MAX_PEOPLE = 200

/** Tells the others on this page that somebody writes: a reply to `parentId`, or a new comment without. */
export function useTellTyping(page: string, parentId: string | undefined) {
  const emit = useEmit()
  const toldAt = useRef(-Infinity)
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = useCallback(() => {
    clearTimeout(idle.current)
    if (toldAt.current === -Infinity) return
    toldAt.current = -Infinity
    emit('comment-typing', { documentId: page, isTyping: false, parentId })
  }, [emit, page, parentId])
  const type = useCallback(() => {
    clearTimeout(idle.current)
    idle.current = setTimeout(stop, IDLE_MS)
    if (Date.now() - toldAt.current < TELL_EVERY_MS) return
    toldAt.current = Date.now()
    emit('comment-typing', { documentId: page, isTyping: true, parentId })
  }, [emit, page, parentId, stop])
  useEffect(() => stop, [stop])
  return { type, stop }
}

export type Typist = { who: string; name: string | undefined; parentId: string | undefined; at: number }

/** Joins the page's room and says who else is in it, and who of them is typing where. Empty while there is no connection. */
export function usePageRoom(page: string) {
  useDocumentRoom(page)
  const isConnected = useConnection() === 'connected'
  const [typists, setTypists] = useState<readonly Typist[]>([])
  const [people, setPeople] = useState<ReadonlySet<string>>(new Set())

  useSocketEvent('user-typing', ({ documentId, socketId, userName, isTyping, parentId }) => {
    if (documentId !== page) return
    const who = socketId ?? userName ?? ''
    const typist = { who, name: userName ?? undefined, parentId: parentId ?? undefined, at: Date.now() }
    setTypists((all) => {
      const others = all.filter((each) => each.who !== who)
      return isTyping ? [...others, typist].slice(-MAX_PEOPLE) : others
    })
  })
  useSocketEvent('user-joined-document', ({ documentId, socketId }) => {
    if (documentId !== page) return
    setPeople((all) => (all.has(socketId) || all.size >= MAX_PEOPLE ? all : new Set([...all, socketId])))
  })
  useSocketEvent('user-left-document', ({ documentId, socketId }) => {
    if (documentId !== page) return
    setPeople((all) => new Set([...all].filter((each) => each !== socketId)))
    setTypists((all) => all.filter(({ who }) => who !== socketId))
  })

  const hasTypists = typists.length > 0
  useEffect(() => {
    if (!hasTypists) return undefined
    const forget = () => setTypists((all) => all.filter(({ at }) => Date.now() - at < FORGET_MS))
    const timer = setInterval(forget, 1000)
    return () => clearInterval(timer)
  }, [hasTypists])
  // On disconnect nobody is known to be here.
  const [wasConnected, setWasConnected] = useState(isConnected)
  if (wasConnected !== isConnected) {
    setWasConnected(isConnected)
    setTypists([])
    setPeople(new Set())
  }
  return { typists, others: people.size }
}
