import { FILTERS_MAX, libraryFiltersApi, type SavedFilter } from '#contract/library-filters.ts'

import { idsOf } from './library-view.ts'
import { answer } from '../answers/answer.ts'
import { notFound, Refusal } from '../world/refusal.ts'
import type { AccountRow, LibraryFilterRow } from '../world/rows.ts'
import type { World } from '../world/world.ts'

function filterFor(world: World, account: AccountRow, id: string): LibraryFilterRow {
  const row = world.libraryFilters.get(id)
  if (row?.ownerId !== account.id) throw notFound('This filter')
  return row
}

function shown(world: World, account: AccountRow, { id, name, look }: LibraryFilterRow): SavedFilter {
  const { scope = 'all', text = '', ...rest } = look
  return { id, name, look, count: idsOf(world, account, { ...rest, scope, text: text.trim(), sort: 'title' }).length }
}

export const libraryFiltersHandlers = [
  answer(libraryFiltersApi.list, ({ world, me }) => {
    const account = me()
    const mine = world.libraryFilters.of(account.id).all()
    return { filters: mine.map((row) => shown(world, account, row)) }
  }),

  answer(libraryFiltersApi.create, ({ world, me, body: { name, look, clientKey } }) => {
    const account = me()
    const mine = world.libraryFilters.of(account.id).all()
    const before = clientKey && mine.find((row) => row.clientKey === clientKey)
    if (before) return shown(world, account, before)
    if (mine.length >= FILTERS_MAX) {
      throw new Refusal(403, `At most ${FILTERS_MAX} filters can be kept. Remove one first.`, { code: 'filters_full' })
    }
    const row = { id: world.newId('lf'), ownerId: account.id, name: name.trim(), look }
    return shown(world, account, world.libraryFilters.put({ ...row, ...(clientKey !== undefined && { clientKey }) }))
  }),

  answer(libraryFiltersApi.change, ({ world, me, params, body: { name, look } }) => {
    const account = me()
    const row = filterFor(world, account, params.id)
    const after = { ...row, ...(name !== undefined && { name: name.trim() }), ...(look && { look }) }
    return shown(world, account, world.libraryFilters.put(after))
  }),

  answer(libraryFiltersApi.remove, ({ world, me, params }) => {
    const row = filterFor(world, me(), params.id)
    world.libraryFilters.remove(row.id)
    return { message: 'success' }
  }),
]
