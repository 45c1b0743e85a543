import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getResponse } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { lineOf, runConformance } from '#contract/conformance/run.ts'
import { memoryStore } from '#engine/world/store.ts'
import { SEED_PASSWORD } from '#mocks/seed/users.ts'
import { handlers } from '#mocks/server/handlers.ts'
import { closeWorlds, worldById } from '#mocks/server/worlds.ts'
import { openStores, type Stores } from '#mocks/world/pglite.ts'
import { databaseName } from '#mocks/world/postgres-server.ts'
import { configureWorlds } from '#mocks/world/world-settings.ts'

import { loadedRows } from './loaded-rows.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

const found = await startPostgres()
if (!found) console.info('PostgreSQL is not installed here (apt-get install postgresql): no store on it was tried.')
const postgres = found as TestPostgres

let base: string
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'roadrunner-server-store-'))
})
const opened: Stores[] = []
afterEach(async () => {
  for (const stores of opened.splice(0)) await stores.close()
})
afterAll(async () => {
  await found?.stop()
  await rm(base, { recursive: true, force: true })
})

let folders = 0
const newFolder = () => {
  folders += 1
  return join(base, `folder-${folders}`)
}
const said: string[] = []
const open = async (url: string, folder = newFolder()) => {
  said.length = 0
  const stores = await openStores(folder, undefined, { url, stopped: (sentence) => said.push(sentence) })
  opened.push(stores)
  return stores
}
const close = async (stores: Stores) => {
  opened.splice(opened.indexOf(stores), 1)
  await stores.close()
}
const refusal = (url: string, folder?: string) =>
  open(url, folder).then(
    () => 'opened',
    (error: unknown) => (error as Error).message,
  )
const put = (table: string, id: string, more: object = {}) => ({ table, id, value: { id, ...more } })
const idsIn = async (url: string) =>
  (await postgres.run(url, 'select id as text from kept_rows order by seq')).map(
    (row) => JSON.parse((row as { text: string }).text) as string,
  )
/** Ends the connections of servers as the loss of a network does. */
const cut = (url: string) =>
  postgres.run(
    url,
    "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'roadrunner' and datname = current_database()",
  )

describe.runIf(found)('a store on a Postgres server', () => {
  test('gives back every text and file as it was, in the order of its first writing', async () => {
    const [url, folder] = [await postgres.newDatabase(), newFolder()]
    const text = 'a\0b \ud83d \\u0000 "quoted" \'q\' 👩‍🔬 Ωμέγα'
    const stores = await open(url, folder)
    const store = await stores.storeFor('default')
    await store.commit([put('documents', text, { text }), put('chat', 'b', { n: 1 }), put('chat', 'a')])
    await store.commit([put('chat', 'b', { n: 2 }), { table: 'chat', id: 'a', value: undefined }])
    await store.commit([put('contents', 'f"1', { bytes: 'QUJD' })])
    await close(stores)
    const again = await (await open(url, folder)).storeFor('default')
    expect(await loadedRows(again)).toEqual([
      { table: 'documents', id: text, value: { id: text, text } },
      { table: 'chat', id: 'b', value: { id: 'b', n: 2 } },
      { table: 'contents', id: 'f"1', value: undefined },
    ])
    expect(await again.read?.('contents', 'f"1')).toEqual({ id: 'f"1', bytes: 'QUJD' })
  })

  test('takes a backup whole, and leaves the files of the embedded store in the same folder where they are', async () => {
    const [url, folder, backup] = [await postgres.newDatabase(), newFolder(), join(base, 'backup.gz')]
    const source = await open(await postgres.newDatabase())
    await (
      await source.storeFor('default')
    ).commit([put('documents', 'paper', { title: 'Tea' }), put('contents', 'file', { bytes: 'QUJD' })])
    const rows = await loadedRows(await source.storeFor('default'))
    await source.backup(backup)
    await mkdir(join(folder, 'files'), { recursive: true })
    await writeFile(join(folder, 'files', 'a'.repeat(64)), 'of another store')
    const stores = await open(url, folder)
    expect(await stores.restore(backup)).toBe(2)
    const store = await stores.storeFor('default')
    expect([await loadedRows(store), await store.read?.('contents', 'file')]).toEqual([
      rows,
      { id: 'file', bytes: 'QUJD' },
    ])
    expect([await stores.check(), await readdir(join(folder, 'files'))]).toEqual([
      { rows: 2, problems: [] },
      ['a'.repeat(64)],
    ])
    await expect(stores.restore(backup)).rejects.toThrow('the database is not empty')
  })

  test('is what the contract says, asked and written to call by call', async () => {
    const stores = await open(await postgres.newDatabase())
    await closeWorlds()
    configureWorlds({ storeFor: stores.storeFor, allowNamed: false })
    try {
      const report = await runConformance({
        url: 'https://api.example.test',
        user: 'team-owner@roadrunner.test',
        password: SEED_PASSWORD,
        level: 'all',
        write: true,
        fetch: (async (address: URL | string, init?: RequestInit) =>
          (await getResponse(handlers, new Request(address, init))) ??
          Response.json({ message: 'There is nothing at this address.' }, { status: 404 })) as typeof fetch,
      })
      expect(report.checked.filter(({ verdict }) => verdict === 'different').map(lineOf)).toEqual([])
      const { rows, problems } = await stores.check()
      expect([rows > (await worldById('default')).accounts.size, problems]).toEqual([true, []])
    } finally {
      await closeWorlds()
      configureWorlds({ storeFor: () => Promise.resolve(memoryStore()), allowNamed: false })
    }
  })
})

