import { useQueryClient } from '@tanstack/react-query'
import { createContext, useEffect, useState, type ReactNode } from 'react'

import { sessionQuery, useSession } from '../session/session.queries.ts'
import { createConnection, type Connection } from './connection.ts'
import { createSocket as createOwnSocket, type CreateSocket } from './socket.ts'

// oxlint-disable-next-line react/only-export-components
export const ConnectionContext = createContext<Connection | undefined>(undefined)

type Props = { createSocket?: CreateSocket | undefined; children: ReactNode }

/** One live connection for whoever is signed in: opened after sign-in, closed at sign-out. It knows no event. */
export function RealtimeProvider({ createSocket = createOwnSocket, children }: Props) {
  const client = useQueryClient()
  const userId = useSession().user?.id
  const [connection, setConnection] = useState<Connection>()

  useEffect(() => {
    if (userId === undefined) return undefined
    const mine = createConnection(createSocket, userId, () => {
      void client.invalidateQueries({ queryKey: sessionQuery().queryKey })
    })
    // The connection is an outside thing that lives as long as this effect; who listens is told that it is there.
    // oxlint-disable-next-line react/set-state-in-effect
    setConnection(mine)
    const onVisible = () => document.visibilityState === 'visible' && mine.wake()
    window.addEventListener('online', mine.wake)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      window.removeEventListener('online', mine.wake)
      document.removeEventListener('visibilitychange', onVisible)
      mine.close()
      setConnection(undefined)
    }
  }, [client, createSocket, userId])

  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}
