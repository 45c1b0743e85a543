import { adminApi, contactRequestSchema } from '#contract/admin.ts'

import { asAdmin } from './as-admin.ts'
import { within } from './days.ts'
import { changesOf, logged, newestFirst } from './log.ts'
import { allSupport, isUrgent, isWaiting, supportRow } from './support.ts'
import { paged } from '#engine/answers/paged.ts'
import { once } from '#engine/answers/write-keys.ts'
import { answer } from '#engine/answers/answer.ts'
import { notify } from '#engine/notifications/notices.ts'
import { notFound, Refusal } from '#engine/world/refusal.ts'
import type { ContactRow } from '#engine/world/rows.ts'

const changed = () =>
  new Refusal(409, 'Somebody else changed this meanwhile. Look at it again before you change it.', { code: 'changed' })

const asRequest = ({ id, at, request, state, note, version }: ContactRow) =>
  contactRequestSchema.parse({ ...request, id, at, state: state ?? 'new', note, version: version ?? 1 })

function itemOf(world: Parameters<typeof supportRow>[0], id: string) {
  const row = supportRow(world, id)
  if (!row) throw notFound('The ticket')
  return row
}

export const supportHandlers = [
  answer(adminApi.requests, ({ me, world, query }) => {
    asAdmin(me())
    const rows = newestFirst(world.contacts.all().map(asRequest)).filter(
      ({ state, planType }) =>
        (query.state === undefined || state === query.state) &&
        (query.planType === undefined || planType === query.planType),
    )
    const { page, ...end } = paged(rows, query)
    return { requests: page, ...end }
  }),

  answer(adminApi.updateRequest, ({ me, world, params, body }) => {
    const admin = asAdmin(me())
    return once(world, admin, 'admin.updateRequest', body.clientKey, () => {
      const row = world.contacts.get(params.id)
      if (!row) throw notFound('The request')
      const before = asRequest(row)
      if (before.version !== body.version) throw changed()
      const { state = before.state, note = before.note ?? undefined } = body
      const after = asRequest(
        world.contacts.update(row.id, { state, version: before.version + 1, ...(note !== undefined && { note }) }) ??
          row,
      )
      logged(world, admin, {
        action: 'request.changed',
        target: { kind: 'request', id: row.id, name: before.companyName },
        changes: changesOf(
          { state: before.state, note: before.note ?? undefined },
          { state: after.state, note: after.note ?? undefined },
        ),
      })
      return after
    })
  }),

  answer(adminApi.supportItems, ({ me, world, query }) => {
    asAdmin(me())
    const { kind, state, severity, from, to } = query
    const isWithin = within({ from: from ?? '0000-01-01', to: to ?? '9999-12-31' })
    const rows = newestFirst(allSupport(world)).filter((item) => {
      if (kind !== undefined && item.kind !== kind) return false
      if (state === 'waiting' ? !isWaiting(item) : state !== undefined && item.state !== state) return false
      if (severity === 'urgent' ? !isUrgent(item) : severity !== undefined && item.severity !== severity) return false
      return isWithin(item.at)
    })
    const { page, ...end } = paged(rows, query)
    return { items: page, ...end }
  }),

  answer(adminApi.updateSupport, ({ me, world, params, body }) => {
    const admin = asAdmin(me())
    return once(world, admin, 'admin.updateSupport', body.clientKey, () => {
      const { item, put } = itemOf(world, params.id)
      if (item.version !== body.version) throw changed()
      if (body.severity !== undefined && item.kind !== 'ticket') {
        throw new Refusal(422, 'Only tickets have a priority.', { code: 'invalid' })
      }
      const after = put({
        version: item.version + 1,
        ...(body.state !== undefined && { state: body.state }),
        ...(body.severity !== undefined && { severity: body.severity }),
      })
      logged(world, admin, {
        action: `${item.kind}.changed`,
        target: { kind: item.kind, id: item.id, name: item.title },
        changes: changesOf(
          { state: item.state, priority: item.severity ?? undefined },
          { state: after.state, priority: after.severity ?? undefined },
        ),
      })
      return after
    })
  }),

  answer(adminApi.replySupport, ({ me, world, hub, params, body }) => {
    const admin = asAdmin(me())
    return once(world, admin, 'admin.replySupport', body.clientKey, () => {
      const { item, put, accountId, rows } = itemOf(world, params.id)
      if (accountId === undefined || !world.accounts.has(accountId)) {
        throw new Refusal(422, 'A visitor wrote this: there is nobody who could read an answer here.', {
          code: 'visitor',
        })
      }
      const reply = { id: world.newId('reply'), at: world.now(), byId: admin.id, body: body.body.trim() }
      const after = put({
        replies: [...rows, reply],
        version: item.version + 1,
        ...(item.state === 'open' && { state: 'in_progress' }),
      })
      logged(world, admin, {
        action: `${item.kind}.answered`,
        target: { kind: item.kind, id: item.id, name: item.title },
        changes: changesOf({ state: item.state }, { state: after.state }),
        note: reply.body,
      })
      notify(world, hub, accountId, {
        type: 'system',
        title: item.kind === 'ticket' ? `Answer to ticket ${item.id}` : 'Answer to your feedback',
        message: reply.body,
      })
      return after
    })
  }),
]
