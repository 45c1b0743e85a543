import * as z from 'zod/mini'

import { tabOwner } from './session-marks.ts'

const KEY = 'asked-address'
const schema = z.object({
  path: z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(2000)),
  userId: z.optional(z.string()),
})

/** Where somebody signed out: going to the sign-in page from there is no wish to come back. */
let leftAt: string | undefined

const here = () => `${location.pathname}${location.search}`

/** Somebody is signed in: what they ask for from now on is their wish. */
export function arrive() {
  leftAt = undefined
}

export function leaveBehind() {
  leftAt = here()
}

/**
 * Keeps, for this tab, the protected address that was asked for: in a tab where a session ran out it is that person's and
 * no business of the next. Only a guard calls it, so it is a row of the table.
 */
export function rememberAddress(path: string) {
  if (path === leftAt) return
  const userId = tabOwner()
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, ...(userId && { userId }) }))
  } catch {
    // The dashboard will do.
  }
}

export function forgetAddress() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}

/** What is kept, where it stays with us: what storage says is checked. */
function asked(): z.infer<typeof schema> | undefined {
  try {
    const { data } = schema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return data && new URL(data.path, location.origin).origin === location.origin ? data : undefined
  } catch {
    return undefined
  }
}

/** Drops the address where it is known whose it is: that person is gone. */
export function forgetOwnedAddress() {
  if (asked()?.userId !== undefined) forgetAddress()
}

/** The address asked for, if it was not asked for by somebody else. */
export function askedAddress(userId: string | undefined): string | undefined {
  const { path, userId: owner } = asked() ?? {}
  return owner === undefined || owner === userId ? path : undefined
}
