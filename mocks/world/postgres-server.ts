import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'

import { Refusal } from '#engine/world/refusal.ts'

import type { Database, Querying } from './database.ts'

/** A Postgres server that this process alone writes to. */
export type PostgresServer = Database & {
  /** Says that what is in the database is understood, and that this process is the one that writes from now on. */
  hold(): Promise<void>
  /** The id of the store in the database, made at its first opening: its files stand in a folder of that name. */
  storeId(): Promise<string>
  /** Why nothing can be kept now, in a sentence; undefined where it can. */
  problem(): Promise<string | undefined>
}

export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
}

/** Any number that no other program locks in a database of ours. */
const LOCK = '7239471103'
const LOCKED = `select pg_try_advisory_lock(${LOCK}) as is`
/** A killed process keeps its lock until the server notices that it is gone. */
const LOCK_TRIES = 10
const LOCK_WAIT_MS = 500
const CONNECT_MS = 10_000
const ANSWER_MS = 5000
/** A server that says nothing for so long is given up: nobody can tell a slow one from one that is gone. */
const SILENCE_MS = 120_000
const AGAIN_MS = 1000

const AWAY =
  'The database of this server cannot be reached, so what you sent is not written down yet. Leave this page open and try again in a moment.'
const FULL =
  'The disk of the database is full, so what you sent is not written down yet. Leave this page open, ask whoever runs the server to make room, and try again then.'
const READ_ONLY =
  'The database of this server can only be read, so what you sent is not written down. Ask whoever runs the server, and try again then.'
const TAKEN = 'Another server has taken over this database. This one keeps nothing any more and stops.'

