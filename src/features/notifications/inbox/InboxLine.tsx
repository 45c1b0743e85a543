import { AlarmClock, Check, Undo2, type LucideIcon } from 'lucide-react'

import { dueText, daysUntil } from '#shared/format/due-date.ts'
import { relativeTime } from '#shared/format/relative-time.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { DropdownMenu } from '#shared/ui/DropdownMenu.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'

import { InvitationActions } from '../InvitationActions.tsx'
import { invitationOf } from '../notification-kind.ts'
import { shortened } from '../shown-text.ts'
import { inboxCopy as copy } from './inbox.copy.ts'
import { snoozeTimes } from './inbox-marks.ts'
import type { InboxRow } from './use-inbox.ts'

type Props = {
  row: InboxRow
  icon: LucideIcon
  onOpen: () => void
  onFocus: () => void
  onRead: () => void
  onFinish: () => void
  onSnooze: (until: Date) => void
  onBack: () => void
}

/** One thing that waits: what it is, when, and what can be done about it. */
export function InboxLine({ row, icon: Icon, onOpen, onFocus, onRead, onFinish, onSnooze, onBack }: Props) {
  const { id, kind, title, detail, at, dueDate, isUnread, list, notification } = row
  const invitation = notification && !notification.isRead ? invitationOf(notification) : undefined
  const due = dueText(dueDate)
  // A project's task is closed on its board: here it can only be put out of sight.
  const leave = kind === 'task' && !row.finish ? copy.taskAside : copy.done
  return (
    <article className="flex items-start gap-x-3 gap-y-1 px-4 py-2.5 max-sm:flex-wrap">
      <Icon
        size={16}
        aria-hidden
        className={classNames('mt-1 shrink-0', isUnread ? 'text-accent' : 'text-ink-faint')}
      />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          data-row={id}
          aria-label={`${copy.one[kind]}${isUnread ? `, ${copy.unread}` : ''}: ${shortened(title)}`}
          onClick={onOpen}
          onFocus={onFocus}
          className="block w-full rounded-control text-left hover:underline"
        >
          <span className={classNames('wrap-anywhere', isUnread ? 'font-semibold' : 'text-ink-muted')}>
            {shortened(title)}
          </span>
        </button>
        {detail && <p className="line-clamp-2 text-ink-muted wrap-anywhere">{shortened(detail)}</p>}
        {invitation && notification && (
          <InvitationActions notificationId={notification.id} invitation={invitation} holdFocus={onFocus} />
        )}
      </div>
      <div className="flex shrink-0 items-center gap-x-2 max-sm:w-full max-sm:justify-between max-sm:pl-7 sm:justify-end">
        {due && <Badge tone={(daysUntil(dueDate) ?? 0) < 0 ? 'red' : 'neutral'}>{due}</Badge>}
        {at !== undefined && (
          <time dateTime={at} className="text-xs text-ink-muted">
            {relativeTime(at)}
          </time>
        )}
        <span className="flex">
          {list === 'open' ? (
            <>
              {isUnread && !invitation && (
                <button type="button" className="sr-only" onClick={onRead}>
                  {copy.read}
                </button>
              )}
              <DropdownMenu
                label={copy.snooze}
                align="end"
                trigger={<IconButton size="small" label={`${copy.snooze}: ${title}`} icon={AlarmClock} />}
                items={[
                  { label: copy.snoozeTo.later, onSelect: () => onSnooze(snoozeTimes(new Date()).later) },
                  { label: copy.snoozeTo.tomorrow, onSelect: () => onSnooze(snoozeTimes(new Date()).tomorrow) },
                  { label: copy.snoozeTo.nextWeek, onSelect: () => onSnooze(snoozeTimes(new Date()).nextWeek) },
                ]}
              />
              <IconButton size="small" label={`${leave}: ${title}`} icon={Check} onClick={onFinish} />
            </>
          ) : (
            <IconButton size="small" label={`${copy.bringBack}: ${title}`} icon={Undo2} onClick={onBack} />
          )}
        </span>
      </div>
    </article>
  )
}
