import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod/mini'

import { tablesApart } from '#engine/world/store.ts'

import type { Database, Querying, Reading } from './database.ts'
import { fileNamedBy, rowName, type KeptFiles } from './kept-files.ts'
import { PUT, REMOVE, setVersion, STORE_VERSION } from './kept-schema.ts'

/**
 * A backup is lines of JSON, packed by gzip: a head, a line for each row, lines for what was written while it was made,
 * and an end with the number of lines and their SHA-256. Applied in order they are the store as it was at the end.
 */
const headSchema = z.object({ format: z.literal('roadrunner-backup'), version: z.int(), madeAt: z.string() })
const rowSchema = z.tuple([z.string(), z.string(), z.string(), z.nullable(z.string())])
const endSchema = z.object({ rows: z.int(), lines: z.int(), sha256: z.string() })

/** Where a row stands; the id as JSON, as it is kept. */
export type Place = readonly [world: string, table: string, id: string]
type Row = { world: string; tbl: string; id: string; value: string; at: string }

/** Rows that are read at once: one may be a file of ten megabytes. */
const PAGE = 20
/** Rows that were written meanwhile and are read again while nobody writes. */
const LAST = 50

/** What was written since it was begun, by place. */
export type WrittenMeanwhile = { add(place: Place): void; take(count: number): Place[]; readonly size: number }

export function writtenMeanwhile(): WrittenMeanwhile {
  const places = new Map<string, Place>()
  return {
    add: (place) => void places.set(JSON.stringify(place), place),
    take: (count) => {
      const taken = [...places].slice(0, count)
      for (const [key] of taken) places.delete(key)
      return taken.map(([, place]) => place)
    },
    get size() {
      return places.size
    },
  }
}

const NOW = `select r->>0 as world, r->>1 as tbl, r->>2 as id, k.value from json_array_elements($1::json) r
  left join kept_rows k on k.world = r->>0 and k.tbl = r->>1 and k.id = r->>2`

type Found = Omit<Row, 'value' | 'at'> & { value: string | null }

/** A row as a line, with the bytes of its file. One whose file went meanwhile is itself gone, and noted as such. */
async function lineOf(files: KeptFiles, { world, tbl, id, value }: Found): Promise<string> {
  const whole = value !== null && tablesApart.has(tbl) ? await wholeOrGone(files, value) : value
  return JSON.stringify([world, tbl, id, whole])
}

async function wholeOrGone(files: KeptFiles, value: string): Promise<string | null> {
  const whole = await files.whole(value)
  // A file that is lost stays lost: its row goes along, and says which one it was.
  return whole ?? (files.isNamed(fileNamedBy(value) ?? '') ? value : null)
}

/** How rows stand now, all at once; without a value those that are gone. */
async function rowsNow(reader: Querying, files: KeptFiles, places: readonly Place[]): Promise<string[]> {
  const { rows } = await reader.query<Found>(NOW, [JSON.stringify(places)])
  return Promise.all(rows.map((row) => lineOf(files, row)))
}

/**
 * The lines but for the end, and then how many rows there are. Many at once: what packs them takes a turn for each piece,
 * and between two turns others write more.
 */
async function* linesOf(
  database: Reading,
  files: KeptFiles,
  meanwhile: WrittenMeanwhile,
): AsyncGenerator<string[] | number> {
  yield [JSON.stringify({ format: 'roadrunner-backup', version: STORE_VERSION, madeAt: new Date().toISOString() })]
  let last = '0'
  for (;;) {
    const { rows } = await database.query<Row>(
      'select world, tbl, id, value, seq::text as at from kept_rows where seq > $1::bigint order by seq limit $2',
      [last, PAGE],
    )
    yield await Promise.all(rows.map((row) => lineOf(files, row)))
    last = rows.at(-1)?.at ?? last
    if (rows.length < PAGE) break
  }
  // What others wrote while this was read is read again, until so little is left that they can wait for it.
  while (meanwhile.size > LAST) yield await rowsNow(database, files, meanwhile.take(LAST))
  let final: string[] = []
  let rows = 0
  await database.transaction(async (transaction) => {
    final = await rowsNow(transaction, files, meanwhile.take(Infinity))
    const counted = await transaction.query<{ n: number }>('select count(*)::int as n from kept_rows')
    rows = counted.rows[0]?.n ?? 0
  })
  yield final
  yield rows
}

