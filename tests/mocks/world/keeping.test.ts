import { cp, mkdtemp, open as openFile, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { openWorld } from '#engine/world/world.ts'
import { keyOfToken } from '#mocks/people/token-key.ts'
import { askServer, listenForCommands } from '#mocks/world/command-port.ts'
import { RESERVE_BYTES } from '#mocks/world/free-space.ts'
import { STORE_VERSION } from '#mocks/world/kept-schema.ts'
import { openStores, type Stores } from '#mocks/world/pglite.ts'

import { loadedRows } from './loaded-rows.ts'

let base: string
const opened: Stores[] = []

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'roadrunner-keeping-'))
  const stores = await openStores(join(base, 'new'))
  await stores.close()
})
afterAll(() => rm(base, { recursive: true, force: true }))
afterEach(async () => {
  for (const stores of opened.splice(0)) await stores.close()
})

const open = async (folder: string, free?: () => Promise<number>) => {
  const stores = await openStores(folder, free)
  opened.push(stores)
  return stores
}
let copies = 0
async function freshFolder() {
  copies += 1
  const folder = join(base, `copy-${copies}`)
  await cp(join(base, 'new'), folder, { recursive: true })
  return folder
}
/** Works on a closed store as a program of another day, or an accident, would. */
async function meddle(folder: string, sql: string) {
  const database = await PGlite.create(join(folder, 'postgres'))
  await database.exec(sql)
  await database.close()
}
const put = (table: string, id: string, more: object = {}) => ({ table, id, value: { id, ...more } })
const refusal = (folder: string) =>
  openStores(folder).then(
    () => 'opened',
    (error: unknown) => (error as Error).message,
  )
const allRows = async (stores: Stores) =>
  (await loadedRows(await stores.storeFor('default'))).map(({ table, id, value }) => JSON.stringify([table, id, value]))

describe('a folder of another day', () => {
  test('from before there were versions opens: its rows are counted, its sessions kept by their hash', async () => {
    const folder = await freshFolder()
    const secret = 'a-secret-of-a-browser'
    await meddle(
      folder,
      `drop table kept_meta; drop table kept_counts;
       insert into kept_rows (world, tbl, id, value) values
       ('default', 'sessions', '"${secret}"', '{"id":"${secret}","accountId":"user-1"}'),
       ('default', 'tasks', '"t"', '{"id":"t"}')`,
    )
    const stores = await open(folder)
    const rows = await allRows(stores)
    expect(rows.join()).not.toContain(secret)
    expect(rows).toContain(
      JSON.stringify(['sessions', keyOfToken(secret), { id: keyOfToken(secret), accountId: 'user-1' }]),
    )
    expect(await stores.check()).toEqual({ rows: 2, problems: [] })
  })

  test('of a later version is refused with a sentence and left as it is', async () => {
    const folder = await freshFolder()
    await meddle(folder, `update kept_meta set value = '${STORE_VERSION + 1}' where name = 'version'`)
    expect(await refusal(folder)).toMatch(/written by a later version of Roadrunner.*Nothing in it was changed/s)
    await meddle(folder, `update kept_meta set value = '${STORE_VERSION}' where name = 'version'`)
    expect(await refusal(folder)).toBe('opened')
  })
})

describe('a folder that something happened to', () => {
  test('lacks rows: says how many of which are there, and serves nobody', async () => {
    const folder = await freshFolder()
    const store = await (await open(folder)).storeFor('default')
    await store.commit(Array.from({ length: 12 }, (_, n) => put('accounts', `user-${n}`)))
    await store.commit([{ table: 'accounts', id: 'user-0', value: undefined }, put('accounts', 'user-1', { again: 1 })])
    for (const stores of opened.splice(0)) await stores.close()
    await meddle(folder, `delete from kept_rows where id in ('"user-2"', '"user-3"')`)
    expect(await refusal(folder)).toContain('9 of 11 rows of “accounts” are there')
  })

  test('has a damaged page: says so in a sentence', async () => {
    const folder = await freshFolder()
    const store = await (await open(folder)).storeFor('default')
    await store.commit(Array.from({ length: 300 }, (_, n) => put('tasks', `task-${n}`, { text: 'x'.repeat(400) })))
    for (const stores of opened.splice(0)) await stores.close()
    const database = await PGlite.create(join(folder, 'postgres'))
    const { rows } = await database.query<{ path: string }>("select pg_relation_filepath('kept_rows') as path")
    await database.close()
    const file = await openFile(join(folder, 'postgres', rows[0]?.path ?? ''), 'r+')
    await file.write(Buffer.alloc(4096, 0xff), 0, 4096, 8192)
    await file.close()
    expect(await refusal(folder)).toMatch(/^The data in .* could not be opened \(.*\)\. Nothing in it was changed\./s)
  })

  test('cannot be a folder, because a file stands in its place', async () => {
    const file = join(base, 'a-file')
    await writeFile(file, 'Dear reader')
    expect(await refusal(file)).toContain('cannot be used: a file stands in its place')
    expect(await refusal(join(file, 'below'))).toContain('cannot be used: a part of its path is a file')
    expect(await readFile(file, 'utf8')).toBe('Dear reader')
  })
})

