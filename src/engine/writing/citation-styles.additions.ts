import { citationStylesApi, STYLES_MAX, type KeptStyle } from '#contract/citation-styles.ts'

import { answer } from '../answers/answer.ts'
import { notFound, Refusal } from '../world/refusal.ts'
import type { AccountRow, CitationStyleRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

const shown = ({ id, styleId, title, addedAt }: CitationStyleRow): KeptStyle => ({ id, styleId, title, addedAt })

const mine = (world: World, { id }: AccountRow) => world.citationStyles.of(id).all()

function styleFor(world: World, account: AccountRow, id: string): CitationStyleRow {
  const row = world.citationStyles.get(id)
  if (row?.ownerId !== account.id) throw notFound('This style')
  return row
}

export const citationStylesHandlers = [
  answer(citationStylesApi.list, ({ world, me }) => ({ styles: mine(world, me()).map(shown) })),

  answer(citationStylesApi.get, ({ world, me, params }) => {
    const row = styleFor(world, me(), params.id)
    return { ...shown(row), text: row.text }
  }),

  answer(citationStylesApi.keep, ({ world, me, body }) => {
    const account = me()
    const rows = mine(world, account)
    const before = rows.find(({ styleId }) => styleId === body.styleId)
    if (!before && rows.length >= STYLES_MAX) {
      throw new Refusal(403, `At most ${STYLES_MAX} styles can be kept. Remove one first.`, { code: 'styles_full' })
    }
    const kept = before ?? { id: world.newId('cs'), ownerId: account.id, addedAt: world.now() }
    return shown(world.citationStyles.put({ ...kept, ...body, title: body.title.trim() }))
  }),

  answer(citationStylesApi.remove, ({ world, me, params }) => {
    world.citationStyles.remove(styleFor(world, me(), params.id).id)
    return { message: 'success' }
  }),
]
