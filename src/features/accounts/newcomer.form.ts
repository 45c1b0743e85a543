import * as z from 'zod/mini'

import { PASSWORD_MIN } from '#contract/auth.ts'

import { accountsCopy } from './accounts.copy.ts'
import { registerCopy } from './register.copy.ts'

const words = accountsCopy.problems

// Only a sent message can tell whether an address is right: this finds slips, no more.
const emailField = z
  .string()
  .check(z.regex(/\S/, words.emailMissing), z.regex(/^\s*[^\s@]+@[^\s@]+\s*$/, words.emailInvalid))
const newPassword = z.string().check(z.minLength(PASSWORD_MIN, words.passwordShort))

export const registerForm = z.object({
  username: z.string().check(z.regex(/\S/, registerCopy.usernameMissing), z.maxLength(64, registerCopy.usernameLong)),
  email: emailField,
  password: newPassword,
})
export const forgotForm = z.object({ email: emailField })
export const resetForm = z.object({ password: newPassword })
