import { PGlite } from '@electric-sql/pglite'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { tablesApart, type Store } from '#engine/world/store.ts'
import { lockFolder } from './folder-lock.ts'
import { checkBackup, readBackup, writeBackup, writtenMeanwhile, type Place, type WrittenMeanwhile } from './backup.ts'
import { checkRows } from './check-rows.ts'
import type { Database, Querying, Reading } from './database.ts'
import { assertRoom, freeBytes, RESERVE_BYTES, type FreeBytes } from './free-space.ts'
import { fileNamedBy, openFiles, rowName, SHORT, type KeptFiles } from './kept-files.ts'
import { bringToToday, createStore } from './kept-schema.ts'
import { databaseName, openPostgres, type PostgresServer } from './postgres-server.ts'
import { sharedTexts } from './shared-texts.ts'
import { SyncedFolder, syncFolder, syncTree } from './synced-folder.ts'
import { loadRows, readRow, writeRows, writtenRows } from './text-rows.ts'
import { storeOverTexts } from './text-store.ts'
import type { TextStore } from './texts.ts'

/** The stores of all worlds in one folder. */
export type Stores = {
  storeFor: (worldId: string) => Promise<Store>
  /** The same, whose rows are texts: for whoever hands them on to another thread. */
  textsFor: (worldId: string) => TextStore
  /** Writes all worlds into a file while people go on working; returns how many rows there are. */
  backup: (path: string) => Promise<number>
  /** Reads every row. Returns what is wrong, a sentence each. */
  check: () => Promise<{ rows: number; problems: string[] }>
  /** Puts a checked backup into this store, which must be empty. */
  restore: (path: string) => Promise<number>
  /** Files of people that are missing from the folder. */
  missingFiles: () => Promise<number>
  /** What keeps it from taking a write, in a sentence; undefined where nothing does. */
  problem: () => Promise<string | undefined>
  close: () => Promise<void>
}

export class StoreNotOpenedError extends Error {
  override name = 'StoreNotOpenedError'
}

/** A Postgres server: its address, and who is told that this process must not go on with it. */
export type ServerPlace = { url: string; stopped: (sentence: string) => void }

const NAMING = 'select world, id, value from kept_rows where tbl = any($1) and length(value) < $2'

/**
 * Opens a folder as an embedded Postgres, and makes it where there is none; with the address of a Postgres server the rows
 * stand there, and the folder holds the files alone. What is guaranteed: a commit that resolved outlives a kill of the
 * process at any moment, and the power going off as far as the disk keeps what fsync was told. A folder that does not open
 * is left as it is.
 *
 * @param free how many bytes the disk has left; by default it is asked.
 * @throws FolderInUseError or DatabaseInUseError where a live process has it, StoreNotOpenedError where it cannot be used.
 */
export async function openStores(folder: string, free: FreeBytes = freeBytes, server?: ServerPlace): Promise<Stores> {
  const root = resolve(folder)
  const lock = await usable(root, async () => {
    await mkdir(root, { recursive: true })
    // On a server the database orders who writes, files as well.
    return server ? { release: () => Promise.resolve() } : lockFolder(root)
  })
  let isClosed = false
  let closing = () => Promise.resolve()
  try {
    if ((await free(root)) < RESERVE_BYTES) {
      throw new StoreNotOpenedError(
        `The disk that holds ${root} is full: less than ${RESERVE_BYTES / 1024 / 1024} MB are left. Nothing was changed. Make room, or ` +
          'name a folder on another disk in ROADRUNNER_DATA, and start again.',
      )
    }
    const opened = server && (await openServer(server))
    const database = opened ?? (await openDatabase(root))
    closing = () => database.close()
    const read = <T>(work: () => Promise<T>) => (server ? work() : readable(root, work))
    // A folder for each store: the files that its rows do not name are removed, and another store's are not named there.
    const filesFolder = join(root, opened ? `files-${await opened.storeId()}` : 'files')
    const files = await read(async () => openFiles(filesFolder, await namedFiles(database), opened !== undefined))
    const backups = new Set<WrittenMeanwhile>()
    const note = (place: Place) => backups.forEach((each) => each.add(place))
    let committing: Promise<unknown> = Promise.resolve()
    const assertRoomFor = (size: number) => assertRoom(root, size, free)
    const sharing = opened && sharedTexts(opened, files, assertRoomFor)
    const textsFor = (worldId: string): TextStore => {
      if (sharing) return sharing(worldId)
      const texts = textsOf({ database, files, worldId }, assertRoomFor, note)
      return {
        ...texts,
        // One after the other, whatever the world: a file that one lets go may be what the next one names.
        commit: (changes) => {
          const run = committing.then(() => texts.commit(changes))
          committing = run.catch(() => undefined)
          return run
        },
        load: (take) => read(() => texts.load(take)),
      }
    }
    return {
      textsFor,
      storeFor: (worldId) => Promise.resolve(storeOverTexts(textsFor(worldId))),
      backup: async (path) => {
        // A server shows one moment for as long as it takes.
        if (opened)
          return opened.readingBeside((reader) => writeBackup(frozen(reader), files, writtenMeanwhile(), path))
        const meanwhile = writtenMeanwhile()
        backups.add(meanwhile)
        try {
          return await writeBackup(database, files, meanwhile, path)
        } finally {
          backups.delete(meanwhile)
        }
      },
      check: () => checkRows(database, files),
      restore: async (path) => {
        const { version, rows } = await checkBackup(path)
        const { rows: kept } = await database.query('select 1 from kept_rows limit 1')
        if (kept.length > 0) throw new Error(`the ${server ? 'database' : 'data folder'} is not empty`)
        await readBackup(database, files, path, version)
        await bringToToday(database)
        return rows
      },
      missingFiles: () => Promise.resolve(files.missing()),
      problem: async () => {
        if ((await free(root)) < RESERVE_BYTES) return 'The disk that holds the data folder is full.'
        return opened?.problem() ?? (isClosed ? 'The store is closed.' : undefined)
      },
      close: async () => {
        isClosed = true
        await database.close()
        await lock.release()
      },
    }
  } catch (error) {
    await closing().catch(() => undefined)
    await lock.release()
    throw error
  }
}

