const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Moments before the seeding, so that a new world looks used and not old. */
export const minutesAgo = (count: number) => new Date(Date.now() - count * MINUTE).toISOString()
export const hoursAgo = (count: number) => new Date(Date.now() - count * HOUR).toISOString()
export const daysAgo = (count: number) => new Date(Date.now() - count * DAY).toISOString()

/** A calendar day to come: `2026-11-30`. */
export const dayAhead = (count: number) => new Date(Date.now() + count * DAY).toISOString().slice(0, 10)
