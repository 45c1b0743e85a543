import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { commentsApi } from '#contract/comments.ts'
import { collaborationApi } from '#contract/collaboration.ts'
import { notificationsApi } from '#contract/notifications.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { CommentEvents } from '#features/comments/CommentEvents.tsx'
import { NotificationEvents } from '#features/notifications/NotificationEvents.tsx'
import { useSubscription } from '#platform/access/subscription.queries.ts'
import { useOnReconnect, useWakeConnection } from '#platform/realtime/use-socket-event.ts'
import { invalidate } from '#shared/api/query.ts'

/** What the socket feeds: asked for anew after every reconnect, because events are delivered at most once. */
const fedBySocket = [
  notificationsApi.list,
  notificationsApi.unreadCount,
  commentsApi.page,
  commentsApi.activity,
  collaborationApi.globalChat,
  synthesesApi.get,
]

/** Who listens to the live connection, one line for each feature; and what keeps it alive. */
export function RealtimeEffects() {
  const client = useQueryClient()
  const wake = useWakeConnection()
  const { dataUpdatedAt } = useSubscription()

  useOnReconnect(() => void invalidate(client, fedBySocket))
  // A poll that worked: the server is there, so a connection that was given up is worth another try.
  useEffect(wake, [wake, dataUpdatedAt])
  return (
    <>
      <NotificationEvents />
      <CommentEvents />
    </>
  )
}
