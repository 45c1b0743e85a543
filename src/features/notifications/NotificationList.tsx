import { useCallback, useRef } from 'react'

import type { Notification } from '#contract/notifications.ts'
import { useNow } from '#shared/browser/use-now.ts'

import { NotificationItem } from './NotificationItem.tsx'
import { useVirtualList } from './use-virtual-list.ts'

const ROW_PX = 92
const TICK_MS = 20_000

type Props = { label: string; list: readonly Notification[]; empty: string; onLeave: () => void }

/** The notifications of one tab, newest first. Only the rows in sight are in the page. */
export function NotificationList({ label, list, empty, onLeave }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const now = useNow(TICK_MS)
  const { indexes, before, after, measure } = useVirtualList({ box, rows: list, rowPx: ROW_PX })
  // What had the focus goes: the list takes it, so that the keyboard stays where it was, unless somebody has moved on.
  const holdFocus = useCallback(() => {
    const active = document.activeElement
    if (!active || active === document.body || box.current?.contains(active))
      box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div
      ref={box}
      role="region"
      aria-label={label}
      tabIndex={0}
      className="scroll-quiet -mt-5 max-h-[min(26rem,calc(100dvh-14rem))] overflow-y-auto outline-offset-[-2px]"
    >
      {list.length === 0 ? (
        <p className="px-4 py-10 text-center text-ink-muted">{empty}</p>
      ) : (
        <ul style={{ paddingTop: before, paddingBottom: after }}>
          {indexes.map((index) => {
            const notification = list[index]
            return (
              notification && (
                <li
                  key={notification.id}
                  ref={measure}
                  data-index={index}
                  aria-setsize={list.length}
                  aria-posinset={index + 1}
                  className="border-b border-line last:border-b-0"
                >
                  <NotificationItem {...{ notification, now, onLeave, holdFocus }} />
                </li>
              )
            )
          })}
        </ul>
      )}
    </div>
  )
}
