import { useEffect, useState } from 'react'

import { wantsCalm } from '#shared/theme/motion.ts'

const TICK_MS = 30
const TICKS = 20
/** An answer that arrived longer ago is an old one, drawn at once. */
const FRESH_MS = 2000

const isFresh = (timestamp: string | null | undefined) => {
  const age = Date.now() - Date.parse(timestamp ?? '')
  return age >= 0 && age < FRESH_MS
}

/** An answer that has just come, in growing pieces for about half a second; an old one, or for who wants calm, whole. */
export function useUnrolled(text: string, timestamp: string | null | undefined): { shown: string; isPartial: boolean } {
  const [length, setLength] = useState(() => (isFresh(timestamp) && !wantsCalm() ? 0 : text.length))
  const isPartial = length < text.length
  useEffect(() => {
    if (!isPartial) return undefined
    const step = Math.ceil(text.length / TICKS)
    const timer = setInterval(() => setLength((before) => before + step), TICK_MS)
    return () => clearInterval(timer)
  }, [isPartial, text.length])
  return { shown: text.slice(0, length), isPartial }
}
