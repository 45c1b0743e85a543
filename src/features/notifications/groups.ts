import type { Notification } from '#contract/notifications.ts'

import { invitationOf } from './notification-kind.ts'
import { notificationsCopy as copy } from './notifications.copy.ts'

/** From so many on, notifications about one thing stand together. */
const GROUP_MIN = 3

/** Several notifications about one thing, the newest first. It stands where its newest would. */
export type Group = { id: string; about: string; members: readonly Notification[] }

/** One line of the list: a group, one of an open group, or one of its own. */
export type Row =
  | { id: string; is: 'group'; group: Group; isOpen: boolean }
  | { id: string; is: 'one'; notification: Notification; isMember: boolean }

/** What a notification is about, undefined where that is nothing that others could share. An invitation waits for its own answer. */
function thingOf(notification: Notification): { key: string; about: string } | undefined {
  const { type, metadata } = notification
  if (!metadata || invitationOf(notification)) return undefined
  const { threadId, projectId, projectName, teamName } = metadata
  if (threadId) return { key: `thread ${threadId}`, about: type === 'comment' ? copy.oneComment : copy.oneThread }
  if (projectId ?? projectName)
    return { key: `project ${projectId ?? projectName}`, about: projectName || copy.oneProject }
  return teamName ? { key: `team ${teamName}`, about: teamName } : undefined
}

/**
 * The list with what is about one thing drawn together. Nothing is left out and nothing stands twice: the members of all
 * groups and the rest are the list.
 *
 * @param list newest first
 * @param open ids of the groups whose members are shown
 */
export function rowsOf(list: readonly Notification[], open: ReadonlySet<string>): Row[] {
  const things = new Map<string, { about: string; members: Notification[] }>()
  const keys = list.map((notification) => {
    const thing = thingOf(notification)
    if (!thing) return undefined
    const known = things.get(thing.key)
    if (known) known.members.push(notification)
    else things.set(thing.key, { about: thing.about, members: [notification] })
    return thing.key
  })
  const rows: Row[] = []
  const drawn = new Set<string>()
  const one = (notification: Notification, isMember: boolean) =>
    rows.push({ id: notification.id, is: 'one', notification, isMember })
  for (const [index, notification] of list.entries()) {
    const key = keys[index]
    const thing = key === undefined ? undefined : things.get(key)
    if (key === undefined || !thing || thing.members.length < GROUP_MIN) {
      one(notification, false)
      continue
    }
    if (drawn.has(key)) continue
    drawn.add(key)
    const id = `group ${key}`
    const isOpen = open.has(id)
    rows.push({ id, is: 'group', group: { id, ...thing }, isOpen })
    if (isOpen) for (const member of thing.members) one(member, true)
  }
  return rows
}
