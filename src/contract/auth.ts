import * as z from 'zod/mini'

import { defineApi } from './endpoint.ts'
import { signedInEnvelope, userEnvelope } from './envelopes.ts'
import { idSchema, messageSchema } from './identifiers.ts'

export const PASSWORD_MIN = 8

export const userSchema = z.object({
  id: idSchema,
  username: z.nullish(z.string()),
  email: z.nullish(z.string()),
  isAdmin: z.nullish(z.boolean()),
  role: z.nullish(z.string()),
  /** Fields of profile and persona that a server may add; absent ones are not invented. */
  firstName: z.nullish(z.string()),
  lastName: z.nullish(z.string()),
  affiliation: z.nullish(z.string()),
  orcid: z.nullish(z.string()),
  bio: z.nullish(z.string()),
  website: z.nullish(z.string()),
  interests: z.nullish(z.array(z.string())),
  personaType: z.nullish(z.string()),
  personaData: z.nullish(z.record(z.string(), z.unknown())),
  dashboardSettings: z.nullish(z.record(z.string(), z.unknown())),
})
export type User = z.infer<typeof userSchema>

const signedInSchema = z.object({ user: userSchema, token: z.nullish(z.string()) })
const emailSchema = z.string().check(z.minLength(3), z.maxLength(254))

export const credentialsSchema = z.object({ email: emailSchema, password: z.string().check(z.minLength(1)) })
export const registrationSchema = z.object({
  username: z.string().check(z.minLength(1), z.maxLength(64)),
  email: emailSchema,
  password: z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(1024)),
})

export const authApi = defineApi('auth', {
  /** Signs in with an address and a password. */
  login: {
    method: 'POST',
    path: '/auth/login',
    body: credentialsSchema,
    response: signedInSchema,
    envelope: signedInEnvelope,
    recovers: false,
  },
  /** Makes an account and signs in. */
  register: {
    method: 'POST',
    path: '/auth/register',
    body: registrationSchema,
    response: signedInSchema,
    envelope: signedInEnvelope,
    recovers: false,
  },
  /** Ends the session. */
  logout: { method: 'POST', path: '/auth/logout', response: messageSchema, judgedBy: 'not-html', recovers: false },
  /** Who is signed in. */
  me: {
    method: 'GET',
    path: '/auth/me',
    response: z.nullable(userSchema),
    envelope: userEnvelope,
    recovers: false,
    timeout: 3000,
  },
  /** Asks for a message with a link that sets a new password. */
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    body: z.object({ email: emailSchema }),
    response: messageSchema,
    judgedBy: 'not-html',
    recovers: false,
  },
  /**
   * Says whether a link to set a new password still holds. `token` is all that the text gives; what comes back is not
   * shown, so a 2xx alone means that the link holds.
   */
  verifyToken: {
    method: 'GET',
    path: '/auth/verify-token',
    query: z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) }),
    response: z.nullish(z.looseObject({ valid: z.nullish(z.boolean()), message: z.nullish(z.string()) })),
    recovers: false,
  },
  /** Sets a new password by a link. */
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    body: z.object({
      token: z.string().check(z.minLength(1), z.maxLength(512)),
      password: z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(1024)),
    }),
    response: messageSchema,
    judgedBy: 'not-html',
    recovers: false,
  },
})
