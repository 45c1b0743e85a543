import type { Period } from '#contract/admin.ts'

const DAY_MS = 24 * 60 * 60_000

/** The calendar day of a moment, in UTC. */
export const dayOf = (iso: string) => iso.slice(0, 10)
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Days of a period, both ends counted; at least one. */
export const lengthOf = ({ from, to }: Period) =>
  Math.max(Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1, 1)

/** The same number of days right before. */
export function periodBefore(period: Period): Period {
  const length = lengthOf(period)
  return { from: addDays(period.from, -length), to: addDays(period.from, -1) }
}

export const within =
  ({ from, to }: Period) =>
  (iso: string | null | undefined): boolean => {
    if (!iso) return false
    const day = dayOf(iso)
    return day >= from && day <= to
  }

/** A figure of the period and of the one before it. */
export function compared(period: Period, count: (isWithin: (iso: string | null | undefined) => boolean) => number) {
  return { now: count(within(period)), before: count(within(periodBefore(period))) }
}

const DAYS_MAX = 400

/** The days of a period, one after the other; the last 400 of a longer one. */
export function daysOf(period: Period): string[] {
  const length = Math.min(lengthOf(period), DAYS_MAX)
  return Array.from({ length }, (_, index) => addDays(period.to, index - length + 1))
}
