import { Refusal } from '#engine/world/refusal.ts'
import type { World } from '#engine/world/world.ts'

const WINDOW_MS = 10 * 60_000
const MAX_FAILURES = 10

/** Times of failed sign-ins per account. Memory is enough: a restart is no attack. */
const failures = new WeakMap<World, Map<string, number[]>>()

/**
 * Counts a sign-in as failed until `forgiveSignIns`, so that many at once cannot slip past the count. The eleventh
 * within ten minutes is refused with the seconds left to wait.
 */
export function countSignIn(world: World, account: string): void {
  const now = Date.now()
  const counts = failures.get(world) ?? new Map<string, number[]>()
  failures.set(world, counts)
  const recent = (counts.get(account) ?? []).filter((at) => now - at < WINDOW_MS)
  const oldest = recent[0]
  if (recent.length >= MAX_FAILURES && oldest !== undefined) {
    throw new Refusal(429, 'Too many login attempts. Please wait before trying again.', {
      code: 'too_many_attempts',
      retryAfter: Math.ceil((oldest + WINDOW_MS - now) / 1000),
    })
  }
  counts.set(account, [...recent, now])
}

export const forgiveSignIns = (world: World, account: string) => void failures.get(world)?.delete(account)
