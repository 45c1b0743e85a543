import { useEffect } from 'react'

import { useConnection } from '#platform/realtime/use-socket-event.ts'

/** Sends what waits when the line may be back, and when the page is left. */
export function useSending({ nudge, flush }: Record<'nudge' | 'flush', () => Promise<void>>) {
  const connection = useConnection()
  useEffect(() => {
    const online = () => void nudge()
    const leave = () => void flush()
    window.addEventListener('online', online)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [nudge, flush])
  useEffect(() => {
    if (connection === 'connected') void nudge()
  }, [nudge, connection])
}
