import { useEffect, useState } from 'react'

/** Whole seconds until a moment (milliseconds since 1970), counted down by the clock; 0 when it has come or there is none. */
export function useSecondsUntil(at: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const left = at === undefined ? 0 : Math.max(0, Math.ceil((at - now) / 1000))
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isWaiting])
  return left
}
