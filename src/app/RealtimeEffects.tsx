import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { commentsApi } from '#contract/comments.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { CommentEvents } from '#features/comments/CommentEvents.tsx'
import { NotificationEvents } from '#features/notifications/NotificationEvents.tsx'
import { useSubscription } from '#platform/access/subscription.queries.ts'
import { LivePaused } from '#platform/realtime/LivePaused.tsx'
import { useOnConnect, useWakeConnection } from '#platform/realtime/use-socket-event.ts'
import { useOtherTabs } from '#shared/api/other-tabs.ts'
import { invalidate, invalidateKeys } from '#shared/api/query.ts'

/** What the socket feeds on every page (a chat, a task list and a team do so themselves): asked for anew after every connect, because events are delivered at most once. */
const fedBySocket = [
  notificationsApi.list,
  notificationsApi.unreadCount,
  commentsApi.page,
  commentsApi.activity,
  synthesesApi.get,
]

/** Who listens to the live connection and to the other tabs; what keeps the connection alive, and what says that it is not. */
export function RealtimeEffects() {
  const client = useQueryClient()
  const wake = useWakeConnection()
  const { dataUpdatedAt } = useSubscription()

  useOnConnect(() => void invalidate(client, fedBySocket))
  useOtherTabs((keys) => void invalidateKeys(client, keys))
  // A poll that worked: the server is there, so a connection that was given up is worth another try.
  useEffect(wake, [wake, dataUpdatedAt])
  return (
    <>
      <NotificationEvents />
      <CommentEvents />
      <LivePaused />
    </>
  )
}
