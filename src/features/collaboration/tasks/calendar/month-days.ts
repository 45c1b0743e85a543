import { addDays } from '#science/planning/pace.ts'

/** A month as `2026-11`. */
export const isMonth = (text: string | null): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')

export function otherMonth(month: string, by: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number)
  const at = new Date(Date.UTC(year, index - 1 + by, 1))
  return at.toISOString().slice(0, 7)
}

/** Whole weeks, Monday first, that hold a month. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const weekday = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7
  const weeks: string[][] = []
  for (let day = addDays(first, -weekday); day.slice(0, 7) <= month; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  }
  return weeks
}

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
