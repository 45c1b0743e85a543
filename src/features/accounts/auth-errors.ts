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

const problem = (error: unknown, message: string, rest: Partial<AuthProblem> = {}): AuthProblem => ({
  message,
  fields: {},
  mayExist: false,
  wait: error instanceof ApiError ? (error.retryAfter ?? 0) : 0,
  ...rest,
})

const isNetwork = (error: unknown) => error instanceof NetworkError
const says = (error: unknown, pattern: RegExp) =>
  error instanceof ApiError && pattern.test(`${error.code ?? ''} ${error.isServerMessage ? error.message : ''}`)

/** What the server says of single fields, for the fields that the form has. */
const fieldsOf = (error: unknown): AuthProblem['fields'] =>
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

const EXISTS = /(exist|taken|already|in use|duplicate)/i

/** Registration failures, in the order of section 8: a named field before the bare status. */
export function registerProblem(error: unknown): AuthProblem {
  const status = statusOf(error)
  const words = copy.register
  const isConflict = says(error, EXISTS)
  if (isConflict && says(error, /user_?name/i)) {
    return problem(error, words.usernameTaken, { fields: { username: words.usernameTaken } })
  }
  if (isConflict && says(error, /e-?mail/i)) {
    return problem(error, words.emailTaken, { fields: { email: words.emailTaken }, mayExist: true })
  }
  if (status === 409) return problem(error, words.conflict, { mayExist: true })
  if (status === 400) return problem(error, words.badRequest, { fields: fieldsOf(error) })
  if (status === 422) return problem(error, words.unprocessable, { fields: fieldsOf(error) })
  if (status === 429) return problem(error, words.tooMany)
  if (status === 500) return problem(error, words.server)
  // The account may have been made before the line went down.
  if (isNetwork(error)) return problem(error, copy.network, { mayExist: true })
  return problem(error, messageOf(error, copy.fallback), { fields: fieldsOf(error) })
}

/** Failures of the two password calls: the server's message, else the given sentence. */
export function passwordProblem(error: unknown, fallback: string): AuthProblem {
  const isWorded = error instanceof ApiError && error.isServerMessage
  if (isNetwork(error)) return problem(error, copy.network)
  return problem(error, isWorded ? error.message : fallback, { fields: fieldsOf(error) })
}
