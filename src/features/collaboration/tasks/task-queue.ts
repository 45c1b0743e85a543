import * as z from 'zod/mini'

import { taskPatchSchema, type Task, type TaskPatch } from '#contract/tasks.ts'
import { discardDraft, readDraft, writeDraft } from '#platform/drafts/draft-store.ts'
import { createQueue } from '#research/saving/queue.ts'
import type { Timers } from '#research/saving/pump.ts'

const changeSchema = z.object({
  key: z.string(),
  taskId: z.string(),
  title: z.string(),
  patch: taskPatchSchema,
  version: z.optional(z.int()),
})
const keptSchema = z.array(changeSchema)

/** One change of one task that the server has not confirmed. `key`: sending it twice does it once. */
export type Change = z.infer<typeof changeSchema>

/**
 * Changes of tasks on their way to the server, one after the other. They are kept where drafts are, so that a sign-out
 * leaves nothing of them.
 */
export function createTaskQueue<A extends { task: Task }>(
  storageKey: string,
  send: (change: Change) => Promise<A>,
  timers?: Timers,
) {
  const write = (changes: readonly Change[]) =>
    changes.length === 0 ? discardDraft(storageKey) : writeDraft(storageKey, changes)
  return createQueue<Change, A>({
    keyOf: ({ key }) => key,
    kept: {
      read() {
        const kept = keptSchema.safeParse(readDraft(storageKey))
        return kept.success ? kept.data : []
      },
      keep: (_, all) => write(all),
      drop: (_, rest) => write(rest),
    },
    send: ([change]) => (change ? send(change) : Promise.reject(new Error('Nothing was changed.'))),
    // Where nobody else came between, later changes of mine build on the version that this one made.
    follow: (rest, { task: { id, version } }) =>
      rest.map((later) =>
        later.taskId === id && later.version !== undefined && later.version + 1 === version
          ? { ...later, version }
          : later,
      ),
    ...(timers && { timers }),
  })
}

/** Tasks as they will be when everything has been sent. What nobody touched stays the same object. */
export function withChanges(
  tasks: readonly Task[],
  changes: readonly Change[],
  doneStatuses: ReadonlySet<string>,
): Task[] {
  if (changes.length === 0) return tasks as Task[]
  const patches = new Map<string, TaskPatch>()
  for (const { taskId, patch } of changes) patches.set(taskId, { ...patches.get(taskId), ...patch })
  return tasks.map((task) => {
    const patch = patches.get(task.id)
    if (!patch) return task
    const { completedAt, ...rest } = { ...task, ...patch }
    return doneStatuses.has(rest.status) ? { ...rest, completedAt: completedAt ?? new Date().toISOString() } : rest
  })
}
