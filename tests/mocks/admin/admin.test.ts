import { beforeEach, describe, expect, test } from 'vitest'

import { adminApi } from '#contract/admin.ts'
import { seedKeys, seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller, form, signedIn, type Caller } from '../caller.ts'

let world: World
let admin: Caller
beforeEach(async () => {
  world = await freshWorld()
  admin = await signedIn('admin')
})

const today = new Date().toISOString().slice(0, 10)
const period = `from=${today}&to=${today}`
const addressOf = (path: string) => `${path.replace(/:\w+/g, 'x')}${/figures/.test(path) ? `?${period}` : ''}`

describe('the server decides who is an admin', () => {
  const calls = Object.values(adminApi).map((endpoint) => [endpoint.name, endpoint] as const)
  const bodies: Record<string, unknown> = {
    decide: { decision: 'approve', version: 'x' },
    updateRequest: { version: 1 },
    updateSupport: { version: 1 },
    replySupport: { body: 'x' },
    updateTeam: { version: 1 },
    setSwitch: { on: true },
    updateUser: {},
  }
  test.each(calls)('%s: 401 for nobody, 403 for others', async (name, { method, path }) => {
    const send = (page: Caller) =>
      method === 'GET'
        ? page.get(addressOf(path))
        : page[method.toLowerCase() as 'post' | 'patch' | 'put'](addressOf(path), bodies[name])
    expect((await send(caller())).status).toBe(401)
    expect((await send(await signedIn('team-owner'))).status).toBe(403)
  })
})

test('figures are counted from what the world holds', async () => {
  const people = (await admin.get(`/admin/figures/people?${period}`)).body
  expect(people).toMatchObject({ total: seedKeys.length, admins: 1, joined: { now: 0, before: 0 } })
  const page = await signedIn('free')
  await page.post('/usage/consume', { featureType: 'search' })
  await page.post('/usage/consume', { featureType: 'search' })
  const usage = (await admin.get(`/admin/figures/usage?${period}`)).body as {
    features: { feature: string; uses: unknown; people: unknown }[]
    since: string
  }
  expect(usage.since).toBe(today)
  expect(usage.features.find(({ feature }) => feature === 'search')).toMatchObject({
    uses: { now: 2, before: 0 },
    people: { now: 1, before: 0 },
  })
  const near = (await admin.get('/admin/users?show=near-limit')).body as { users: { username: string }[] }
  // Two of three searches are two thirds.
  expect(near.users.map(({ username }) => username)).toContain('free')
  const plans = (await admin.get(`/admin/figures/plans?from=2000-01-01&to=${today}`)).body
  expect(plans).toMatchObject({
    payments: { now: world.invoices.size },
    paid: { now: world.invoices.all().reduce((sum, { amount }) => sum + amount, 0) },
  })
})

test('a list comes in pages and says how many there are', async () => {
  const first = (await admin.get('/admin/users?limit=4')).body as { users: { userId: string }[]; next: string }
  const second = (await admin.get(`/admin/users?limit=100&cursor=${first.next}`)).body as typeof first
  const ids = [...first.users, ...second.users].map(({ userId }) => userId)
  expect(new Set(ids).size).toBe(seedKeys.length)
  expect(first).toMatchObject({ total: seedKeys.length })
})