/** Writes everything that is kept into a file, which appears when it is whole. Returns how many rows it stands for. */
export async function writeBackup(
  database: Reading,
  files: KeptFiles,
  meanwhile: WrittenMeanwhile,
  path: string,
): Promise<number> {
  const unfinished = `${path}.unfinished`
  const hash = createHash('sha256')
  let lines = 0
  let rows = 0
  const written = async function* () {
    for await (const part of linesOf(database, files, meanwhile)) {
      if (typeof part === 'number') {
        rows = part
        yield `${JSON.stringify({ rows, lines, sha256: hash.digest('hex') })}\n`
      } else {
        const text = part.map((line) => `${line}\n`).join('')
        lines += part.length
        hash.update(text)
        if (text !== '') yield text
      }
    }
  }
  try {
    await pipeline(Readable.from(written()), createGzip({ level: 6 }), createWriteStream(unfinished, { mode: 0o600 }))
    const file = await open(unfinished, 'r+')
    await file.sync()
    await file.close()
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return rows
}

/** A line is at most one row, and a row at most a file of the largest size. */
async function* readLines(path: string): AsyncGenerator<string> {
  const unpacked = createReadStream(path).pipe(createGunzip())
  const failed = new Promise<never>((_, reject) => unpacked.once('error', reject))
  failed.catch(() => undefined)
  const lines = createInterface({ input: unpacked, crlfDelay: Infinity })[Symbol.asyncIterator]()
  for (;;) {
    const next = await Promise.race([lines.next(), failed])
    if (next.done) return
    yield next.value
  }
}

const isEnd = (line: string) => line.startsWith('{"rows"')

/**
 * Reads a backup to its end before anything is made of it.
 *
 * @throws Error with a sentence where it is none, is cut off or changed, or was written by a later version.
 */
export async function checkBackup(path: string): Promise<{ version: number; madeAt: string; rows: number }> {
  const hash = createHash('sha256')
  let head: z.infer<typeof headSchema> | undefined
  let lines = 0
  for await (const line of readLines(path)) {
    if (isEnd(line)) {
      const end = endSchema.parse(JSON.parse(line))
      if (!head || end.lines !== lines || end.sha256 !== hash.digest('hex')) {
        throw new Error('it was changed after it was written: its checksum is another one')
      }
      if (head.version > STORE_VERSION) throw new Error('it was written by a later version of Roadrunner')
      return { version: head.version, madeAt: head.madeAt, rows: end.rows }
    }
    if (lines === 0) head = headSchema.parse(JSON.parse(line))
    else rowSchema.parse(JSON.parse(line))
    lines += 1
    hash.update(line).update('\n')
  }
  throw new Error('it is cut off: its last line is missing')
}

/** Puts the rows of a checked backup into an empty store. */
export async function readBackup(database: Database, files: KeptFiles, path: string, version: number): Promise<void> {
  await database.transaction(async (transaction) => {
    let isHead = true
    for await (const line of readLines(path)) {
      if (isHead) isHead = false
      else if (isEnd(line)) break
      else {
        const [world, table, id, value] = rowSchema.parse(JSON.parse(line))
        const isWhole = value !== null && tablesApart.has(table) && fileNamedBy(value) === undefined
        const kept = isWhole ? await files.out(value) : value
        if (tablesApart.has(table)) {
          await files.named(rowName(world, JSON.parse(id) as string), kept === null ? undefined : fileNamedBy(kept))
        }
        const row = kept === null ? [table, id] : [table, id, kept]
        await transaction.query(value === null ? REMOVE : PUT, [world, JSON.stringify([row])])
      }
    }
    await setVersion(transaction, version)
  })
}
