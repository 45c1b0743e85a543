import { HIGHLIGHTS_MAX, highlightsApi, type Highlight } from '#contract/highlights.ts'

import { once } from '../answers/write-keys.ts'
import { restingPaperFor } from '../papers/trash.ts'
import { answer } from '../answers/answer.ts'
import { paged } from '../answers/paged.ts'
import { notFound, Refusal } from '../world/refusal.ts'
import type { AccountRow, HighlightRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

const shown = ({ ownerId: _owner, removedAt: _removed, ...highlight }: HighlightRow): Highlight => highlight

const rowsOf = (world: World, { id }: AccountRow, documentId: string) =>
  world.highlights.of(id).filter((row) => row.documentId === documentId && row.removedAt === undefined)

function rowOrRefuse(world: World, account: AccountRow, id: string, { isRemoved = false } = {}): HighlightRow {
  const row = world.highlights.get(id)
  if (row?.ownerId !== account.id || (row.removedAt !== undefined) !== isRemoved) throw notFound('This highlight')
  return row
}

/** Removed ones that can no longer be brought back go for good. */
function forgetOld(world: World, account: AccountRow) {
  const before = Date.parse(world.now()) - KEPT_MS
  for (const row of world.highlights.of(account.id).all()) {
    if (row.removedAt !== undefined && Date.parse(row.removedAt) < before) world.highlights.remove(row.id)
  }
}

export const highlightsHandlers = [
  answer(highlightsApi.all, ({ world, me, query }) => {
    const rows = world.highlights.of(me().id).filter(({ removedAt }) => removedAt === undefined)
    const { page, ...end } = paged(rows, query)
    return { highlights: page.map(shown), ...end }
  }),

  answer(highlightsApi.list, ({ world, me, params }) => {
    const account = me()
    if (!restingPaperFor(world, account, params.id)) throw notFound('This document')
    return { highlights: rowsOf(world, account, params.id).map(shown) }
  }),

  answer(highlightsApi.create, ({ world, me, params, body }) => {
    const account = me()
    const paper = restingPaperFor(world, account, params.id)
    if (!paper) throw notFound('This document')
    const { clientKey, ...marked } = body
    return once(world, account, `highlight:${paper.id}`, clientKey, () => {
      if (marked.start >= marked.end) {
        throw new Refusal(422, 'A highlight ends behind its beginning.', { code: 'place' })
      }
      if (rowsOf(world, account, paper.id).length >= HIGHLIGHTS_MAX) {
        throw new Refusal(422, `A paper holds ${HIGHLIGHTS_MAX} highlights at most.`, { code: 'too_many' })
      }
      const row: HighlightRow = {
        ...marked,
        id: world.newId('h'),
        ownerId: account.id,
        documentId: paper.id,
        createdAt: world.now(),
        updatedAt: world.now(),
      }
      return shown(world.highlights.put(row))
    })
  }),

  answer(highlightsApi.change, ({ world, me, params, body }) => {
    const row = rowOrRefuse(world, me(), params.highlightId)
    return shown(world.highlights.put({ ...row, ...body, updatedAt: world.now() }))
  }),

  answer(highlightsApi.remove, ({ world, me, params }) => {
    const account = me()
    forgetOld(world, account)
    const row = world.highlights.get(params.highlightId)
    // Removed already, by a request whose answer was lost: it is so.
    if (row?.ownerId === account.id && row.removedAt !== undefined) return { message: 'success' }
    world.highlights.put({ ...rowOrRefuse(world, account, params.highlightId), removedAt: world.now() })
    return { message: 'success' }
  }),

  answer(highlightsApi.restore, ({ world, me, params }) => {
    const account = me()
    const there = world.highlights.get(params.highlightId)
    if (there?.ownerId === account.id && there.removedAt === undefined) return shown(there)
    const { removedAt: _removed, ...row } = rowOrRefuse(world, account, params.highlightId, { isRemoved: true })
    return shown(world.highlights.put(row))
  }),
]
