import { useQuery } from '@tanstack/react-query'

import { adminApi } from '#contract/admin.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { isAdmin } from '#platform/session/admin.ts'
import { useSession } from '#platform/session/session.queries.ts'
import { useMyTasks } from '#research/tasks/my-tasks.ts'
import { apiQuery } from '#shared/api/query.ts'
import { useNow } from '#shared/browser/use-now.ts'
import { count } from '#shared/format/count.ts'
import { daysUntil } from '#shared/format/due-date.ts'
import { paths } from '#shared/paths.ts'

import { useNotifications } from '../notifications.queries.ts'
import { inboxCopy as copy } from './inbox.copy.ts'
import { ofNotification, ofRuns, ofTask, type InboxItem } from './inbox-item.ts'
import { isUnread, listOf, useInboxMarks, type InboxList } from './inbox-marks.ts'

const MINUTE_MS = 60_000

/** What waits for admins: one line for each queue that is not empty. */
function useAdminItems(): {
  items: InboxItem[]
  failure: { what: string; error: Error; retry: () => void } | undefined
} {
  const { user } = useSession()
  const isAsked = useCapabilities().has('admin') && isAdmin(user)
  const { data, error, refetch } = useQuery({ ...apiQuery(adminApi.exceptions, {}), enabled: isAsked })
  const items: InboxItem[] = []
  const put = (id: string, waiting: number | undefined, title: string, to: string, at?: string | null) => {
    if (waiting) items.push({ id: `a:${id}`, kind: 'admin', title, to, at: at ?? undefined })
  }
  const { verifications, tickets, requests, comments } = data ?? {}
  const words = (n = 0, one: string, many: string) => count(n, one, many)
  put(
    'verifications',
    verifications?.waiting,
    words(verifications?.waiting, 'student verification waits', 'student verifications wait'),
    paths.admin({ view: 'verifications' }),
    verifications?.oldestAt,
  )
  put(
    'tickets',
    tickets?.urgent,
    words(tickets?.urgent, 'urgent ticket', 'urgent tickets'),
    paths.admin({ view: 'support' }),
    tickets?.oldestAt,
  )
  put(
    'requests',
    requests?.waiting,
    words(requests?.waiting, 'contact request', 'contact requests'),
    paths.adminOrganization({ view: 'requests' }),
    requests?.oldestAt,
  )
  put(
    'comments',
    comments?.critical,
    words(comments?.critical, 'critical comment', 'critical comments'),
    paths.adminComments(),
  )
  return { items, failure: error ? { what: copy.adminFailed, error, retry: () => void refetch() } : undefined }
}

/** What is due by tomorrow stands first, what has a time behind it, newest first, and what is due later last. */
function rankOf({ at, dueDate }: InboxItem, now: number): number {
  if (at !== undefined) return 1
  const days = daysUntil(dueDate, now)
  return days !== undefined && days <= 1 ? 0 : 2
}

const inOrder = (now: number) => (a: InboxItem, b: InboxItem) =>
  rankOf(a, now) - rankOf(b, now) ||
  (b.at ?? '').localeCompare(a.at ?? '') ||
  (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999')

export type InboxRow = InboxItem & { list: InboxList; isUnread: boolean }

/**
 * Everything that waits for somebody, from where each part is kept: notifications, tasks, finished runs and, for admins,
 * their queues. A part that fails is named and hides no other.
 */
export function useInbox() {
  const notifications = useNotifications()
  const { tasks, assigned, isOffered } = useMyTasks()
  const runs = useQuery({ ...apiQuery(synthesesApi.list, {}), staleTime: MINUTE_MS })
  const admin = useAdminItems()
  const marks = useInboxMarks()
  const now = useNow(MINUTE_MS)

  const items = [
    ...(notifications.list ?? []).map(ofNotification),
    ...tasks.map(ofTask),
    ...ofRuns(runs.data ?? [], now, { done: copy.runDone, failed: copy.runFailed }),
    ...admin.items,
  ]
  const rows: InboxRow[] = items
    .map((item) => {
      const mark = marks.marks[item.id]
      return {
        ...item,
        list: listOf(item, mark, now),
        isUnread: isUnread(item, mark),
      }
    })
    .toSorted(inOrder(now))
  const failures = [
    ...(notifications.error
      ? [{ what: copy.notificationsFailed, error: notifications.error, retry: notifications.retry }]
      : []),
    ...(assigned.error
      ? [{ what: copy.tasksFailed, error: assigned.error, retry: () => void assigned.refetch() }]
      : []),
    ...(runs.error ? [{ what: copy.runsFailed, error: runs.error, retry: () => void runs.refetch() }] : []),
    ...(admin.failure ? [admin.failure] : []),
  ]
  const isPending =
    (notifications.isPending && !notifications.list) || (isOffered && assigned.isPending) || runs.isPending
  return { rows, marks, failures, isPending, isOffline: notifications.isOffline }
}
