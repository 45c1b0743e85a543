import { beforeEach, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { FILTERS_MAX, libraryFiltersApi } from '#contract/library-filters.ts'
import { libraryApi } from '#contract/library.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn } from '../caller.ts'

beforeEach(async () => {
  await freshWorld()
})

test('a filter is kept with what it shows now, and says another number when the library changes', async () => {
  const page = await signedIn('individual')
  const look = { text: ' bcg ', scope: 'starter' as const }
  const { total } = await ask(page, documentsApi.list, { query: look })
  const made = await ask(page, libraryFiltersApi.create, { body: { name: ' Vaccines ', look } })
  expect(made).toMatchObject({ name: 'Vaccines', look, count: total })
  expect(total).toBeGreaterThan(2)

  const tagged = await ask(page, libraryFiltersApi.create, { body: { name: 'Key', look: { tag: 'key' } } })
  expect(tagged.count).toBe(0)
  const id = starterPapers[0]?.id ?? ''
  await ask(page, libraryApi.organise, { body: { ids: [id], addTags: ['key'] } })
  const { filters } = await ask(page, libraryFiltersApi.list, {})
  expect(filters.map(({ name, count }) => [name, count])).toEqual([
    ['Vaccines', total],
    ['Key', 1],
  ])
})

test('made twice under one key it is one; renamed, changed and removed it is that', async () => {
  const page = await signedIn('individual')
  const body = { name: 'Once', look: { reading: 'read' as const }, clientKey: 'filter-key-1' }
  const { id } = await ask(page, libraryFiltersApi.create, { body })
  expect((await ask(page, libraryFiltersApi.create, { body })).id).toBe(id)
  const renamed = await ask(page, libraryFiltersApi.change, { params: { id }, body: { name: 'Twice' } })
  expect(renamed).toMatchObject({ name: 'Twice', look: { reading: 'read' } })
  const changed = await ask(page, libraryFiltersApi.change, { params: { id }, body: { look: { text: 'bcg' } } })
  expect(changed).toMatchObject({ name: 'Twice', look: { text: 'bcg' } })
  await ask(page, libraryFiltersApi.remove, { params: { id } })
  expect((await ask(page, libraryFiltersApi.list, {})).filters).toEqual([])
})

test('nobody else sees, changes or removes it, or learns that it is there', async () => {
  const mine = await signedIn('individual')
  const { id } = await ask(mine, libraryFiltersApi.create, { body: { name: 'Mine', look: { text: 'bcg' } } })
  const other = await signedIn('student')
  expect((await ask(other, libraryFiltersApi.list, {})).filters).toEqual([])
  const unknown = await refused(other, libraryFiltersApi.remove, { params: { id: 'no-such-filter' } })
  for (const reply of [
    await refused(other, libraryFiltersApi.remove, { params: { id } }),
    await refused(other, libraryFiltersApi.change, { params: { id }, body: { name: 'Theirs' } }),
  ]) {
    expect(reply).toEqual(unknown)
    expect(reply.status).toBe(404)
  }
  expect((await ask(mine, libraryFiltersApi.list, {})).filters[0]?.name).toBe('Mine')
})

test('a person keeps so many and no more', async () => {
  const page = await signedIn('individual')
  for (let n = 0; n < FILTERS_MAX; n += 1) {
    await ask(page, libraryFiltersApi.create, { body: { name: `Filter ${n}`, look: { tag: 'none' } } })
  }
  const reply = await refused(page, libraryFiltersApi.create, { body: { name: 'More', look: {} } })
  expect(reply).toMatchObject({ status: 403, body: { code: 'filters_full' } })
})
