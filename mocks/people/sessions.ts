import { randomToken } from '#engine/world/base64.ts'
import type { AccountRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

import { keyOfToken } from './token-key.ts'

export const SESSION_COOKIE = 'rr_session'
const LIFETIME_S = 30 * 24 * 60 * 60

let tokensInReplies = false

/**
 * Whether login and register also answer with a bearer token. Only where cookies are emulated (the in-page worker,
 * component tests): a page that can do without a readable token is better off without one.
 */
export function configureTokens(on: boolean): void {
  tokensInReplies = on
}
export const shownToken = (token: string) => (tokensInReplies ? { token } : {})

const cookieLine = (value: string, maxAge: number) =>
  `${SESSION_COOKIE}=${value}; HttpOnly; SameSite=Lax; Path=/; Max-Age=${maxAge}`

export const clearedCookie = cookieLine('', 0)

/** Every token that a request carries, the bearer token first. */
export function tokensOf(request: Request, cookies: Record<string, string>): string[] {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  return [bearer, cookies[SESSION_COOKIE]].filter((token): token is string => Boolean(token))
}

/** The account of one session token, where the session is known and not over. */
export function accountOfToken(world: World, token: string): AccountRow | undefined {
  const session = world.sessions.get(keyOfToken(token))
  return session && session.expiresAt > world.now() ? world.accounts.get(session.accountId) : undefined
}

export function accountOf(world: World, request: Request, cookies: Record<string, string>): AccountRow | undefined {
  for (const token of tokensOf(request, cookies)) {
    const account = accountOfToken(world, token)
    if (account) return account
  }
  return undefined
}

/** Sessions of an account that are not over, the newest first. */
export const sessionsOf = (world: World, accountId: string) =>
  world.sessions
    .of(accountId)
    .filter((row) => row.expiresAt > world.now())
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

/** Starts a session: `cookie` is the Set-Cookie line, `token` the same secret for replies that carry one. */
export function openSession(world: World, accountId: string, device?: string): { token: string; cookie: string } {
  const token = randomToken()
  const createdAt = world.now()
  for (const old of world.sessions.filter((row) => row.expiresAt <= createdAt)) world.sessions.remove(old.id)
  const expiresAt = new Date(Date.parse(createdAt) + LIFETIME_S * 1000).toISOString()
  world.sessions.put({
    id: keyOfToken(token),
    accountId,
    createdAt,
    expiresAt,
    ...(device !== undefined && { device }),
  })
  return { token, cookie: cookieLine(token, LIFETIME_S) }
}

/** Ends the sessions that a request carries. */
export function endSession(world: World, request: Request, cookies: Record<string, string>): void {
  for (const token of tokensOf(request, cookies)) world.sessions.remove(keyOfToken(token))
}

/** Ends every session of an account but those with these tokens: what a new password must do to a thief's. Says how many. */
export function endOtherSessions(world: World, accountId: string, kept: readonly string[]): number {
  const keys = kept.map(keyOfToken)
  const others = world.sessions.of(accountId).filter((row) => !keys.includes(row.id))
  for (const session of others) world.sessions.remove(session.id)
  return others.length
}
