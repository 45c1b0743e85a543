import { getResponse } from 'msw'
import { beforeAll, describe, expect, test } from 'vitest'

import { endpoints } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { documentsApi } from '#contract/documents.ts'
import { libraryApi } from '#contract/library.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { searchApi } from '#contract/search.ts'
import type { World } from '#engine/world/world.ts'
import { handlers } from '#mocks/server/handlers.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { sampleOf } from '#tests/faults/samples.ts'

import { queryOf } from '#shared/api/request.ts'
import { ask } from '../ask.ts'
import { caller, signedIn } from '../caller.ts'

/** Stands in everything private that is made here: nobody else's answer may hold it. */
const SECRET = 'zqxsecretword'

/** What answers somebody who is not signed in: the way in, the word to those who run it, and what is published. */
const PUBLIC = [
  'auth.logout',
  'auth.forgotPassword',
  'help.ticket',
  'help.feedback',
  'help.suggestions',
  'help.events',
  'lessons.list',
  'capabilities.get',
  'affiliate.visit',
]

type Row = { id: string }
type AnyTable = { all: () => readonly Row[] }
const isTable = (part: unknown): part is AnyTable => typeof part === 'object' && part !== null && 'all' in part
const tablesOf = (of: World) =>
  Object.entries(of).flatMap(([name, part]: [string, unknown]) => (isTable(part) ? [[name, part] as const] : []))
const rowsNow = () =>
  new Map(
    tablesOf(world).flatMap(([name, table]) => table.all().map((row) => [`${name} ${row.id}`, JSON.stringify(row)])),
  )

let world: World
let cookie: string
let ownCookie: string
let me: string
let ids: string[]

beforeAll(async () => {
  world = await freshWorld()
  const owner = await signedIn('individual')
  ownCookie = `rr_session=${owner.jar.get('rr_session')}`
  const draft = { type: 'article-journal', title: `A ${SECRET} trial`, authors: [], keywords: [], ids: {} }
  await ask(owner, documentsApi.importBatch, {
    body: { importId: 'import-1', batch: 0, file: `${SECRET}.ris`, records: [{ line: 1, draft }] },
  })
  const [paper] = world.documents.filter((row) => JSON.stringify(row).includes(SECRET))
  const id = paper?.id ?? ''
  await ask(owner, synthesesApi.create, { body: { title: `${SECRET} answer`, query: SECRET, documentIds: [id] } })
  await ask(owner, searchApi.run, { body: { query: SECRET } })
  await ask(owner, libraryApi.createCollection, { body: { name: SECRET } })
  const stranger = caller()
  const body = { username: 'stranger', email: 'stranger@example.org', password: 'a-long-password' }
  await stranger.post('/auth/register', body)
  cookie = `rr_session=${stranger.jar.get('rr_session')}`
  me = world.accounts.find(({ username }) => username === 'stranger')?.id ?? ''
  ids = tablesOf(world).flatMap(([, table]) =>
    table
      .all()
      .filter((row) => !JSON.stringify(row).includes(me))
      .slice(-2)
      .map((row) => row.id),
  )
})

/** Every address of a call with the ids that there are; for more than one, each of the first with some of the others. */
function* addressesOf({ path }: Endpoint): Generator<string> {
  const names = path.match(/:\w+/g) ?? []
  if (names.length === 0) return yield path
  for (const id of ids) {
    const rest = names.length === 1 ? [''] : ids.filter((_, index) => index % 23 === 0)
    for (const other of rest) {
      let at = 0
      yield path.replace(/:\w+/g, () => encodeURIComponent(at++ === 0 ? id : other))
    }
  }
}

async function call(endpoint: Endpoint, path: string, as?: string) {
  const handler = handlers.find((each) => each.endpoint === endpoint)
  const body = endpoint.body && JSON.stringify(sampleOf(endpoint.body))
  const query = endpoint.query && queryOf(sampleOf(endpoint.query) as Record<string, string>)
  const request = new Request(`http://localhost/api${path}${query ?? ''}`, {
    method: endpoint.method,
    headers: { ...(as && { cookie: as }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && endpoint.method !== 'GET' && { body }),
  })
  const response = handler && (await getResponse([handler], request))
  return { status: response?.status ?? 0, text: (await response?.text()) ?? '' }
}

const named = endpoints.map((endpoint) => ({ name: `${endpoint.domain}.${endpoint.name}`, endpoint }))

describe('nobody who is signed in', () => {
  test('is answered by the calls that are public alone', async () => {
    const open: string[] = []
    for (const { name, endpoint } of named) {
      const [path = ''] = addressesOf(endpoint)
      const { status } = await call(endpoint, path)
      expect(status, name).toBeLessThan(500)
      if (status < 300) open.push(name)
    }
    expect(open).toEqual(PUBLIC)
  })
})

describe('somebody else', () => {
  test('would see it: the owner does by the same calls', async () => {
    const shown = await Promise.all(
      [synthesesApi.list, libraryApi.collections].map((each) => call(each, each.path, ownCookie)),
    )
    expect(shown.map(({ text }) => text.includes(SECRET))).toEqual([true, true])
  })

  test.each(named)('by $name reads nothing private and changes nothing that is not theirs', async ({ endpoint }) => {
    const before = rowsNow()
    for (const path of addressesOf(endpoint)) {
      const { status, text } = await call(endpoint, path, cookie)
      expect(status, path).toBeLessThan(500)
      expect(text.includes(SECRET) ? `${path}: ${text.slice(0, 300)}` : '').toBe('')
    }
    const after = rowsNow()
    const changed = [...before].filter(([key, row]) => !row.includes(me) && after.get(key) !== row).map(([key]) => key)
    expect(changed).toEqual([])
  })
})
