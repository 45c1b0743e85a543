import * as z from 'zod/mini'

const KEY = 'asked-address'
const schema = z.object({
  path: z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(2000)),
  userId: z.optional(z.string()),
})

let lastUserId: string | undefined
/** Where somebody signed out: going to the sign-in page from there is no wish to come back. */
let leftAt: string | undefined

const here = () => `${location.pathname}${location.search}`

/** Notes who is signed in: an address that this person asked for is no business of the next. */
export function noteUser(userId: string | undefined) {
  if (userId === undefined) return
  lastUserId = userId
  leftAt = undefined
}

export function leaveBehind() {
  leftAt = here()
  lastUserId = undefined
}

/** Keeps, for this tab, the protected address that was asked for. Only a guard calls it, so it is a row of the table. */
export function rememberAddress(path: string) {
  if (path === leftAt) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, ...(lastUserId && { userId: lastUserId }) }))
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

/** The address asked for, if it was not asked for by somebody else. What storage says is checked: it never leads away. */
export function askedAddress(userId: string | undefined): string | undefined {
  try {
    const asked = schema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    if (!asked.success) return undefined
    const { path, userId: owner } = asked.data
    const isOurs = new URL(path, location.origin).origin === location.origin
    return isOurs && (owner === undefined || owner === userId) ? path : undefined
  } catch {
    return undefined
  }
}
