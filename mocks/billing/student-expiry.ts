import type { World } from '#engine/world/world.ts'

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** Until when a student status holds: the end of the year of graduation, and a month at least. */
export function studentExpiry(world: World, graduationYear = ''): string {
  const least = Date.parse(world.now()) + MONTH_MS
  return new Date(Math.max(Date.UTC(Number(graduationYear), 11, 31, 23, 59, 59) || 0, least)).toISOString()
}
