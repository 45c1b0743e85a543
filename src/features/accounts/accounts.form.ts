import * as z from 'zod/mini'

import { accountsCopy } from './accounts.copy.ts'

const words = accountsCopy.problems
const present = (text: string) => z.string().check(z.regex(/\S/, text))
/** What each form asks for before anything is sent, in the words it shows. The limits are the contract's. */
export const loginForm = z.object({
  email: present(words.emailMissing),
  password: z.string().check(z.minLength(1, words.passwordMissing)),
})
/** The first sentence for each field that is not right. */
export function problemsOf(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const result = schema.safeParse(values)
  if (result.success) return {}
  // The first one said of a field is the one shown.
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]).reverse())
}
