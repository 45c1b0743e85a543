import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'

import { Refusal } from '#engine/world/refusal.ts'

import type { Database, Querying } from './database.ts'
import { STORE_VERSION } from './kept-schema.ts'

/** The world, table and id (as JSON) of a row. */
export type PlaceInWorld = readonly [world: string, table: string, id: string]

/** A row as it stands now; `value` is null where it is gone. */
export type RowNow = { tbl: string; id: string; value: string | null; at: string | null }

/** What others have kept since a commit, up to another one. */
export type Since = { upTo: number; rows: RowNow[] }

/** A turn: nobody else writes to the database until it ends. */
export type ServerTurn = Querying & {
  /** The number of the last commit. */
  last: number
  /** Keeps what was written, under the next number, with the rows that others have to read. */
  keep(places: readonly PlaceInWorld[]): Promise<number>
  /** Ends it without keeping anything. */
  end(): Promise<void>
}

/** A Postgres server that several processes write to, one at a time. */
export type PostgresServer = Database & {
  /** The name of this process among them. */
  holder: string
  /** Waits until nobody else has the turn. The database takes it from a process that does not answer for three seconds. */
  turn(): Promise<ServerTurn>
  /** Rows of a world that others have kept after a commit. */
  since(world: string, after: number): Promise<Since>
  /** Rows of a world as they stand now. */
  rowsNow(world: string, places: readonly (readonly [table: string, id: string])[]): Promise<RowNow[]>
  /** The processes that said something within the last seconds. */
  alive(): readonly string[]
  /** Reads as everything stood at one moment; `last` is the commit of then. */
  reading<T>(work: (reader: Querying & { last: number }) => Promise<T>): Promise<T>
  /** As `reading`, by a connection of its own: for long reading. No file is removed meanwhile. */
  readingBeside<T>(work: (reader: Querying) => Promise<T>): Promise<T>
  /** What a person is told of an error of the database. */
  told(error: unknown): unknown
  /** Lets nobody else prepare the database meanwhile. */
  preparing<T>(work: () => Promise<T>): Promise<T>
  /** From now on what others do is looked for, and they are told that this process answers. */
  join(): Promise<void>
  /** The id of the store in the database, made at its first opening: its files stand in a folder of that name. */
  storeId(): Promise<string>
  /** Why nothing can be kept now, in a sentence; undefined where it can. */
  problem(): Promise<string | undefined>
}

export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
}

/** Any numbers that no other program locks in a database of ours. */
const VERSION_BEFORE = '7239471103'
const TURN = '7239471104'
const PREPARING = '7239471105'
export const REMOVING_FILES = '7239471106'
/** A killed process keeps its lock until the server notices that it is gone. */
const LOCK_TRIES = 10
const LOCK_WAIT_MS = 500
const CONNECT_MS = 10_000
const ANSWER_MS = 5000
/** A server that says nothing for so long is given up: nobody can tell a slow one from one that is gone. */
const SILENCE_MS = 120_000
/** A process that has the turn and says nothing for so long loses it, by the database itself. */
const FROZEN_MS = 3000
/** So long a turn is waited for. */
const TURN_WAIT_MS = 20_000
/** How often a process says that it answers, and after what silence the others take it for gone. */
const BEAT_MS = 2000
const GONE_AFTER_S = 8
/** What commits changed is known for so long; a process that slept longer begins anew. */
const LOG_KEPT = '1 hour'
const PRUNE_EVERY = 500

const AWAY =
  'The database of this server cannot be reached, so what you sent is not written down yet. Leave this page open and try again in a moment.'
const FULL =
  'The disk of the database is full, so what you sent is not written down yet. Leave this page open, ask whoever runs the server to make room, and try again then.'
const READ_ONLY =
  'The database of this server can only be read, so what you sent is not written down. Ask whoever runs the server, and try again then.'
const BUSY =
  'Another server of this database has not let go of it, so what you sent is not written down. Try again in a moment.'
const SLEPT =
  'This server was away from its database for so long that what others wrote meanwhile is not known any more. It stops, to begin anew.'
const LATER =
  'A later version of Roadrunner works on this database now. This server keeps nothing any more and stops; start it with that version.'

const SHARED = `create table if not exists kept_commits (
  n bigint primary key, holder text not null, at timestamptz not null default now(), places text not null);
create table if not exists kept_processes (id text primary key, seen timestamptz not null);
create table if not exists socket_io_attachments (
  id bigserial unique, created_at timestamptz default now(), payload bytea)`

