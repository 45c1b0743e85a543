import type { Column } from '#contract/projects.ts'
import type { Task } from '#contract/tasks.ts'

import { priorityRank } from '../task-words.ts'

export type ListRow = { task: Task; depth: number }

/** By column, then by day, then by importance. */
const inOrder = (columns: readonly Column[]) => {
  const places = new Map(columns.map(({ status }, index) => [status, index]))
  const place = (task: Task) => places.get(task.status) ?? columns.length
  return (a: Task, b: Task) =>
    place(a) - place(b) ||
    (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999') ||
    priorityRank(a.priority) - priorityRank(b.priority) ||
    a.rank - b.rank
}

/** Tasks with what stands below each right behind it. One whose upper task is not shown stands for itself. */
export function asTree(tasks: readonly Task[], columns: readonly Column[]): ListRow[] {
  const shown = new Set(tasks.map(({ id }) => id))
  const below = new Map<string, Task[]>()
  for (const task of [...tasks].sort(inOrder(columns))) {
    const above = task.parentId && shown.has(task.parentId) ? task.parentId : ''
    below.set(above, [...(below.get(above) ?? []), task])
  }
  const rows: ListRow[] = []
  const listed = new Set<string>()
  const add = (id: string, depth: number) => {
    for (const task of below.get(id) ?? []) {
      if (listed.has(task.id)) continue
      listed.add(task.id)
      rows.push({ task, depth })
      add(task.id, depth + 1)
    }
  }
  add('', 0)
  // A circle of uppers has no top: nothing may be left out for it.
  for (const task of tasks) if (!listed.has(task.id)) rows.push({ task, depth: 0 })
  return rows
}
