import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { tasksApi } from '#contract/tasks.ts'
import { draftKey } from '#platform/drafts/draft-store.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { openStores } from '#research/saving/open-stores.ts'
import { useSending } from '#research/saving/use-sending.ts'
import { callApi } from '#shared/api/call-api.ts'

import { createTaskQueue, type Change } from './task-queue.ts'

const sendChange = ({ taskId, patch, version, key }: Change) =>
  callApi(tasksApi.update, {
    params: { taskId },
    body: { ...patch, clientKey: key, ...(version !== undefined && { version }) },
  })
export type Sent = Awaited<ReturnType<typeof sendChange>>

type Queue = ReturnType<typeof createTaskQueue<Sent>>

/** Those that are kept of other projects wait until their board is opened. */
const queueAt = openStores<Queue>((open) =>
  [...open.values()].reduce((sum, queue) => sum + queue.current().items.length, 0),
)

/** The changes of a project's tasks that are on their way. `accepted` takes each answer. */
export function useTaskQueue(projectId: string, accepted: (answer: Sent) => void) {
  const { user } = useSession()
  const queue = useMemo(() => {
    const key = draftKey(user?.id, 'task-changes', projectId)
    return queueAt(key, () => createTaskQueue(key, sendChange))
  }, [user?.id, projectId])
  const { items, state, reason } = useSyncExternalStore(queue.subscribe, queue.current)

  useEffect(() => queue.onAccepted(accepted))
  useSending(queue)

  return { queue, changes: items, state, reason }
}
