import { sharesApi, type Share, type ShareKind } from '#contract/shares.ts'

import { displayName } from '#engine/people/accounts.ts'
import { randomToken } from '#engine/world/base64.ts'
import { presentSession, sessionSnapshot } from '#engine/copilot/shared-session.ts'
import { presentSynthesis, synthesisSnapshot } from '#engine/syntheses/shared-synthesis.ts'
import { answer } from '#engine/answers/answer.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'
import type { AccountRow, ShareRow } from '#engine/world/rows.ts'
import { presentFlags, snapshotOf } from './shared-search.ts'
import { openShare } from '#engine/people/open-share.ts'
import type { World } from '#engine/world/world.ts'

const MOST = 200

const shown = ({ id, token, kind, targetId, title, createdAt, expiresAt }: ShareRow): Share => ({
  id,
  token,
  kind,
  targetId,
  title,
  createdAt,
  ...(expiresAt !== undefined && { expiresAt }),
})

/** The thing as it is now, without anything of the account; not found where it is somebody else's. */
function contentOf(world: World, account: AccountRow, kind: ShareKind, targetId: string) {
  if (kind === 'copilot') {
    const session = sessionSnapshot(world, account, targetId)
    if (!session) throw notFound('This session')
    return { kind, session }
  }
  if (kind === 'synthesis') return { kind, synthesis: synthesisSnapshot(world, account, targetId) }
  const run = snapshotOf(world, account, targetId)
  if (!run) throw notFound('This search')
  return { kind, run }
}

const assertAhead = (world: World, expiresAt: string | null | undefined) => {
  if (!expiresAt || Date.parse(expiresAt) > Date.parse(world.now())) return
  const fields = { expiresAt: 'Choose a time to come.' }
  throw new Refusal(422, 'A link can only end at a time to come.', { code: 'expiry_passed', fields })
}

function ownShare(world: World, account: AccountRow, id: string): ShareRow {
  const row = world.shares.get(id)
  if (row?.ownerId !== account.id) throw notFound('This link')
  return row
}

export const sharesHandlers = [
  answer(sharesApi.list, ({ world, me }) => {
    const { id } = me()
    const rows = world.shares.of(id).all()
    return { shares: rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).map(shown) }
  }),

  answer(sharesApi.create, ({ world, me, body }) => {
    const account = me()
    const { clientKey } = body
    const same = clientKey && world.shares.of(account.id).find((row) => row.clientKey === clientKey)
    if (same) return shown(same)
    assertAhead(world, body.expiresAt)
    if (world.shares.of(account.id).all().length >= MOST) {
      throw new Refusal(409, `You have ${MOST} links. Revoke one that is not needed any more.`, { code: 'too_many' })
    }
    const content = contentOf(world, account, body.kind, body.targetId)
    return shown(
      world.shares.put({
        id: world.newId('share'),
        ownerId: account.id,
        token: randomToken(),
        ...content,
        targetId: body.targetId,
        title: body.title.trim(),
        createdAt: world.now(),
        ...(body.view && { view: body.view }),
        ...(body.expiresAt && { expiresAt: body.expiresAt }),
        ...(clientKey && { clientKey }),
      }),
    )
  }),

  answer(sharesApi.change, ({ world, me, params, body }) => {
    const { expiresAt: _before, ...row } = ownShare(world, me(), params.shareId)
    assertAhead(world, body.expiresAt)
    return shown(world.shares.put({ ...row, ...(body.expiresAt && { expiresAt: body.expiresAt }) }))
  }),

  answer(sharesApi.revoke, ({ world, me, params }) => {
    world.shares.remove(ownShare(world, me(), params.shareId).id)
    return { success: true }
  }),

  answer(sharesApi.read, ({ world, params, visitor }) => {
    const { row, owner } = openShare(world, params.token)
    const { title, createdAt, expiresAt } = row
    const head = { title, createdAt, expiresAt, sharedBy: displayName(owner) }
    if (row.kind === 'copilot')
      return { kind: 'copilot' as const, ...head, ...presentSession(world, owner, row.session, visitor) }
    if (row.kind === 'synthesis')
      return { kind: 'synthesis' as const, ...head, ...presentSynthesis(world, owner, row.synthesis, visitor) }
    return { kind: 'search' as const, ...head, view: row.view, run: presentFlags(world, owner, row.run) }
  }),
]
