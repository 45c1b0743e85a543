import { use, useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import type { PayloadOf, ReceivedEvent, SentEvent, SentPayloadOf } from '#contract/realtime.ts'

import type { ConnectionState } from './connection.ts'
import { ConnectionContext } from './RealtimeProvider.tsx'

/** Hears an event, with its payload checked by the contract; what has another form never arrives. */
export function useSocketEvent<E extends ReceivedEvent>(event: E, handler: (payload: PayloadOf<E>) => void) {
  const connection = use(ConnectionContext)
  const handle = useEffectEvent(handler)
  useEffect(() => connection?.on(event, (payload) => handle(payload)), [connection, event])
}

/** Sends an event. Typing is not sent while there is no connection; everything else waits for one. */
export function useEmit() {
  const connection = use(ConnectionContext)
  return useCallback(
    <E extends SentEvent>(event: E, payload: SentPayloadOf<E>) => connection?.emit(event, payload),
    [connection],
  )
}

const noSubscription = () => () => {}

/** 'down' means that live updates pause until something wakes the connection; everything else of the product goes on. */
export function useConnection(): ConnectionState {
  const connection = use(ConnectionContext)
  return useSyncExternalStore(connection?.onState ?? noSubscription, () => connection?.state() ?? 'connecting')
}

/** Starts a connection again that was given up; does nothing to one that lives. */
export function useWakeConnection() {
  const connection = use(ConnectionContext)
  return useCallback(() => connection?.wake(), [connection])
}

/** The same, on somebody's own wish: it is tried even where the server has just refused. */
export function useRetryConnection() {
  const connection = use(ConnectionContext)
  return useCallback(() => connection?.retry(), [connection])
}

/** Runs after every connect: what came before it, or while it was away, was not delivered. */
export function useOnConnect(refresh: (isFirst: boolean) => void) {
  const connection = use(ConnectionContext)
  const run = useEffectEvent(refresh)
  useEffect(() => connection?.onConnect((isFirst) => run(isFirst)), [connection])
}

/** Runs after every connect but the first. */
export const useOnReconnect = (refresh: () => void) => useOnConnect((isFirst) => (isFirst ? undefined : refresh()))

/** Listens in on a document for as long as the component is there: presence, typing, streamed sections. */
export function useDocumentRoom(documentId: string | undefined) {
  const connection = use(ConnectionContext)
  useEffect(() => {
    if (documentId === undefined) return undefined
    const payload = { documentId }
    return connection?.join(`document/${documentId}`, { join: 'join-document', leave: 'leave-document', payload })
  }, [connection, documentId])
}

export function useProjectRoom(projectId: string | undefined) {
  const connection = use(ConnectionContext)
  useEffect(() => {
    if (projectId === undefined) return undefined
    const payload = { projectId }
    return connection?.join(`project/${projectId}`, { join: 'join-project-chat', leave: 'leave-project-chat', payload })
  }, [connection, projectId])
}
