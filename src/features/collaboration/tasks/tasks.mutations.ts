import { useQueryClient } from '@tanstack/react-query'

import { activityApi } from '#contract/activity.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import { milestonesApi } from '#contract/milestones.ts'
import { BULK_MAX, taskSchema, tasksApi, type Task, type TaskOperation } from '#contract/tasks.ts'
import { keepTasks, projectTasksQuery } from '#research/projects/project-tasks.queries.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { callApi } from '#shared/api/call-api.ts'
import { invalidate, useApiMutation } from '#shared/api/query.ts'
import { messageOf } from '#shared/api/errors.ts'
import { toast } from '#shared/toast/toast.ts'
import { count } from '#shared/format/count.ts'

import { tasksCopy as copy } from './tasks.copy.ts'
import type { Undo } from './use-undo.ts'

export type NewTask = { title: string; description: string; dueDate: string; status: string; clientKey: string }

/** The task in a reply whose form the text does not show; undefined where it is not there. */
function taskIn(reply: unknown): Task | undefined {
  const bag = reply as { task?: unknown } | null
  const parsed = taskSchema.safeParse(typeof bag === 'object' ? (bag?.task ?? reply) : undefined)
  return parsed.success ? parsed.data : undefined
}

/** Makes a task by the text's own call; a column other than the first is a change of what was made. */
export function useCreateTask(projectId: string, firstStatus: string) {
  const client = useQueryClient()
  return async ({ title, description, dueDate, status, clientKey }: NewTask): Promise<Task | undefined> => {
    const reply = await callApi(collaborationApi.createTask, {
      body: {
        title: title.trim(),
        projectId,
        ...(description.trim() !== '' && { description }),
        ...(dueDate !== '' && { dueDate }),
        metadata: { clientKey },
      },
    })
    const made = taskIn(reply)
    if (!made) {
      await client.invalidateQueries({ queryKey: projectTasksQuery(projectId).queryKey })
      return undefined
    }
    keepTasks(client, projectId, [made])
    if (status === '' || status === firstStatus || status === made.status) return made
    const body = { status, clientKey: `${clientKey}-s`.slice(-64) }
    const { task } = await callApi(tasksApi.update, { params: { taskId: made.id }, body })
    keepTasks(client, projectId, [task])
    return task
  }
}

/** Takes a task away, with what stands below it; the toast brings all of it back. */
export function useRemoveTask(projectId: string, undo: Undo) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: projectTasksQuery(projectId).queryKey })
  const restore = useApiMutation(tasksApi.restore, {
    onSuccess: async () => {
      await refresh()
      toast({ title: copy.undone })
    },
    onError: (error) =>
      toast({ title: 'It could not be brought back', description: error.message, variant: 'destructive' }),
  })
  return useApiMutation(tasksApi.remove, {
    invalidates: [milestonesApi.list, activityApi.list],
    onSuccess: async (_, { params }) => {
      await refresh()
      undo.remember({ title: 'The task is back', back: () => restore.mutate({ params }) })
      toast({ title: 'Task removed', action: { label: 'Undo', onClick: () => undo.run() } })
    },
    onError: (error) => toast({ title: copy.removeFailed, description: error.message, variant: 'destructive' }),
  })
}

type Results = { tasks: Task[]; refused: { index: number; message: string }[] }

/** Many operations, in requests of a size that a slow line takes; each answers for itself. */
export async function sendInBulk(
  projectId: string,
  operations: readonly TaskOperation[],
  onProgress?: (sent: number) => void,
  clientKey: string = newKey(),
): Promise<Results> {
  const size = Math.min(BULK_MAX, 100)
  const all: Results = { tasks: [], refused: [] }
  for (let start = 0; start < operations.length; start += size) {
    const { results } = await callApi(tasksApi.bulk, {
      params: { projectId },
      body: { operations: operations.slice(start, start + size), clientKey: `${clientKey}-${start}`.slice(-64) },
    })
    for (const { index, task, message } of results) {
      if (task) all.tasks.push(task)
      if (message !== undefined) all.refused.push({ index: start + index, message })
    }
    onProgress?.(Math.min(start + size, operations.length))
  }
  return all
}

/** Changes several tasks at once. `back` are the operations that take it back. */
export function useBulkChange(projectId: string, undo: Undo) {
  const client = useQueryClient()
  const send = async (operations: readonly TaskOperation[]) => {
    const results = await sendInBulk(projectId, operations)
    await client.invalidateQueries({ queryKey: projectTasksQuery(projectId).queryKey })
    await invalidate(client, [milestonesApi.list, activityApi.list])
    return results
  }
  const takeBack = (back: readonly TaskOperation[]) =>
    send(back).catch((error: unknown) =>
      toast({ title: copy.bulkFailed, description: messageOf(error, ''), variant: 'destructive' }),
    )
  return async (operations: readonly TaskOperation[], back: readonly TaskOperation[]): Promise<boolean> => {
    try {
      const { refused } = await send(operations)
      const changed = operations.length - refused.length
      const [first] = refused
      if (changed > 0) undo.remember({ title: count(changed, 'task', 'tasks'), back: () => void takeBack(back) })
      toast({
        title: `${count(changed, 'task', 'tasks')} changed${refused.length > 0 ? `, ${refused.length} not` : ''}`,
        ...(first && { description: first.message, variant: 'destructive' as const }),
        ...(changed > 0 && { action: { label: 'Undo', onClick: () => undo.run() } }),
      })
      return true
    } catch (error) {
      toast({
        title: copy.bulkFailed,
        description: `${messageOf(error, '')} ${copy.unknownOutcome}`,
        variant: 'destructive',
      })
      await client.invalidateQueries({ queryKey: projectTasksQuery(projectId).queryKey })
      return false
    }
  }
}
