import { beforeEach, describe, expect, test } from 'vitest'

import { endpoints } from '#contract/all.ts'
import { analysesApi } from '#contract/analyses.ts'
import { newReviewBody } from '#contract/review-body.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { SEED_PASSWORD, seedUserId } from '#mocks/seed/users.ts'
import { keyOfToken } from '#mocks/people/token-key.ts'
import { SMALL } from '#mocks/server/request-body.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { openWorld, type World } from '#engine/world/world.ts'

import { ask, refused } from '../ask.ts'
import { caller, form, signedIn } from '../caller.ts'
import { listen } from '../ear.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}

test.each([100, 3000])('an array nested %d deep is refused, and everybody goes on', async (depth) => {
  const page = await signedIn('free')
  const text = `${'['.repeat(depth)}1${']'.repeat(depth)}`
  const persona = { personaType: 'academic', personaData: { integrations: '@' } }
  const body = JSON.stringify(persona).replace('"@"', text)
  const { status } = await page.put('/user/persona', body)
  expect(status).toBe(400)
  expect((await page.put('/user/persona', { personaType: 'academic' })).status).toBe(200)
})

test('nesting of the depth that people write is taken, brackets in texts are no nesting', async () => {
  const page = await signedIn('free')
  const personaData = { integrations: nested(20), tasks: [{ id: 't', title: '['.repeat(5000) }] }
  expect((await page.put('/user/persona', { personaType: 'academic', personaData })).status).toBe(200)
})

test('a row that can never be written down stops nobody else: later writes are kept', async () => {
  const kept: string[] = []
  const store = {
    load: () => Promise.resolve([]),
    commit: (changes: readonly { id: string; value: unknown }[]) => {
      JSON.stringify(changes)
      kept.push(...changes.map(({ id }) => id))
      return Promise.resolve()
    },
    close: () => Promise.resolve(),
  }
  const own = await openWorld('poison', store, () => undefined)
  own.feedback.put({ id: 'bad', at: '', type: 'bug', title: 1n as unknown as string, body: '' })
  await expect(own.commit()).rejects.toThrow()
  own.feedback.put({ id: 'good', at: '', type: 'bug', title: 'Words', body: '' })
  await own.commit()
  expect(kept).toContain('good')
})

test('a form is taken where the contract has one, and nowhere else', async () => {
  const page = await signedIn('free')
  expect((await page.post('/collaboration/chat/global', form({ content: 'Hello' }))).status).toBe(415)
  const big = form({ page: 'search', content: 'Words', metadata: '['.repeat(5_000_000) })
  expect((await (await signedIn('tester')).post('/beta-comments', big)).status).toBe(413)
})

test('every domain that is held to small bodies is one of the contract', () => {
  const names = new Set(endpoints.map(({ domain }) => domain))
  expect([...SMALL].filter((name) => !names.has(name))).toEqual([])
})

test('nobody stores more than a call is for: forms of visitors, and what people write about themselves', async () => {
  const ticket = { title: 'Broken', body: 'w'.repeat(40_000), severity: 'P2' }
  expect((await caller().post('/help/ticket', ticket)).status).toBe(413)
  const page = await signedIn('free')
  expect((await page.put('/user/profile', { bio: 'w'.repeat(600_000) })).status).toBe(413)
  expect((await page.put('/user/profile', { bio: 'w'.repeat(2000) })).status).toBe(200)
})

test('a ticket never takes the place of another, also after an account with tickets is gone', async () => {
  const page = await signedIn('free')
  const ticket = { title: 'Broken', body: 'It does not open any more.', severity: 'P2' }
  await page.post('/help/ticket', ticket)
  await caller().post('/help/ticket', { ...ticket, title: 'Mine stays' })
  world.tickets.remove('RR-1001')
  await caller().post('/help/ticket', { ...ticket, title: 'Another' })
  expect(world.tickets.all().map(({ title }) => title)).toEqual(['Mine stays', 'Another'])
})

test('whoever is taken out of a project hears nothing of it any more, chat, typing and changes', async () => {
  const ear = await listen('team-member')
  await ear.connection.receive('join-project-chat', { projectId: STATINS })
  const project = world.projects.get(STATINS)
  const owner = await listen('team-owner')
  await owner.connection.receive('join-project-chat', { projectId: STATINS })
  await owner.connection.receive('send-project-chat-message', { projectId: STATINS, message: 'Both hear this' })
  expect(ear.of('project-chat-message')).toHaveLength(1)
  const { teamId: _, ...rest } = project ?? { id: STATINS, title: '', ownerId: '', memberIds: [], createdAt: '' }
  world.projects.put({ ...rest, memberIds: [] })
  await owner.connection.receive('send-project-chat-message', { projectId: STATINS, message: 'One hears this' })
  await owner.connection.receive('project-chat-typing', { projectId: STATINS, isTyping: true })
  expect(ear.of('project-chat-message')).toHaveLength(1)
  expect(ear.of('user-typing')).toHaveLength(0)
  await ear.connection.receive('project-chat-typing', { projectId: STATINS, isTyping: true })
  expect(owner.of('user-typing')).toHaveLength(0)
})

