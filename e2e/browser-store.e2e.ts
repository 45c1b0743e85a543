import type { Change } from '../src/engine/world/table.ts'
import type { Store } from '../src/engine/world/store.ts'

import { keptRows, storeScript } from './support/browser-store.ts'
import { expect, test, withoutAdditions } from './support/test.ts'

type Open = (id: string, othersWrote: () => void, repackAfter?: number) => Promise<Store>
type Kept = { table: string; id: string; value: unknown }
type InPage = { store: { openIndexedDbStore: Open }; rowsOf: (store: Store) => Promise<Kept[]> }

/** Reads a store whole; a row in a pack is text until somebody wants it. */
const ROWS_OF = `const isUnread = (value) => value && Object.keys(value).join() === 'id,owner,text'
globalThis.rowsOf = async (opened) =>
  (await opened.load()).map(({ table, id, value }) => ({ table, id, value: isUnread(value) ? JSON.parse(value.text) : value }))`

test('a store has what was written last, in the order in which it first came, after every opening', async ({
  openPage,
}) => {
  const page = await openPage('/auth')
  await page.evaluate(`${await storeScript()}; ${ROWS_OF}`)
  const told = await page.evaluate(async () => {
    const { store, rowsOf } = globalThis as unknown as InPage
    const told = { openings: 0, rows: 0, wrong: [] as string[] }
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647
      return seed % below
    }
    for (let walk = 0; walk < 3; walk += 1) {
      const id = `walk-${walk}`
      const tables = new Map(['documents', 'shelves', 'contents'].map((name) => [name, new Map<string, unknown>()]))
      let opened = await store.openIndexedDbStore(id, () => {}, 0)
      for (let step = 0; step < 40; step += 1) {
        const changes: Change[] = []
        const table = ['documents', 'documents', 'shelves', 'contents'][random(4)] ?? ''
        const rows = tables.get(table) ?? new Map<string, unknown>()
        const many = random(3) === 0 && table !== 'contents' ? 50 + random(400) : 1 + random(4)
        for (let n = 0; n < many; n += 1) {
          const rowId = `r${random(700)}`
          const value =
            random(5) === 0 ? undefined : { id: rowId, ownerId: `u${random(2)}`, text: `Şahin ${step} 結 "ü"` }
          rows.delete(value === undefined ? rowId : '')
          if (value) rows.set(rowId, value)
          changes.push({ table, id: rowId, value })
        }
        await opened.commit(changes)
        if (random(4) > 0) continue
        // What lies scattered is packed anew in some of the openings.
        await new Promise((resolve) => setTimeout(resolve, 5))
        await opened.close()
        opened = await store.openIndexedDbStore(id, () => {}, 0)
        told.openings += 1
        const found = await rowsOf(opened)
        for (const [name, wanted] of tables) {
          const mine = found.filter((row) => row.table === name)
          const values = await Promise.all(
            mine.map((row) => (name === 'contents' ? opened.read?.(name, row.id) : row.value)),
          )
          told.rows += mine.length
          // A row apart has no rank among the others.
          const order = (list: string[]) =>
            (name === 'contents' ? list.toSorted((a, b) => (a < b ? -1 : 1)) : list).join(' ')
          const is = order(mine.map((row, at) => JSON.stringify([row.id, values[at]])))
          const should = order([...wanted].map(([rowId, value]) => JSON.stringify([rowId, value])))
          if (is !== should) told.wrong.push(`walk ${walk} step ${step} ${name}: ${mine.length} of ${wanted.size}`)
        }
      }
      await opened.close()
      indexedDB.deleteDatabase(`roadrunner-${id}`)
    }
    return told
  })
  expect(told.wrong).toEqual([])
  expect(told.openings).toBeGreaterThan(15)
  expect(told.rows).toBeGreaterThan(5000)
})

test('of two tabs that write without knowing of one another, the last write of a row counts, and nothing comes back', async ({
  openPage,
}) => {
  const page = await openPage('/auth')
  await page.evaluate(`${await storeScript()}; ${ROWS_OF}`)
  const found = await page.evaluate(async () => {
    const { store, rowsOf } = globalThis as unknown as InPage
    const rows = (words: string, from: number, to: number): Change[] =>
      Array.from({ length: to - from }, (_, n) => {
        const id = `d${from + n}`
        return { table: 'documents', id, value: { id, words } }
      })
    const first = await store.openIndexedDbStore('two', () => {}, 0)
    await first.commit(rows('first', 0, 100))
    const second = await store.openIndexedDbStore('two', () => {}, 0)
    await first.commit(rows('first again', 50, 200))
    await second.commit([...rows('second', 150, 250), { table: 'documents', id: 'd60', value: undefined }])
    await first.commit([...rows('first at last', 240, 300), { table: 'documents', id: 'd151', value: undefined }])
    // What the second works out of what it knows is not taken for the truth of all.
    await second.derived?.write('index', 'of the second')
    await first.close()
    await second.close()
    const last = await store.openIndexedDbStore('two', () => {})
    const kept = (await rowsOf(last)).map(({ id, value }) => [id, (value as { words: string }).words] as const)
    const derived = await last.derived?.read('index')
    await last.close()
    return { kept, derived: derived?.value }
  })
  const words = new Map(found.kept)
  expect(words.size).toBe(298)
  const ids = ['d0', 'd50', 'd149', 'd150', 'd239', 'd240', 'd299', 'd60', 'd151']
  expect(ids.map((id) => words.get(id) ?? 'none').join(', ')).toBe(
    'first, first again, first again, second, second, first at last, first at last, none, none',
  )
  expect(found.derived).toBeUndefined()
})

