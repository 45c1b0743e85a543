import { ApiError, AuthRequiredError, NetworkError } from './errors.ts'

/** Refusals that say nothing about what was sent: nobody is signed in, it took too long, too many came at once. */
const PASSING: readonly number[] = [401, 408, 429]

/**
 * Whether a failure passes by itself: the line is down, the session is gone, the server is busy or broken. What was sent is
 * then kept and sent again. Everything else is an answer: the same again would be refused again.
 */
export const failurePasses = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof AuthRequiredError ||
  (error instanceof ApiError && (error.status >= 500 || PASSING.includes(error.status)))

/** Whether what was sent may have had its effect although it failed: all but a refusal is no answer to that. */
export const mayHaveArrived = (error: unknown): boolean => {
  if (error instanceof NetworkError) return error.mayHaveArrived
  if (error instanceof AuthRequiredError) return false
  return !(error instanceof ApiError) || error.status >= 500
}
