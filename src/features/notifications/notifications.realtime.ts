import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { notificationsApi } from '#contract/notifications.ts'
import { useOnConnect, useSocketEvent } from '#platform/realtime/use-socket-event.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { keyOf } from '#shared/api/query.ts'

import type { Fact } from './live-facts.ts'
import { fact, notificationsQuery, tellList, unreadCountQuery } from './notifications.queries.ts'
import { useOtherTabs } from './other-tabs.ts'

/** What arrives within this time is drawn together; the count is asked for at most this often. */
const DRAW_EVERY_MS = 100
const COUNT_EVERY_MS = 2000
/** More than this waits only where nobody has been looking for long: then the list is asked for instead. */
const WAITING_MAX = 2000

/** Collects what arrives, so that a flood costs ten drawings a second and one question in two seconds. */
function createIntake(client: QueryClient) {
  let waiting: Fact[] = []
  let isOverfull = false
  let drawTimer: ReturnType<typeof setTimeout> | undefined
  let countTimer: ReturnType<typeof setTimeout> | undefined
  let countedAt = -Infinity

  const draw = () => {
    clearTimeout(drawTimer)
    drawTimer = undefined
    if (waiting.length === 0) return
    const happened = waiting
    waiting = []
    tellList(client, happened)
    if (isOverfull) void client.invalidateQueries({ queryKey: notificationsQuery().queryKey })
    isOverfull = false
  }
  const askCount = () => {
    countTimer = undefined
    countedAt = Date.now()
    void client.invalidateQueries({ queryKey: unreadCountQuery().queryKey })
  }
  return {
    take(happened: Fact) {
      waiting.push(happened)
      if (waiting.length > WAITING_MAX) {
        isOverfull = true
        waiting = waiting.slice(-WAITING_MAX / 2)
      }
      drawTimer ??= setTimeout(draw, DRAW_EVERY_MS)
      countTimer ??= setTimeout(askCount, Math.max(0, countedAt + COUNT_EVERY_MS - Date.now()))
    },
    draw,
    close() {
      clearTimeout(drawTimer)
      clearTimeout(countTimer)
      drawTimer = undefined
      countTimer = undefined
    },
  }
}

/** Keeps list and count as the server has them: by events, and by asking again where the two disagree. */
export function useNotificationEvents() {
  const client = useQueryClient()
  const [intake] = useState(() => createIntake(client))
  useEffect(() => () => intake.close(), [intake])

  useSocketEvent('new_notification', (notification) => intake.take(fact({ is: 'arrived', notification })))
  useSocketEvent('notification_read', ({ notificationId: id }) => intake.take(fact({ is: 'read', id })))
  useSocketEvent('all_notifications_read', () => intake.take(fact({ is: 'all-read' })))
  useOtherTabs(useSession().user?.id, (happened) => intake.take(happened))
  // A connect is followed by a question: what was heard before it must not be taken for news of after it.
  useOnConnect(() => intake.draw())

  // Without the socket the count still comes, once a minute: when it has moved, the list has too.
  useEffect(() => {
    let known: number | undefined
    const countKey = JSON.stringify(unreadCountQuery().queryKey)
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || JSON.stringify(query.queryKey) !== countKey) return
      const { data } = query.state as { data?: { count: number } }
      if (!data || data.count === known) return
      known = data.count
      const list = client.getQueryData<{ isRead: boolean }[]>(notificationsQuery().queryKey)
      const isAsking = client.isFetching({ queryKey: keyOf(notificationsApi.list) }) > 0
      if (!list || isAsking || list.filter(({ isRead }) => !isRead).length === data.count) return
      void client.invalidateQueries({ queryKey: notificationsQuery().queryKey })
    })
  }, [client])
}
