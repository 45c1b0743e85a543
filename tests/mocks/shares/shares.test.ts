import { beforeEach, describe, expect, test } from 'vitest'

import { searchApi } from '#contract/search.ts'
import { sharesApi, type Share } from '#contract/shares.ts'
import { libraryOf } from '#engine/papers/library.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { caller, signedIn, type Caller } from '../caller.ts'

let world: World
let page: Caller
let run: Awaited<ReturnType<typeof search>>
const search = (query: string) => ask(page, searchApi.run, { body: { query } })
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('individual')
  run = await search('BCG vaccine')
})

const share = (more: object = {}): Promise<Share> =>
  ask(page, sharesApi.create, { body: { kind: 'search', targetId: run.runId, title: 'BCG, for the team', ...more } })
const read = async (token: string, who = caller()) => {
  const shared = await ask(who, sharesApi.read, { params: { token } })
  if (shared.kind !== 'search') throw new Error(`a link to a ${shared.kind}`)
  return shared
}
const gone = (token: string, who = caller()) => refused(who, sharesApi.read, { params: { token } })

describe('a link', () => {
  test('shows a visitor the search as it was: question, sources, papers, who and when', async () => {
    const { token, createdAt } = await share({ view: 'design=cohort&sort=newest' })
    expect(await read(token)).toMatchObject({
      kind: 'search',
      title: 'BCG, for the team',
      sharedBy: 'Ines Varga',
      createdAt,
      view: 'design=cohort&sort=newest',
      run: { query: 'BCG vaccine', total: run.total },
    })
    expect((await read(token)).run.items.map(({ paper }) => paper.id)).toEqual(run.items.map(({ paper }) => paper.id))
  })

  test('does not say in which library of its owner a paper was', async () => {
    const { token } = await share()
    const shown = (await read(token)).run
    expect(shown.perSource.map(({ label }) => label)).toEqual(['Library'])
    expect(shown.reading).toBeUndefined()
    expect(shown.items.every(({ paper, foundBy }) => paper.origin.length === 0 && foundBy === undefined)).toBe(true)
  })

  test('cannot be guessed', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => share().then(({ token }) => token)))
    expect(new Set(tokens).size).toBe(20)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  })

  test('says nothing of how its owner keeps the papers', async () => {
    const row = {
      id: 'd-own',
      ownerId: seedUserId('individual'),
      type: 'article-journal',
      title: 'BCG vaccine in a drawer of mine',
      authors: [],
      keywords: [],
      note: 'Not convincing, do not show to Milo',
      ids: {},
      design: 'unknown' as const,
      flags: {},
      counts: {},
      origin: [{ kind: 'import' as const, file: 'secret-project.ris', line: 3 }],
      addedAt: world.now(),
    }
    world.documents.put(row)
    libraryOf(world).added([row])
    run = await search('BCG vaccine in a drawer')
    const shown = await read((await share()).token)
    expect(shown.run.items[0]?.paper.title).toBe('BCG vaccine in a drawer of mine')
    expect(JSON.stringify(shown)).not.toMatch(/secret-project|Not convincing|ownerId|addedAt|user-individual|@/)
  })

  test('keeps its papers when they are deleted, and shows what became known of them since', async () => {
    const { token } = await share()
    const id = run.items[0]?.paper.id ?? ''
    world.searchRuns.remove(run.runId)
    expect((await read(token)).run.items[0]?.paper.id).toBe(id)
  })

  test('shows a retraction that came later', async () => {
    const paper = { type: 'article-journal', title: 'Zebrafish vaccine', authors: [], keywords: [], ids: {} }
    const row = { ...paper, design: 'unknown' as const, flags: {}, counts: {}, origin: [], id: 'd-z' }
    world.documents.put({ ...row, ownerId: seedUserId('individual') })
    libraryOf(world).added([{ ...row, ownerId: seedUserId('individual') }])
    run = await search('zebrafish')
    const { token } = await share()
    expect((await read(token)).run.items[0]?.paper.flags.retracted).toBeUndefined()
    world.documents.update('d-z', { flags: { retracted: true } })
    expect((await read(token)).run.items[0]?.paper.flags.retracted).toBe(true)
  })

  test('sent twice with one key is one link', async () => {
    const clientKey = 'one-and-the-same'
    expect((await share({ clientKey })).token).toBe((await share({ clientKey })).token)
    expect(world.shares.size).toBe(1)
  })
})

describe('the end of a link', () => {
  const ahead = (ms: number) => new Date(Date.now() + ms).toISOString()

  test('unknown, expired and revoked are one answer', async () => {
    const revoked = await share()
    await ask(page, sharesApi.revoke, { params: { shareId: revoked.id } })
    const expired = await share({ expiresAt: ahead(60_000) })
    world.shares.update(expired.id, { expiresAt: ahead(-1) })
    const answers = [await gone(revoked.token), await gone(expired.token), await gone('never-there')]
    expect(answers[0]).toMatchObject({ status: 404 })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    // For its owner, too: the list is where they look after it.
    expect(await gone(expired.token, page)).toEqual(answers[0])
    expect((await ask(page, sharesApi.list, {})).shares.map(({ id }) => id)).toEqual([expired.id])
  })

  test('can be moved and taken away; the address stays', async () => {
    const { id, token } = await share()
    const expiresAt = ahead(60_000)
    const change = (body: { expiresAt: string | null }) =>
      ask(page, sharesApi.change, { params: { shareId: id }, body })
    expect(await change({ expiresAt })).toMatchObject({ token, expiresAt })
    expect((await change({ expiresAt: null })).expiresAt).toBeUndefined()
  })

  test.each(['2020-01-01T00:00:00Z', 'tomorrow'])('%s is refused', async (expiresAt) => {
    const body = { kind: 'search' as const, targetId: run.runId, title: 'x', expiresAt }
    expect((await refused(page, sharesApi.create, { body })).status).toBeGreaterThanOrEqual(400)
    expect(world.shares.size).toBe(0)
  })
})

describe('nobody else', () => {
  test('shares a search that is not theirs, nor sees, moves or revokes a link', async () => {
    const { id } = await share()
    const other = await signedIn('team-owner')
    const body = { kind: 'search' as const, targetId: run.runId, title: 'Mine now' }
    const params = { shareId: id }
    expect((await refused(other, sharesApi.create, { body })).status).toBe(404)
    expect((await ask(other, sharesApi.list, {})).shares).toEqual([])
    expect((await refused(other, sharesApi.change, { params, body: { expiresAt: null } })).status).toBe(404)
    expect((await refused(other, sharesApi.revoke, { params })).status).toBe(404)
    expect((await refused(caller(), sharesApi.list, {})).status).toBe(401)
    expect(world.shares.size).toBe(1)
  })

  test('goes on reading when the account has gone', async () => {
    const { token } = await share()
    world.accounts.remove(seedUserId('individual'))
    expect((await gone(token)).status).toBe(404)
  })
})
