import { useCallback, useEffect, useState } from 'react'

import { useConnection } from '#platform/realtime/use-socket-event.ts'
import { useSession } from '#platform/session/session.queries.ts'

import { checkConnection, diagnosticText, type Finding } from './connection-check.ts'
import { askOffers, type Offer } from './server-offers.ts'

type Result = { findings: readonly Finding[]; offers: readonly Offer[] | undefined; text: string }

/** Tries the connection when the page is opened, and again on request. */
export function useConnectionCheck(route: string) {
  const { isSignedIn } = useSession()
  const live = useConnection()
  const isLive = isSignedIn ? live !== 'down' : undefined
  const [result, setResult] = useState<Result>()
  const [isChecking, setChecking] = useState(true)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isOver = false
    void Promise.all([checkConnection(isLive), askOffers()]).then(([findings, offers]) => {
      if (isOver) return
      setResult({ findings, offers, text: diagnosticText(findings, offers, route, new Date()) })
      setChecking(false)
    })
    return () => {
      isOver = true
    }
  }, [isLive, route, round])

  const again = useCallback(() => {
    setChecking(true)
    setRound((before) => before + 1)
  }, [])
  return { result, isChecking, again }
}