const SINCE = `with later as (select n, holder, places from kept_commits where n > $2),
places as (
  select distinct p->>1 as tbl, p->>2 as id from later, json_array_elements(places::json) p
  where holder <> $3 and p->>0 = $1)
select (select coalesce(max(n), 0) from kept_commits)::text as "upTo",
  (select coalesce(min(n), 0) from kept_commits)::text as first, p.tbl, p.id, k.value, k.seq::text as at
from (select 1) one left join places p on true
left join kept_rows k on k.world = $1 and k.tbl = p.tbl and k.id = p.id order by k.seq`
const LAST = 'select coalesce(max(n), 0)::text as n from kept_commits'
const NOW = `select p->>0 as tbl, p->>1 as id, k.value, k.seq::text as at from json_array_elements($2::json) p
left join kept_rows k on k.world = $1 and k.tbl = p->>0 and k.id = p->>1 order by k.seq`

/** How a database is named to people: without the password, which stands in its address. */
export function databaseName(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { hostname, port, pathname, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? (hostname || 'localhost')}${port && `:${port}`}${pathname}`
}

const isOfServer = (code: unknown): code is string => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)

/** What a person is told whose write was not kept; an error that says something about us stays what it is. */
function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return error
  const { code } = error as { code?: unknown }
  if (!isOfServer(code)) return new Refusal(503, AWAY, { code: 'database_away' })
  if (code === '53100') return new Refusal(507, FULL, { code: 'disk_full' })
  if (code === '25006') return new Refusal(503, READ_ONLY, { code: 'database_read_only' })
  if (code === '55P03') return new Refusal(503, BUSY, { code: 'database_busy' })
  // 25P03: the turn was taken away.
  if (/^(08|53|57P|25P)/.test(code)) return new Refusal(503, AWAY, { code: 'database_away' })
  return error
}

/** After these the connection is not to be used any more. */
const endsConnection = (error: unknown) => {
  const { code } = error as { code?: unknown }
  return !isOfServer(code) || /^(08|57P|25P03)/.test(code)
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** A connection that is made when somebody needs it, and anew after it was lost. One piece of work at a time has it. */
type Line = {
  alone<T>(work: (on: Client) => Promise<T>): Promise<T>
  drop(gone: Client): void
  end(): Promise<void>
}

function createLine(connect: () => Promise<Client>): Line {
  let client: Client | undefined
  let last: Promise<unknown> = Promise.resolve()
  const line: Line = {
    alone: (work) => {
      const run = last.then(async () => {
        if (!client) {
          const made = await connect()
          made.on('error', () => line.drop(made))
          made.on('end', () => line.drop(made))
          client = made
        }
        return work(client)
      })
      last = run.catch(() => undefined)
      return run
    },
    drop: (gone) => {
      if (client !== gone) return
      client = undefined
      // Ends what a server without answer would keep open; whoever waits for an answer is told.
      gone.end().catch(() => undefined)
    },
    end: async () => {
      await last
      await client?.end().catch(() => undefined)
      client = undefined
    },
  }
  return line
}

/**
 * Opens a database that several processes serve. The database orders: a turn is a transaction that holds a lock, and every
 * commit of a turn has the next number. A process that is frozen in its turn loses it by the database, and what it sends
 * later is not kept.
 *
 * @param stopped is called once where this process must not go on: what it has in memory is then of the past.
 * @throws DatabaseInUseError where a version holds it that knows no others, Error where it cannot be reached or used.
 */
export async function openPostgres(url: string, stopped: (sentence: string) => void): Promise<PostgresServer> {
  const { default: pg } = await import('pg')
  const holder = randomUUID()
  let isJoined = false
  let isStopped: string | undefined
  let isClosed = false
  let alive: readonly string[] = [holder]
  let beating: NodeJS.Timeout | undefined

  const stop = (sentence: string) => {
    if (isStopped === undefined && !isClosed) {
      isStopped = sentence
      stopped(sentence)
    }
    return new Refusal(503, sentence, { code: 'server_stops' })
  }
  const assertGoesOn = () => {
    if (isStopped !== undefined) throw new Refusal(503, isStopped, { code: 'server_stops' })
    if (isClosed) throw new Error('The store is closed.')
  }
  const connect = async (settings: readonly string[]): Promise<Client> => {
    assertGoesOn()
    const next = new pg.Client({
      connectionString: url,
      application_name: 'roadrunner',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: SILENCE_MS,
      keepAlive: true,
    })
    // Until the line listens: an error that nobody hears would end the process.
    next.on('error', () => undefined)
    await next.connect()
    try {
      for (const each of settings) await next.query(each)
      return next
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
  }
  /** Versions that know no others take this lock for themselves, and those that do share it. */
  const shareWithVersions = async (next: Client) => {
    for (let tries = 0; tries < LOCK_TRIES; tries += 1) {
      if (tries > 0) await wait(LOCK_WAIT_MS)
      const { rows } = await next.query<{ is: boolean }>(`select pg_try_advisory_lock_shared(${VERSION_BEFORE}) as is`)
      if (rows[0]?.is) return
    }
    throw new DatabaseInUseError(
      `The database ${databaseName(url)} is in use by an older version of Roadrunner. Stop that one first, or start this ` +
        'one with another database in DATABASE_URL.',
    )
  }
  const reader = createLine(async () => {
    const next = await connect([])
    try {
      await shareWithVersions(next)
      return next
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
  })
  const writer = createLine(() =>
    connect([
      // Kept means: on the disk of the server, whatever is set for the account.
      'set synchronous_commit to on',
      `set idle_in_transaction_session_timeout to ${FROZEN_MS}`,
      `set lock_timeout to ${TURN_WAIT_MS}`,
    ]),
  )
  const askOn =
    (line: Line, on: Client) =>
    async <Row>(statement: string, values?: unknown[]) => {
      try {
        // Without values it may be several statements.
        const { rows } = await (values ? on.query(statement, values) : on.query(statement))
        return { rows: rows as Row[] }
      } catch (error) {
        if (endsConnection(error)) line.drop(on)
        throw error
      }
    }
  /** Before it is joined nobody has sent anything: whoever starts it is told what the database says. */
  const told = (error: unknown) => (isJoined ? refusalOf(error) : error)
  const asked = <T>(line: Line, work: (on: Client) => Promise<T>): Promise<T> =>
    line
      .alone((on) => {
        assertGoesOn()
        return work(on)
      })
      .catch((error: unknown) => {
        throw told(error)
      })

  /** One turn of this process after the other. */
  let turns: Promise<unknown> = Promise.resolve()
  const beginOn = async (on: Client) => {
    const ask = askOn(writer, on)
    await ask(`begin isolation level read committed; select pg_advisory_xact_lock(${TURN})`)
    // A statement of its own: it sees what was kept while the lock was waited for.
    const { rows } = await ask<{ n: string; version: string | null }>(
      `select (${LAST}) as n, (select value from kept_meta where name = 'version') as version`,
    )
    if (Number(rows[0]?.version) > STORE_VERSION) throw stop(LATER)
    return Number(rows[0]?.n ?? 0)
  }
  /** Whether a commit whose answer was lost was kept: known for certain once nobody has the turn. */
  const wasKept = (n: number) =>
    writer.alone(async (on) => {
      await beginOn(on)
      const { rows } = await askOn(writer, on)('select 1 from kept_commits where n = $1 and holder = $2', [n, holder])
      await on.query('rollback')
      return rows.length > 0
    })
  const turn = async (): Promise<ServerTurn> => {
    let free = () => {}
    const before = turns
    turns = new Promise<void>((resolve) => {
      free = resolve
    })
    await before
    try {
      return await new Promise<ServerTurn>((resolve, reject) => {
        asked(writer, async (on) => {
          // The line is this turn's until it ends.
          await new Promise<void>((ended, failed) => {
            beginOn(on).then(
              (last) => resolve(turnOn(on, last, ended)),
              (error: unknown) => {
                on.query('rollback').catch(() => writer.drop(on))
                failed(error instanceof Error ? error : new Error(String(error)))
              },
            )
          })
        }).then(free, (error: unknown) => {
          free()
          reject(error instanceof Error ? error : new Error(String(error)))
        })
      })
    } catch (error) {
      free()
      throw error
    }
  }
  const turnOn = (on: Client, last: number, ended: () => void): ServerTurn => {
    let isOver = false
    const over = () => {
      isOver = true
      ended()
    }
    const ask = askOn(writer, on)
    const giveUp = async () => {
      if (isOver) return
      await on.query('rollback').catch(() => writer.drop(on))
      over()
    }
    return {
      last,
      query: (statement, values) => ask(statement, values),
      end: giveUp,
      keep: async (places) => {
        const n = last + 1
        let isSent = false
        try {
          if (n % PRUNE_EVERY === 0) await ask(`delete from kept_commits where at < now() - interval '${LOG_KEPT}'`)
          isSent = true
          const log = `(${n}, '${holder}', ${on.escapeLiteral(JSON.stringify(places))})`
          await ask(`insert into kept_commits (n, holder, places) values ${log}; commit`)
          over()
          return n
        } catch (error) {
          await giveUp()
          // Its answer may be what was lost.
          if (isSent && endsConnection(error) && (await wasKept(n).catch(() => false))) return n
          throw told(error)
        }
      },
    }
  }
  const inTurn = async <T>(work: (transaction: Querying) => Promise<T>): Promise<T> => {
    const mine = await turn()
    try {
      const result = await work(mine)
      await mine.keep([])
      return result
    } catch (error) {
      await mine.end()
      throw told(error)
    }
  }
  /** Before what the others read is there. */
  const alone = <T>(work: (transaction: Querying) => Promise<T>): Promise<T> =>
    asked(writer, async (on) => {
      const ask = askOn(writer, on)
      await ask(`begin; select pg_advisory_xact_lock(${TURN})`)
      try {
        const result = await work({ query: ask })
        await ask('commit')
        return result
      } catch (error) {
        await on.query('rollback').catch(() => writer.drop(on))
        throw error
      }
    })
  const readAtOneMoment = async <T>(
    ask: <Row>(statement: string, values?: unknown[]) => Promise<{ rows: Row[] }>,
    work: (reader: Querying & { last: number }) => Promise<T>,
  ) => {
    await ask('begin isolation level repeatable read read only')
    try {
      const { rows } = await ask<{ n: string }>(LAST)
      return await work({ query: ask, last: Number(rows[0]?.n ?? 0) })
    } finally {
      await ask('rollback').catch(() => undefined)
    }
  }
  const beat = async () => {
    await server.query(
      'insert into kept_processes values ($1, now()) on conflict (id) do update set seen = excluded.seen',
      [holder],
    )
    const { rows } = await server.query<{ id: string }>(
      `select id from kept_processes where seen > now() - interval '${GONE_AFTER_S} seconds'`,
    )
    alive = rows.map(({ id }) => id)
  }

  const server: PostgresServer = {
    holder,
    turn,
    told,
    query: (statement, values) => asked(reader, (on) => askOn(reader, on)(statement, values)),
    exec: (statements) => asked(writer, (on) => on.query(statements)),
    transaction: (work) => (isJoined ? inTurn(work) : alone(work)),
    since: async (world, after) => {
      const { rows } = await server.query<Partial<RowNow> & { upTo: string; first: string; tbl: string | null }>(
        SINCE,
        [world, after, holder],
      )
      const { upTo = '0', first = '0' } = rows[0] ?? {}
      if (Number(upTo) > after && Number(first) > after + 1) throw stop(SLEPT)
      return { upTo: Number(upTo), rows: rows.flatMap((row) => (row.tbl === null ? [] : [row as RowNow])) }
    },
    rowsNow: async (world, places) => (await server.query<RowNow>(NOW, [world, JSON.stringify(places)])).rows,
    alive: () => alive,
    reading: (work) => asked(reader, (on) => readAtOneMoment(askOn(reader, on), work)),
    readingBeside: async (work) => {
      const on = await connect([`select pg_advisory_lock_shared(${REMOVING_FILES})`])
      try {
        return await readAtOneMoment(
          async <Row>(statement: string, values?: unknown[]) => ({
            rows: (await (values ? on.query(statement, values) : on.query(statement))).rows as Row[],
          }),
          work,
        )
      } finally {
        await on.end().catch(() => undefined)
      }
    },
    preparing: async (work) => {
      const on = await connect([`select pg_advisory_lock(${PREPARING})`])
      try {
        return await work()
      } finally {
        await on.end().catch(() => undefined)
      }
    },
    join: async () => {
      await server.exec(SHARED)
      await server.query("delete from kept_processes where seen < now() - interval '1 day'")
      await beat()
      isJoined = true
      beating = setInterval(() => void beat().catch(() => undefined), BEAT_MS)
      beating.unref()
    },
    storeId: async () => {
      await server.query("insert into kept_meta values ('store', $1) on conflict (name) do nothing", [randomUUID()])
      const { rows } = await server.query<{ value: string }>("select value from kept_meta where name = 'store'")
      const id = rows[0]?.value ?? ''
      if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('the id of the store in it was changed')
      return id
    },
    problem: async () => {
      if (isStopped !== undefined) return isStopped
      if (isClosed) return 'The store is closed.'
      let timer: NodeJS.Timeout | undefined
      const silent = new Promise<string>((resolve) => {
        timer = setTimeout(() => resolve('The database does not answer.'), ANSWER_MS)
      })
      const answered = server
        .query<{ is: string }>("select current_setting('transaction_read_only') as is")
        .then(({ rows }) => (rows[0]?.is === 'on' ? 'The database can only be read.' : undefined))
        .catch(() => isStopped ?? 'The database cannot be reached.')
      return Promise.race([answered, silent]).finally(() => clearTimeout(timer))
    },
    close: async () => {
      clearInterval(beating)
      await turns
      if (isJoined) await server.query('delete from kept_processes where id = $1', [holder]).catch(() => undefined)
      isClosed = true
      await Promise.all([reader.end(), writer.end()])
    },
  }
  try {
    const { rows } = await server.query<{ is: string }>("select current_setting('server_encoding') as is")
    if (rows[0]?.is !== 'UTF8') throw new Error(`its encoding is ${rows[0]?.is}; make one with encoding UTF8`)
    return server
  } catch (error) {
    await server.close()
    throw error
  }
}
