import * as z from 'zod/mini'

import { accountsCopy } from './accounts.copy.ts'

const words = accountsCopy.problems
const present = (text: string) => z.string().check(z.regex(/\S/, text))
/** What each form asks for before anything is sent, in the words it shows. The limits are the contract's. */
export const loginForm = z.object({
  email: present(words.emailMissing),
  password: z.string().check(z.minLength(1, words.passwordMissing)),
})
