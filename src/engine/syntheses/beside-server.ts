import type { Synthesis } from '#contract/syntheses.ts'

import { withRoles } from '../analyses/access.ts'
import { removeEntries } from '../analyses/entry-log.ts'
import { asPerson } from '../collaboration/announce.ts'
import { answer } from '../answers/answer.ts'
import { notFound, Refusal } from '../world/refusal.ts'
import type { AccountRow, SynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { besideApi, isHereAlone, OWN } from './beside-api.ts'
import { beginWriting, listed, newRow, reverified, sameKey, settled } from './syntheses.handlers.ts'

/** What a server said, without what it left open. */
const present = (given: Partial<Synthesis>): Partial<SynthesisRow> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined))

function shown(world: World, account: AccountRow, row: SynthesisRow, given: Synthesis): Synthesis {
  const kept = withRoles(world, account, settled(world, row))
  if (row.keptIn === 'browser') return { ...kept, ...(given.title && { title: given.title }) }
  const { kind: _kind, subtype: _subtype, body: _body, seq: _seq, words: _words, ...others } = present(given)
  return { ...kept, ...others, id: given.id }
}

const ownRow = (world: World, account: AccountRow, id: string): SynthesisRow | undefined => {
  const row = world.syntheses.get(id)
  return row?.ownerId === account.id ? row : undefined
}

export const besideHandlers = [
  answer(besideApi.keep, ({ world, hub, me, body: { sent, given } }) => {
    const account = me()
    const before = ownRow(world, account, given.id)
    const { version: _version, clientKey, sections, projectId: _project, isArchived, ...fields } = sent
    const archivedAt = isArchived === undefined ? before?.archivedAt : isArchived ? world.now() : undefined
    const { projectId: _theirs, archivedAt: _archived, ...known } = before ?? newRow(world, account, present(given))
    const row: SynthesisRow = {
      ...known,
      ...fields,
      id: given.id,
      ownerId: account.id,
      ...(sections && { sections: reverified(world, account, sections, { ...known, ownerId: account.id }) }),
      ...(archivedAt && { archivedAt }),
      ...(clientKey && { clientKey }),
      version: given.version ?? (before?.version ?? 0) + 1,
      updatedAt: world.now(),
    }
    world.syntheses.put(row)
    const by = asPerson(account)
    const event = { analysisId: row.id, seq: row.seq ?? 0, version: row.version ?? 1, by }
    if (before) hub.toUser(account.id, 'analysis-changed', event)
    return { ...shown(world, account, row, given), version: row.version }
  }),

  answer(besideApi.shown, ({ world, me, body }) => {
    const account = me()
    const row =
      ownRow(world, account, body.id) ??
      world.syntheses.put({ ...newRow(world, account, present(body)), id: body.id, ownerId: account.id })
    return shown(world, account, row, body)
  }),

  answer(besideApi.listed, ({ world, me, body }) => {
    const account = me()
    const named = body.map((given) => {
      const row = ownRow(world, account, given.id)
      return row ? listed(shown(world, account, row, given)) : given
    })
    const here = world.syntheses
      .filter(({ id, ownerId }) => ownerId === account.id && isHereAlone(id))
      .map((row) => listed(withRoles(world, account, settled(world, row))))
    return [...here, ...named].toSorted((a, b) => (b.updatedAt ?? '').localeCompare(a.updatedAt ?? ''))
  }),

  answer(besideApi.check, ({ world, me, params, body }) => {
    const row = ownRow(world, me(), params.id)
    if (row?.status === 'generating') {
      throw new Refusal(409, 'This synthesis is still being written.', { code: 'generating' })
    }
    if (row && body.version !== undefined && body.version !== (row.version ?? 1)) {
      throw new Refusal(409, 'This synthesis was changed elsewhere since you opened it.', { code: 'version_conflict' })
    }
    return { message: 'success' }
  }),

  answer(besideApi.write, ({ world, hub, me, body: { wish, id } }) => {
    const account = me()
    const made = sameKey(world, account, wish.clientKey)
    if (made) return made
    return beginWriting({ world, hub, account }, wish, { id: id ?? world.newId(OWN), keptIn: 'browser' })
  }),

  answer(besideApi.forget, ({ world, me, params }) => {
    const row = ownRow(world, me(), params.id)
    if (!row) throw notFound('This synthesis')
    world.syntheses.remove(row.id)
    removeEntries(world, row.id)
    return { message: 'success' }
  }),
]