const frozen = (reader: Querying): Reading => ({ ...reader, transaction: (work) => work(reader) })

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'it can only be read',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file stands in its place',
  ENOSPC: 'the disk is full',
}

/** Says in a sentence what keeps a folder from being written. */
async function usable<T>(root: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
    if (reason === undefined) throw error
    throw new StoreNotOpenedError(
      `The data folder ${root} cannot be used: ${reason}. Nothing was changed. Name another folder in ROADRUNNER_DATA, ` +
        'or let the account that runs the server write there.',
      { cause: error },
    )
  }
}

async function openDatabase(root: string): Promise<PGlite> {
  const folder = join(root, 'postgres')
  await removeUnfinished(root)
  if (!existsSync(folder)) await makeDatabase(root, folder)
  return readable(root, async () => {
    if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing')
    const database = await start(folder)
    try {
      await bringToToday(database)
      return database
    } catch (error) {
      await database.close()
      throw error
    }
  })
}

/** Opens a Postgres server, brings what it holds to today and joins those who write there. */
async function openServer({ url, stopped }: ServerPlace): Promise<PostgresServer> {
  let opened: PostgresServer | undefined
  try {
    opened = await openPostgres(url, stopped)
    const database = opened
    await database.preparing(async () => {
      await bringToToday(database)
      await database.join()
    })
    return database
  } catch (error) {
    await opened?.close()
    if (error instanceof Error && error.name === 'DatabaseInUseError') throw error
    throw new StoreNotOpenedError(
      `The database ${databaseName(url)} could not be opened (${reasonOf(error)}). Nothing in it was changed. It is the ` +
        'one that DATABASE_URL names; without that setting everything is kept in ROADRUNNER_DATA.',
      { cause: error },
    )
  }
}

/** Says in a sentence that what is kept cannot be read. */
async function readable<T>(root: string, read: () => Promise<T>): Promise<T> {
  const folder = join(root, 'postgres')
  try {
    return await read()
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
  await createStore(database)
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

const reasonOf = (error: unknown) =>
  (error instanceof Error
    ? error.message || ((error as NodeJS.ErrnoException).code ?? error.name)
    : String(error)
  ).slice(0, 300)

/** The file that each row of contents names. */
async function namedFiles(database: Database): Promise<Map<string, string>> {
  const { rows } = await database.query<{ world: string; id: string; value: string }>(NAMING, [[...tablesApart], SHORT])
  return new Map(
    rows.flatMap(({ world, id, value }) => {
      const file = fileNamedBy(value)
      return file === undefined ? [] : [[rowName(world, JSON.parse(id) as string), file] as const]
    }),
  )
}

type Keeping = { database: Database; files: KeptFiles; worldId: string }

function textsOf(
  { database, files, worldId }: Keeping,
  assertRoomFor: (size: number) => Promise<void>,
  note: (place: Place) => void,
): TextStore {
  return {
    load: (take) => database.transaction((transaction) => loadRows(transaction, files, worldId, take)),
    read: (table, id) => readRow(database, files, worldId, table, id),
    commit: async (changes) => {
      const { puts, removals, apart, places } = await writtenRows(files, worldId, changes, assertRoomFor)
      await database.transaction(async (transaction) => {
        await writeRows(transaction, worldId, puts, removals)
        // While nobody else can read: a backup under way reads these once more, and after this.
        for (const place of places) note(place)
      })
      for (const [row, file] of apart) await files.named(row, file)
    },
  }
}
