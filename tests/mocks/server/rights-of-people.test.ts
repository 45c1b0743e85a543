import { beforeEach, describe, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { projectsApi } from '#contract/projects.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { teamsApi } from '#contract/teams.ts'
import type { World } from '#engine/world/world.ts'
import { STATINS } from '#mocks/seed/projects.ts'
import { newResetPath } from '#mocks/accounts/password-reset.handlers.ts'
import { NORTHFIELD } from '#mocks/seed/teams.ts'
import { SEED_PASSWORD, seedUserId } from '#mocks/seed/users.ts'
import { clientAddress, isOwnOrigin } from '#mocks/server/http-headers.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { caller, signedIn } from '../caller.ts'
import { listen } from '../ear.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const account = (key: Parameters<typeof seedUserId>[0]) => {
  const row = world.accounts.get(seedUserId(key))
  if (!row) throw new Error(`No ${key}`)
  return row
}

const joinTeam = (key: Parameters<typeof seedUserId>[0]) => {
  const team = world.teams.get(NORTHFIELD)
  world.teams.update(NORTHFIELD, {
    members: [...(team?.members ?? []), { accountId: seedUserId(key), role: 'member' }],
  })
}

describe('invitations', () => {
  test('whoever was taken out of a team comes back by no link that was made before, and by a new one', async () => {
    const owner = await signedIn('team-owner')
    const member = await signedIn('team-member')
    const params = { teamId: NORTHFIELD }
    const link = await ask(owner, teamsApi.createLink, { params, body: { role: 'admin' } })
    await ask(owner, teamsApi.removeMember, { params: { ...params, userId: seedUserId('team-member') } })
    expect((await member.post(`/public/teams/invitations/${link.id}/accept`)).status).toBe(404)
    expect((await member.get('/collaboration/teams')).body).not.toMatchObject({ teams: [{ id: NORTHFIELD }] })
    expect((await (await signedIn('individual')).post(`/public/teams/invitations/${link.id}/accept`)).status).toBe(200)
    const again = await ask(owner, teamsApi.createLink, { params, body: {} })
    expect((await member.post(`/public/teams/invitations/${again.id}/accept`)).status).toBe(200)
  })

  test('taking an address takes no invitation that was sent to it before', async () => {
    const owner = await signedIn('team-owner')
    const invite = { teamId: NORTHFIELD, email: 'wanted@example.org', role: 'member' }
    expect((await owner.post('/collaboration/team-invites', invite)).status).toBe(200)
    const row = world.invitations.find(({ email }) => email === 'wanted@example.org')
    const thief = await signedIn('free')
    expect((await thief.put('/user/account', { email: 'wanted@example.org' })).status).toBe(200)
    expect((await thief.post(`/public/teams/invitations/${row?.id}/accept`)).status).toBe(404)
    expect(await ask(thief, teamsApi.myInvitations, {})).toEqual({ invitations: [] })
  })
})

describe('a seat of a team', () => {
  test('gives the plan that its owner pays for, and takes it with the seat', async () => {
    const page = await signedIn('free')
    expect((await page.get('/collaboration/chat/global')).status).toBe(403)
    joinTeam('free')
    expect((await page.get('/subscription')).body).toMatchObject({ currentPlan: 'team' })
    expect((await page.get('/usage/check/search')).body).toMatchObject({ isUnlimited: true })
    expect((await page.get('/collaboration/chat/global')).status).toBe(200)
    expect(await refusedDowngrade(page)).toMatchObject({ code: 'team_seat' })
    const owner = await signedIn('team-owner')
    await ask(owner, teamsApi.removeMember, { params: { teamId: NORTHFIELD, userId: seedUserId('free') } })
    expect((await page.get('/subscription')).body).toMatchObject({ currentPlan: 'free' })
  })

  test('ends with the plan of its owner', async () => {
    joinTeam('free')
    world.accounts.update(seedUserId('team-owner'), { plan: 'free' })
    expect((await (await signedIn('free')).get('/subscription')).body).toMatchObject({ currentPlan: 'free' })
  })

  const refusedDowngrade = async (page: Awaited<ReturnType<typeof signedIn>>) =>
    (await page.post('/subscription/downgrade')).body
})

