import { cp, mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { openStores, type Stores } from '#mocks/world/pglite.ts'
import { openWorld } from '#engine/world/world.ts'

import { loadedRows } from './loaded-rows.ts'

let base: string
let folder: string
const opened: Stores[] = []

/** Making a database takes seconds: it is made once, and copied. */
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'roadrunner-store-'))
  await (await openStores(join(base, 'new'))).close()
})
afterAll(() => rm(base, { recursive: true, force: true }))

const open = async (path: string) => {
  const stores = await openStores(path)
  opened.push(stores)
  return stores
}
const closeAll = async () => {
  for (const stores of opened.splice(0)) await stores.close()
}
afterEach(closeAll)

let copies = 0
async function fresh() {
  copies += 1
  folder = join(base, `copy-${copies}`)
  await cp(join(base, 'new'), folder, { recursive: true })
  return open(folder)
}
async function again() {
  await closeAll()
  return open(folder)
}
const put = (table: string, id: string, more: object = {}) => ({ table, id, value: { id, ...more } })

describe('the store on disk', () => {
  it('gives back what was committed after it was closed, in the order of its first writing', async () => {
    const store = await (await fresh()).storeFor('default')
    await store.commit([put('chat', 'b', { n: 1 }), put('chat', 'a')])
    await store.commit([put('chat', 'c'), put('chat', 'b', { n: 2 })])
    const rows = await loadedRows(await (await again()).storeFor('default'))
    expect(rows.map(({ id, value }) => [id, (value as { n?: number }).n])).toEqual([
      ['b', 2],
      ['a', undefined],
      ['c', undefined],
    ])
  })

  it('leaves contents of files out of what it gives at once, and gives each by its id', async () => {
    const world = await openWorld('default', await (await fresh()).storeFor('default'), () => {})
    world.contents.put({ id: 'f"1', bytes: 'QQ==' })
    world.contents.put({ id: 'f-2', bytes: 'Qg==' })
    await world.commit()
    expect(await world.contents.get('f"1')).toEqual({ id: 'f"1', bytes: 'QQ==' })
    world.contents.remove('f-2')
    await world.commit()
    const store = await loadedRows(await (await again()).storeFor('default'))
    expect(store).toEqual([{ table: 'contents', id: 'f"1', value: undefined }])
    const next = await openWorld('default', await (await again()).storeFor('default'), () => {})
    expect([next.contents.ids(), await next.contents.get('f"1'), await next.contents.get('f-2')]).toEqual([
      ['f"1'],
      { id: 'f"1', bytes: 'QQ==' },
      undefined,
    ])
  })

  it('keeps what was committed as its text, and a later write as it is', async () => {
    const world = await openWorld('default', await (await fresh()).storeFor('default'), () => {})
    world.collections.put({ id: 'c-1', ownerId: 'me', name: 'First' })
    const committed = world.commit()
    world.collections.update('c-1', { name: 'Second' })
    await committed
    expect(world.collections.of('me').all()).toEqual([{ id: 'c-1', ownerId: 'me', name: 'Second' }])
    await world.commit()
    expect(world.collections.get('c-1')).toEqual({ id: 'c-1', ownerId: 'me', name: 'Second' })
    const next = await openWorld('default', await (await again()).storeFor('default'), () => {})
    expect(next.collections.of('me').all()).toEqual([{ id: 'c-1', ownerId: 'me', name: 'Second' }])
  })

  it('forgets what was removed, and counts the last write of a row in one commit', async () => {
    const store = await (await fresh()).storeFor('default')
    const gone = (id: string) => ({ table: 'tasks', id, value: undefined })
    await store.commit([put('tasks', 'kept'), put('tasks', 'removed'), put('tasks', 'at-once')])
    await store.commit([
      gone('removed'),
      put('tasks', 'at-once', { n: 1 }),
      gone('at-once'),
      put('tasks', 'back'),
      gone('never'),
    ])
    expect((await loadedRows(store)).map((row) => row.id)).toEqual(['kept', 'back'])
  })

  it('keeps worlds and tables apart', async () => {
    const stores = await fresh()
    const [one, two] = [await stores.storeFor('one'), await stores.storeFor('two')]
    await one.commit([put('teams', 'same', { world: 1 }), put('tasks', 'same')])
    await two.commit([put('teams', 'same', { world: 2 })])
    expect(await loadedRows(one)).toHaveLength(2)
    expect(await loadedRows(two)).toEqual([{ table: 'teams', id: 'same', value: { id: 'same', world: 2 } }])
  })

  it('keeps any text as it is: NUL, halves of characters, quotes, other scripts', async () => {
    const store = await (await fresh()).storeFor('default')
    const text = 'a\0b \ud83d \\u0000 "quoted" \'q\' {x} 👩‍🔬 Ωμέγα \u202e'
    await store.commit([put('documents', text, { text, nested: [null, 1e-7, { [text]: true }] })])
    expect(await loadedRows(await (await again()).storeFor('default'))).toEqual([
      { table: 'documents', id: text, value: { id: text, text, nested: [null, 1e-7, { [text]: true }] } },
    ])
  })

  it('takes a commit larger than one statement as one', async () => {
    const store = await (await fresh()).storeFor('default')
    const text = 'x'.repeat(3_000_000)
    await store.commit(Array.from({ length: 6 }, (_, n) => put('files', `file-${n}`, { text })))
    const rows = await loadedRows(store)
    expect(rows.map((row) => (row.value as { text: string }).text.length)).toEqual(Array(6).fill(3_000_000))
  })

  it('keeps a file of the largest size that is taken', async () => {
    const store = await (await fresh()).storeFor('default')
    const text = 'x'.repeat(Math.ceil((10 * 1024 * 1024 * 4) / 3))
    await store.commit([put('files', 'file-1', { text })])
    const rows = await loadedRows(await (await again()).storeFor('default'))
    expect(rows.map((row) => (row.value as { text: string }).text === text)).toEqual([true])
  })

  it('carries a world from one opening to the next', async () => {
    const seed = (world: Awaited<ReturnType<typeof openWorld>>) => {
      world.helpEvents.put({ id: 'seeded', kind: 'help_opened', at: world.now() })
    }
    const world = await openWorld('default', await (await fresh()).storeFor('default'), seed)
    world.helpEvents.put({ id: 'added', kind: 'fab_click', at: world.now() })
    await world.commit()
    const next = await openWorld('default', await (await again()).storeFor('default'), () => {
      throw new Error('A kept world must not be seeded again.')
    })
    expect(next.helpEvents.all().map((row) => row.id)).toEqual(['seeded', 'added'])
  })
})

