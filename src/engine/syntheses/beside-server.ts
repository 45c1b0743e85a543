import type * as z from 'zod/mini'

import type { Synthesis, synthesesApi } from '#contract/syntheses.ts'

import { withRoles } from '../analyses/access.ts'
import { removeEntries } from '../analyses/entry-log.ts'
import { asPerson } from '../collaboration/announce.ts'
import { answer } from '../answers/answer.ts'
import { notFound, Refusal } from '../world/refusal.ts'
import type { AccountRow, SynthesisRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'
import { besideApi, isMadeHere, OWN } from './beside-api.ts'
import { beginWriting, newRow, sameKey, settled } from './begin-writing.ts'
import { listed, reverified } from './syntheses.handlers.ts'

/** What a server said, without what it left open. */
const present = (given: Partial<Synthesis>): Partial<SynthesisRow> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined))

/** Nothing but what the texts show: what it holds is kept somewhere else. */
const isBare = ({ kind, status, sections, content, body, documentIds }: Synthesis) =>
  [kind, status, sections, content, body, documentIds].every((field) => field === null || field === undefined)
const ELSEWHERE = 'elsewhere'

function shown(world: World, account: AccountRow, row: SynthesisRow, given: Synthesis): Synthesis {
  const kept = withRoles(world, account, settled(world, row))
  if (row.keptIn === 'browser') return { ...kept, ...(given.title && { title: given.title }) }
  const { kind: _kind, subtype: _subtype, body: _body, seq: _seq, words: _words, ...others } = present(given)
  const isElsewhere = kept.keptIn === ELSEWHERE && isBare(given)
  return { ...kept, ...others, id: given.id, keptIn: isElsewhere ? ELSEWHERE : undefined }
}

/** A new analysis of what was sent, as far as it is no concern of the server alone. */
const fieldsSent = ({ version: _version, projectId: _of, isArchived: _archived, ...fields }: Sent) => fields

type Sent = z.output<typeof synthesesApi.create.body>

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
    const isFilled = [sent.body, sent.content, sections].some((field) => field !== undefined)
    const { keptIn, ...content } = known
    const row: SynthesisRow = {
      ...content,
      ...(keptIn && !(keptIn === ELSEWHERE && isFilled) && { keptIn }),
      ...fields,
      id: given.id,
      ownerId: account.id,
      ...(sections && { sections: reverified(world, account, sections, { ...known, ...fields }) }),
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
      world.syntheses.put({
        ...newRow(world, account, present(body)),
        id: body.id,
        ownerId: account.id,
        ...(isBare(body) && { keptIn: ELSEWHERE }),
      })
    return shown(world, account, row, body)
  }),

  answer(besideApi.listed, ({ world, me, body }) => {
    const account = me()
    const mine = world.syntheses.filter(({ ownerId }) => ownerId === account.id)
    const byServerId = new Map(mine.map((row) => [row.serverId ?? row.id, row]))
    const named = body.map((given) => {
      const row = byServerId.get(given.id)
      if (row) return listed(shown(world, account, row, { ...given, id: row.id }))
      return isBare(given) ? { ...given, keptIn: ELSEWHERE } : given
    })
    const here = mine
      .filter(({ id, serverId }) => isMadeHere(id) && serverId === undefined)
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

  answer(besideApi.make, ({ world, me, body }) => {
    const account = me()
    const made = sameKey(world, account, body.clientKey)
    if (made) return withRoles(world, account, made)
    const id = world.newId(OWN)
    const row = newRow(world, account, { status: 'complete', ...fieldsSent(body), id, keptIn: 'waiting' })
    const { sections } = body
    world.syntheses.put({ ...row, ...(sections && { sections: reverified(world, account, sections, row) }) })
    return withRoles(world, account, row)
  }),

  answer(besideApi.owed, ({ world, me }) => {
    const account = me()
    return world.syntheses
      .filter(({ ownerId, keptIn }) => ownerId === account.id && keptIn === 'waiting')
      .toSorted((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''))
      .map((row) => {
        const { kind, title, query, documentIds, sections, content, body, clientKey = row.id } = present(row)
        const wish = { kind, title, query, documentIds, sections, content, body, clientKey }
        return { id: row.id, wish: present(wish) as Sent }
      })
  }),

  answer(besideApi.sent, ({ world, hub, me, params, body }) => {
    const account = me()
    const row = ownRow(world, account, params.id)
    if (!row) throw notFound('This synthesis')
    const { keptIn: _, ...known } = row
    world.syntheses.put({ ...known, serverId: body.serverId })
    // Later than any version that a page has: it is to look again, though nothing of the content is another.
    const event = { analysisId: row.id, seq: row.seq ?? 0, version: (row.version ?? 1) + 1, by: asPerson(account) }
    hub.toUser(account.id, 'analysis-changed', event)
    return { message: 'success' }
  }),

  answer(besideApi.serverId, ({ world, me, params }) => ({
    serverId: ownRow(world, me(), params.id)?.serverId ?? null,
  })),

  answer(besideApi.forget, ({ world, me, params }) => {
    const row = ownRow(world, me(), params.id)
    if (!row) throw notFound('This synthesis')
    world.syntheses.remove(row.id)
    removeEntries(world, row.id)
    return { message: 'success' }
  }),
]
