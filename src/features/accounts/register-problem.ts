import { messageOf, statusOf } from '#shared/api/errors.ts'

import { accountsCopy as copy } from './accounts.copy.ts'
import { fieldsOf, isNetwork, problem, says, type AuthProblem } from './auth-errors.ts'
import { registerCopy as words } from './register.copy.ts'

const EXISTS = /(exist|taken|already|in use|duplicate)/i

/** Registration failures, in the order of section 8: a named field before the bare status. */
export function registerProblem(error: unknown): AuthProblem {
  const status = statusOf(error)
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
