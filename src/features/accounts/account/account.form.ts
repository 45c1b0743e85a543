import { PASSWORD_MIN } from '#contract/auth.ts'

import { accountCopy as copy } from './account.copy.ts'

export type AccountValues = { username: string; email: string }
export type PasswordValues = { currentPassword: string; newPassword: string }

const USERNAME_MAX = 64

// Only a sent message can tell whether an address is right: this finds slips, no more.
const EMAIL = /^\s*[^\s@]+@[^\s@]+\s*$/

export function accountProblems({ username, email }: AccountValues): Partial<AccountValues> {
  const name = username.trim()
  const usernameProblem =
    name === '' ? copy.usernameMissing : name.length > USERNAME_MAX ? copy.usernameLong : undefined
  const emailProblem = email.trim() === '' ? copy.emailMissing : EMAIL.test(email) ? undefined : copy.emailInvalid
  return { ...(usernameProblem && { username: usernameProblem }), ...(emailProblem && { email: emailProblem }) }
}

export const accountBody = ({ username, email }: AccountValues) => ({ username: username.trim(), email: email.trim() })

export function passwordProblems({ currentPassword, newPassword }: PasswordValues): Partial<PasswordValues> {
  const next =
    newPassword.length < PASSWORD_MIN ? copy.nextShort : newPassword === currentPassword ? copy.nextSame : undefined
  return { ...(currentPassword === '' && { currentPassword: copy.currentMissing }), ...(next && { newPassword: next }) }
}
