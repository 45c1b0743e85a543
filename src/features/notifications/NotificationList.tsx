import { useCallback, useMemo, useRef, useState } from 'react'

import type { Notification } from '#contract/notifications.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { classNames } from '#shared/ui/class-names.ts'

import { GroupHead } from './GroupHead.tsx'
import { rowsOf } from './groups.ts'
import { NotificationItem } from './NotificationItem.tsx'
import { useVirtualList } from './use-virtual-list.ts'

const ROW_PX = 92
const TICK_MS = 20_000

type Props = { label: string; list: readonly Notification[]; empty: string; onLeave: () => void }

/** The notifications of one tab, newest first, many about one thing together. Only the rows in sight are in the page. */
export function NotificationList({ label, list, empty, onLeave }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const now = useNow(TICK_MS)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(
    (id: string) =>
      setOpen((was) => (was.has(id) ? new Set([...was].filter((one) => one !== id)) : new Set([...was, id]))),
    [],
  )
  const rows = useMemo(() => rowsOf(list, open), [list, open])
  const { indexes, before, after, measure } = useVirtualList({ box, rows, rowPx: ROW_PX })
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
            const row = rows[index]
            return (
              row && (
                <li
                  key={row.id}
                  ref={measure}
                  data-index={index}
                  aria-setsize={rows.length}
                  aria-posinset={index + 1}
                  className={classNames(
                    'border-b border-line last:border-b-0',
                    row.is === 'one' && row.isMember && 'bg-surface-sunken pl-7',
                  )}
                >
                  {row.is === 'group' ? (
                    <GroupHead {...{ group: row.group, isOpen: row.isOpen, now, onToggle: toggle, holdFocus }} />
                  ) : (
                    <NotificationItem {...{ notification: row.notification, now, onLeave, holdFocus }} />
                  )}
                </li>
              )
            )
          })}
        </ul>
      )}
    </div>
  )
}
