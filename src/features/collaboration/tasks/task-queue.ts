import * as z from 'zod/mini'

import { taskPatchSchema, type Task, type TaskPatch } from '#contract/tasks.ts'
import { discardDraft, readDraft, writeDraft } from '#platform/drafts/draft-store.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { ApiError, AuthRequiredError, messageOf, NetworkError } from '#shared/api/errors.ts'

const changeSchema = z.object({
  key: z.string(),
  taskId: z.string(),
  title: z.string(),
  patch: taskPatchSchema,
  version: z.optional(z.int()),
})
const keptSchema = z.array(changeSchema)

/** One change of one task that the server has not confirmed. */
export type Change = z.infer<typeof changeSchema>
/** sending: on its way, or next. waiting: the line is down. failed: the server could not; the person says what happens. */
export type QueueState = {
  changes: readonly Change[]
  state: 'idle' | 'sending' | 'waiting' | 'failed'
  reason?: string
}

type Answer = { task: Task; overtaken?: unknown }
export type Outcome<A extends Answer> = {
  accepted(change: Change, answer: A): void
  /** The server said no: the change is gone, and what was on screen before is back. */
  refused(change: Change, error: ApiError): void
}

/** Refusals that say nothing about the change itself: it is kept, and tried again when the person wants. */
const isPassing = (error: ApiError) => error.status >= 500 || error.status === 429 || error.status === 408

/**
 * Changes on their way to the server: one after the other, in the order in which they were made. They are on screen at
 * once, survive a reload, wait while the line is down, and carry a key, so that sending one twice does it once. They are
 * kept where drafts are, so that a sign-out leaves nothing of them.
 */
export function createTaskQueue<A extends Answer>(storageKey: string, send: (change: Change) => Promise<A>) {
  const kept = keptSchema.safeParse(readDraft(storageKey))
  let current: QueueState = { changes: kept.success ? kept.data : [], state: 'idle' }
  let outcome: Outcome<A> | undefined
  let isPumping = false
  const listeners = new Set<() => void>()

  const set = (next: QueueState) => {
    if (next.changes !== current.changes) {
      if (next.changes.length === 0) discardDraft(storageKey)
      else writeDraft(storageKey, next.changes)
    }
    current = next
    for (const listener of listeners) listener()
  }
  const without = (key: string) => current.changes.filter((change) => change.key !== key)

  /** Where nobody else came between, later changes of mine build on the version that this one made. */
  const accept = (change: Change, answer: A) => {
    const { version } = answer.task
    const rest = without(change.key).map((later) =>
      later.taskId === change.taskId && later.version !== undefined && later.version + 1 === version
        ? { ...later, version }
        : later,
    )
    outcome?.accepted(change, answer)
    set({ changes: rest, state: rest.length > 0 ? 'sending' : 'idle' })
  }

  /** Whether the next change may be sent. */
  const fail = (change: Change, error: unknown): boolean => {
    if (error instanceof NetworkError || error instanceof AuthRequiredError) {
      set({ changes: current.changes, state: 'waiting' })
      return false
    }
    if (error instanceof ApiError && !isPassing(error)) {
      set({ changes: without(change.key), state: 'sending' })
      outcome?.refused(change, error)
      return true
    }
    set({ changes: current.changes, state: 'failed', reason: messageOf(error, 'The server gave no reason.') })
    return false
  }

  const pump = async () => {
    if (isPumping) return
    isPumping = true
    try {
      for (let change = current.changes[0]; change; change = current.changes[0]) {
        if (current.state !== 'sending') set({ changes: current.changes, state: 'sending' })
        try {
          accept(change, await send(change))
        } catch (error) {
          if (!fail(change, error)) return
        }
      }
      if (current.state !== 'idle') set({ changes: current.changes, state: 'idle' })
    } finally {
      isPumping = false
    }
  }

  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Who shows the outcome. The last one that asked: the page that is open. */
    listen(next: Outcome<A>) {
      outcome = next
    },
    add(change: Omit<Change, 'key'>) {
      set({ ...current, changes: [...current.changes, { ...change, key: newKey() }] })
      if (current.state !== 'failed') void pump()
    },
    /** Sends what is there: the line is back, or somebody pressed Try again. */
    wake() {
      if (current.changes.length > 0) void pump()
    },
    /** Gives up the change that failed; what comes behind it goes on. */
    drop() {
      set({ changes: current.changes.slice(1), state: 'sending' })
      void pump()
    },
    forget() {
      set({ changes: [], state: 'idle' })
    },
  }
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