test('after a downgrade the socket stores no message of a project any more', async () => {
  const { connection } = await listen('team-member')
  const messages = () => world.chat.filter(({ room }) => room === STATINS).length
  const before = messages()
  world.accounts.update(seedUserId('team-owner'), { plan: 'free' })
  world.accounts.update(seedUserId('team-member'), { plan: 'free' })
  await connection.receive('join-project-chat', { projectId: STATINS })
  await connection.receive('send-project-chat-message', { projectId: STATINS, message: 'Still here' })
  expect(messages()).toBe(before)
})

test('a lead who does not own a project takes it out of no team', async () => {
  world.projects.update(STATINS, { roles: { [seedUserId('team-member')]: { role: 'lead' } } })
  const lead = await signedIn('team-member')
  const wish = { params: { projectId: STATINS }, body: { teamId: null } }
  expect(await refused(lead, projectsApi.update, wish)).toMatchObject({ status: 403, body: { code: 'project_role' } })
  expect(world.projects.get(STATINS)?.teamId).toBe(NORTHFIELD)
})

describe('guessing passwords', () => {
  const from = (address: string) => ({ headers: { 'x-roadrunner-client': address } })
  const login = (address: string, password: string, email = 'free@roadrunner.test') =>
    caller().post('/auth/login', { email, password }, from(address))

  test('somebody who guesses elsewhere locks the owner out of nothing', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect((await login('10.0.0.9', 'wrong')).status).toBe(401)
    expect((await login('10.0.0.9', SEED_PASSWORD)).status).toBe(429)
    expect((await login('10.0.0.7', SEED_PASSWORD)).status).toBe(200)
  })

  test('one address tries no password on name after name', async () => {
    const statuses = new Set<number>()
    for (let tries = 0; tries < 70; tries += 1) {
      statuses.add((await login('10.0.0.8', 'password1', `nobody-${tries}@example.org`)).status)
    }
    expect([...statuses]).toEqual([401, 429])
  })

  test('the current password is guessed no oftener by who is signed in', async () => {
    const page = await signedIn('free')
    const attempt = async () =>
      (await page.put('/user/account', { currentPassword: 'wrong', newPassword: 'long enough' })).status
    for (let tries = 0; tries < 10; tries += 1) expect(await attempt()).toBe(403)
    expect(await attempt()).toBe(429)
  })

  test.each([
    ['203.0.113.5', undefined, '203.0.113.5'],
    ['203.0.113.5', '1.2.3.4', '203.0.113.5'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['::ffff:127.0.0.1', '6.6.6.6, 198.51.100.4', '198.51.100.4'],
  ])('a request from %s that says %s came from %s', (remoteAddress, said, expected) => {
    const headers = said === undefined ? {} : { 'x-forwarded-for': said }
    expect(clientAddress({ socket: { remoteAddress }, headers } as never)).toBe(expected)
  })
})

test.each([
  ['http://localhost:4173', 'localhost:4173', true],
  ['http://127.0.0.1:4173', 'localhost:4173', true],
  ['http://localhost:9999', 'localhost:4173', false],
  ['https://papers.example.org', 'papers.example.org', true],
  ['https://papers.example.org:8443', 'papers.example.org', false],
])('a page of %s may write to %s: %s', (origin, host, expected) => {
  expect(isOwnOrigin({ headers: { origin, host } } as never)).toBe(expected)
})

