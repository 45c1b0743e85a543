import { useEffect } from 'react'

/** Sends what waits as soon as there is a connection: now, or when it comes back. Costs nothing while nothing waits. */
export function useSendWaiting(userId: string | undefined): void {
  useEffect(() => {
    const send = () => {
      if (!navigator.onLine || !hasWaiting(userId)) return
      import('./ticket-outbox.ts').then(({ ticketOutbox }) => ticketOutbox(userId).wake()).catch(() => {})
    }
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [userId])
}

function hasWaiting(userId: string | undefined): boolean {
  try {
    return localStorage.getItem(`help:outbox:${encodeURIComponent(userId ?? 'visitor')}`) !== null
  } catch {
    return false
  }
}