test('what a person removed is on the disk no longer once the store was opened again, and after a removal of all nothing is', async ({
  openPage,
}) => {
  const page = await openPage('/auth')
  await page.evaluate(await storeScript())
  const told = await page.evaluate(async () => {
    const { store } = globalThis as unknown as InPage
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    /** Everything that the browser holds of it, as text. */
    const onDisk = async () => {
      const database = await settled(indexedDB.open('roadrunner-gone'))
      const stores = [...database.objectStoreNames].filter((name) => name !== 'meta')
      const all = await Promise.all(
        stores.map((name) => settled(database.transaction(name).objectStore(name).getAll())),
      )
      database.close()
      return JSON.stringify(all)
    }
    const opened = await store.openIndexedDbStore('gone', () => {}, 0)
    await opened.commit(
      Array.from({ length: 120 }, (_, n) => ({
        table: 'documents',
        id: `d${n}`,
        value: { id: `d${n}`, title: `Title ${n}.` },
      })),
    )
    await opened.derived?.write('index', 'words of all')
    await opened.commit([{ table: 'documents', id: 'd7', value: undefined }])
    await opened.close()
    const again = await store.openIndexedDbStore('gone', () => {}, 0)
    // The browser runs this timer after the one that was set before it.
    await new Promise((resolve) => setTimeout(resolve, 1))
    await again.close()
    const afterOne = await onDisk()
    const last = await store.openIndexedDbStore('gone', () => {}, 0)
    await last.removeAll?.()
    await last.close()
    return { afterOne, afterAll: await onDisk() }
  })
  expect(told.afterOne).toContain('Title 8.')
  expect(told.afterOne).not.toContain('Title 7.')
  expect(told.afterAll).toBe('[[],[],[],[]]')
})

test('what an earlier version kept row by row is opened, read and written on', async ({ openAs }) => {
  const page = await openAs('individual', '/settings?tab=appearance')
  await withoutAdditions(page)
  const importOf = async (words: string) => {
    await page.goto('/resources')
    await page.getByRole('button', { name: 'Import papers' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Import papers' })
    const text = ['One', 'Two'].map(
      (word, n) => `TY  - JOUR\r\nTI  - ${words} ${word}\r\nPY  - 200${n}\r\nDO  - 10.5555/${words}${n}\r\nER  - \r\n`,
    )
    const file = { name: 'two.ris', mimeType: '', buffer: Buffer.from(text.join(''), 'utf8') }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await expect(dialog.getByRole('group', { name: 'Ledger' })).toContainText('2 new')
  }
  await importOf('Walking')
  // No engine runs on the sign-in page of nobody: the store can be put back there to how it was kept before.
  await page.context().clearCookies({ name: 'rr_session' })
  await page.goto('/auth')
  await page.evaluate(await storeScript())
  const rows = await keptRows(page)
  expect(rows.filter(({ table }) => table === 'documents')).toHaveLength(2)
  await page.evaluate(async (before) => {
    const { name = '' } = (await indexedDB.databases()).find((each) => each.name?.startsWith('roadrunner-engine')) ?? {}
    const settled = (request: IDBRequest) =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', resolve)
        request.addEventListener('error', reject)
      })
    await settled(indexedDB.deleteDatabase(name))
    const opening = indexedDB.open(name, 2)
    opening.addEventListener('upgradeneeded', () => {
      for (const store of ['rows', 'apart', 'derived']) opening.result.createObjectStore(store)
    })
    await settled(opening)
    const transaction = opening.result.transaction('rows', 'readwrite')
    before.forEach(({ table, id, value }, place) => {
      transaction.objectStore('rows').put({ table, id, value, place: place + 1 }, JSON.stringify([table, id]))
    })
    await new Promise((resolve) => transaction.addEventListener('complete', resolve))
    opening.result.close()
  }, rows)

  const data = { email: 'individual@roadrunner.test', password: 'roadrunner-demo' }
  expect((await page.request.post('/api/auth/login', { data })).ok()).toBe(true)
  await page.goto('/resources?scope=own')
  await expect(page.getByText('Walking One').first()).toBeVisible()
  await importOf('Running')
  await page.goto('/search')
  await page.getByRole('searchbox').fill('walking two')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('article').filter({ hasText: 'Walking Two' })).toBeVisible()
  await page.goto('/resources?scope=own')
  await expect(page.getByText('Running Two').first()).toBeVisible()
  await expect(page.getByText('Walking One').first()).toBeVisible()
})
