import { CheckCheck } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'

import { places } from '#contract/page-places.ts'
import { HelpLink } from '#platform/help-request/HelpLink.tsx'
import { useRetryWait } from '#shared/api/use-retry-wait.ts'
import { useOnce } from '#shared/browser/use-once.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCard } from '#shared/ui/ErrorCard.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { TabPanel } from '#shared/ui/TabPanel.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'

import { LIST_MAX } from './live-facts.ts'
import { NotificationList } from './NotificationList.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { notificationsCopy as copy } from './notifications.copy.ts'
import { useMarkAllRead } from './notifications.mutations.ts'
import { useNotifications, useUnreadCount } from './notifications.queries.ts'

/** What the bell opens: what is unread, what was read, and what can be done with each. */
export function NotificationsPanel({ onClose }: { onClose: () => void }) {
  const { list, isKept, isOffline, error, isFetching, retry } = useNotifications()
  const [tab, setTab] = useState('unread')
  const wait = useRetryWait(error)
  const titleId = useId()
  const unread = useMemo(() => list?.filter(({ isRead }) => !isRead), [list])
  const counted = useUnreadCount() ?? 0
  const read = useMemo(() => list?.filter(({ isRead }) => isRead), [list])
  // Of a list that was cut the server knows the number better.
  const isShort = (list?.length ?? 0) >= LIST_MAX

  const frame = useRef<HTMLElement>(null)
  const holdFocus = () => frame.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()

  return (
    <section ref={frame} aria-labelledby={titleId} className="flex flex-col">
      <div className="flex min-h-12 items-center justify-between gap-3 pt-2 pr-3 pl-4">
        <h2 id={titleId} className="text-base font-semibold">
          {copy.bell}
        </h2>
        <div className="order-last">
          {unread && (unread.length > 0 ? <MarkAllRead onMarked={holdFocus} /> : !isOffline && <AllCaughtUp />)}
        </div>
        {/* After the button and not before the list: whoever opens this by key would be under its tooltip, which takes the Esc. */}
        {unread && <HelpLink article="notifications" about="this list" className="mr-auto -ml-2" />}
      </div>
      {isOffline && <OfflineNotice isKept={isKept} busy={isFetching} onRetry={retry} />}
      {error && (
        <div className="p-3">
          <ErrorCard
            title={copy.loadFailed}
            error={wait > 0 ? new Error(copy.waitFor(wait)) : error}
            busy={isFetching || wait > 0}
            onRetry={retry}
          />
        </div>
      )}
      {!list && !error && <Skeleton lines={5} shape="row" className="p-4" />}
      {unread && read && (
        <Tabs
          label={copy.bell}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'unread', label: copy.unread, count: isShort ? Math.max(unread.length, counted) : unread.length },
            { value: 'read', label: copy.read, count: read.length },
          ]}
        >
          <TabPanel value="unread">
            <NotificationList label={copy.unread} list={unread} empty={copy.noUnread} onLeave={onClose} />
          </TabPanel>
          <TabPanel value="read">
            <NotificationList label={copy.read} list={read} empty={copy.noRead} onLeave={onClose} />
          </TabPanel>
        </Tabs>
      )}
      <Link
        to={places.inbox.to}
        onClick={onClose}
        className="border-t border-line px-4 py-2.5 text-center font-medium text-accent -outline-offset-2 hover:bg-hover"
      >
        {copy.toInbox}
      </Link>
    </section>
  )
}

const AllCaughtUp = () => <p className="pr-1 text-ink-muted">{copy.allCaughtUp}</p>

/** The button goes away by being used: the focus stays in the list. */
function MarkAllRead({ onMarked }: { onMarked: () => void }) {
  const { mutateAsync } = useMarkAllRead()
  const [markAll, isMarking] = useOnce(() => {
    onMarked()
    return mutateAsync()
  })
  return (
    <Button variant="ghost" size="small" icon={CheckCheck} busy={isMarking} onClick={markAll}>
      {copy.markAllRead}
    </Button>
  )
}
