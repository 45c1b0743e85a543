import { Check, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useNavigate } from 'react-router-dom'

import type { Notification } from '#contract/notifications.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { toast } from '#shared/toast/toast.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { InvitationActions } from './InvitationActions.tsx'
import { invitationOf, lookOf, mentionOf, targetOf } from './notification-kind.ts'
import { notificationsCopy as copy } from './notifications.copy.ts'
import { useDeleteNotification, useMarkRead } from './notifications.mutations.ts'
import { shortened } from './shown-text.ts'

type Props = {
  notification: Notification
  now: number
  /** The page changes: what hangs over it closes. */
  onLeave: () => void
  /** Called before this item may leave the list. */
  holdFocus: () => void
}

/** One notification: what happened, when, and what can be done about it. */
export const NotificationItem = memo(function NotificationItem({ notification, now, onLeave, holdFocus }: Props) {
  const { id, type, title, message, isRead, createdAt } = notification
  const { icon: Icon, name } = lookOf(type)
  const navigate = useNavigate()
  const { mutateAsync } = useMarkRead()
  const [markRead] = useOnce(() => mutateAsync(id))
  const { mutateAsync: remove } = useDeleteNotification()
  const [runDelete, isDeleting] = useOnce(async () => {
    await remove(id)
    holdFocus()
  })
  const target = targetOf(notification)
  const invitation = isRead ? undefined : invitationOf(notification)

  const read = () => {
    holdFocus()
    markRead()
  }
  const follow = (to: string) => {
    if (!isRead) markRead()
    onLeave()
    // Going there never waits for the server to know that it was read.
    const mention = mentionOf(notification)
    void navigate(to, mention && { state: { mention } })
    if (type === 'mention') toast({ title: copy.toChat })
  }
  const words = (
    <>
      <span className="block font-medium wrap-anywhere">{shortened(title)}</span>
      {message && <span className="mt-0.5 line-clamp-3 block wrap-anywhere text-ink-muted">{shortened(message)}</span>}
    </>
  )
  return (
    <article className="flex gap-3 py-3 pr-2 pl-4">
      <Icon
        size={16}
        aria-hidden
        className={isRead ? 'mt-0.5 shrink-0 text-ink-muted' : 'mt-0.5 shrink-0 text-accent'}
      />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{name}: </span>
        {target === undefined ? (
          <div>{words}</div>
        ) : (
          <button
            type="button"
            className="block w-full rounded-control text-left hover:underline"
            onClick={() => follow(target)}
          >
            {words}
          </button>
        )}
        <time dateTime={createdAt} className="mt-1 block text-xs text-ink-muted">
          {relativeTime(createdAt, now)}
        </time>
        {invitation && <InvitationActions notificationId={id} invitation={invitation} holdFocus={holdFocus} />}
      </div>
      <div className="flex shrink-0">
        {!isRead && <IconButton size="small" label={copy.markRead} icon={Check} onClick={read} />}
        <IconButton size="small" label={copy.delete} icon={Trash2} busy={isDeleting} onClick={() => runDelete()} />
      </div>
    </article>
  )
})
