import type { Task } from '#contract/tasks.ts'
import { addDays, daysBetween } from '#science/planning/pace.ts'

export type Bar = { task: Task; start: string; end: string }

/** A task from its start to its day; with one of the two it is that day alone. Without both it has no bar. */
export function barOf(task: Task): Bar | undefined {
  const start = task.startDate ?? task.dueDate
  const end = task.dueDate ?? task.startDate
  return start && end ? { task, start, end } : undefined
}

const MARGIN_DAYS = 3
const SPAN_MAX = 730

/** First and last day that are drawn: everything that has a day, and today, with room on both sides; two years at most. */
export function spanOf(
  bars: readonly { start: string; end: string }[],
  today: string,
): { first: string; days: number } {
  const starts = [today, ...bars.map(({ start }) => start)].sort((a, b) => a.localeCompare(b))
  const ends = [today, ...bars.map(({ end }) => end)].sort((a, b) => a.localeCompare(b))
  const latest = addDays(today, -SPAN_MAX / 2)
  const earliest = starts[0] ?? today
  const first = addDays(earliest < latest ? latest : earliest, -MARGIN_DAYS)
  const days = daysBetween(first, addDays(ends.at(-1) ?? today, MARGIN_DAYS)) + 1
  return { first, days: Math.min(Math.max(days, 21), SPAN_MAX) }
}

/** Where a span lies in a row, in percent. */
export function placeOf(bar: { start: string; end: string }, { first, days }: { first: string; days: number }) {
  const left = Math.max(0, daysBetween(first, bar.start))
  const right = Math.min(days, daysBetween(first, bar.end) + 1)
  return { left: (left / days) * 100, width: (Math.max(right - left, 0.5) / days) * 100 }
}

/** Mondays within the span, thinned out so that their words do not touch. */
export function ticksOf({ first, days }: { first: string; days: number }): string[] {
  const weekday = (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7
  const step = 7 * Math.max(1, Math.ceil(days / 7 / 12))
  const ticks: string[] = []
  for (let offset = (7 - weekday) % 7; offset < days; offset += step) ticks.push(addDays(first, offset))
  return ticks
}
