import { libraryCareApi } from '#contract/library-care.ts'
import { paperDraftSchema } from '#contract/papers.ts'

import { answer } from '../answers/answer.ts'
import { paged } from '../answers/paged.ts'
import { paperFor } from '../papers/library.ts'
import { relationsChanged } from '../papers/relations.ts'
import { goneAt, purgePapers, restorePapers, sweepTrash } from '../papers/trash.ts'
import { notFound, Refusal } from '../world/refusal.ts'
import { takeApart } from './take-apart.ts'

export const libraryCareHandlers = [
  answer(libraryCareApi.relations, ({ world, me }) => {
    const account = me()
    const rows = world.relations.of(account.id).all()
    return { relations: rows.map(({ from, of, kind, state }) => ({ id: from, of, kind, state })) }
  }),

  answer(libraryCareApi.relate, ({ world, me, body }) => {
    const account = me()
    const { id, of, kind, state } = body
    if (id === of) throw new Refusal(422, 'A paper has no relation to itself.', { code: 'same_paper' })
    for (const each of [id, of]) if (!paperFor(world, account, each)) throw notFound('This document')
    const rowId = `${account.id}:${id} ${of} ${kind}`
    if (state === null) world.relations.remove(rowId)
    else world.relations.put({ id: rowId, ownerId: account.id, from: id, of, kind, state })
    relationsChanged(world, account.id)
    return { message: 'success' }
  }),

  answer(libraryCareApi.merges, ({ world, me, params }) => {
    const account = me()
    const rows = world.merges.filter(
      ({ ownerId, keep, undoneAt }) => ownerId === account.id && keep === params.id && undoneAt === undefined,
    )
    return {
      merges: rows.toReversed().map(({ id, at, before, dropped, after }) => ({
        id,
        at,
        kept: paperDraftSchema.parse(before),
        dropped: dropped.map((row) => ({ id: row.id, draft: paperDraftSchema.parse(row) })),
        after,
      })),
    }
  }),

  answer(libraryCareApi.undoMerge, ({ world, me, params }) => takeApart(world, me().id, params.id)),

  answer(libraryCareApi.trash, ({ world, me, query }) => {
    const account = me()
    sweepTrash(world, account.id)
    const rows = world.trash
      .of(account.id)
      .all()
      .toSorted((a, b) => (a.removedAt < b.removedAt ? 1 : a.removedAt > b.removedAt ? -1 : 0))
    const { page, ...end } = paged(rows, query)
    const papers = page.map((row) => ({ paper: { ...row.paper, removedAt: row.removedAt }, until: goneAt(row) }))
    return { papers, ...end }
  }),

  answer(libraryCareApi.restore, ({ world, me, body }) => ({ restored: restorePapers(world, me().id, body.ids) })),

  answer(libraryCareApi.purge, ({ world, me, body }) => ({ removed: purgePapers(world, me().id, body.ids) })),
]
