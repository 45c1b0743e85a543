import type { SupportItem } from '#contract/admin.ts'

import { personById } from '#engine/collaboration/announce.ts'
import type { FeedbackRow, TicketRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

const HOUR_MS = 60 * 60_000

function itemOf(world: World, kind: string, row: TicketRow | FeedbackRow): SupportItem {
  const { accountId, state, version, replies, ...rest } = row
  return {
    ...rest,
    kind,
    state: state ?? 'open',
    person: personById(world, accountId),
    replies: (replies ?? []).map(({ byId, ...reply }) => ({
      ...reply,
      by: personById(world, byId) ?? { userId: 'left', name: 'Someone who left' },
    })),
    version: version ?? 1,
  }
}

/** Tickets and feedback, as they came. */
export const allSupport = (world: World): SupportItem[] => [
  ...world.tickets.all().map((row) => itemOf(world, 'ticket', row)),
  ...world.feedback.all().map((row) => itemOf(world, 'feedback', row)),
]

export const isUrgent = ({ severity }: SupportItem) => severity === 'P0' || severity === 'P1'
/** Somebody waits for a first word. */
export const isWaiting = ({ state, replies, kind, person }: SupportItem) =>
  kind === 'ticket' && state !== 'closed' && replies.length === 0 && person !== undefined

/** Median hours from a ticket to its first reply; undefined where none of them has one. */
export function firstReplyHours(items: readonly SupportItem[]): number | undefined {
  const hours = items
    .flatMap(({ kind, at, replies: [first] }) =>
      kind === 'ticket' && first ? [(Date.parse(first.at) - Date.parse(at)) / HOUR_MS] : [],
    )
    .toSorted((a, b) => a - b)
  if (hours.length === 0) return undefined
  const middle = (hours.length - 1) / 2
  return ((hours[Math.floor(middle)] ?? 0) + (hours[Math.ceil(middle)] ?? 0)) / 2
}

/** The row behind an item, in whichever table it stands. */
export function supportRow(world: World, id: string) {
  const ticket = world.tickets.get(id)
  if (ticket) {
    return {
      item: itemOf(world, 'ticket', ticket),
      put: (patch: Partial<TicketRow>) => itemOf(world, 'ticket', world.tickets.update(id, patch) ?? ticket),
      accountId: ticket.accountId,
      rows: ticket.replies ?? [],
    }
  }
  const feedback = world.feedback.get(id)
  if (!feedback) return undefined
  return {
    item: itemOf(world, 'feedback', feedback),
    put: (patch: Partial<FeedbackRow>) => itemOf(world, 'feedback', world.feedback.update(id, patch) ?? feedback),
    accountId: feedback.accountId,
    rows: feedback.replies ?? [],
  }
}
