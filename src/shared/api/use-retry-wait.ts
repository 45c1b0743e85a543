import { useEffect, useState } from 'react'

import { ApiError } from './errors.ts'

/** Whole seconds that the server asked to wait after `error`, counted down to 0. */
export function useRetryWait(error: Error | null): number {
  const wait = error instanceof ApiError ? (error.retryAfter ?? 0) : 0
  const [state, setState] = useState({ error, left: wait })
  if (state.error !== error) setState({ error, left: wait })
  const isWaiting = state.left > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const until = Date.now() + wait * 1000
    const timer = setInterval(
      () => setState({ error, left: Math.max(0, Math.ceil((until - Date.now()) / 1000)) }),
      1000,
    )
    return () => clearInterval(timer)
  }, [error, wait, isWaiting])
  return state.left
}
