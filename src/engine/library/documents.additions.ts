import { documentsApi, LIST_LIMIT_MAX } from '#contract/documents.ts'

import { importBatch } from './import-batch.ts'
import { idsOf } from './library-view.ts'
import { isStarter, paperFor } from '../papers/library.ts'
import { placeOf } from '../answers/paged.ts'
import { answer } from '../answers/answer.ts'
import { readDesigns } from '../papers/records.ts'
import { paperOnceFor, trashPapers } from '../papers/trash.ts'
import { forbidden, notFound } from '../world/refusal.ts'
import { withShelf } from '../papers/shelves.ts'

const PAGE = 100

export const documentsHandlers = [
  answer(documentsApi.list, ({ world, me, query }) => {
    const account = me()
    if (query?.ids !== undefined) {
      const found = query.ids.split(',').flatMap((id) => paperOnceFor(world, account, id.trim()) ?? [])
      return { documents: found.map((paper) => withShelf(world, account.id, paper)), total: found.length }
    }
    const text = query?.text?.trim() ?? ''
    const { scope = 'all', sort = 'added', collection, tag, reading, files } = query ?? {}
    const accepted = idsOf(world, account, { scope, text, collection, tag, reading, files, sort })
    const start = placeOf(query?.from ?? query?.cursor ?? '')
    const limit = Math.min(Number(query?.limit ?? PAGE) || PAGE, LIST_LIMIT_MAX)
    const next = start + limit
    return {
      documents: accepted.slice(start, next).flatMap((id) => {
        const paper = paperFor(world, account, id)
        return paper ? [withShelf(world, account.id, paper)] : []
      }),
      total: accepted.length,
      from: start,
      ...(next < accepted.length && { next: String(next) }),
    }
  }),

  answer(documentsApi.get, ({ world, me, params }) => {
    const account = me()
    const paper = paperFor(world, account, params.id)
    if (!paper) throw notFound('This document')
    return withShelf(world, account.id, paper)
  }),

  answer(documentsApi.importBatch, async ({ world, me, body }) => {
    const account = me()
    await readDesigns(body.records.map(({ draft }) => draft))
    return { outcomes: importBatch(world, account, body) }
  }),

  answer(documentsApi.remove, ({ world, me, params }) => {
    const account = me()
    if (isStarter(params.id)) throw forbidden('The starter library belongs to the product and stays as it is.')
    const row = world.documents.get(params.id)
    if (row?.ownerId !== account.id) throw notFound('This document')
    trashPapers(world, account.id, [row])
    return { message: 'success' }
  }),
]
