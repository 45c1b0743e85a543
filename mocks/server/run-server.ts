import { resolve } from 'node:path'

import { exampleSynthesis } from '#engine/syntheses/example-synthesis.ts'

import { greeting } from './greeting.ts'
import { firstAdminPath } from './first-admin.ts'
import { startStandIns } from '../stand-ins/stand-in-server.ts'
import { startServer } from './server.ts'
import { commandsOf } from './data-commands.ts'
import { scryptPasswords } from './scrypt-passwords.ts'
import { smtpOf } from './smtp.ts'
import { configureMail, hasMail, lettersSent } from '../mail/mail.ts'
import { worldById } from './worlds.ts'
import { configurePasswords } from '../people/passwords.ts'
import { listenForCommands } from '../world/command-port.ts'
import type { Stores } from '../world/pglite.ts'
import { databaseName } from '../world/postgres-server.ts'
import { openStoresBeside } from '../world/stores-beside.ts'

export type RunOptions = {
  port: number
  host: string
  dist: string
  /** Folder of the data; without one nothing is kept. */
  data?: string
  /** The address of a Postgres server for the rows; the folder then holds the files alone. */
  databaseUrl?: string
  /** For end-to-end tests: a world for each, and faults that can be set. */
  forTests: boolean
  /** Sources outside are answered by stand-ins on this machine, with so many works: nothing leaves it. */
  standIns?: { works: number; failing: string }
  /** It knows the 62 calls of the two texts alone, and gives back as little as they allow. */
  textsAlone?: boolean
  /** A server for people: its address, and who becomes its first admin. */
  real?: { publicUrl: string; adminEmail: string }
}

/** Runs the server until it is told to stop. What keeps it from starting is said in a sentence. */
export async function runServer(options: RunOptions): Promise<void> {
  let stores: Stores | undefined
  let commands: { close(): Promise<void> } | undefined
  try {
    // Tests sign many people in, and nobody breaks in there.
    if (!options.forTests) configurePasswords(scryptPasswords)
    // Letters lead to the address under which people reach this server: without one there are none.
    const mail = options.real ? smtpOf(process.env) : undefined
    configureMail(mail && ((letter) => mail.send(letter)))
    const outside = options.standIns && (await startStandIns(options.standIns))
    for (const [source, base] of Object.entries(outside?.bases ?? {}))
      process.env[`ROADRUNNER_${source.toUpperCase()}_URL`] = base
    stores = options.data === undefined ? undefined : await openStoresBeside(options.data, options.databaseUrl)
    if (stores && options.data !== undefined) {
      commands = await listenForCommands(resolve(options.data), commandsOf(stores))
    }
    const server = await startServer({
      port: options.port,
      host: options.host,
      dist: options.dist,
      ...(stores && { storeFor: stores.storeFor, problem: stores.problem, missingFiles: stores.missingFiles }),
      ...(isLogged(options) && { log: (line) => console.log(line) }),
      allowNamed: options.forTests,
      allowFaults: options.forTests,
      ...(options.real && { publicUrl: options.real.publicUrl }),
      ...(options.databaseUrl !== undefined && { databaseUrl: options.databaseUrl }),
      ...(options.textsAlone && { textsAlone: { keeps: 'little', shape: 'bare' } }),
    })
    // What a new account is given is worked out beside the first requests, and not in the first registration.
    exampleSynthesis().catch((error: unknown) => console.error('the example of new accounts:', error))
    const adminPath = options.real && (await firstAdminPath(await worldById('default'), options.real.adminEmail))
    console.log(
      greeting({
        url: options.real?.publicUrl ?? server.url,
        isReal: options.real !== undefined,
        hasMail: hasMail(),
        ...(adminPath !== undefined && { adminPath }),
        ...(options.data !== undefined && { data: resolve(options.data) }),
        ...(options.databaseUrl !== undefined && { database: databaseName(options.databaseUrl) }),
        missingFiles: (await stores?.missingFiles()) ?? 0,
      }),
    )
    if (options.textsAlone)
      console.log('It answers the 62 calls of the two texts alone, as a server that knows no more.')
    if (outside)
      console.log('Sources outside are stand-ins on this machine: whatever is asked, they have works on tea.')
    stopOnSignal(async () => {
      outside?.stop()
      await server.close()
      await lettersSent()
      mail?.close()
      await commands?.close()
      await stores?.close()
    })
    process.on('unhandledRejection', (error) => console.error('unhandled:', error))
  } catch (error) {
    await commands?.close()
    await stores?.close()
    console.error(sentenceFor(error, options))
    process.exitCode = 1
  }
}

/** Where people work, whoever runs the server can look up what went wrong for them. */
function isLogged({ real }: RunOptions): boolean {
  const said = process.env['ROADRUNNER_LOG']?.toLowerCase() ?? ''
  return said === 'off' ? false : said === 'on' || real !== undefined
}

/** Once in order; a second signal ends the process where it stands, which the store survives. */
function stopOnSignal(close: () => Promise<void>) {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(130)
    isStopping = true
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The server could not stop in order:', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function sentenceFor(error: unknown, { port, host }: RunOptions): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop that one, or start with another port: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES') return `Port ${port} may not be opened. Start with another one: PORT=4173 npm start`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}: see ROADRUNNER_HOST.`
  const { name } = error as Error
  if (
    name === 'FolderInUseError' ||
    name === 'DatabaseInUseError' ||
    name === 'StoreNotOpenedError' ||
    name === 'PublishedPasswordError' ||
    name === 'MailSettingsError'
  )
    return message
  return `The server could not start: ${error instanceof Error ? (error.stack ?? message) : String(error)}`
}
