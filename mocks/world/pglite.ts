import { PGlite } from '@electric-sql/pglite'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { tablesApart, type Store, type StoredRow } from '#engine/world/store.ts'
import type { Change } from '#engine/world/table.ts'
import { lockFolder } from './folder-lock.ts'
import { SyncedFolder, syncFolder, syncTree } from './synced-folder.ts'

/** The stores of all worlds in one folder. */
export type Stores = { storeFor: (worldId: string) => Promise<Store>; close: () => Promise<void> }

export class StoreNotOpenedError extends Error {
  override name = 'StoreNotOpenedError'
}

/** Characters of JSON in one statement; a larger commit is several statements of one transaction. */
const PIECE = 8_000_000

// JSON as text: texts of imported files may hold NUL and halves of characters, which json and jsonb refuse.
const CREATE = `create table if not exists kept_rows (
  world text, tbl text, id text, seq bigint generated always as identity, value text not null,
  primary key (world, tbl, id))`
const PUT = `insert into kept_rows (world, tbl, id, value)
  select $1, r->>0, r->>1, r->>2 from json_array_elements($2::json) r
  on conflict (world, tbl, id) do update set value = excluded.value`
const REMOVE = `delete from kept_rows k using json_array_elements($2::json) r
  where k.world = $1 and k.tbl = r->>0 and k.id = r->>1`
const LOAD = `select tbl, id, case when tbl = any($2) then null else value end as value
  from kept_rows where world = $1 order by seq`
const READ = 'select value from kept_rows where world = $1 and tbl = $2 and id = $3'

/**
 * Opens a folder as an embedded Postgres, and makes it where there is none. What is guaranteed: a commit that resolved
 * outlives a kill of the process at any moment, and the power going off as far as the disk keeps what fsync was told. A
 * folder that does not open is left as it is.
 *
 * @throws FolderInUseError where a live process has the folder, StoreNotOpenedError where its content cannot be read.
 */
export async function openStores(folder: string): Promise<Stores> {
  const root = resolve(folder)
  await mkdir(root, { recursive: true })
  const lock = await lockFolder(root)
  try {
    const database = await openDatabase(root)
    return {
      storeFor: (worldId) => Promise.resolve(storeOf(database, worldId)),
      close: async () => {
        await database.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function openDatabase(root: string): Promise<PGlite> {
  const folder = join(root, 'postgres')
  await removeUnfinished(root)
  if (!existsSync(folder)) await makeDatabase(root, folder)
  try {
    if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing')
    const database = await start(folder)
    await database.exec(CREATE)
    return database
  } catch (error) {
    throw new StoreNotOpenedError(
      `The data in ${folder} could not be opened (${reasonOf(error)}). Nothing in it was changed. To begin with an empty ` +
        'world, move that folder to another place; to go on with a copy, put the copy there.',
      { cause: error },
    )
  }
}

/** A first start that was cut off leaves a folder of this kind; nothing was ever kept in it. */
async function removeUnfinished(root: string) {
  for (const name of await readdir(root)) {
    if (name.startsWith('postgres.new-')) await rm(join(root, name), { recursive: true, force: true })
  }
}

/** Made beside its place and moved there when whole, so that a kill in between leaves nothing half made. */
async function makeDatabase(root: string, folder: string) {
  const unfinished = join(root, `postgres.new-${process.pid}`)
  const database = await start(unfinished)
  await database.exec(CREATE)
  await database.close()
  await syncTree(unfinished)
  await rename(unfinished, folder)
  syncFolder(root)
}

const start = (folder: string) =>
  PGlite.create({
    fs: new SyncedFolder(folder),
    relaxedDurability: false,
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      ...['wal_sync_method=fsync', 'max_wal_size=128MB', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting]),
    ],
  })

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)

/** As JSON text: an id may hold what a text column refuses. */
const keyOf = (id: string) => JSON.stringify(id)

function storeOf(database: PGlite, worldId: string): Store {
  const commit = async (changes: readonly Change[]) => {
    // The last write of a row is the one that counts; one statement may name a row only once.
    const last = new Map(changes.map((change) => [`${change.table} ${change.id}`, change]))
    const puts: string[] = []
    const removals: string[] = []
    for (const { table, id, value } of last.values()) {
      const place = `${JSON.stringify(table)},${JSON.stringify(keyOf(id))}`
      if (value === undefined) removals.push(`[${place}]`)
      else puts.push(`[${place},${JSON.stringify(JSON.stringify(value))}]`)
    }
    await database.transaction(async (transaction) => {
      for (const piece of pieces(puts)) await transaction.query(PUT, [worldId, piece])
      for (const piece of pieces(removals)) await transaction.query(REMOVE, [worldId, piece])
    })
  }
  return {
    load: async () => {
      type Kept = { tbl: string; id: string; value: string | null }
      const { rows } = await database.query<Kept>(LOAD, [worldId, [...tablesApart]])
      return rows.map((row): StoredRow => {
        const value: unknown = row.value === null ? undefined : JSON.parse(row.value)
        return { table: row.tbl, id: JSON.parse(row.id) as string, value }
      })
    },
    read: async (table, id) => {
      const { rows } = await database.query<{ value: string }>(READ, [worldId, table, keyOf(id)])
      return rows[0] && (JSON.parse(rows[0].value) as unknown)
    },
    commit,
    close: () => Promise.resolve(),
  }
}

/** JSON arrays of at most about PIECE characters, unless one item alone is larger. */
function* pieces(items: readonly string[]): Generator<string> {
  let piece: string[] = []
  let length = 0
  for (const item of items) {
    if (piece.length > 0 && length + item.length > PIECE) {
      yield `[${piece.join(',')}]`
      piece = []
      length = 0
    }
    piece.push(item)
    length += item.length
  }
  if (piece.length > 0) yield `[${piece.join(',')}]`
}
