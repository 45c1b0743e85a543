import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { lineOf, runConformance } from '#contract/conformance/run.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { NORTHFIELD } from '#mocks/seed/teams.ts'
import { SEED_PASSWORD, seedUserId } from '#mocks/seed/users.ts'

import { startPostgres, type TestPostgres } from './postgres.ts'
import { ask, importOf, register, signIn, startServer, type Person, type Server } from './servers.ts'
import { writeAndKill } from './write-and-kill.ts'

/** Every night a minute with a kill every ten seconds, and twenty seconds of standing still. */
const isNight = process.env['FAULTS'] === 'all'
const found = await startPostgres()
if (!found) console.info('PostgreSQL is not installed here (apt-get install postgresql): no two servers were tried.')
const postgres = found as TestPostgres

let folder: string
let url: string
let servers: [Server, Server]
beforeAll(async () => {
  if (!found) return
  folder = await mkdtemp(join(tmpdir(), 'roadrunner-several-'))
  url = await postgres.newDatabase()
  // The first one builds the bundle that both run.
  const first = await startServer(url, folder)
  servers = [first, await startServer(url, folder)]
})
afterAll(async () => {
  for (const server of servers ?? []) await server.kill()
  await found?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** A page of somebody that has the chat of a project open. */
async function inChat(server: Server, { cookie }: Person) {
  const socket = io(server.url, { transports: ['websocket'], extraHeaders: { cookie }, reconnection: false })
  const heard: string[] = []
  socket.on('project-chat-message', ({ content }: { content: string }) => heard.push(content))
  const isOpen = new Promise((resolve) => socket.once('project-chat-history', resolve))
  socket.on('connect', () => socket.emit('join-project-chat', { projectId: STATINS }))
  await isOpen
  return { socket, heard }
}

const problems = (status: number) => status === 0 || status >= 500

describe.runIf(found)('two servers on one database', () => {
  test('are what the contract says, asked and written to in turns', async () => {
    let calls = 0
    const report = await runConformance({
      url: servers[0].url,
      user: 'team-owner@roadrunner.test',
      password: SEED_PASSWORD,
      level: 'all',
      write: true,
      fetch: (async (address: URL | string, init?: RequestInit) => {
        calls += 1
        return fetch(String(address).replace(servers[0].url, servers[calls % 2]?.url ?? ''), init)
      }) as typeof fetch,
    })
    expect(calls).toBeGreaterThan(100)
    expect(report.checked.filter(({ verdict }) => verdict === 'different').map(lineOf)).toEqual([])
  })

  test('let nobody past the limits of a plan by asking both at once', async () => {
    const person = await register(servers[0], 'limited')
    const answers = await Promise.all(
      Array.from({ length: 16 }, async (_, n) =>
        ask(servers[n % 2 === 0 ? 0 : 1], person, importOf(`import-to-limit-${n}`, 3)),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 403)).toHaveLength(11)
    for (const server of servers) {
      const { reply } = await ask(server, person, ['GET', '/documents?scope=own'])
      expect((reply as { total: number }).total).toBe(15)
    }
  })

  test('find with one what was imported with the other', async () => {
    const person = await register(servers[0], 'finder')
    const wish = ['POST', '/search', { query: 'zymurgy', sources: ['own'] }] as const
    const totalAt = async (server: Server) => (await ask(server, person, wish)).reply as { total: number }
    expect((await totalAt(servers[1])).total).toBe(0)
    await ask(servers[0], person, importOf('import-of-zymurgy', 2))
    expect((await totalAt(servers[1])).total).toBe(2)
  })

  test('tell the pages of both what happened at one, and nobody who may not hear it any more', async () => {
    const owner = await signIn(servers[0], 'team-owner@roadrunner.test', SEED_PASSWORD)
    const member = await signIn(servers[1], 'team-member@roadrunner.test', SEED_PASSWORD)
    const from = await inChat(servers[0], owner)
    const [ofMember, ofOwner] = [await inChat(servers[1], member), await inChat(servers[1], owner)]
    const say = (message: string) => from.socket.emit('send-project-chat-message', { projectId: STATINS, message })
    say('first')
    await expect.poll(() => [ofMember.heard, ofOwner.heard]).toEqual([['first'], ['first']])
    const removed = await ask(servers[0], owner, [
      'DELETE',
      `/collaboration/teams/${NORTHFIELD}/members/${seedUserId('team-member')}`,
    ])
    expect(removed.status).toBe(200)
    say('second')
    await expect.poll(() => ofOwner.heard).toEqual(['first', 'second'])
    // One socket hears in order: what comes after this has come after the second message.
    const documents = new Promise((resolve) => ofMember.socket.once('user-joined-document', resolve))
    ofMember.socket.emit('join-document', { documentId: 'of-nobody' })
    from.socket.emit('join-document', { documentId: 'of-nobody' })
    await documents
    expect(ofMember.heard).toEqual(['first'])
    for (const { socket } of [from, ofMember, ofOwner]) socket.disconnect()
  })

  test('lose and double nothing while they are killed in turns', async () => {
    const outcome = await writeAndKill({
      servers,
      start: () => startServer(url, folder),
      writers: 3,
      kills: isNight ? 6 : 1,
      killEvery: isNight ? 10 : 1,
    })
    expect(outcome).toMatchObject({ lost: [], doubled: [], wrong: [] })
    expect(outcome.accepted).toBeGreaterThan(0)
  })

  test('go on while one is frozen, and that one is right when it wakes', async () => {
    const person = await signIn(servers[0], 'individual@roadrunner.test', SEED_PASSWORD)
    const create = (server: Server, title: string) =>
      ask(server, person, ['POST', '/syntheses', { title, content: title, clientKey: title }])
    // In the middle of its writing.
    const under = Array.from({ length: 30 }, async (_, n) => create(servers[0], `under way ${n}`))
    servers[0].signal('SIGSTOP')
    expect((await create(servers[1], 'meanwhile')).status).toBe(200)
    for (let n = 0; n < 5; n += 1) expect((await create(servers[1], `meanwhile ${n}`)).status).toBe(200)
    if (isNight) await wait(20_000)
    servers[0].signal('SIGCONT')
    const titles = async (server: Server) =>
      ((await ask(server, person, ['GET', '/syntheses'])).reply as { syntheses: { title: string }[] }).syntheses
        .map(({ title }) => title)
        .toSorted()
    const before = await titles(servers[0])
    expect(before).toEqual(expect.arrayContaining(['meanwhile', 'meanwhile 4']))
    const answers = await Promise.all(under)
    const [here, there] = [await titles(servers[0]), await titles(servers[1])]
    expect(here).toEqual(there)
    expect(new Set(here).size).toBe(here.length)
    answers.forEach(({ status }, n) => {
      if (problems(status)) return
      expect(here).toContain(`under way ${n}`)
    })
    expect((await create(servers[0], 'awake')).status).toBe(200)
  })
})
