import { beforeAll, describe, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { libraryApi } from '#contract/library.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { searchApi } from '#contract/search.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask } from '../ask.ts'
import { caller, signedIn } from '../caller.ts'
import { addressesOf, callAs, changedRows, namedCalls, rowsNow, tablesOf } from './every-call.ts'

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

describe('nobody who is signed in', () => {
  test('is answered by the calls that are public alone', async () => {
    const open: string[] = []
    for (const { name, endpoint } of namedCalls) {
      const [path = ''] = addressesOf(endpoint, ids)
      const { status } = await callAs(endpoint, path)
      expect(status, name).toBeLessThan(500)
      if (status < 300) open.push(name)
    }
    expect(open).toEqual(PUBLIC)
  })
})

describe('somebody else', () => {
  test('would see it: the owner does by the same calls', async () => {
    const shown = await Promise.all(
      [synthesesApi.list, libraryApi.collections].map((each) => callAs(each, each.path, ownCookie)),
    )
    expect(shown.map(({ text }) => text.includes(SECRET))).toEqual([true, true])
  })

  test.each(namedCalls)(
    'by $name reads nothing private and changes nothing that is not theirs',
    async ({ endpoint }) => {
      const before = rowsNow(world)
      for (const path of addressesOf(endpoint, ids)) {
        const { status, text } = await callAs(endpoint, path, cookie)
        expect(status, path).toBeLessThan(500)
        expect(text.includes(SECRET) ? `${path}: ${text.slice(0, 300)}` : '').toBe('')
      }
      const after = rowsNow(world)
      expect(changedRows(before, after, [me])).toEqual([])
    },
  )
})
