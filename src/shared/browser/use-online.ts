import { useState, useSyncExternalStore } from 'react'

const EVENTS = ['online', 'offline'] as const

function subscribe(listener: () => void) {
  for (const name of EVENTS) window.addEventListener(name, listener)
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, listener)
  }
}

/** Whether this device says that it is connected, and whether it came back while somebody looked. */
export function useOnline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)
  return { isOnline, isBack: isOnline && wasOffline }
}
