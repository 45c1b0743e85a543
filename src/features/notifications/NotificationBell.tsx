import { Bell } from 'lucide-react'
import { useState } from 'react'

import { lazyPart } from '#shared/browser/lazy-part.tsx'
import { count } from '#shared/format/count.ts'
import { CountButton } from '#shared/ui/CountButton.tsx'
import { LatePanel } from '#shared/ui/LatePanel.tsx'
import { Popover } from '#shared/ui/Popover.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'

import { notificationsCopy as copy } from './notifications.copy.ts'
import { useUnreadCount } from './notifications.queries.ts'

const NotificationsPanel = lazyPart(() =>
  import('./NotificationsPanel.tsx').then((module) => module.NotificationsPanel),
)

/** The bell with the number of unread notifications. What it opens is fetched when somebody reaches for it. */
export function NotificationBell() {
  const [isOpen, setOpen] = useState(false)
  const known = useUnreadCount()
  const unread = known ?? 0
  const words = count(unread, 'unread notification', 'unread notifications')
  const preload = () => void NotificationsPanel.preload()
  // Said to those who cannot see the number move; what was there from the start is no news.
  const [said, setSaid] = useState<{ count: number | undefined; words: string }>({ count: undefined, words: '' })
  if (said.count !== known) {
    setSaid({ count: known, words: said.count !== undefined && unread > said.count ? words : '' })
  }
  return (
    <>
      <Popover
        label={copy.bell}
        align="end"
        open={isOpen}
        onOpenChange={setOpen}
        className="w-96 p-0!"
        trigger={
          <CountButton
            label={copy.bell}
            icon={Bell}
            count={unread}
            countWords={words}
            onPointerEnter={preload}
            onFocus={preload}
          />
        }
      >
        <LatePanel failed={copy.loadFailed} waiting={<Skeleton lines={5} shape="row" className="p-4" />}>
          <NotificationsPanel onClose={() => setOpen(false)} />
        </LatePanel>
      </Popover>
      <span aria-live="polite" className="sr-only">
        {said.words}
      </span>
    </>
  )
}
