import * as z from 'zod/mini'

import { PASSWORD_MIN } from '#contract/auth.ts'

import { accountCopy as copy } from './account.copy.ts'

const USERNAME_MAX = 64

/** The body of PUT /user/account as the form asks for it: the name and the address. */
export const accountForm = z.object({
  username: z
    .string()
    .check(z.trim(), z.minLength(1, copy.usernameMissing), z.maxLength(USERNAME_MAX, copy.usernameLong)),
  email: z.string().check(
    z.trim(),
    z.minLength(1, copy.emailMissing),
    // Only a sent message can tell whether an address is right: this finds slips, no more.
    z.regex(/^[^\s@]+@[^\s@]+$/, copy.emailInvalid),
  ),
})

/** The same body's two passwords. */
export const passwordForm = z
  .object({
    currentPassword: z.string().check(z.minLength(1, copy.currentMissing)),
    newPassword: z.string().check(z.minLength(PASSWORD_MIN, copy.nextShort)),
  })
  .check(
    z.refine(({ currentPassword, newPassword }) => newPassword === '' || newPassword !== currentPassword, {
      path: ['newPassword'],
      error: copy.nextSame,
      when: () => true,
    }),
  )
