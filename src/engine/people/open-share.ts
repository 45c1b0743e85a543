import { notFound } from '../world/refusal.ts'
import type { AccountRow, ShareRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

/** Compared as moments: an address may be written with another zone than ours. */
const hasEnded = (world: World, { expiresAt }: ShareRow) =>
  expiresAt !== undefined && Date.parse(expiresAt) <= Date.parse(world.now())

/** A link that can be read, and whose it is. Never there, gone, ended: from outside they cannot be told apart. */
export function openShare(world: World, token: string): { row: ShareRow; owner: AccountRow } {
  const row = world.shares.find((each) => each.token === token)
  const owner = row && world.accounts.get(row.ownerId)
  if (!row || !owner || hasEnded(world, row)) throw notFound('This link')
  return { row, owner }
}
