/** Tasks and what they wait for. */
export type Node = { id: string; dependsOn: readonly string[]; parentId?: string | null | undefined }

/** The ids that `from` waits for, directly or through others, itself not included. */
export function waitsFor(tasks: readonly Node[], from: string): Set<string> {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const found = new Set<string>()
  const open = [...(byId.get(from)?.dependsOn ?? [])]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(byId.get(id)?.dependsOn ?? []))
  }
  return found
}

/** Tasks that `task` may wait for without a circle: not itself, and none that waits for it. */
export function possibleDependencies<T extends Node>(tasks: readonly T[], task: Node): T[] {
  return tasks.filter(({ id }) => id !== task.id && !task.dependsOn.includes(id) && !waitsFor(tasks, id).has(task.id))
}

/** Ids of everything that stands below a task. */
export function below(tasks: readonly Node[], id: string): Set<string> {
  const found = new Set<string>()
  const open = [id]
  for (let above = open.pop(); above !== undefined; above = open.pop()) {
    for (const task of tasks) {
      if (task.parentId !== above || found.has(task.id)) continue
      found.add(task.id)
      open.push(task.id)
    }
  }
  return found
}
