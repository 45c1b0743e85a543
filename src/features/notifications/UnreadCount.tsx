import { count } from '#shared/format/count.ts'

import { useUnreadCount } from './notifications.queries.ts'

/** How many notifications are unread, as a small number or, where there is no room, as a dot; nothing where none is. */
export function UnreadCount({ isDot = false }: { isDot?: boolean }) {
  const unread = useUnreadCount() ?? 0
  if (unread === 0) return null
  return isDot ? (
    <span className="absolute top-1 right-2 size-2 rounded-full bg-accent">
      <span className="sr-only">{count(unread, 'unread notification', 'unread notifications')}</span>
    </span>
  ) : (
    <span className="text-xs text-accent tabular-nums">
      <span className="sr-only">{count(unread, 'unread notification', 'unread notifications')}</span>
      <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
    </span>
  )
}
