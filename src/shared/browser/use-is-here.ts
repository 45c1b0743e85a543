import { useCallback, useEffect, useRef } from 'react'

/**
 * Whether this place of the page still stands. Asked when an answer comes that would lead elsewhere or close something:
 * whoever has gone on meanwhile is not called back.
 */
export function useIsHere(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
