import { daysUntil } from '#shared/format/due-date.ts'

type Ordered = { dueDate?: string | null | undefined; priority?: string | null | undefined }

const ranks = new Map([
  ['urgent', -1],
  ['high', 0],
  ['medium', 1],
  ['low', 3],
])
/** Between medium and low: who said nothing did not say that it can wait. */
const UNRANKED = 2

export const rankOf = ({ priority }: Ordered) => ranks.get(priority?.toLowerCase() ?? '') ?? UNRANKED

/** Tasks with their place in the list: overdue and soonest first, undated behind; of one day the more important first. */
export function inOrder<T extends Ordered>(tasks: readonly T[], now = Date.now()): { task: T; index: number }[] {
  const when = (task: T) => daysUntil(task.dueDate, now) ?? Infinity
  return tasks
    .map((task, index) => ({ task, index }))
    .sort((a, b) => {
      const [x, y] = [when(a.task), when(b.task)]
      return x === y ? rankOf(a.task) - rankOf(b.task) || a.index - b.index : x - y
    })
}