test('naming somebody else’s paper in an analysis does not open it', async () => {
  const ann = await signedIn('team-owner')
  const bob = await signedIn('team-member')
  world.documents.put({
    id: 'd-private',
    ownerId: seedUserId('team-owner'),
    type: 'article-journal',
    title: 'Private',
    authors: [],
    keywords: [],
    ids: {},
    flags: {},
    counts: {},
    origin: [],
    addedAt: world.now(),
    shelf: {},
  } as never)
  const { id } = await ask(ann, synthesesApi.create, { body: { kind: 'grid', title: 'Ours', projectId: STATINS } })
  const asked = await refused(bob, synthesesApi.update, { params: { id }, body: { documentIds: ['d-private'] } })
  expect(asked).toMatchObject({ status: 422, body: { code: 'unknown_documents' } })
  expect((await bob.get('/documents/d-private')).status).toBe(404)
  await ask(ann, synthesesApi.update, { params: { id }, body: { documentIds: ['d-private'] } })
})

test('the kind of a review never changes, and who does not lead it changes neither its blindness nor its stages', async () => {
  const ann = await signedIn('team-owner')
  const bob = await signedIn('team-member')
  const body = newReviewBody('systematic', { isBlind: true })
  const { id } = await ask(ann, synthesesApi.create, {
    body: { kind: 'review', title: 'Blind', projectId: STATINS, body },
  })
  const change = (page: typeof ann, patch: object) =>
    refused(page, synthesesApi.update, { params: { id }, body: patch })
  expect(await change(bob, { kind: 'grid' })).toMatchObject({ status: 422 })
  expect(await change(bob, { body: { isBlind: false } })).toMatchObject({ status: 422 })
  expect(await change(bob, { body: { ...body, isBlind: false } })).toMatchObject({ status: 403 })
  const by = seedUserId('team-member')
  const at = '2026-01-01T00:00:00.000Z'
  const stage = { id: 's1', at, by, kind: 'stage', stage: 'title-abstract', reviewers: 1 }
  const entry = (data: object) => ({ params: { id }, body: { entries: [{ id: 'entry-of-a-review', data }] } })
  expect(await refused(bob, analysesApi.append, entry(stage))).toMatchObject({ status: 403 })
})

test('the only admin cannot delete itself', async () => {
  const admin = await signedIn('admin')
  const name = world.accounts.get(seedUserId('admin'))?.username
  expect((await admin.del('/user/account', { confirm: name, password: SEED_PASSWORD })).status).toBe(409)
})

test.each([{ currentPassword: 'roadrunner-demo', newPassword: 'another-one' }, { email: 'other@example.org' }])(
  'a reset link that was sent before a change of password or address works no more',
  async (change) => {
    const id = seedUserId('free')
    world.resetTokens.put({ id: keyOfToken('link'), accountId: id, expiresAt: '2999-01-01T00:00:00.000Z' })
    const page = await signedIn('free')
    expect((await page.put('/user/account', change)).status).toBe(200)
    expect((await caller().get('/auth/verify-token?token=link')).status).toBe(410)
  },
)

test('a file name that was cut inside a sign is still one that can be downloaded', async () => {
  const page = await signedIn('tester')
  const name = `${'😀'.repeat(101)}a.png`
  const image = new File([new Uint8Array([137, 80, 78, 71])], name, { type: 'image/png' })
  const fields = { page: 'search', xPosition: '1', yPosition: '1', content: 'See', category: 'bug', priority: 'low' }
  const { body } = await page.post('/beta-comments', form({ ...fields, image }))
  const address = (body as { comment?: { imageUrl?: string }; imageUrl?: string }).comment?.imageUrl
  const at = address ?? (body as { imageUrl?: string }).imageUrl ?? ''
  expect((await page.get(at.replace('/api', ''))).status).toBe(200)
})

test.each(['1.5', '1e308', '-1', 'x:y'])('a cursor %s begins at the beginning', async (cursor) => {
  const page = await signedIn('admin')
  expect((await page.get(`/documents?cursor=${cursor}`)).status).toBeLessThan(500)
})

describe('forms of nobody in particular', () => {
  const ticket = { title: 'Broken', body: 'It does not open any more.', severity: 'P1' }
  test.each([
    ['/help/ticket', ticket, 'tickets'],
    ['/help/feedback', { type: 'bug', title: 'Broken', body: 'It does not open.' }, 'feedback'],
    ['/help/events', { kind: 'help_opened' }, 'helpEvents'],
  ] as const)('%s takes no more than a person sends, and others are taken meanwhile', async (path, body, table) => {
    const from = (address: string) => ({ headers: { 'x-roadrunner-client': address } })
    const statuses: number[] = []
    for (let times = 0; times < 30; times += 1) {
      statuses.push((await caller().post(path, body, from('203.0.113.9'))).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect(world[table].size).toBe(20)
    expect((await caller().post(path, body, from('203.0.113.10'))).status).toBe(200)
    expect((await (await signedIn('free')).post(path, body, from('203.0.113.9'))).status).toBe(200)
  })
})

test.each(['2026-13-45', '2026-02-30', '2025-02-29', '0000-00-00', '2026-00-10'])(
  'a period from %s is none, for every figure that is asked for by days',
  async (from) => {
    const admin = await signedIn('admin')
    const asked = endpoints.filter(({ method, path }) => method === 'GET' && path.startsWith('/admin/figures/'))
    expect(asked.length).toBeGreaterThan(4)
    for (const { path } of asked) {
      const { status } = await admin.get(`${path}?from=${from}&to=2026-12-01`)
      expect([path, status]).toEqual([path, 400])
    }
  },
)

test.each(['garbage', '--x\r\nContent-Disposition: form-data; name="page"\r\n\r\nhalf a', ''])(
  'a form that breaks off (%j) is refused with words',
  async (text) => {
    const page = await signedIn('free')
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary=']) {
      const headers = { 'content-type': type }
      const { status, body } = await page.post('/beta-comments', text, { headers })
      expect([status, body]).toEqual([400, expect.objectContaining({ message: expect.any(String) })])
    }
  },
)
