import { execFileSync, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TestPostgres = {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>
  /** Does to a database what a person with its password could. */
  run(url: string, statement: string): Promise<unknown[]>
  stop(): Promise<void>
}

const PLACES = '/usr/lib/postgresql'

async function programsFolder(): Promise<string | undefined> {
  const versions = await readdir(PLACES).catch(() => [])
  const [newest] = versions.sort((a, b) => Number(b) - Number(a))
  return newest === undefined ? undefined : join(PLACES, newest, 'bin')
}

/** The programs refuse to run as root: they then run as the account that their package made. */
async function accountOfPostgres(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((each) => each.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

/** A Postgres server of this machine's own programs on a socket of its own; undefined where none is installed. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const programs = await programsFolder()
  if (programs === undefined) return undefined
  const account = await accountOfPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'pg-'))
  if (account) await chown(folder, account.uid, account.gid)
  const data = join(folder, 'd')
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
    env: { LC_ALL: 'C' },
  })
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'shared_buffers=16MB']
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LC_ALL: 'C' },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error('Postgres did not start.')))
    server.stderr.on('data', (text: Buffer) => String(text).includes('ready to accept') && resolve())
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const { default: pg } = await import('pg')
  const urlOf = (name: string) => `postgres://postgres:secret@localhost/${name}?host=${encodeURIComponent(folder)}`
  const run = async (url: string, statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(statement)).rows as unknown[]
    } finally {
      await client.end()
    }
  }
  let made = 0
  return {
    run,
    newDatabase: async () => {
      made += 1
      await run(urlOf('postgres'), `create database store_${made} template template0 encoding 'UTF8'`)
      return urlOf(`store_${made}`)
    },
    stop: async () => {
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
