import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'

import { taskSchema, tasksApi, type Task } from '#contract/tasks.ts'
import { callApi } from '#shared/api/call-api.ts'
import { keyOf } from '#shared/api/query.ts'

import { useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { everyPage } from './every-page.ts'

const MINUTE = 60_000

/** All tasks of a project. */
export const projectTasksQuery = (projectId: string) => ({
  queryKey: [...keyOf(tasksApi.list), projectId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Task[]> =>
    everyPage(async (query) => {
      const { tasks, next } = await callApi(tasksApi.list, { params: { projectId }, query }, { signal })
      return { rows: tasks, next }
    }),
})

/** A task with a measure may close without anybody in the room: it is asked for each minute. */
export const useProjectTasks = (projectId: string) =>
  useQuery({
    ...projectTasksQuery(projectId),
    refetchInterval: ({ state }) =>
      state.data?.some(({ measure, completedAt }) => measure && !completedAt) === true ? MINUTE : false,
  })

/** The list with what has become of some of its tasks; a late word about an older version changes nothing. */
export function merged(tasks: readonly Task[], changed: readonly Task[], removed: readonly string[] = []): Task[] {
  const next = new Map(tasks.map((task) => [task.id, task]))
  for (const task of changed) {
    const known = next.get(task.id)
    if (!known || known.version <= task.version) next.set(task.id, task)
  }
  for (const id of removed) next.delete(id)
  return [...next.values()]
}

export const keepTasks = (
  client: QueryClient,
  projectId: string,
  changed: readonly Task[],
  removed?: readonly string[],
) =>
  client.setQueryData<Task[]>(
    projectTasksQuery(projectId).queryKey,
    (tasks) => tasks && merged(tasks, changed, removed),
  )

export type TaskNews = {
  before: Task | undefined
  after: Task
  by: { userId: string; name: string } | null | undefined
}

/** Puts what others do into the list; `onNews` is told of each change. */
export function useTaskChanges(projectId: string, onNews?: (news: TaskNews) => void) {
  const client = useQueryClient()
  const { queryKey } = projectTasksQuery(projectId)
  useSocketEvent('tasks-changed', (change) => {
    if (change.projectId !== projectId) return
    const tasks = change.tasks.flatMap((each) => {
      const parsed = taskSchema.safeParse(each)
      return parsed.success ? [parsed.data] : []
    })
    const before = new Map(client.getQueryData<Task[]>(queryKey)?.map((task) => [task.id, task]))
    keepTasks(client, projectId, tasks, change.removed)
    for (const after of tasks) onNews?.({ before: before.get(after.id), after, by: change.by })
  })
  useOnConnect((isFirst) => (isFirst ? undefined : void client.invalidateQueries({ queryKey })))
}
