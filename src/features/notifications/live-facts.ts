import type { Notification } from '#contract/notifications.ts'

/** Something that happened to the list and that a list asked for earlier cannot know. `at`: milliseconds since 1970. */
export type Fact =
  | { is: 'arrived'; notification: Notification; at: number }
  | { is: 'read' | 'unread' | 'removed'; id: string; at: number }
  | { is: 'all-read'; at: number }

/** How long a fact is remembered, and how many: enough for a list that is on its way, and for events out of order. */
const KEPT_MS = 60_000
const KEPT_MAX = 2000
/** Rows kept of what arrives by itself; a fetched list may be longer. A list of this length may be short of older ones. */
export const LIST_MAX = 10_000

export type Facts = readonly Fact[]

export const remember = (facts: Facts, fresh: Facts, now: number): Facts =>
  [...facts.filter(({ at }) => now - at < KEPT_MS), ...fresh].slice(-KEPT_MAX)

/** The fate of one notification, by everything that was heard of it: it may have been read before it arrived. */
function fates(known: Facts) {
  const read = new Map<string, boolean>()
  const removed = new Set<string>()
  for (const fact of known) {
    if (fact.is === 'read' || fact.is === 'unread') read.set(fact.id, fact.is === 'read')
    if (fact.is === 'removed') removed.add(fact.id)
  }
  return { read, removed }
}

/**
 * The list after what happened: what arrived stands on top, once; what was read before it arrived arrives as read; what
 * was removed does not come back.
 *
 * @param happened the facts to apply, oldest first
 * @param known everything remembered, for events that came in the wrong order
 */
export function applyFacts(list: readonly Notification[], happened: Facts, known: Facts = happened): Notification[] {
  const { read, removed } = fates(known)
  const rows = new Map(list.map((row) => [row.id, row]))
  const arrived: string[] = []
  for (const fact of happened) {
    switch (fact.is) {
      case 'arrived': {
        const { notification } = fact
        if (rows.has(notification.id) || removed.has(notification.id)) break
        rows.set(notification.id, {
          ...notification,
          isRead: notification.isRead || read.get(notification.id) === true,
        })
        arrived.push(notification.id)
        break
      }
      case 'all-read':
        for (const row of rows.values()) if (!row.isRead) rows.set(row.id, { ...row, isRead: true })
        break
      case 'removed':
        rows.delete(fact.id)
        break
      case 'read':
      case 'unread': {
        const row = rows.get(fact.id)
        if (row) rows.set(fact.id, { ...row, isRead: fact.is === 'read' })
      }
    }
  }
  const onTop = new Set(arrived)
  const top = arrived.toReversed().flatMap((id) => rows.get(id) ?? [])
  const rest = [...rows.values()].filter(({ id }) => !onTop.has(id))
  return [...top, ...rest].slice(0, Math.max(LIST_MAX, list.length))
}