describe('student verification', () => {
  const document = () => new File([new Uint8Array(900)], 'letter.pdf', { type: 'application/pdf' })
  const apply = (page: Caller) =>
    page.post(
      '/subscription/student-verification',
      form({ document: document(), institutionName: 'Eastshore', graduationYear: '2028', documentType: 'transcript' }),
    )
  const queue = async () =>
    (await admin.get('/admin/verifications?state=waiting')).body as {
      verifications: { userId: string; version: string; document?: { url: string; bytes: number } }[]
    }
  const of = async (userId: string) => (await queue()).verifications.find((row) => row.userId === userId)
  const decide = (body: object) => admin.post(`/admin/verifications/${seedUserId('free')}/decision`, body)

  test('approved: the student may pay, hears of it, and the log keeps it', async () => {
    const student = await signedIn('free')
    await apply(student)
    const row = await of(seedUserId('free'))
    expect(row?.document?.bytes).toBe(900)
    expect((await admin.get((row?.document?.url ?? '').replace('/api', ''))).status).toBe(200)
    const body = { decision: 'approve', version: row?.version, clientKey: 'key-12345' }
    expect((await decide(body)).body).toMatchObject({ status: 'verified' })
    // Sent again after a lost answer: answered, and not done again.
    expect((await decide(body)).body).toMatchObject({ status: 'verified' })
    expect(world.adminLog.size).toBe(1)
    const told = world.notifications.filter(({ title }) => title === 'Student status verified')
    expect(told.map(({ accountId }) => accountId)).toEqual([seedUserId('free')])
    const checkout = await student.post('/subscription/checkout', { planType: 'student', billing: 'yearly' })
    expect(checkout.body).toMatchObject({ amount: 99 })
    expect((await decide({ ...body, clientKey: 'another-key' })).status).toBe(409)
  })

  test('not approved needs a reason; the student reads it and may apply again', async () => {
    const student = await signedIn('free')
    await apply(student)
    const { version } = (await of(seedUserId('free'))) ?? {}
    expect((await decide({ decision: 'reject', version })).status).toBe(422)
    expect((await decide({ decision: 'reject', version, reason: 'The letter is of 2019.' })).body).toMatchObject({
      status: 'rejected',
      history: [{ decision: 'rejected', reason: 'The letter is of 2019.' }],
    })
    expect((await student.get('/subscription')).body).toMatchObject({
      subscription: { studentVerificationStatus: 'not_required', studentVerificationReason: 'The letter is of 2019.' },
    })
    expect((await apply(student)).body).toMatchObject({ status: 'pending' })
    const { subscription } = (await student.get('/subscription')).body as { subscription: object }
    expect(subscription).not.toHaveProperty('studentVerificationReason')
  })

  test('an application that was replaced meanwhile is not decided', async () => {
    const student = await signedIn('free')
    await apply(student)
    const { version } = (await of(seedUserId('free'))) ?? {}
    await new Promise((resolve) => setTimeout(resolve, 5))
    await apply(student)
    expect((await decide({ decision: 'approve', version })).status).toBe(409)
  })

  test('nobody decides on their own application', async () => {
    await apply(admin)
    const own = await of(seedUserId('admin'))
    const path = `/admin/verifications/${seedUserId('admin')}/decision`
    expect((await admin.post(path, { decision: 'approve', version: own?.version })).status).toBe(403)
  })
})

test('a ticket is answered: it is taken up, its person hears, and the time to the first reply is known', async () => {
  const person = await signedIn('individual')
  const { body } = await person.post('/help/ticket', {
    title: 'Export fails',
    body: 'The RIS export stops halfway.',
    severity: 'P1',
  })
  const { id } = (body as { ticket: { id: string } }).ticket
  expect((await admin.get('/admin/exceptions')).body).toMatchObject({ tickets: { urgent: 1 } })
  const answer = { body: 'Mended, please try again.', clientKey: 'reply-key-1' }
  await admin.post(`/admin/support/${id}/replies`, answer)
  const twice = await admin.post(`/admin/support/${id}/replies`, answer)
  expect(twice.body).toMatchObject({ state: 'in_progress', replies: [{ body: 'Mended, please try again.' }] })
  expect(world.notifications.find(({ title }) => title === `Answer to ticket ${id}`)?.accountId).toBe(
    seedUserId('individual'),
  )
  expect((await admin.get(`/admin/figures/support?${period}`)).body).toMatchObject({
    waiting: 0,
    answered: { now: 1 },
    firstReplyHours: { now: expect.any(Number) },
  })
  const version = (twice.body as { version: number }).version
  expect((await admin.patch(`/admin/support/${id}`, { state: 'closed', version: version - 1 })).status).toBe(409)
  expect((await admin.patch(`/admin/support/${id}`, { state: 'closed', version })).body).toMatchObject({
    state: 'closed',
  })
  expect((await admin.get('/admin/exceptions')).body).toMatchObject({ tickets: { urgent: 0 } })
})