describe('a folder that cannot be used', () => {
  it('belongs to one server at a time', async () => {
    await fresh()
    await expect(openStores(folder)).rejects.toThrow(
      `The data folder ${folder} is in use by another running server (process ${process.pid}).`,
    )
  })

  it('is free again after a kill, whoever has the port or the process id now', async () => {
    await fresh()
    await closeAll()
    const stranger = createServer((socket) => socket.end('another program'))
    await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done))
    const { port } = stranger.address() as AddressInfo
    for (const lock of [
      { pid: process.pid, port, key: 'old' },
      { pid: 1, port: 1, key: 'old' },
    ]) {
      await writeFile(join(folder, 'in-use.json'), JSON.stringify(lock))
      await open(folder)
      await closeAll()
    }
    await writeFile(join(folder, 'in-use.json'), '{"pid":')
    await open(folder)
    stranger.close()
  })

  it('is left as it is when its content cannot be read, and says what to do', async () => {
    await fresh()
    await closeAll()
    await writeFile(join(folder, 'postgres', 'global', 'pg_control'), 'not a database')
    const failure = await openStores(folder).then(
      () => undefined,
      (error: unknown) => error as Error,
    )
    expect(failure?.name).toBe('StoreNotOpenedError')
    expect(failure?.message).toContain(`The data in ${join(folder, 'postgres')} could not be opened`)
    expect(failure?.message).toContain('Nothing in it was changed.')
    expect(await readFile(join(folder, 'postgres', 'global', 'pg_control'), 'utf8')).toBe('not a database')
    expect(await readdir(folder)).toEqual(['files', 'postgres'])
  })

  it('is not filled when it holds something else', async () => {
    folder = join(base, 'foreign')
    await mkdir(join(folder, 'postgres'), { recursive: true })
    await writeFile(join(folder, 'postgres', 'letter.txt'), 'Dear reader')
    await expect(openStores(folder)).rejects.toThrow('PG_VERSION is missing')
    expect(await readdir(join(folder, 'postgres'))).toEqual(['letter.txt'])
  })

  it('loses what a first start left unfinished', async () => {
    await fresh()
    await closeAll()
    await mkdir(join(folder, 'postgres.new-123'))
    await open(folder)
    expect((await readdir(folder)).toSorted()).toEqual(['files', 'in-use.json', 'postgres'])
  })
})