describe.runIf(found)('a database that is not to be written', () => {
  test('because a version works on it that knows no others: this one is refused, and opens when that one has ended', async () => {
    const url = await postgres.newDatabase()
    const { default: pg } = await import('pg')
    const older = new pg.Client({ connectionString: url })
    await older.connect()
    await older.query('select pg_advisory_lock(7239471103)')
    expect(await refusal(url)).toBe(
      `The database ${databaseName(url)} is in use by an older version of Roadrunner. Stop that one first, or start this one with another database in DATABASE_URL.`,
    )
    await older.end()
    expect(await refusal(url)).toBe('opened')
  })

  test('because a later version works on it now: not one row more, and this one says so and stops', async () => {
    const url = await postgres.newDatabase()
    const stores = await open(url)
    const store = await stores.storeFor('default')
    await store.commit([put('tasks', 'mine')])
    await postgres.run(url, "update kept_meta set value = '99' where name = 'version'")
    const tooLate = store.commit([put('tasks', 'too late')])
    await expect(tooLate).rejects.toMatchObject({ status: 503, body: { code: 'server_stops' } })
    const sentence =
      'A later version of Roadrunner works on this database now. This server keeps nothing any more and stops; start it with that version.'
    expect([await idsIn(url), await stores.problem(), said]).toEqual([['mine'], sentence, [sentence]])
  })

  test('while it can only be read: the write is refused in a sentence and kept once it can be written', async () => {
    const url = await postgres.newDatabase()
    const stores = await open(url)
    const store = await stores.storeFor('default')
    await postgres.run(url, `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`)
    await cut(url)
    const refused = await store.commit([put('tasks', 'a')]).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 503 })
    await expect.poll(() => stores.problem()).toBe('The database can only be read.')
    await expect(store.commit([put('tasks', 'a')])).rejects.toMatchObject({ body: { code: 'database_read_only' } })
    await postgres.run(
      url,
      `begin read write; alter database ${new URL(url).pathname.slice(1)} reset default_transaction_read_only; commit`,
    )
    await cut(url)
    await expect.poll(() => stores.problem()).toBe(undefined)
    await store.commit([put('tasks', 'a')])
    expect(await idsIn(url)).toEqual(['a'])
  })

  test('because the connection was lost: the write says so, and is kept with the next one', async () => {
    const url = await postgres.newDatabase()
    const stores = await open(url)
    const store = await stores.storeFor('default')
    await store.commit([put('tasks', 'before')])
    await cut(url)
    const write = () =>
      store.commit([put('tasks', 'after')]).then(
        () => 'kept',
        (error: { status: number; body: { code: string } }) => `${error.status} ${error.body.code}`,
      )
    const first = await write()
    expect(['kept', '503 database_away']).toContain(first)
    await expect.poll(write).toBe('kept')
    expect([await idsIn(url), (await stores.check()).problems, said]).toEqual([['before', 'after'], [], []])
  })

  test('because a later version wrote it, or nobody answers: a sentence without the password', async () => {
    const url = await postgres.newDatabase()
    await close(await open(url))
    await postgres.run(url, "update kept_meta set value = '99' where name = 'version'")
    const later = await refusal(url)
    expect(later).toContain('it was written by a later version of Roadrunner: form 99')
    const away = await refusal('postgres://me:secret@127.0.0.1:9/store')
    expect(away).toContain('The database 127.0.0.1:9/store could not be opened (')
    expect(`${later}${away}`).not.toContain('secret')
  })
})