describe('a full disk', () => {
  test('refuses a write before it begins, and takes it when there is room', async () => {
    let left = RESERVE_BYTES + 1_000_000
    const folder = await freshFolder()
    const stores = await open(folder, () => Promise.resolve(left))
    const world = await openWorld('default', await stores.storeFor('default'), () => undefined)
    const event = (id: string) => world.helpEvents.put({ id, kind: 'fab_click', at: world.now() })
    event('before')
    await world.commit()
    left = RESERVE_BYTES - 1
    event('meanwhile')
    await expect(world.commit()).rejects.toThrow(/disk of this server is full/)
    event('meanwhile')
    await expect(world.commit()).rejects.toMatchObject({ status: 507, body: { code: 'disk_full' } })
    left = RESERVE_BYTES + 1_000_000
    await world.commit()
    expect(world.helpEvents.size).toBe(2)
    expect(await stores.check()).toEqual({ rows: 2, problems: [] })
  })

  test('is said at the start', async () => {
    const folder = await freshFolder()
    const failure = openStores(folder, () => Promise.resolve(1000))
    await expect(failure).rejects.toThrow(`The disk that holds ${folder} is full: less than 96 MB are left.`)
    expect(await refusal(folder)).toBe('opened')
  })
})

describe('a backup', () => {
  test('made while others write is equal to the store at its end, row by row, put in another folder', async () => {
    const stores = await open(await freshFolder())
    const store = await stores.storeFor('default')
    await store.commit(Array.from({ length: 700 }, (_, n) => put('documents', `d-${n}`, { n, text: 'a\0b \ud83d' })))
    const file = join(base, 'under-load.gz')
    const done = new AbortController()
    let round = 0
    const writing = (async () => {
      while (!done.signal.aborted) {
        round += 1
        const n = (round * 37) % 700
        await store.commit([
          put('documents', `d-${n}`, { n, round }),
          { table: 'documents', id: `d-${(n + 5) % 700}`, value: undefined },
          put('tasks', `t-${round}`),
        ])
      }
    })()
    await stores.backup(file)
    done.abort()
    await writing
    // What was written after its last look is not in it: one more, of a store at rest, is equal to the last row.
    const still = join(base, 'still.gz')
    const rows = await stores.backup(still)
    const other = await open(join(base, 'restored'))
    expect(await other.restore(still)).toBe(rows)
    expect((await allRows(other)).toSorted()).toEqual((await allRows(stores)).toSorted())
    expect(await other.check()).toEqual({ rows, problems: [] })

    const early = await open(join(base, 'restored-early'))
    const inEarly = await early.restore(file)
    expect(await early.check()).toEqual({ rows: inEarly, problems: [] })
    const rounds = (await allRows(early)).flatMap((row) => (row.startsWith('["tasks"') ? [row] : []))
    // Commits are whole: the rows of each round that it holds are all there, from the first to the last.
    expect(rounds).toHaveLength(new Set(rounds).size)
    expect(round).toBeGreaterThanOrEqual(rounds.length)
  })

  test('that was changed, cut off or made by another program is refused before anything is put in', async () => {
    const stores = await open(await freshFolder())
    await (await stores.storeFor('default')).commit([put('tasks', 'one'), put('tasks', 'two')])
    const file = join(base, 'whole.gz')
    await stores.backup(file)
    const text = gunzipSync(await readFile(file)).toString('utf8')
    const target = await open(await freshFolder())
    const tried = async (content: string) => {
      await writeFile(join(base, 'changed.gz'), gzipSync(content))
      return target.restore(join(base, 'changed.gz')).then(
        () => 'taken',
        (error: unknown) => (error as Error).message,
      )
    }
    expect(await tried(text.replace('two', 'too'))).toContain('its checksum is another one')
    expect(await tried(text.split('\n').slice(0, -2).join('\n'))).toContain('it is cut off')
    expect(await tried(text.replace(`"version":${STORE_VERSION}`, '"version":99'))).toMatch(/checksum|later version/)
    expect(await tried('{"hello":1}\n')).not.toBe('taken')
    await truncate(file, 40)
    await expect(target.restore(file)).rejects.toThrow()
    expect((await target.check()).rows).toBe(0)
    expect(await tried(text)).toBe('taken')
    expect(await tried(text)).toContain('not empty')
  })

  test('leaves nothing half written where it cannot be made', async () => {
    const stores = await open(await freshFolder())
    await expect(stores.backup(join(base, 'no-such-folder', 'x.gz'))).rejects.toThrow()
    expect((await readdir(base)).filter((name) => name.endsWith('.unfinished'))).toEqual([])
  })
})

