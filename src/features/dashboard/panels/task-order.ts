import type { PersonaData } from '#contract/user.ts'

import { daysUntil } from './due-date.ts'

export type Task = NonNullable<PersonaData['tasks']>[number]

const ranks = new Map([
  ['high', 0],
  ['medium', 1],
  ['low', 3],
])
/** Between medium and low: who said nothing did not say that it can wait. */
const UNRANKED = 2

export const rankOf = ({ priority }: Task) => ranks.get(priority?.toLowerCase() ?? '') ?? UNRANKED

/** Tasks with their place in the list: overdue and soonest first, undated behind; of one day the more important first. */
export function inOrder(tasks: readonly Task[], now = Date.now()): { task: Task; index: number }[] {
  const when = (task: Task) => daysUntil(task.dueDate, now) ?? Infinity
  return tasks
    .map((task, index) => ({ task, index }))
    .sort((a, b) => {
      const [x, y] = [when(a.task), when(b.task)]
      return x === y ? rankOf(a.task) - rankOf(b.task) || a.index - b.index : x - y
    })
}
