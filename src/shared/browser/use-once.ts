import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A latch that closes synchronously: while `action` is under way, a second call does nothing. A button disabled through
 * state is no such guard, because a double click arrives before the state does.
 */
export function useOnce<A extends unknown[]>(
  action: (...args: A) => Promise<unknown>,
): [run: (...args: A) => void, isRunning: boolean] {
  const isClosed = useRef(false)
  const latest = useRef(action)
  const [isRunning, setIsRunning] = useState(false)
  useEffect(() => {
    latest.current = action
  })

  const run = useCallback((...args: A) => {
    if (isClosed.current) return
    isClosed.current = true
    setIsRunning(true)
    const open = () => {
      isClosed.current = false
      setIsRunning(false)
    }
    // Whoever handed the action in words its failure; here only the latch opens again.
    new Promise((resolve) => resolve(latest.current(...args))).then(open, open)
  }, [])

  return [run, isRunning]
}
