import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'

import type { ProjectDetail } from '#contract/projects.ts'
import type { Task, TaskPatch } from '#contract/tasks.ts'
import { useProjectMembers } from '#research/projects/project.queries.ts'
import { columnsOf, doneStatuses, mayWrite } from '#research/projects/project-rights.ts'
import {
  keepTasks,
  projectTasksQuery,
  useProjectTasks,
  useTaskChanges,
  type TaskNews,
} from '#research/projects/project-tasks.queries.ts'
import { useProjectMilestones } from '#research/projects/project-milestones.queries.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { newKey } from '#shared/browser/new-key.ts'
import { toast } from '#shared/toast/toast.ts'

import { columnOf, placements, type Place } from './board/board-order.ts'
import { tasksCopy as copy } from './tasks.copy.ts'
import { withChanges, type Change } from './task-queue.ts'
import { columnName, columnsFor } from './task-words.ts'
import { useTaskQueue } from './use-task-queue.ts'
import { useUndo } from './use-undo.ts'

/** What a patch would have to be to take another one back. */
const inverseOf = (task: Task, patch: TaskPatch): TaskPatch =>
  Object.fromEntries(Object.keys(patch).map((field) => [field, task[field as keyof Task] ?? emptyOf(field)]))
const emptyOf = (field: string) => (['assignees', 'labels', 'dependsOn', 'links'].includes(field) ? [] : null)

/** Everything that the views of a project's tasks share: the tasks as they will be, and the ways to change them. */
export function useTasks(project: ProjectDetail, onNews: (news: TaskNews) => void) {
  const { projectId } = project
  const client = useQueryClient()
  const { user } = useSession()
  const query = useProjectTasks(projectId)
  const members = useProjectMembers(projectId).data
  const milestones = useProjectMilestones(projectId).data
  useTaskChanges(projectId, (news) => (news.by?.userId === user?.id ? undefined : onNews(news)))

  const own = columnsOf(project)
  const done = useMemo(() => doneStatuses(own), [own])
  const undo = useUndo()

  const { queue, changes, state, reason } = useTaskQueue(projectId, ({ task, overtaken }) => {
    keepTasks(client, projectId, [task])
    if (!overtaken) return
    toast({ title: copy.overtaken(overtaken.by.name, columnName(own, overtaken.status)) })
  })
  const put = useCallback((wanted: Omit<Change, 'key'>) => queue.add([{ ...wanted, key: newKey() }]), [queue])
  /** Gives up the change that failed: what was on screen before is back, and what comes behind it goes on. */
  const discard = () => {
    const [first] = changes
    if (!first) return
    undo.forget(first.taskId)
    void client.invalidateQueries({ queryKey: projectTasksQuery(projectId).queryKey })
    void queue.giveUp([first])
  }

  const tasks = useMemo(() => withChanges(query.data ?? [], changes, done), [query.data, changes, done])
  const columns = useMemo(() => columnsFor(own, tasks), [own, tasks])
  const pending = useMemo(() => new Set(changes.map(({ taskId }) => taskId)), [changes])
  // Read when something is done, so that what does it can stay the same function.
  const latest = useRef({ tasks, columns })
  useLayoutEffect(() => {
    latest.current = { tasks, columns }
  }, [tasks, columns])

  const change = useCallback(
    (id: string, patch: TaskPatch) => {
      const send = (wanted: TaskPatch): Task | undefined => {
        const task = latest.current.tasks.find((each) => each.id === id)
        if (task) put({ taskId: id, title: task.title, patch: wanted, version: task.version })
        return task
      }
      const before = send(patch)
      if (!before) return
      const back = inverseOf(before, patch)
      undo.remember({ title: `“${before.title}”`, taskId: id, back: () => void send(back) })
    },
    [put, undo],
  )

  const move = useCallback(
    (id: string, place: Place) => {
      const { tasks: all, columns: shown } = latest.current
      const card = all.find((each) => each.id === id)
      if (!card) return
      for (const { id: each, patch } of placements(columnOf(all, place.status), card, place)) {
        // Others only get new numbers in the order that they have: that is nothing to take back.
        if (each === id) change(id, patch)
        else put({ taskId: each, title: card.title, patch })
      }
      if (card.status !== place.status) {
        toast({
          title: copy.moved(card.title, columnName(shown, place.status)),
          action: { label: 'Undo', onClick: () => undo.run() },
        })
      }
    },
    [change, put, undo],
  )

  return {
    project,
    tasks,
    columns,
    done,
    members: members ?? [],
    milestones: milestones ?? [],
    me: user?.id ?? '',
    canWrite: mayWrite(project),
    isPending: query.isPending,
    error: query.data ? null : query.error,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
    pending,
    /** Sends a change that is no step of this person's to undo. */
    send: put,
    queueState: {
      state,
      reason,
      count: changes.length,
      first: changes[0],
      retry: () => void queue.wake(),
      discard,
    },
    change,
    move,
    undo,
  }
}

export type Tasks = ReturnType<typeof useTasks>
