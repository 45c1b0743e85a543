import { useQuery } from '@tanstack/react-query'

import { tasksApi } from '#contract/tasks.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { useOwnList } from '#platform/persona/use-own-list.ts'
import { apiQuery } from '#shared/api/query.ts'
import { paths } from '#shared/paths.ts'

import { inOrder } from './task-order.ts'

const SHOWN = '100'

/** The open tasks of a person in all projects, as the server lists them. */
export const assignedTasksQuery = () => apiQuery(tasksApi.mine, { query: { limit: SHOWN } })

export type MyTask = {
  id: string
  title: string
  description?: string | undefined
  dueDate?: string | undefined
  priority?: string | undefined
  /** Of a project: what that is called, and where the task stands in it. */
  project?: { title: string; to: string } | undefined
  /** Of one's own list: takes it off as done, with a way back. A project's task is closed on its board. */
  finish?: ((message: string) => void) | undefined
}

/**
 * Everything that somebody has to do, soonest first: the own list of the account and what projects gave to this person.
 * Two things on the wire, one list for who reads it; each part loads and fails alone.
 */
export function useMyTasks() {
  const isOffered = useCapabilities().has('collaboration')
  const own = useOwnList('tasks')
  const assigned = useQuery({ ...assignedTasksQuery(), enabled: isOffered })
  const tasks: MyTask[] = [
    ...own.list.map(({ id, title, description, dueDate, priority }, index) => ({
      id: `own:${id}`,
      title: title ?? '',
      description: description ?? undefined,
      dueDate: dueDate ?? undefined,
      priority: priority ?? undefined,
      finish: (message: string) => own.remove(index, message),
    })),
    ...(assigned.data?.tasks ?? []).map(({ id, title, dueDate, priority, projectId, projectTitle }) => ({
      id: `project:${id}`,
      title,
      dueDate: dueDate ?? undefined,
      priority: priority ?? undefined,
      ...(projectId != null && {
        project: { title: projectTitle ?? '', to: paths.projectPart(projectId, 'tasks', { task: id }) },
      }),
    })),
  ]
  return { tasks: inOrder(tasks).map(({ task }) => task), add: own.add, assigned, isOffered }
}
