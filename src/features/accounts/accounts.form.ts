import * as z from 'zod/mini'

import { PASSWORD_MIN } from '#contract/auth.ts'

import { accountsCopy } from './accounts.copy.ts'

const words = accountsCopy.problems
const present = (text: string) => z.string().check(z.regex(/\S/, text))
// Only a sent message can tell whether an address is right: this finds slips, no more.
const email = z
  .string()
  .check(z.regex(/\S/, words.emailMissing), z.regex(/^\s*[^\s@]+@[^\s@]+\s*$/, words.emailInvalid))

/** What each form asks for before anything is sent, in the words it shows. The limits are the contract's. */
export const loginForm = z.object({
  email: present(words.emailMissing),
  password: z.string().check(z.minLength(1, words.passwordMissing)),
})
export const registerForm = z.object({
  username: z.string().check(z.regex(/\S/, words.usernameMissing), z.maxLength(64, words.usernameLong)),
  email,
  password: z.string().check(z.minLength(PASSWORD_MIN, words.passwordShort)),
})
export const forgotForm = z.object({ email })
export const resetForm = z.object({ password: z.string().check(z.minLength(PASSWORD_MIN, words.passwordShort)) })

/** The first sentence for each field that is not right. */
export function problemsOf(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values)
  if (result.success) return {}
  // The first one said of a field is the one shown.
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]).reverse())
}
