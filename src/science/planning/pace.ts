/**
 * Whether something will be done in time, by the pace of the last days. Plain arithmetic that a person can check: done
 * per day, days left, needed per day.
 */

export type Progress = { done: number; total: number; /** Done in the last `paceDays`. */ recent: number }

/**
 * reached: nothing is left, or somebody said so. on-track: the pace is enough. tight: at least seven tenths of what is
 * needed. behind: less. stalled: nothing was done of late. overdue: the day has passed. unknown: no day, or nothing to count.
 */
export type Health = 'reached' | 'on-track' | 'tight' | 'behind' | 'stalled' | 'overdue' | 'unknown'

export type Pace = {
  health: Health
  left: number
  /** Whole days from today to the due day, both ends counted once: 0 = today is the last one; negative = past. */
  daysLeft: number | undefined
  perDay: number
  /** What is needed each day from today on; undefined without a day. */
  needed: number | undefined
  /** The day on which it would be done at this pace; undefined when nothing moves. */
  likely: string | undefined
}

export const TIGHT = 0.7
const DAY_MS = 24 * 60 * 60_000

const atNoon = (day: string) => Date.parse(`${day}T12:00:00Z`)
export const addDays = (day: string, days: number): string =>
  new Date(atNoon(day) + days * DAY_MS).toISOString().slice(0, 10)
/** Whole days from one day to another: negative when the second lies before the first. */
export const daysBetween = (from: string, to: string): number => Math.round((atNoon(to) - atNoon(from)) / DAY_MS)

/**
 * @param paceDays days over which `recent` was counted
 * @param today `2026-11-20`
 */
export function paceOf(
  { done, total, recent }: Progress,
  {
    dueDate,
    isReached,
    paceDays,
    today,
  }: {
    dueDate?: string | null | undefined
    isReached: boolean
    paceDays: number
    today: string
  },
): Pace {
  const left = Math.max(0, total - done)
  const perDay = recent / paceDays
  const daysLeft = dueDate ? daysBetween(today, dueDate) : undefined
  // Today can still be worked on.
  const working = daysLeft === undefined || daysLeft < 0 ? undefined : daysLeft + 1
  const needed = working === undefined ? undefined : left / working
  const likely = left > 0 && perDay > 0 ? addDays(today, Math.ceil(left / perDay) - 1) : undefined
  const figures = { left, daysLeft, perDay, needed, likely }
  if (isReached || (total > 0 && left === 0)) return { ...figures, health: 'reached' }
  if (daysLeft !== undefined && daysLeft < 0) return { ...figures, health: 'overdue' }
  if (total === 0 || needed === undefined) return { ...figures, health: 'unknown' }
  if (recent === 0) return { ...figures, health: 'stalled' }
  if (perDay >= needed) return { ...figures, health: 'on-track' }
  return { ...figures, health: perDay >= needed * TIGHT ? 'tight' : 'behind' }
}
