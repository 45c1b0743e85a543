import { ApiError } from '#shared/api/errors.ts'

import { accountsCopy as copy } from './accounts.copy.ts'
import { fieldsOf, isNetwork, problem, type AuthProblem } from './auth-errors.ts'

/** Failures of the two password calls: the server's message, else the given sentence. */
export function passwordProblem(error: unknown, fallback: string): AuthProblem {
  const isWorded = error instanceof ApiError && error.isServerMessage
  if (isNetwork(error)) return problem(error, copy.network)
  return problem(error, isWorded ? error.message : fallback, { fields: fieldsOf(error) })
}
