import { notificationsApi } from '#contract/notifications.ts'

import { answer } from '#engine/answers/answer.ts'
import { notFound } from '#engine/world/refusal.ts'
import type { NotificationRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

const newestFirst = (a: NotificationRow, b: NotificationRow) => b.createdAt.localeCompare(a.createdAt)

/** The notification, where it is this account's; to others it does not exist. */
function own(world: World, accountId: string, id: string): NotificationRow {
  const row = world.notifications.get(id)
  if (row?.accountId !== accountId) throw notFound('The notification')
  return row
}

export const notificationsHandlers = [
  answer(notificationsApi.list, ({ me, world }) => {
    const { id } = me()
    // The table keeps the order of arrival: reversed first, the latest of one moment stays on top.
    return world.notifications.of(id).all().reverse().toSorted(newestFirst)
  }),

  answer(notificationsApi.unreadCount, ({ me, world }) => {
    const { id } = me()
    return { count: world.notifications.of(id).count((row) => !row.isRead) }
  }),

  answer(notificationsApi.markRead, ({ me, world, hub, params }) => {
    const account = me()
    const { id } = own(world, account.id, params.id)
    world.notifications.update(id, { isRead: true })
    hub.toUser(account.id, 'notification_read', { notificationId: id })
    return { success: true }
  }),

  answer(notificationsApi.markAllRead, ({ me, world, hub }) => {
    const account = me()
    for (const row of world.notifications.of(account.id).filter((one) => !one.isRead)) {
      world.notifications.update(row.id, { isRead: true })
    }
    hub.toUser(account.id, 'all_notifications_read', {})
    return { success: true }
  }),

  answer(notificationsApi.remove, ({ me, world, params }) => {
    world.notifications.remove(own(world, me().id, params.id).id)
    return { success: true, message: 'Notification deleted' }
  }),
]