describe('commands to a running server', () => {
  test('are answered to who can read its key, and to nobody else', async () => {
    const folder = await mkdtemp(join(base, 'commands-'))
    const asked: string[] = []
    const server = await listenForCommands(folder, {
      backup: (path) => Promise.resolve(asked.push(path)),
      check: () => Promise.reject(new Error('Not today.')),
    })
    expect(await askServer(folder, 'backup', '/tmp/x')).toEqual({ result: 1 })
    await expect(askServer(folder, 'check', '')).rejects.toThrow('Not today.')
    await expect(askServer(folder, 'delete', '')).rejects.toThrow('there is no command')
    const place = JSON.parse(await readFile(join(folder, 'commands.json'), 'utf8')) as { port: number }
    await writeFile(join(folder, 'commands.json'), JSON.stringify({ ...place, key: 'guessed' }))
    await expect(askServer(folder, 'backup', '/tmp/y')).rejects.toThrow('the key is another one')
    expect(asked).toEqual(['/tmp/x'])
    await server.close()
    expect(await askServer(folder, 'backup', '/tmp/z')).toBeUndefined()
  })
})

describe('the bytes of files', () => {
  const content = (id: string, text: string) => put('contents', id, { bytes: Buffer.from(text).toString('base64') })
  const gone = (id: string) => ({ table: 'contents', id, value: undefined })
  const begun = async () => {
    const folder = await freshFolder()
    const stores = await open(folder)
    return { folder, stores, store: await stores.storeFor('default'), files: () => readdir(join(folder, 'files')) }
  }
  const closeAll = async () => {
    for (const stores of opened.splice(0)) await stores.close()
  }

  test('stand beside the database, once for equal ones, and go with the last that names them', async () => {
    const { folder, store, files } = await begun()
    await store.commit([content('one', 'A paper'), content('two', 'A paper'), content('three', 'Another')])
    expect(await files()).toHaveLength(2)
    await store.commit([gone('one'), gone('three')])
    expect(await files()).toHaveLength(1)
    expect(await store.read?.('contents', 'two')).toEqual(content('two', 'A paper').value)
    await writeFile(join(folder, 'files', 'f'.repeat(64)), 'left by a kill between a file and its row')
    await closeAll()
    const again = await (await open(folder)).storeFor('default')
    expect(await files()).toHaveLength(1)
    expect(await again.read?.('contents', 'two')).toEqual(content('two', 'A paper').value)
    await again.commit([gone('two')])
    expect(await files()).toEqual([])
  })

  test('of an earlier day stand in their rows and are read from there', async () => {
    const folder = await freshFolder()
    const row = JSON.stringify(content('old', 'Kept long ago').value)
    await meddle(
      folder,
      `insert into kept_rows (world, tbl, id, value) values ('default', 'contents', '"old"', '${row}');
       insert into kept_counts values ('default', 'contents', 1); update kept_meta set value = '2'`,
    )
    const store = await (await open(folder)).storeFor('default')
    expect(await store.read?.('contents', 'old')).toEqual(content('old', 'Kept long ago').value)
  })

  test('that were changed are named by a check; a lost one is lost alone, through a backup too, until it comes back', async () => {
    const { folder, stores, store, files } = await begun()
    await store.commit([content('one', 'A paper')])
    const [name = ''] = await files()
    await writeFile(join(folder, 'files', name), 'Another text')
    expect((await stores.check()).problems).toEqual(['A row of “contents” ("one") has a file that was changed.'])
    await closeAll()
    await rm(join(folder, 'files', name))
    const next = await open(folder)
    expect(await next.missingFiles()).toBe(1)
    const there = await next.storeFor('default')
    expect(await there.load()).toMatchObject([{ table: 'contents', id: 'one', isLost: true }])
    expect(await there.read?.('contents', 'one')).toBeUndefined()
    expect((await next.check()).problems).toEqual(['A row of “contents” ("one") has lost its file.'])
    const path = join(base, 'with-lost.gz')
    await next.backup(path)
    const other = await open(await freshFolder())
    await other.restore(path)
    expect((await other.check()).problems).toEqual(['A row of “contents” ("one") has lost its file.'])
    await there.commit([content('one', 'A paper')])
    expect([await next.missingFiles(), await there.read?.('contents', 'one')]).toEqual([
      0,
      content('one', 'A paper').value,
    ])
  })

  test('go along in a backup and come back from it', async () => {
    const { stores, store } = await begun()
    await store.commit([content('one', 'A paper'), content('two', 'Another')])
    const path = join(base, 'with-files.gz')
    await stores.backup(path)
    const folder = await freshFolder()
    const other = await open(folder)
    await other.restore(path)
    expect(await readdir(join(folder, 'files'))).toHaveLength(2)
    expect(await other.check()).toEqual({ rows: 2, problems: [] })
    expect(await (await other.storeFor('default')).read?.('contents', 'two')).toEqual(content('two', 'Another').value)
  })
})
