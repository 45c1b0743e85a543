import { useEffect } from 'react'

import { useConnection } from '#platform/realtime/use-socket-event.ts'

/** Sends what waits when the line may be back, and when the page is left. */
export function useSending({ nudge }: { nudge: () => Promise<void> }) {
  const connection = useConnection()
  useEffect(() => {
    const now = () => void nudge()
    window.addEventListener('online', now)
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('online', now)
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [nudge])
  useEffect(() => {
    if (connection === 'connected') void nudge()
  }, [nudge, connection])
}
