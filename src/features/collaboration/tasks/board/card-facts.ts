import type { Task } from '#contract/tasks.ts'

export type CardFacts = { waiting: number; below: number; belowDone: number }

/** What a card says of other tasks: how many it waits for that are open, and what stands below it. */
export function cardFacts(tasks: readonly Task[], done: ReadonlySet<string>): Map<string, CardFacts> {
  const open = new Set(tasks.filter(({ status }) => !done.has(status)).map(({ id }) => id))
  const facts = new Map<string, CardFacts>()
  const of = (id: string) => {
    const known = facts.get(id) ?? { waiting: 0, below: 0, belowDone: 0 }
    facts.set(id, known)
    return known
  }
  for (const task of tasks) {
    if (open.has(task.id) && task.dependsOn.length > 0) {
      of(task.id).waiting = task.dependsOn.filter((id) => open.has(id)).length
    }
    if (!task.parentId) continue
    const above = of(task.parentId)
    above.below += 1
    if (!open.has(task.id)) above.belowDone += 1
  }
  return facts
}
