import { Refusal } from '#engine/world/refusal.ts'
import type { World } from '#engine/world/world.ts'

const WINDOW_MS = 10 * 60_000
const MAX_FAILURES = 10
/** Of one address over all accounts: one password tried on many names. */
const MAX_OF_CLIENT = 60

const TOO_MANY = 'Too many login attempts. Please wait before trying again.'

/** Times of failed attempts by what was tried. Memory is enough: a restart is no attack. */
const failures = new WeakMap<World, Map<string, number[]>>()

/** One attempt, or that those of a key are forgiven: all of them, or the last. */
export type Attempt = { worldId: string; key: string; at?: number; forgiven?: 'all' | 'last' }
let share: ((attempt: Attempt) => void) | undefined
/** Where several processes serve the same people: what one of them counts is told to the others. */
export function shareAttempts(next: ((attempt: Attempt) => void) | undefined): void {
  share = next
}

const countsOf = (world: World) => {
  const counts = failures.get(world) ?? new Map<string, number[]>()
  failures.set(world, counts)
  return counts
}

/** Counts what another process counted. */
export function hearAttempts(world: World, { key, at, forgiven }: Attempt): void {
  const counts = countsOf(world)
  if (forgiven === 'all') counts.delete(key)
  else if (forgiven === 'last') counts.get(key)?.pop()
  else if (at !== undefined) counts.set(key, [...(counts.get(key) ?? []).filter((each) => at - each < WINDOW_MS), at])
}

/** The header in which the server's front says from which address a request came; what a caller wrote there is replaced. */
export const CLIENT_HEADER = 'x-roadrunner-client'

/** The address of who asks, as the server saw it; one name for all where no server stands in front. */
export const clientOf = (request: Request): string => request.headers.get(CLIENT_HEADER) ?? 'page'

function countWithin(world: World, key: string, most: number, message = TOO_MANY): void {
  const now = Date.now()
  const counts = countsOf(world)
  const recent = (counts.get(key) ?? []).filter((at) => now - at < WINDOW_MS)
  const oldest = recent[0]
  if (recent.length >= most && oldest !== undefined) {
    throw new Refusal(429, message, {
      code: 'too_many_attempts',
      retryAfter: Math.ceil((oldest + WINDOW_MS - now) / 1000),
    })
  }
  counts.set(key, [...recent, now])
  share?.({ worldId: world.id, key, at: now })
}

/**
 * Counts an attempt as failed until `forgiveAttempts`, so that many at once cannot slip past the count. The eleventh
 * within ten minutes is refused with the seconds left to wait.
 */
export const countAttempt = (world: World, key: string): void => countWithin(world, key, MAX_FAILURES)

/** Forms that somebody without a session may send from one address within ten minutes. */
const MAX_FORMS = 20

/** Counts a form of somebody who is not signed in: nobody fills the store, or the desk of those who answer, by a loop. */
export const countForm = (world: World, request: Request, kind: string): void =>
  countWithin(
    world,
    `form:${kind} ${clientOf(request)}`,
    MAX_FORMS,
    'That was a lot in a short time. Please wait before you send more.',
  )

/** Letters that one person may have sent within ten minutes. */
const MAX_LETTERS = 30

/** Counts a letter that somebody has sent to an address of their choice. */
export const countLetter = (world: World, accountId: string): void =>
  countWithin(
    world,
    `letter:${accountId}`,
    MAX_LETTERS,
    'That were many letters in a short time. Please wait before you send more.',
  )

export function forgiveAttempts(world: World, key: string): void {
  countsOf(world).delete(key)
  share?.({ worldId: world.id, key, forgiven: 'all' })
}

const signInKey = (account: string, client: string) => `sign-in:${client} ${account}`

/**
 * A sign-in is counted for the account and the address from which it is tried, so that somebody who guesses elsewhere
 * locks nobody out; and for that address over all accounts.
 */
export function countSignIn(world: World, account: string, client: string): void {
  countAttempt(world, signInKey(account, client))
  countWithin(world, `client:${client}`, MAX_OF_CLIENT)
}

export function forgiveSignIns(world: World, account: string, client: string): void {
  forgiveAttempts(world, signInKey(account, client))
  const key = `client:${client}`
  countsOf(world).get(key)?.pop()
  share?.({ worldId: world.id, key, forgiven: 'last' })
}
