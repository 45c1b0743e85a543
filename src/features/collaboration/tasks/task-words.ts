import type { Column } from '#contract/projects.ts'
import { taskPriorities, type Task } from '#contract/tasks.ts'
import { capitalise } from '#shared/format/capitalise.ts'

const ranks = new Map<string, number>(taskPriorities.map((priority, index) => [priority, index]))

/** Urgent first; who said nothing stands between medium and low. */
export const priorityRank = (priority: string | null | undefined): number =>
  ranks.get(priority?.toLowerCase() ?? '') ?? 2.5

export const priorityOptions = [
  { value: '', label: 'No priority' },
  ...taskPriorities.map((value) => ({ value, label: capitalise(value) })),
]

export const columnName = (columns: readonly Column[], status: string): string =>
  columns.find((column) => column.status === status)?.name ?? status

/** A column for every task: a status that no column has gets one of its own, at the end. */
export function columnsFor(columns: readonly Column[], tasks: readonly Task[]): readonly Column[] {
  const known = new Set(columns.map(({ status }) => status))
  const others = [...new Set(tasks.map(({ status }) => status))].filter((status) => !known.has(status))
  // The same list where nothing is added: what is drawn from it need not be drawn anew.
  if (others.length === 0) return columns
  return [...columns, ...others.map((status) => ({ status, name: status.replaceAll('_', ' ') }))]
}

/** A day as people write it: '24 Nov', with its year where that is another one. */
export function dayText(day: string, today: string): string {
  const at = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(at.getTime())) return day
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return at.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
}

/** Today where the person is: `2026-11-20`. */
export function todayHere(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export const isOverdue = (task: Pick<Task, 'dueDate' | 'completedAt'>, today: string): boolean =>
  Boolean(task.dueDate) && !task.completedAt && (task.dueDate ?? '') < today
