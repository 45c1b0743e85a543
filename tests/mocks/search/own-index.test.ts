import { beforeEach, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { searchApi } from '#contract/search.ts'
import { libraryOf } from '#engine/papers/library.ts'
import type { World } from '#engine/world/world.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask } from '../ask.ts'
import { signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const bring = async (key: 'tester' | 'individual', titles: readonly string[]) => {
  const page = await signedIn(key)
  const records = titles.map((title, index) => ({
    line: index + 1,
    draft: { type: 'article-journal' as const, title, authors: [], keywords: [], ids: {} },
  }))
  const body = { importId: `import-of-${key}`, batch: 0, file: 'a.ris', records }
  const { outcomes } = await ask(page, documentsApi.importBatch, { body })
  return { page, ids: outcomes.flatMap(({ documentId }) => documentId ?? []) }
}

test('what others keep changes neither results nor how a question is read', async () => {
  const { page, ids } = await bring('individual', ['Melatonin and jet lag in shift workers'])
  const asked = { body: { query: 'melatonine jet lag', sources: ['own' as const] } }
  const before = await ask(page, searchApi.run, asked)
  await bring('tester', [
    'Melatonine, a name that somebody else spells so',
    ...Array.from({ length: 30 }, (_, number) => `Jet lag of crews, part ${number}`),
  ])
  const after = await ask(page, searchApi.run, asked)
  expect(after.items.map(({ paper }) => paper.id)).toEqual(ids)
  expect(after.items.map(({ score }) => score)).toEqual(before.items.map(({ score }) => score))
  expect(after.reading).toEqual(before.reading)
})

test('the index of a person holds no paper of another, and one that may be read is found as a guest', async () => {
  const { ids } = await bring('tester', ['Zebrafish sleep under constant light'])
  const { ids: own } = await bring('individual', ['Sleep of zebrafish in the dark'])
  const library = libraryOf(world)
  const found = async (guests?: readonly string[]) =>
    (await library.indexFor(seedUserId('individual'), guests)).search('zebrafish').map(({ id }) => id)
  expect(await found()).toEqual(own)
  expect(new Set(await found(ids))).toEqual(new Set([...ids, ...own]))
  const [guest] = world.documents.filter(({ id }) => id === ids[0])
  if (guest) library.removed(guest)
  expect(await found()).toEqual(own)
})
