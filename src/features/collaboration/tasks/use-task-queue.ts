import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { tasksApi } from '#contract/tasks.ts'
import { draftKey } from '#platform/drafts/draft-store.ts'
import { addUnsentSource, whenIdle } from '#platform/drafts/unsent.ts'
import { useConnection } from '#platform/realtime/use-socket-event.ts'
import { onSignOut } from '#platform/session/forgetters.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { callApi } from '#shared/api/call-api.ts'

import { createTaskQueue, type Change, type Outcome } from './task-queue.ts'

const sendChange = ({ taskId, patch, version, key }: Change) =>
  callApi(tasksApi.update, {
    params: { taskId },
    body: { ...patch, clientKey: key, ...(version !== undefined && { version }) },
  })
export type Sent = Awaited<ReturnType<typeof sendChange>>

type Queue = ReturnType<typeof createTaskQueue<Sent>>

/** One for each person and project, as long as the page lives: leaving the board does not stop what is on its way. */
const queues = new Map<string, Queue>()

function queueOf(userId: string, projectId: string): Queue {
  const key = draftKey(userId, 'task-changes', projectId)
  const queue = queues.get(key) ?? createTaskQueue(key, sendChange)
  queues.set(key, queue)
  return queue
}

// Nothing of one person may go out, or stay, under the name of another.
onSignOut(() => {
  for (const queue of queues.values()) queue.forget()
  queues.clear()
})

addUnsentSource({
  count: () => [...queues.values()].reduce((sum, queue) => sum + queue.current().changes.length, 0),
  send: () =>
    Promise.all(
      [...queues.values()].map((queue) => {
        queue.wake()
        return whenIdle(queue.subscribe, () => queue.current().state === 'sending')
      }),
    ),
})

const AGAIN_MS = 15_000

export function useTaskQueue(projectId: string, outcome: Outcome<Sent>) {
  const { user } = useSession()
  const connection = useConnection()
  const queue = useMemo(() => queueOf(user?.id ?? '', projectId), [user?.id, projectId])
  const { changes, state, reason } = useSyncExternalStore(queue.subscribe, queue.current)

  useEffect(() => queue.listen(outcome))
  // The line may be back: the browser says so, the live connection stands again, or simply after a while.
  useEffect(() => {
    const wake = () => queue.wake()
    window.addEventListener('online', wake)
    return () => window.removeEventListener('online', wake)
  }, [queue])
  useEffect(() => {
    if (connection === 'connected') queue.wake()
  }, [queue, connection])
  useEffect(() => {
    if (state !== 'waiting') return undefined
    const timer = setInterval(() => queue.wake(), AGAIN_MS)
    return () => clearInterval(timer)
  }, [queue, state])

  return { queue, changes, state, reason }
}
