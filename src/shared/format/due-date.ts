import { dayWords } from '#shared/format/dates.ts'

const DAY = 24 * 60 * 60 * 1000
/** A call whose deadline is this near is about to expire. */
export const SOON_DAYS = 30

/** Whole days from today to a date; negative when it is past, undefined where there is no date. */
export function daysUntil(date: unknown, now = Date.now()): number | undefined {
  if (typeof date !== 'string' || date === '') return undefined
  // A date without a time is a day of the calendar here, not midnight in Greenwich.
  const at = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T00:00:00` : date)
  if (Number.isNaN(at)) return undefined
  return Math.round((new Date(at).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / DAY)
}

/** How a date reads that something is due on: 'Due tomorrow', 'Overdue by 3 days'. */
export function dueText(date: unknown, now = Date.now()): string | undefined {
  const days = daysUntil(date, now)
  if (days === undefined) return undefined
  if (days === 0) return 'Due today'
  if (days === 1) return 'Due tomorrow'
  if (days < 0) return `Overdue by ${days === -1 ? 'a day' : `${-days} days`}`
  if (days <= SOON_DAYS) return `Due in ${days} days`
  return `Due ${dayWords(now + days * DAY)}`
}