describe('the end of an account', () => {
  const end = (
    page: Awaited<ReturnType<typeof signedIn>>,
    key: Parameters<typeof seedUserId>[0],
    password = SEED_PASSWORD,
  ) => page.del('/user/account', { confirm: account(key).username, password })

  test('needs its password', async () => {
    const page = await signedIn('free')
    expect(await end(page, 'free', 'not it')).toMatchObject({
      status: 403,
      body: { fields: { password: expect.any(String) } },
    })
    expect(world.accounts.has(seedUserId('free'))).toBe(true)
  })

  test('leaves a review to another lead, with the votes of others and its papers', async () => {
    const owner = await signedIn('team-owner')
    const member = await signedIn('team-member')
    const { id } = await ask(owner, synthesesApi.create, { body: { kind: 'grid', title: 'Ours', projectId: STATINS } })
    const paper = { type: 'article-journal', title: 'Kept with the review', authors: [], keywords: [], ids: {} }
    const imported = await owner.post('/documents/imports', {
      importId: 'of-the-review',
      batch: 0,
      file: 'a.ris',
      records: [{ line: 1, draft: paper }],
    })
    const { documentId } = (imported.body as { outcomes: { documentId: string }[] }).outcomes[0] ?? { documentId: '' }
    await ask(owner, synthesesApi.update, { params: { id }, body: { documentIds: [documentId] } })
    const note = { entries: [{ id: 'a-note-of-mine', data: { kind: 'note', text: 'Mine' } }] }
    await ask(member, analysesApi.append, { params: { id }, body: note })

    expect((await end(owner, 'team-owner')).status).toBe(200)
    const heir = seedUserId('tester')
    expect(world.projects.get(STATINS)?.ownerId).toBe(heir)
    expect(world.syntheses.get(id)?.ownerId).toBe(heir)
    expect(world.documents.get(documentId)?.ownerId).toBe(heir)
    const kept = await ask(member, analysesApi.entries, { params: { id }, query: {} })
    expect(kept.entries.map(({ data }) => data)).toContainEqual({ kind: 'note', text: 'Mine' })
  })

  test('is refused while others work in a project that nobody of them may lead', async () => {
    const reader = seedUserId('free')
    world.projects.put({
      id: 'project-own',
      title: 'Only a reader beside me',
      ownerId: seedUserId('individual'),
      memberIds: [reader],
      roles: { [reader]: { role: 'reader' } },
      createdAt: world.now(),
    })
    const page = await signedIn('individual')
    const answer = await end(page, 'individual')
    expect(answer).toMatchObject({ status: 409, body: { code: 'no_heir' } })
    expect(JSON.stringify(answer.body)).toContain('Only a reader beside me')
    expect(world.accounts.has(seedUserId('individual'))).toBe(true)
  })
})

describe('after a downgrade', () => {
  const shared = () => ({ kind: 'grid', title: 'Ours', projectId: STATINS })

  test('nothing of a project is written any more, and all of it is read', async () => {
    const owner = await signedIn('team-owner')
    const { id } = await ask(owner, synthesesApi.create, { body: { ...shared(), kind: 'grid' as const } })
    const page = await signedIn('team-member')
    world.accounts.update(seedUserId('team-owner'), { plan: 'free' })
    world.accounts.update(seedUserId('team-member'), { plan: 'free' })
    const entries = { entries: [{ id: 'a-note-of-mine', data: { kind: 'note', text: 'Mine' } }] }
    const project = `/collaboration/projects/${STATINS}`
    const writes = [
      page.post(`${project}/milestones`, { title: 'Soon', dueDate: '2027-01-01' }),
      page.post('/syntheses', shared()),
      page.put(`/syntheses/${id}`, { title: 'Mine now' }),
      page.post(`/syntheses/${id}/entries`, entries),
      page.post('/collaboration/projects', { title: 'Another' }),
    ]
    for (const write of writes) expect((await write).status).toBe(403)
    expect(world.syntheses.get(id)?.title).toBe('Ours')
    expect((await page.get(project)).status).toBe(200)
    expect((await page.get(`/syntheses/${id}/entries`)).status).toBe(200)
    expect((await owner.put(`/syntheses/${id}`, { title: 'Still mine' })).status).toBe(200)
  })
})

test('links that were sent before hold after no change of password or address', async () => {
  for (const change of [
    { currentPassword: SEED_PASSWORD, newPassword: 'another long one' },
    { email: 'new@example.org' },
  ]) {
    world = await freshWorld()
    const path = newResetPath(world, seedUserId('free'))
    const token = new URLSearchParams(path.split('?')[1]).get('token')
    const page = await signedIn('free')
    expect((await page.put('/user/account', change)).status).toBe(200)
    expect((await caller().post('/auth/reset-password', { token, password: 'a password of mine' })).status).toBe(410)
  }
})
