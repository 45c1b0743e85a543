import { keyOfToken } from '../people/token-key.ts'
import type { Database, Querying } from './database.ts'

/**
 * How rows are kept. A change of it gets a number and a step in `steps`, so that a folder of any earlier day opens; one of
 * a later day is refused, because nobody here knows what it means.
 */
export const STORE_VERSION = 4

// JSON as text: texts of imported files may hold NUL and halves of characters, which json and jsonb refuse.
const CREATE = `create table if not exists kept_rows (
  world text, tbl text, id text, seq bigint generated always as identity, value text not null,
  primary key (world, tbl, id));
create table if not exists kept_counts (
  world text, tbl text, n bigint not null, primary key (world, tbl));
create table if not exists kept_meta (name text primary key, value text not null)`

/** Writes rows and counts the new ones. `$2`: JSON list of `[table, id as JSON, value as JSON]`, each row once. */
export const PUT = `with put as (
  insert into kept_rows (world, tbl, id, value)
  select $1, r->>0, r->>1, r->>2 from json_array_elements($2::json) r
  on conflict (world, tbl, id) do update set value = excluded.value
  returning tbl, (xmax = 0) as is_new)
insert into kept_counts (world, tbl, n)
select $1, tbl, count(*) filter (where is_new) from put group by tbl
on conflict (world, tbl) do update set n = kept_counts.n + excluded.n`

/** Removes rows and counts those that were there. `$2`: JSON list of `[table, id as JSON]`. */
export const REMOVE = `with gone as (
  delete from kept_rows k using json_array_elements($2::json) r
  where k.world = $1 and k.tbl = r->>0 and k.id = r->>1 returning k.tbl)
update kept_counts c set n = c.n - g.n
from (select tbl, count(*) as n from gone group by tbl) g where c.world = $1 and c.tbl = g.tbl`

type Row = { world: string; tbl: string; id: string; value: string }

/** What turns a store of the version before into the next. */
const steps: Record<number, (transaction: Querying) => Promise<void>> = {
  // Sessions and reset links were kept under their secret, and rows were not counted.
  2: async (transaction) => {
    const { rows } = await transaction.query<Row>(
      "select world, tbl, id, value from kept_rows where tbl in ('sessions', 'resetTokens')",
    )
    for (const { world, tbl, id, value } of rows) {
      const row = JSON.parse(value) as { id: string }
      const next = { ...row, id: keyOfToken(row.id) }
      await transaction.query('update kept_rows set id = $4, value = $5 where world = $1 and tbl = $2 and id = $3', [
        world,
        tbl,
        id,
        JSON.stringify(next.id),
        JSON.stringify(next),
      ])
    }
    await transaction.query('delete from kept_counts')
    await transaction.query(
      'insert into kept_counts (world, tbl, n) select world, tbl, count(*) from kept_rows group by world, tbl',
    )
  },
  // Bytes of files stand in files of their own from now on; those of before stay in their rows.
  3: () => Promise.resolve(),
  // The papers of a search are one text from now on; searches of before stay as they are.
  4: () => Promise.resolve(),
}

/** Undefined for a store from before there were versions. */
const versionOf = async (database: Database) => {
  const { rows: known } = await database.query<{ is: boolean }>("select to_regclass('kept_meta') is not null as is")
  if (!known[0]?.is) return undefined
  const { rows } = await database.query<{ value: string }>("select value from kept_meta where name = 'version'")
  return rows[0] && Number(rows[0].value)
}
export const setVersion = (database: Querying, version: number) =>
  database.query(
    "insert into kept_meta values ('version', $1) on conflict (name) do update set value = excluded.value",
    [String(version)],
  )

/** Makes an empty store of today. */
export async function createStore(database: Database): Promise<void> {
  await database.exec(CREATE)
  await setVersion(database, STORE_VERSION)
}

/**
 * Brings a store to the form of today, in one transaction, and looks whether every row that was counted is there.
 *
 * @throws Error with a sentence where the store is of a later version, or where rows are missing.
 */
export async function bringToToday(database: Database): Promise<void> {
  const version = (await versionOf(database)) ?? 1
  if (version > STORE_VERSION) {
    throw new Error(
      `it was written by a later version of Roadrunner: form ${version}, and this one knows up to ${STORE_VERSION}; start it with that version`,
    )
  }
  await database.exec(CREATE)
  await database.transaction(async (transaction) => {
    for (let next = version + 1; next <= STORE_VERSION; next += 1) await steps[next]?.(transaction)
    await setVersion(transaction, STORE_VERSION)
  })
  const missing = await missingRows(database)
  if (missing.length > 0) throw new Error(`${missing.join('; ')}; restore a backup into another folder`)
}

/** Where there are fewer or more rows than were counted as they were written: one phrase for each table. */
export async function missingRows(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ tbl: string; counted: string; found: string }>(
    `select coalesce(c.tbl, f.tbl) as tbl, coalesce(c.n, 0)::text as counted, coalesce(f.n, 0)::text as found
     from kept_counts c full join (select world, tbl, count(*) as n from kept_rows group by world, tbl) f
     on f.world = c.world and f.tbl = c.tbl where coalesce(c.n, 0) <> coalesce(f.n, 0) order by 1`,
  )
  return rows.map(({ tbl, counted, found }) => `${found} of ${counted} rows of “${tbl}” are there`)
}
