import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

import { askServer, type Commands } from '../world/command-port.ts'
import { openStores, type Stores } from '../world/pglite.ts'

const checkedSchema = z.object({ rows: z.int(), problems: z.array(z.string()) })
const countSchema = z.int()

/** What the server that holds a folder does when it is asked. */
export const commandsOf = (stores: Stores): Commands => ({
  backup: (path) => stores.backup(path),
  check: () => stores.check(),
})

const USAGE = `npm run data -- backup <file>    writes everything that is kept into a file, also while the server runs
npm run data -- restore <file>   puts a backup into the data folder, which must be new or empty
npm run data -- check            reads every row and says what is wrong
The data folder is ROADRUNNER_DATA (default .data); with DATABASE_URL the rows stand in that database.`

const openHere = (folder: string) => {
  const url = process.env['DATABASE_URL']
  return openStores(folder, undefined, url ? { url, stopped: () => undefined } : undefined)
}

/** Runs one command over a data folder. Says what it did; `process.exitCode` is 1 where it could not. */
export async function runDataCommand(folder: string, [command = '', file]: readonly string[]): Promise<void> {
  try {
    console.log(await done(resolve(folder), command, file))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(error instanceof Error && error.name === 'Said' ? reason : `This could not be done: ${reason}`)
    process.exitCode = 1
  }
}

const said = (sentence: string) => Object.assign(new Error(sentence), { name: 'Said' })

async function done(folder: string, command: string, file: string | undefined): Promise<string> {
  if (command === 'check') {
    const { rows, problems } = checkedSchema.parse(await asked(folder, 'check', ''))
    if (problems.length === 0) return `${rows} rows read, all whole.`
    throw said([`${rows} rows read. Not as it should be:`, ...problems].join('\n'))
  }
  if ((command !== 'backup' && command !== 'restore') || file === undefined) throw said(USAGE)
  const path = resolve(file)
  if (command === 'backup') {
    if (existsSync(path)) throw said(`${path} is there already and was not touched. Name another file.`)
    return `${countSchema.parse(await asked(folder, 'backup', path))} rows written to ${path}.`
  }
  if (!existsSync(path)) throw said(`There is no file ${path}.`)
  const stores = await openHere(folder)
  try {
    const rows = await stores.restore(path)
    return `${rows} rows of ${path} are in ${folder}. Start the server with ROADRUNNER_DATA=${folder}.`
  } finally {
    await stores.close()
  }
}

/** By the server where one holds the folder, else here. */
async function asked(folder: string, command: 'backup' | 'check', argument: string): Promise<unknown> {
  if (!existsSync(folder)) throw said(`There is no data folder ${folder}. Name it in ROADRUNNER_DATA.`)
  const answer = await askServer(folder, command, argument)
  if (answer) return answer.result
  const stores = await openHere(folder)
  try {
    return await commandsOf(stores)[command]?.(argument)
  } finally {
    await stores.close()
  }
}
