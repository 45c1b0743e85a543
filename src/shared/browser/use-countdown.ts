import { useEffect, useState } from 'react'

const TICK_MS = 250

/** Whole seconds left of a wait, counted down by the clock; 0 when there is none. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return undefined
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(rest)
      if (rest === 0) setUntil(0)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  const start = (seconds: number) => {
    setLeft(seconds)
    setUntil(seconds > 0 ? Date.now() + seconds * 1000 : 0)
  }
  return [left, start]
}
