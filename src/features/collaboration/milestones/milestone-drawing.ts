import type { Milestone } from '#contract/milestones.ts'
import { addDays, daysBetween } from '#science/planning/pace.ts'
import { shortMonth } from '#shared/format/dates.ts'

/** Units of the drawing. */
export const WIDTH = 1000
export const LEFT = 260
export const HEIGHT_ROW = 36
const TOP = 32
/** Room at the right for a word behind the last mark. */
const RIGHT = 110

const nextMonth = (day: string) => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/** Where everything of the timeline stands: for the page, and for the picture that is exported. */
export function drawing(milestones: readonly Milestone[], today: string) {
  const dated = milestones.filter(({ dueDate }) => dueDate)
  const days = [
    today,
    ...dated.flatMap(({ dueDate, slips }) => [dueDate ?? today, ...slips.flatMap(({ from }) => from ?? [])]),
  ].sort((a, b) => a.localeCompare(b))
  const first = addDays(days[0] ?? today, -7)
  const span = Math.max(daysBetween(first, days.at(-1) ?? today) + 7, 28)
  const xOf = (day: string) => LEFT + (daysBetween(first, day) / span) * (WIDTH - LEFT - RIGHT)
  const months: string[] = []
  for (let day = nextMonth(first); day <= addDays(first, span); day = nextMonth(day)) months.push(day)
  const step = Math.max(1, Math.ceil(months.length / 12))
  return {
    height: TOP + dated.length * HEIGHT_ROW + 8,
    todayX: xOf(today),
    ticks: months.filter((_, index) => index % step === 0).map((day) => ({ x: xOf(day), label: shortMonth(day) })),
    rows: dated.map((milestone, index) => ({
      milestone,
      y: TOP + index * HEIGHT_ROW + HEIGHT_ROW / 2,
      x: xOf(milestone.dueDate ?? today),
      before: milestone.slips.flatMap(({ from }) => (from ? [xOf(from)] : [])),
    })),
  }
}
