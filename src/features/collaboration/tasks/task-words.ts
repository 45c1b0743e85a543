import type { Column } from '#contract/projects.ts'
import { taskPriorities, type Task } from '#contract/tasks.ts'
import { capitalise } from '#shared/format/capitalise.ts'
import { dayWords, shortDay } from '#shared/format/dates.ts'

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

/** A day as people write it: 'Nov 24', with its year where that is another one. */
export function dayText(day: string, today: string): string {
  const words = day.slice(0, 4) === today.slice(0, 4) ? shortDay(day) : dayWords(day)
  return words || day
}

export const isOverdue = (task: Pick<Task, 'dueDate' | 'completedAt'>, today: string): boolean =>
  Boolean(task.dueDate) && !task.completedAt && (task.dueDate ?? '') < today
