import type { Task } from '#contract/tasks.ts'

import { isOverdue } from './task-words.ts'

export const taskViews = ['board', 'list', 'calendar', 'timeline'] as const
export type TaskView = (typeof taskViews)[number]

export type Filters = {
  text: string
  /** A person's id, `me`, or `nobody`. */
  who: string
  label: string
  priority: string
  milestone: string
  /** `overdue`, `week` or `none`. */
  due: string
}
export const filterNames = ['text', 'who', 'label', 'priority', 'milestone', 'due'] as const

const TEXT_MAX = 200

/** Filters stand in the address: what one sees can be sent to a colleague. */
export const filtersIn = (address: URLSearchParams): Filters =>
  Object.fromEntries(filterNames.map((name) => [name, (address.get(name) ?? '').slice(0, TEXT_MAX)])) as Filters

export const viewIn = (address: URLSearchParams): TaskView =>
  taskViews.find((view) => view === address.get('view')) ?? 'board'

export const isFiltering = (filters: Filters): boolean => filterNames.some((name) => filters[name] !== '')

type Where = { me: string; today: string; weekEnd: string }

function fitsDue(task: Task, due: string, { today, weekEnd }: Where): boolean {
  if (due === '') return true
  if (due === 'none') return !task.dueDate
  if (due === 'overdue') return isOverdue(task, today)
  return Boolean(task.dueDate) && !task.completedAt && (task.dueDate ?? '') <= weekEnd
}

function fitsWho(task: Task, who: string, me: string): boolean {
  if (who === '') return true
  if (who === 'nobody') return task.assignees.length === 0
  return task.assignees.includes(who === 'me' ? me : who)
}

export function matches(task: Task, filters: Filters, where: Where): boolean {
  const { text, who, label, priority, milestone, due } = filters
  if (!fitsWho(task, who, where.me) || !fitsDue(task, due, where)) return false
  if (label !== '' && !task.labels.includes(label)) return false
  if (priority !== '' && (task.priority ?? '') !== priority) return false
  if (milestone !== '' && task.milestoneId !== milestone) return false
  if (text === '') return true
  const line = `${task.title} ${task.description ?? ''} ${task.labels.join(' ')}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => line.includes(word))
}
