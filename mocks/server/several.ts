import { createAdapter } from '@socket.io/postgres-adapter'
import type { Server } from 'socket.io'

import { configureRelay, relayed, type Relayed } from '#engine/live/hub.ts'

import { hearAttempts, shareAttempts, type Attempt } from '../people/sign-in-attempts.ts'
import { worldById } from './worlds.ts'

/** A message to a database is at most so many bytes; a longer one goes by way of a table. */
const MESSAGE_BYTES = 7000
const EVENT = 'roadrunner'
type Told = { attempt: Attempt } | { event: Relayed }

/**
 * Joins the processes that serve the same database: an event that one of them causes reaches the pages of all, and each
 * tells its own pages only what they may hear by what is kept. Returns what ends it.
 */
export async function joinOthers(io: Server, databaseUrl: string): Promise<() => Promise<void>> {
  const { default: pg } = await import('pg')
  const settings = { connectionString: databaseUrl, application_name: 'roadrunner-sockets', keepAlive: true, max: 4 }
  const pool = new pg.Pool(settings)
  const failed = (error: Error) => console.error('events of other servers:', error.message)
  pool.on('error', failed)
  io.adapter(createAdapter(pool, { payloadThreshold: MESSAGE_BYTES, errorHandler: failed }))
  const tell = (told: Told) => void io.serverSideEmit(EVENT, told)
  configureRelay((event) => tell({ event }))
  shareAttempts((attempt) => tell({ attempt }))
  const hear = async (told: Told) => {
    if ('attempt' in told) {
      hearAttempts(await worldById(told.attempt.worldId), told.attempt)
      return
    }
    const world = await worldById(told.event.worldId)
    // Who may hear it, and whether they are still signed in, is what others have kept too.
    await world.door?.fresh()
    relayed(told.event)
  }
  let last: Promise<unknown> = Promise.resolve()
  io.on(EVENT, (told: Told) => {
    // In the order in which they came.
    last = last.then(() => hear(told)).catch((error: unknown) => console.error('an event of another server:', error))
  })
  return async () => {
    configureRelay(undefined)
    shareAttempts(undefined)
    await last
    await pool.end()
  }
}
