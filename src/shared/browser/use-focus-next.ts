import { useCallback, useEffect, useRef, useState } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * Hands the focus on when a control goes away by being used: `find` is asked after each drawing until it gives an
 * element, which then takes the focus.
 */
export function useFocusNext(): (find: Find) => void {
  const awaited = useRef<Find>(undefined)
  const [, redraw] = useState(0)
  useEffect(() => {
    const target = awaited.current?.()
    if (!target) return
    awaited.current = undefined
    target.focus()
  })
  return useCallback((find: Find) => {
    awaited.current = find
    redraw((times) => times + 1)
  }, [])
}
