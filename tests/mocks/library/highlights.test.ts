import { beforeEach, describe, expect, test } from 'vitest'

import { highlightsApi } from '#contract/highlights.ts'
import { libraryApi } from '#contract/library.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

const PAPER = 'p-keeling-1976'
const params = { id: PAPER }
const mark = {
  quote: 'Mauna Loa',
  start: 10,
  end: 19,
  textHash: 'abc',
  page: 1,
  colour: 'amber' as const,
  note: '',
  tags: [],
}

let world: World
let page: Caller
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('free')
})

const create = (more: Partial<typeof mark> & { clientKey?: string } = {}) =>
  ask(page, highlightsApi.create, { params, body: { ...mark, ...more } })
const list = async () => (await ask(page, highlightsApi.list, { params })).highlights

describe('highlights of a paper', () => {
  test('are kept with their place, their note and their tags, and listed', async () => {
    const made = await create({ note: 'The place itself' })
    expect(await list()).toEqual([made])
    expect(made).toMatchObject({ ...mark, note: 'The place itself', documentId: PAPER })
  })

  test('sent twice with one key are one', async () => {
    const first = await create({ clientKey: 'a-key-of-mine' })
    expect(await create({ clientKey: 'a-key-of-mine' })).toEqual(first)
    expect(await list()).toHaveLength(1)
  })

  test('change only in what is named', async () => {
    const { id } = await create({ note: 'Before' })
    const changed = await ask(page, highlightsApi.change, { params: { highlightId: id }, body: { colour: 'blue' } })
    expect(changed).toMatchObject({ colour: 'blue', note: 'Before', quote: 'Mauna Loa' })
  })

  test('removed ones are gone, twice is no mistake, and they come back as they were', async () => {
    const { id } = await create({ note: 'Kept' })
    const at = { params: { highlightId: id } }
    await ask(page, highlightsApi.remove, at)
    await ask(page, highlightsApi.remove, at)
    expect(await list()).toEqual([])
    expect(await ask(page, highlightsApi.restore, at)).toMatchObject({ id, note: 'Kept' })
    expect(await ask(page, highlightsApi.restore, at)).toMatchObject({ id })
    expect(await list()).toHaveLength(1)
  })

  test('of one person are hidden from another, who can neither change nor remove them', async () => {
    const { id } = await create()
    const other = await signedIn('individual')
    expect((await ask(other, highlightsApi.list, { params })).highlights).toEqual([])
    const at = { params: { highlightId: id } }
    expect((await refused(other, highlightsApi.change, { ...at, body: { note: 'mine' } })).status).toBe(404)
    expect((await refused(other, highlightsApi.remove, at)).status).toBe(404)
    expect((await refused(other, highlightsApi.restore, at)).status).toBe(404)
    expect(world.highlights.get(id)?.note).toBe('')
  })

  test('of a paper that is not there, or without a length, are refused', async () => {
    const body = mark
    expect((await refused(page, highlightsApi.create, { params: { id: 'nothing' }, body })).status).toBe(404)
    expect((await refused(page, highlightsApi.create, { params, body: { ...mark, end: 10 } })).status).toBe(422)
    expect(world.highlights.size).toBe(0)
  })

  test('go with their paper when two records become one, and come back with it', async () => {
    const [first, second] = ['d-one', 'd-two'].map((id) =>
      world.documents.put({
        id, ownerId: 'user-free', type: 'article-journal', title: `Paper ${id}`, authors: [], keywords: [], ids: {},
        design: 'unknown', flags: {}, counts: {}, origin: [], addedAt: world.now(),
      }),
    ) // prettier-ignore
    if (!first || !second) throw new Error('no papers')
    const made = await ask(page, highlightsApi.create, { params: { id: second.id }, body: mark })
    const {
      id: _id,
      ownerId: _owner,
      design: _design,
      flags: _flags,
      counts: _counts,
      origin: _origin,
      addedAt: _at,
      ...record
    } = first
    const merge = { keep: first.id, drop: [second.id], record }
    const { undoId } = await ask(page, libraryApi.merge, { body: merge })
    const ofFirst = () => ask(page, highlightsApi.list, { params: { id: first.id } })
    expect((await ofFirst()).highlights.map(({ id }) => id)).toEqual([made.id])
    await ask(page, libraryApi.undo, { params: { undoId } })
    expect((await ofFirst()).highlights).toEqual([])
    expect(world.highlights.get(made.id)?.documentId).toBe(second.id)
  })
})