/** How a database is named to people: without the password, which stands in its address. */
export function databaseName(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { hostname, port, pathname, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? (hostname || 'localhost')}${port && `:${port}`}${pathname}`
}

const isOfServer = (code: unknown): code is string => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)

/** What a person is told whose write was not kept; an error that says something about us stays what it is. */
function refusalOf(error: unknown): unknown {
  const { code } = error as { code?: unknown }
  if (!isOfServer(code)) return new Refusal(503, AWAY, { code: 'database_away' })
  if (code === '53100') return new Refusal(507, FULL, { code: 'disk_full' })
  if (code === '25006') return new Refusal(503, READ_ONLY, { code: 'database_read_only' })
  if (/^(08|53|57P)/.test(code)) return new Refusal(503, AWAY, { code: 'database_away' })
  return error
}

/** After these the connection is not to be used any more. */
const endsConnection = (error: unknown) => {
  const { code } = error as { code?: unknown }
  return !isOfServer(code) || /^(08|57P)/.test(code)
}

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/**
 * Opens a database by one connection, which holds a lock for as long as it lasts: a second process is refused. Where the
 * connection is lost a new one goes on only if nobody else held the database meanwhile; and each transaction looks, as a
 * part of itself, whether this process still holds it. So what another process wrote is never written over.
 *
 * @param taken is called once where another process holds the database: what this one has in memory is then of the past.
 * @throws DatabaseInUseError where another process holds it, Error where it cannot be reached or used.
 */
export async function openPostgres(url: string, taken: (sentence: string) => void): Promise<PostgresServer> {
  const { default: pg } = await import('pg')
  const holder = randomUUID()
  let client: Client | undefined
  let isHeld = false
  let isTaken = false
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()

  const leave = () => {
    if (isTaken || isClosed) return
    isTaken = true
    taken(TAKEN)
  }
  const drop = (gone: Client) => {
    if (client !== gone) return
    client = undefined
    // Ends what a server without answer would keep open; whoever waits for an answer is told.
    gone.end().catch(() => undefined)
    reconnect()
  }
  /** Not only when somebody writes: one that was taken over must hear of it. */
  const reconnect = () => {
    if (!isHeld || isClosed || isTaken || client) return
    setTimeout(() => void alone(connected).then(undefined, reconnect), AGAIN_MS).unref()
  }
  const connect = async (): Promise<Client> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'roadrunner',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: SILENCE_MS,
      keepAlive: true,
    })
    next.on('error', () => drop(next))
    next.on('end', () => drop(next))
    await next.connect()
    try {
      // Kept means: on the disk of the server, whatever is set for the account.
      await next.query('set synchronous_commit to on')
      await lock(next)
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
    client = next
    return next
  }
  const lock = async (next: Client) => {
    for (let tries = 0; tries < (isHeld ? 1 : LOCK_TRIES); tries += 1) {
      if (tries > 0) await wait(LOCK_WAIT_MS)
      const { rows } = await next.query<{ is: boolean }>(LOCKED)
      if (rows[0]?.is) {
        if (isHeld) await assertHolder(next, '')
        return
      }
    }
    if (isHeld) await assertHolder(next, '')
    throw new DatabaseInUseError(
      `The database ${databaseName(url)} is in use by another running server. Stop that one first, or start this one ` +
        'with another database in DATABASE_URL.',
    )
  }
  const assertHolder = async (on: Client, how: 'for share' | '') => {
    const { rows } = await ask<{ value: string }>(on, `select value from kept_meta where name = 'holder' ${how}`)
    if (rows[0]?.value === holder) return
    leave()
    throw new Refusal(503, TAKEN, { code: 'database_taken' })
  }
  const ask = async <Row>(on: Client, statement: string, values: unknown[] = []) => {
    try {
      const { rows, command } = await on.query(statement, values)
      return { rows: rows as Row[], command }
    } catch (error) {
      if (endsConnection(error)) drop(on)
      // Before it is held nobody has sent anything: whoever starts it is told what the database says.
      throw isHeld ? refusalOf(error) : error
    }
  }
  const connected = async (): Promise<Client> => {
    if (isTaken) throw new Refusal(503, TAKEN, { code: 'database_taken' })
    if (isClosed) throw new Error('The store is closed.')
    return client ?? connect()
  }
  /** One after the other, on the one connection. */
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const run = last.then(work)
    last = run.catch(() => undefined)
    return run
  }
  const asked = <T>(work: (on: Client) => Promise<T>): Promise<T> =>
    alone(async () => {
      const on = await connected().catch((error: unknown) => {
        throw isHeld && !(error instanceof Refusal) ? refusalOf(error) : error
      })
      return work(on)
    })
  const inTransaction = async <T>(on: Client, work: (transaction: Querying) => Promise<T>): Promise<T> => {
    await ask(on, 'begin')
    try {
      if (isHeld) await assertHolder(on, 'for share')
      const result = await work({ query: (statement, values) => ask(on, statement, values) })
      const { command } = await ask(on, 'commit')
      // A transaction in which something failed ends without an error, as what it is.
      if (command !== 'COMMIT') throw new Error('The database did not keep a transaction.')
      return result
    } catch (error) {
      await on.query('rollback').catch(() => drop(on))
      throw error
    }
  }

  const server: PostgresServer = {
    query: (statement, values) => asked((on) => ask(on, statement, values)),
    exec: (statements) => asked((on) => on.query(statements)),
    transaction: (work) => asked((on) => inTransaction(on, work)),
    hold: async () => {
      await server.query(
        "insert into kept_meta values ('holder', $1) on conflict (name) do update set value = excluded.value",
        [holder],
      )
      isHeld = true
    },
    storeId: async () => {
      await server.query("insert into kept_meta values ('store', $1) on conflict (name) do nothing", [randomUUID()])
      const { rows } = await server.query<{ value: string }>("select value from kept_meta where name = 'store'")
      const id = rows[0]?.value ?? ''
      if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('the id of the store in it was changed')
      return id
    },
    problem: async () => {
      if (isTaken) return TAKEN
      if (isClosed) return 'The store is closed.'
      let timer: NodeJS.Timeout | undefined
      const silent = new Promise<string>((resolve) => {
        timer = setTimeout(() => resolve('The database does not answer.'), ANSWER_MS)
      })
      const answered = server
        .query<{ is: string }>("select current_setting('transaction_read_only') as is")
        .then(({ rows }) => (rows[0]?.is === 'on' ? 'The database can only be read.' : undefined))
        .catch(() => (isTaken ? TAKEN : 'The database cannot be reached.'))
      return Promise.race([answered, silent]).finally(() => clearTimeout(timer))
    },
    close: async () => {
      await last.catch(() => undefined)
      isClosed = true
      await client?.end().catch(() => undefined)
      client = undefined
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
