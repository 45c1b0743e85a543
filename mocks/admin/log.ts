import { asPerson } from '#engine/collaboration/announce.ts'
import type { AccountRow, AdminLogRow } from '#engine/world/rows.ts'
import type { World } from '#engine/world/world.ts'

type Happened = {
  action: string
  target: AdminLogRow['target']
  changes?: AdminLogRow['changes']
  note?: string | undefined
}

/** Writes down what an admin did. Nothing is ever changed in this log. */
export function logged(world: World, admin: AccountRow, { action, target, changes = [], note }: Happened): void {
  world.adminLog.put({
    id: world.newId('log'),
    at: world.now(),
    adminId: admin.id,
    by: asPerson(admin),
    action,
    target,
    changes,
    ...(note !== undefined && note !== '' && { note }),
  })
}

/** The fields that differ, as they stood and as they stand. */
export function changesOf(
  before: Record<string, string | undefined>,
  after: Record<string, string | undefined>,
): AdminLogRow['changes'] {
  return Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
}

/** Newest first. Two of one moment stand in the order in which they were written. */
export const newestFirst = <T extends { at: string }>(rows: readonly T[]): T[] =>
  rows.toReversed().toSorted((a, b) => b.at.localeCompare(a.at))
