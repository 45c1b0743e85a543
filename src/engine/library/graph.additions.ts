import { graphApi, graphRelations, type GraphRelation } from '#contract/graph.ts'

import { linksKept, reachedFrom } from './graph.ts'
import { paperFor } from '../papers/library.ts'
import { placeOf } from '../answers/paged.ts'
import { answer } from '../answers/answer.ts'
import { notFound } from '../world/refusal.ts'

const PAGE = 100
const PAGE_OF_KEPT = 1000

const handlerOf = (relation: GraphRelation) =>
  answer(graphApi[relation], async ({ world, me, body, apart }) => {
    const account = me()
    const seeds = [...new Set(body.documentIds)].flatMap((id) => paperFor(world, account, id) ?? [])
    if (seeds.length === 0) throw notFound('These papers')
    const isKept = body.kept === true && relation !== 'similar'
    const { items, ...known } = isKept
      ? linksKept(world, account, seeds, relation)
      : await apart(() => reachedFrom(world, account, relation, seeds, body.cursor !== undefined))
    const start = placeOf(body.cursor ?? '')
    const next = start + (isKept ? PAGE_OF_KEPT : PAGE)
    return {
      items: items.slice(start, next),
      ...known,
      total: items.length,
      ...(next < items.length && { next: String(next) }),
    }
  })

export const graphHandlers = graphRelations.map(handlerOf)
