import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { adminApi } from '#contract/admin.ts'
import { askedSources, outsideSourcesApi } from '#contract/outside-sources.ts'
import { searchApi } from '#contract/search.ts'
import { setSources } from '#engine/sources/settings.ts'
import { removeAccount } from '#mocks/accounts/account-removal.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import type { World } from '#engine/world/world.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'
import { openAlexReply, openAlexWork } from './replies.ts'
import { says, startSource } from './source-server.ts'

let world: World
let page: Caller
let admin: Caller
const stops: (() => void)[] = []
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('individual')
  admin = await signedIn('admin')
})
afterEach(() => {
  setSources('default', undefined)
  for (const stop of stops.splice(0)) stop()
})

const own = () => ask(page, outsideSourcesApi.list, {})
const SECRET = 'my-own-secret-key'

test('every source is offered, and none is on, until somebody agrees', async () => {
  const { sources, hasServerMailto } = await own()
  expect(sources.map(({ source }) => source)).toEqual([...askedSources])
  expect(sources.every(({ isOn, policy }) => !isOn && policy === 'offer')).toBe(true)
  expect(hasServerMailto).toBe(false)
})

test('agreeing is written down with its moment, and agreeing to more keeps it', async () => {
  const first = await ask(page, outsideSourcesApi.choose, { body: { sources: ['arxiv'], mailto: 'me@example.org' } })
  const agreedAt = first.sources.find(({ source }) => source === 'arxiv')?.agreedAt
  expect(agreedAt).toBeDefined()
  const { sources, mailto } = await ask(page, outsideSourcesApi.choose, { body: { sources: ['arxiv', 'crossref'] } })
  expect(sources.filter(({ isOn }) => isOn).map(({ source }) => source)).toEqual(['crossref', 'arxiv'])
  expect(sources.find(({ source }) => source === 'arxiv')?.agreedAt).toBe(agreedAt)
  expect(mailto).toBe('me@example.org')
  expect((await ask(page, outsideSourcesApi.choose, { body: { sources: [], mailto: null } })).mailto).toBeUndefined()
})

test.each(['no address', 'a b@c.d', '@c.d'])('%j is no address that would be sent along', async (mailto) => {
  expect((await refused(page, outsideSourcesApi.choose, { body: { sources: [], mailto } })).status).toBe(400)
})

describe('a key', () => {
  test('is sent to its source alone, and never comes back to a page', async () => {
    const source = await startSource(says(openAlexReply([openAlexWork()])))
    stops.push(source.stop)
    setSources('default', { sources: [], bases: { openalex: source.url } })
    await ask(page, outsideSourcesApi.choose, { body: { sources: ['openalex'] } })
    const kept = await ask(page, outsideSourcesApi.keepKey, { params: { source: 'openalex' }, body: { key: SECRET } })
    expect(kept.sources.find(({ source: name }) => name === 'openalex')?.hasKey).toBe(true)
    const run = await ask(page, searchApi.run, { body: { query: 'empagliflozin', sources: ['openalex'] } })
    expect(source.asked[0]?.address.searchParams.get('api_key')).toBe(SECRET)
    expect(JSON.stringify([kept, run, await own(), await ask(admin, outsideSourcesApi.platform, {})])).not.toContain(
      SECRET,
    )
    const gone = await ask(page, outsideSourcesApi.keepKey, { params: { source: 'openalex' }, body: { key: null } })
    expect(gone.sources.find(({ source: name }) => name === 'openalex')?.hasKey).toBe(false)
  })

  test('of the server is named in the log of the admins and not shown there', async () => {
    await ask(admin, outsideSourcesApi.keepServerKey, { params: { source: 'openalex' }, body: { key: SECRET } })
    const log = await ask(admin, adminApi.log, { query: {} })
    expect(log.entries[0]).toMatchObject({
      action: 'sources.ruled',
      changes: [{ field: 'OpenAlex: key', before: 'none', after: 'kept' }],
    })
    expect(JSON.stringify(log)).not.toContain(SECRET)
  })

  test('goes with the account', async () => {
    await ask(page, outsideSourcesApi.keepKey, { params: { source: 'openalex' }, body: { key: SECRET } })
    const account = world.accounts.find(({ email }) => email === 'individual@roadrunner.test')
    if (!account) throw new Error('There is no such account.')
    removeAccount(world, account)
    expect(JSON.stringify(world.outsideChoices.all())).not.toContain(SECRET)
  })
})

test('how a source answered stands beside it, good or bad', async () => {
  const source = await startSource(says(openAlexReply([openAlexWork()])))
  const broken = await startSource(says('', 500))
  stops.push(source.stop, broken.stop)
  setSources('default', {
    sources: [],
    bases: { openalex: source.url, crossref: broken.url, arxiv: 'http://127.0.0.1:9/never' },
  })
  await ask(page, outsideSourcesApi.choose, { body: { sources: ['openalex', 'crossref'] } })
  const good = await ask(page, outsideSourcesApi.check, { params: { source: 'openalex' } })
  const bad = await ask(page, outsideSourcesApi.check, { params: { source: 'crossref' } })
  expect(good.state).toMatchObject({ kind: 'answers' })
  expect(bad.state).toMatchObject({ kind: 'failing', words: 'It answered with an error (500).' })
  const states = new Map((await own()).sources.map(({ source: name, state }) => [name, state?.kind]))
  expect([states.get('openalex'), states.get('crossref'), states.get('arxiv')]).toEqual([
    'answers',
    'failing',
    undefined,
  ])
})

test('only admins say what holds for everybody, and each change stands in their log', async () => {
  for (const call of [
    refused(page, outsideSourcesApi.platform, {}),
    refused(page, outsideSourcesApi.rule, { body: { policies: { arxiv: 'on' } } }),
    refused(page, outsideSourcesApi.keepServerKey, { params: { source: 'arxiv' }, body: { key: 'k' } }),
  ]) {
    expect((await call).status).toBe(403)
  }
  await ask(page, outsideSourcesApi.choose, { body: { sources: ['arxiv'] } })
  const { sources, mailto } = await ask(admin, outsideSourcesApi.rule, {
    body: { policies: { arxiv: 'off' }, mailto: 'desk@example.org' },
  })
  expect(sources.find(({ source }) => source === 'arxiv')).toMatchObject({ policy: 'off', people: 1 })
  expect(mailto).toBe('desk@example.org')
  const { entries } = await ask(admin, adminApi.log, { query: {} })
  expect(entries[0]?.changes).toEqual([
    { field: 'arXiv', before: 'offer', after: 'off' },
    { field: 'address', before: null, after: 'desk@example.org' },
  ])
  expect((await own()).hasServerMailto).toBe(true)
})
