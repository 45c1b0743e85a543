import { useQuery } from '@tanstack/react-query'
import { createContext, useEffect, useState, type ReactNode } from 'react'

import { notificationsApi } from '#contract/notifications.ts'
import { callApi } from '#shared/api/call-api.ts'

import { sessionQuery } from '../session/session.queries.ts'
import { createConnection, type Connection } from './connection.ts'
import { createSocket as createOwnSocket, type CreateSocket } from './socket.ts'

// oxlint-disable-next-line react/only-export-components
export const ConnectionContext = createContext<Connection | undefined>(undefined)

/** A clock that jumped this far was asleep: no timer and no event of that time arrived. */
const SLEPT_MS = 60_000
const TICK_MS = 10_000

/** Runs `wake` when the page can be seen again or the line is back, and `resume` where it had slept meanwhile. */
function watchReturn({ wake, resume }: Pick<Connection, 'wake' | 'resume'>) {
  let lastTick = Date.now()
  const look = () => {
    const hasSlept = Date.now() - lastTick > SLEPT_MS
    if (document.visibilityState !== 'visible') return
    lastTick = Date.now()
    if (hasSlept) resume()
    else wake()
  }
  const tick = () => {
    if (Date.now() - lastTick > SLEPT_MS) look()
    else if (document.visibilityState === 'visible') lastTick = Date.now()
  }
  const timer = setInterval(tick, TICK_MS)
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Asked with a call like any other: where the session is lost, what follows is what follows everywhere. */
const isSignedIn = () =>
  callApi(notificationsApi.unreadCount, {}).then(
    () => true,
    () => false,
  )

type Props = { createSocket?: CreateSocket | undefined; children: ReactNode }

/** One live connection for whoever is signed in: opened after sign-in, closed at sign-out. It knows no event. */
export function RealtimeProvider({ createSocket = createOwnSocket, children }: Props) {
  const session = useQuery(sessionQuery())
  const userId = session.data?.id
  const [connection, setConnection] = useState<Connection>()

  useEffect(() => {
    if (userId === undefined) return undefined
    const mine = createConnection(createSocket, userId, isSignedIn)
    // The connection is an outside thing that lives as long as this effect; who listens is told that it is there.
    // oxlint-disable-next-line react/set-state-in-effect
    setConnection(mine)
    const unwatch = watchReturn(mine)
    return () => {
      unwatch()
      mine.close()
      setConnection(undefined)
    }
  }, [createSocket, userId])

  // Signed in anew: worth another try.
  useEffect(() => connection?.retry(), [connection, session.dataUpdatedAt])

  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}
