import { useEffect } from 'react'

/** Keeps the focus where something goes from under it. Only whoever uses keys needs it: it is fetched at the first one. */
export function FocusEffects() {
  useEffect(() => {
    let isOver = false
    let stop = () => {
      isOver = true
    }
    const begin = async () => {
      const { holdFocus } = await import('./navigation/hold-focus.ts')
      if (!isOver) stop = holdFocus()
    }
    // A part that cannot be fetched is missed by nobody at once: the next page load asks for it again.
    const first = () => void begin().catch(() => undefined)
    document.addEventListener('keydown', first, { once: true })
    return () => {
      document.removeEventListener('keydown', first)
      stop()
    }
  }, [])
  return null
}
