import { ApiError } from '#shared/api/errors.ts'

/** A reply may carry a no in its body although its status is 200: then it is a refusal like any other. */
export function taken<T>(reply: T): T {
  if (typeof reply === 'object' && reply !== null && Object.hasOwn(reply, 'success')) {
    if ((reply as { success?: unknown }).success === false) throw new ApiError(200, reply)
  }
  return reply
}