test('a visitor cannot be answered, and it is said', async () => {
  const { body } = await caller().post('/help/ticket', { title: 'Hm', body: 'I cannot sign in.', severity: 'P3' })
  const { id } = (body as { ticket: { id: string } }).ticket
  expect((await admin.post(`/admin/support/${id}/replies`, { body: 'Hello' })).status).toBe(422)
})

test('a contact request has a state and a note, and the log has both sides of each change', async () => {
  await caller().post('/enterprise-contact', {
    email: 'head@harbour.example',
    userName: 'Elena',
    companyName: 'Harbour',
    message: 'We need 400 seats.',
    planType: 'enterprise',
  })
  const { requests } = (await admin.get('/admin/requests')).body as { requests: { id: string; version: number }[] }
  const [request] = requests
  const path = `/admin/requests/${request?.id}`
  expect((await admin.patch(path, { state: 'contacted', note: 'Called.', version: 1 })).body).toMatchObject({
    state: 'contacted',
    version: 2,
  })
  expect((await admin.get('/admin/log')).body).toMatchObject({
    entries: [
      {
        action: 'request.changed',
        changes: [
          { field: 'state', before: 'new', after: 'contacted' },
          { field: 'note', before: null, after: 'Called.' },
        ],
      },
    ],
  })
})

describe('teams', () => {
  const path = '/admin/teams/team-northfield'
  test('moved, renamed, handed on, limited: and never under what is used', async () => {
    expect((await admin.patch(path, { seatLimit: 2, version: 1 })).body).toMatchObject({ code: 'seats_in_use' })
    expect((await admin.patch(path, { ownerId: seedUserId('free'), version: 1 })).status).toBe(422)
    const change = { name: 'Northfield Reviews', ownerId: seedUserId('tester'), seatLimit: 3, version: 1 }
    expect((await admin.patch(path, change)).body).toMatchObject({
      name: 'Northfield Reviews',
      owner: { userId: seedUserId('tester') },
      seats: { used: 3, limit: 3 },
      version: 2,
    })
    expect((await admin.patch(path, change)).status).toBe(409)
    expect((await admin.patch(path, { seatLimit: null, version: 2 })).body).not.toHaveProperty('seats.limit')
  })
  test('a full team lets nobody in', async () => {
    await admin.patch(path, { seatLimit: 3, version: 1 })
    const owner = await signedIn('team-owner')
    const { body } = await owner.post('/collaboration/teams/team-northfield/invite-link', {})
    const joining = await signedIn('enterprise')
    const answer = await joining.post(`/public/teams/invitations/${(body as { id: string }).id}/accept`)
    expect(answer.body).toMatchObject({ code: 'seats_full' })
    expect(world.teams.get('team-northfield')?.members).toHaveLength(3)
  })
})

describe('switches', () => {
  test('what is off is neither named nor answered; admins cannot lock themselves out', async () => {
    expect((await admin.put('/admin/switches/shares', { on: false })).body).toMatchObject({ on: false })
    const { features } = (await admin.get('/capabilities')).body as { features: string[] }
    expect(features).not.toContain('shares')
    expect(features).toContain('graph')
    expect((await admin.get('/shares')).status).toBe(404)
    expect((await admin.put('/admin/switches/admin', { on: false })).body).toMatchObject({ code: 'locks_out' })
    expect((await admin.put('/admin/switches/shares', { on: true })).body).toMatchObject({ on: true })
    expect((await admin.get('/shares')).status).toBe(200)
  })
})

test('the last admin stays one', async () => {
  const path = `/admin/users/${seedUserId('admin')}`
  expect((await admin.patch(path, { role: 'user' })).body).toMatchObject({ code: 'last_admin' })
  await admin.patch(`/admin/users/${seedUserId('tester')}`, { role: 'admin', plan: 'individual' })
  expect(world.accounts.get(seedUserId('tester'))).toMatchObject({ isAdmin: true, plan: 'individual' })
  expect((await admin.patch(path, { role: 'user' })).status).toBe(200)
  expect((await admin.get('/admin/access')).status).toBe(403)
})
