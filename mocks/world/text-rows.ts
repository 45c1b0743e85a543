import { ownerOf } from '#engine/world/owner.ts'
import { tablesApart } from '#engine/world/store.ts'

import type { Place } from './backup.ts'
import type { Querying } from './database.ts'
import { fileNamedBy, rowName, type KeptFiles } from './kept-files.ts'
import { PUT, REMOVE } from './kept-schema.ts'
import type { TakeRows, TextChange } from './texts.ts'

/** Characters of JSON in one statement; a larger commit is several statements of one transaction. */
const PIECE = 8_000_000

/** Rows that are read at once: all of them would stand in the memory of the database, which it never gives back. */
const PAGE = 250
const LOAD = `declare loading no scroll cursor for
  select tbl, id, case when tbl = any($2) then null else value end as value, seq::text as at
  from kept_rows where world = $1`
const READ = 'select value from kept_rows where world = $1 and tbl = $2 and id = $3'

/** As JSON text: an id may hold what a text column refuses. */
export const keyOf = (id: string) => JSON.stringify(id)
export const idOf = (key: string) => JSON.parse(key) as string

/** Gives all rows of a world, some at a time. Within a transaction. */
export async function loadRows(
  transaction: Querying,
  files: KeptFiles,
  worldId: string,
  take: TakeRows,
): Promise<void> {
  type Kept = { tbl: string; id: string; value: string | null; at: string }
  await transaction.query(LOAD, [worldId, [...tablesApart]])
  for (;;) {
    const { rows } = await transaction.query<Kept>(`fetch ${PAGE} from loading`)
    take(
      rows.map(({ tbl, id, value, at }) => ({
        at: Number(at),
        table: tbl,
        id: idOf(id),
        owner: value === null ? undefined : ownerOf(JSON.parse(value) as object),
        text: value ?? undefined,
        ...(value === null && files.isMissing(rowName(worldId, idOf(id))) && { isLost: true }),
      })),
    )
    if (rows.length < PAGE) break
  }
}

/** One row as its text, with the bytes of its file. */
export async function readRow(reader: Querying, files: KeptFiles, worldId: string, table: string, id: string) {
  const { rows } = await reader.query<{ value: string }>(READ, [worldId, table, keyOf(id)])
  return rows[0] && (tablesApart.has(table) ? files.whole(rows[0].value) : rows[0].value)
}

/** Changes as they are written; the bytes of files are on the disk then. `apart`: the file that each row of those names. */
export async function writtenRows(
  files: KeptFiles,
  worldId: string,
  changes: readonly TextChange[],
  assertRoomFor: (size: number) => Promise<void>,
) {
  // The last write of a row is the one that counts; one statement may name a row only once.
  const last = new Map(changes.map((change) => [`${change.table} ${change.id}`, change]))
  const puts: string[] = []
  const removals: string[] = []
  const places: Place[] = []
  await assertRoomFor(changes.reduce((sum, { text = '' }) => sum + text.length, 0))
  const apart = new Map<string, string | undefined>()
  for (const change of last.values()) {
    const { table, id } = change
    const isApart = tablesApart.has(table)
    const text = isApart && change.text !== undefined ? await files.out(change.text) : change.text
    if (isApart) apart.set(rowName(worldId, id), text === undefined ? undefined : fileNamedBy(text))
    const place = `${JSON.stringify(table)},${JSON.stringify(keyOf(id))}`
    if (text === undefined) removals.push(`[${place}]`)
    else puts.push(`[${place},${JSON.stringify(text)}]`)
    places.push([worldId, table, keyOf(id)])
  }
  return { puts, removals, apart, places }
}

export async function writeRows(
  transaction: Querying,
  worldId: string,
  puts: readonly string[],
  removals: readonly string[],
): Promise<void> {
  for (const piece of pieces(puts)) await transaction.query(PUT, [worldId, piece])
  for (const piece of pieces(removals)) await transaction.query(REMOVE, [worldId, piece])
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
