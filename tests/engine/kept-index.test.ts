import { expect, test } from 'vitest'

import { libraryOf } from '#engine/papers/library.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { openWorld } from '#engine/world/world.ts'
import { keepingStore } from '#tests/support/engine-line.ts'

test('an index that was kept before most papers came is kept anew at the opening that reads them', async () => {
  const store = keepingStore()
  const [one] = starterPapers
  if (!one) throw new Error('There is no starter paper.')
  const idsKept = async () =>
    ((await store.derived?.read('search-index'))?.value as { ids?: string[] } | undefined)?.ids

  const first = await openWorld('kept-index', store, () => {})
  await libraryOf(first).indexFor('me')
  await expect.poll(idsKept).toHaveLength(starterPapers.length)
  // As a tab leaves them that is closed right after an import.
  for (let n = 0; n < 250; n += 1) {
    first.documents.put({ ...one, id: `doc-${n}`, ids: {}, title: `Sleep of sample ${n}`, ownerId: 'me' })
  }
  await first.commit()

  const second = await openWorld('kept-index', store, () => {})
  const index = await libraryOf(second).indexFor('me')
  expect(index.search('"sample 249"')).toHaveLength(1)
  await expect.poll(idsKept).toHaveLength(starterPapers.length + 250)
})
