import { ApiError, messageOf, NetworkError, statusOf } from '#shared/api/errors.ts'

import { accountsCopy as copy } from './accounts.copy.ts'

export type AuthField = 'email' | 'username' | 'password'
export type AuthProblem = {
  message: string
  /** What is wrong with single fields, in words to show beside them. */
  fields: Partial<Record<AuthField, string>>
  /** An account may be there already: logging in is a way on. */
  mayExist: boolean
  /** Seconds before another attempt makes sense. */
  wait: number
}

export const problem = (error: unknown, message: string, rest: Partial<AuthProblem> = {}): AuthProblem => ({
  message,
  fields: {},
  mayExist: false,
  wait: error instanceof ApiError ? (error.retryAfter ?? 0) : 0,
  ...rest,
})

export const isNetwork = (error: unknown) => error instanceof NetworkError
export const says = (error: unknown, pattern: RegExp) =>
  error instanceof ApiError && pattern.test(`${error.code ?? ''} ${error.isServerMessage ? error.message : ''}`)

/** What the server says of single fields, for the fields that the form has. */
export const fieldsOf = (error: unknown): AuthProblem['fields'] =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.fields).filter(([name]) => ['email', 'username', 'password'].includes(name)),
      )
    : {}

/** Login failures, in the order of section 8. */
export function loginProblem(error: unknown): AuthProblem {
  const status = statusOf(error)
  const words = copy.login
  if (status === 401 || says(error, /\bunauthorized\b/i)) return problem(error, words.unauthorized)
  if (status === 404) return problem(error, words.unknown)
  if (status === 429) return problem(error, words.tooMany)
  if (isNetwork(error)) return problem(error, copy.network)
  return problem(error, messageOf(error, copy.fallback), { fields: fieldsOf(error) })
}
