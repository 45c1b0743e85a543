import { sharesApi, type Share } from '#contract/shares.ts'

import { displayName } from '../accounts.ts'
import { randomToken } from '../base64.ts'
import { mock } from '../mock-endpoint.ts'
import { notFound, Refusal } from '../refusal.ts'
import type { AccountRow, ShareRow } from '../rows.ts'
import { presentFlags, snapshotOf } from '../shared-search.ts'
import type { World } from '../world.ts'

const MOST = 200

const shown = ({ run: _run, view: _view, ownerId: _owner, clientKey: _key, ...share }: ShareRow): Share => share

const assertAhead = (world: World, expiresAt: string | null | undefined) => {
  if (!expiresAt || Date.parse(expiresAt) > Date.parse(world.now())) return
  const fields = { expiresAt: 'Choose a time to come.' }
  throw new Refusal(422, 'A link can only end at a time to come.', { code: 'expiry_passed', fields })
}

/** Compared as moments: an address may be written with another zone than ours. */
const hasEnded = (world: World, { expiresAt }: ShareRow) =>
  expiresAt !== undefined && Date.parse(expiresAt) <= Date.parse(world.now())

function ownShare(world: World, account: AccountRow, id: string): ShareRow {
  const row = world.shares.get(id)
  if (row?.ownerId !== account.id) throw notFound('This link')
  return row
}

export const sharesHandlers = [
  mock(sharesApi.list, ({ world, me }) => {
    const { id } = me()
    const rows = world.shares.filter(({ ownerId }) => ownerId === id)
    return { shares: rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).map(shown) }
  }),

  mock(sharesApi.create, ({ world, me, body }) => {
    const account = me()
    const { clientKey } = body
    const same = clientKey && world.shares.find((row) => row.ownerId === account.id && row.clientKey === clientKey)
    if (same) return shown(same)
    assertAhead(world, body.expiresAt)
    if (world.shares.filter(({ ownerId }) => ownerId === account.id).length >= MOST) {
      throw new Refusal(409, `You have ${MOST} links. Revoke one that is not needed any more.`, { code: 'too_many' })
    }
    const run = snapshotOf(world, account, body.targetId)
    if (!run) throw notFound('This search')
    return shown(
      world.shares.put({
        id: world.newId('share'),
        ownerId: account.id,
        token: randomToken(),
        kind: body.kind,
        targetId: body.targetId,
        title: body.title.trim(),
        createdAt: world.now(),
        run,
        ...(body.view && { view: body.view }),
        ...(body.expiresAt && { expiresAt: body.expiresAt }),
        ...(clientKey && { clientKey }),
      }),
    )
  }),

  mock(sharesApi.change, ({ world, me, params, body }) => {
    const { expiresAt: _before, ...row } = ownShare(world, me(), params.shareId)
    assertAhead(world, body.expiresAt)
    return shown(world.shares.put({ ...row, ...(body.expiresAt && { expiresAt: body.expiresAt }) }))
  }),

  mock(sharesApi.revoke, ({ world, me, params }) => {
    world.shares.remove(ownShare(world, me(), params.shareId).id)
    return { success: true }
  }),

  mock(sharesApi.read, ({ world, params }) => {
    const row = world.shares.find(({ token }) => token === params.token)
    const owner = row && world.accounts.get(row.ownerId)
    // Never there, gone, ended: from outside they cannot be told apart.
    if (!row || !owner || hasEnded(world, row)) throw notFound('This link')
    const { kind, title, createdAt, expiresAt, view, run } = row
    const sharedBy = displayName(owner)
    return { kind, title, createdAt, expiresAt, view, sharedBy, run: presentFlags(world, owner, run) }
  }),
]
