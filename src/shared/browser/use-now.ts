import { useEffect, useState } from 'react'

/** The time, in milliseconds since 1970, read again every `everyMs`: for words such as '5m ago' that must not stand still. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
