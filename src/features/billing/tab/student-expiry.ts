const DAY_MS = 24 * 60 * 60 * 1000
const NOTICE_DAYS = 30

export type Expiry = { kind: 'soon'; days: number } | { kind: 'over' }

/**
 * Whether the end of a student status is to be spoken of: in the 30 days before, and after. Only of a status that holds
 * (one under review has its own words), and only by a date of the server.
 */
export function expiryOf(status: string | null | undefined, expiresAt: string | null | undefined, now: number) {
  const end = Date.parse(expiresAt ?? '')
  if (Number.isNaN(end) || (status !== 'verified' && status !== 'accepted')) return undefined
  if (end < now) return { kind: 'over' } satisfies Expiry
  const days = Math.floor((end - now) / DAY_MS)
  return days < NOTICE_DAYS ? ({ kind: 'soon', days } satisfies Expiry) : undefined
}
