import * as z from 'zod/mini'

import { userSchema, type User } from '#contract/auth.ts'
import { readStored, writeStored } from '#shared/browser/stored-value.ts'

import { isLogoutOwed, isStranger, wasSignedIn } from '../session/session-marks.ts'

const KEY = 'engine-person'

/** Who is an admin is the server's word alone: anybody can write into this browser. */
const { isAdmin: _, role: __, ...own } = userSchema.shape

/** Who works from what this browser keeps, and what their server offered beside it. */
const schema = z.object({ user: z.nullable(z.object(own)), features: z.array(z.string()) })
const nobody = { user: null, features: [] }

export const keepPerson = (user: User, features: readonly string[]) => writeStored(KEY, { user, features })
/** At a sign-out nobody of this browser is known without a line any more. */
export const forgetKeptPerson = () => writeStored(KEY, undefined)

/**
 * Who was signed in here last, for a visit without a line: only while nobody signed out, was signed out by the server, or
 * signed in as somebody else since.
 */
export function keptPerson(): { user: User; features: readonly string[] } | undefined {
  const { user, features } = readStored(KEY, schema, nobody)
  if (!user || !wasSignedIn() || isLogoutOwed() || isStranger(user.id)) return undefined
  return { user, features }
}
