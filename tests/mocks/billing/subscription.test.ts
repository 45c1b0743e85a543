import { beforeEach, describe, expect, test } from 'vitest'

import { fulfilPayment } from '#mocks/billing/checkouts.ts'
import { HARBOUR, NORTHFIELD } from '#mocks/seed/teams.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller, signedIn, type Answer } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const secretOf = ({ body }: Answer) => (body as { clientSecret: string }).clientSecret

describe('reading', () => {
  test.each([
    ['free', 'free', 'not_required'],
    ['student-pending', 'free', 'pending'],
    ['student', 'student', 'accepted'],
    ['tester', 'tester', 'not_required'],
  ] as const)('%s is on %s, verification %s', async (key, plan, status) => {
    expect((await (await signedIn(key)).get('/subscription')).body).toMatchObject({
      currentPlan: plan,
      subscription: { planType: plan, studentVerificationStatus: status },
    })
  })

  test('needs a session', async () => {
    expect((await caller().get('/subscription')).status).toBe(401)
  })
})

describe('checkout', () => {
  test.each([
    ['monthly', 25],
    ['yearly', 275],
  ])('individual %s costs %i dollars', async (billing, amount) => {
    const answer = await (await signedIn('free')).post('/subscription/checkout', { planType: 'individual', billing })
    expect(answer.body).toMatchObject({ amount, clientSecret: expect.stringMatching(/^pi_mock_[\w-].*_secret_[\w-]/) })
  })

  test('changes nothing before it is paid, then the plan, once', async () => {
    const page = await signedIn('free')
    const secret = secretOf(await page.post('/subscription/checkout', { planType: 'individual', billing: 'yearly' }))
    expect((await page.get('/subscription')).body).toMatchObject({ currentPlan: 'free' })

    expect(await fulfilPayment(world, secret)).toMatchObject({ plan: 'individual', billing: 'yearly' })
    expect((await page.get('/subscription')).body).toMatchObject({
      currentPlan: 'individual',
      subscription: { billing: 'yearly' },
    })
    expect(await fulfilPayment(world, secret)).toBeUndefined()
    expect(await fulfilPayment(world, 'pi_mock_made_up_secret_x')).toBeUndefined()
  })

  test('asked twice for the same, gives one secret; for another, a new one', async () => {
    const page = await signedIn('free')
    const ask = async (billing: string) =>
      secretOf(await page.post('/subscription/checkout', { planType: 'individual', billing }))
    const first = await ask('monthly')
    expect(await ask('monthly')).toBe(first)
    expect(await ask('yearly')).not.toBe(first)
    expect(await fulfilPayment(world, first)).toBeUndefined()
  })

  test.each([
    ['individual', 'individual', 409, 'current_plan'],
    ['free', 'student', 403, 'verification_required'],
    ['free', 'team', 422, 'team_required'],
    ['free', 'enterprise', 422, 'contact_required'],
  ] as const)('%s asking for %s is a %i', async (key, planType, status, code) => {
    const answer = await (await signedIn(key)).post('/subscription/checkout', { planType, billing: 'monthly' })
    expect(answer).toMatchObject({ status, body: { code } })
  })

  test('free and tester cannot be bought', async () => {
    const page = await signedIn('individual')
    for (const planType of ['free', 'tester']) {
      expect((await page.post('/subscription/checkout', { planType, billing: 'monthly' })).status).toBe(400)
    }
  })
})

describe('team plan', () => {
  const order = (teamId: string) => ({ planType: 'team', billing: 'monthly', teamId })

  test('is priced per member of a team that one owns', async () => {
    const page = await signedIn('enterprise')
    expect((await page.get('/subscription/teams')).body).toEqual({ teams: [{ teamId: HARBOUR, memberCount: 2 }] })
    const answer = await page.post('/subscription/teams/checkout', order(HARBOUR))
    expect(answer.body).toMatchObject({ amount: 98 })
    await fulfilPayment(world, secretOf(answer))
    expect(world.accounts.get(seedUserId('enterprise'))?.plan).toBe('team')
  })

  test.each([
    ['team-member', NORTHFIELD, 403],
    ['free', NORTHFIELD, 404],
    ['enterprise', 'no-such-team', 404],
    ['team-owner', NORTHFIELD, 409],
  ] as const)('%s for %s: %i', async (key, teamId, status) => {
    const page = await signedIn(key)
    expect((await page.post('/subscription/teams/checkout', order(teamId))).status).toBe(status)
  })

  test('whoever owns no team gets an empty list', async () => {
    expect((await (await signedIn('team-member')).get('/subscription/teams')).body).toEqual({ teams: [] })
  })
})

describe('downgrade', () => {
  test('ends the plan at once and forgets an open payment', async () => {
    const page = await signedIn('student')
    const secret = secretOf(await page.post('/subscription/checkout', { planType: 'individual', billing: 'monthly' }))
    const { status, body } = await page.post('/subscription/downgrade')
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: expect.stringContaining('Free') })
    expect((await page.get('/subscription')).body).toMatchObject({ currentPlan: 'free' })
    expect((await page.get('/usage/check/search')).body).toMatchObject({ isUnlimited: false })
    expect(await fulfilPayment(world, secret)).toBeUndefined()
    expect((await page.post('/subscription/downgrade')).status).toBe(409)
  })
})

test('a payment that a bank is working on is given up for no other plan, and its plan begins', async () => {
  const page = await signedIn('free')
  const wish = { planType: 'individual', billing: 'monthly' }
  const { clientSecret } = (await page.post('/subscription/checkout', wish)).body as { clientSecret: string }
  const slow = { number: '4000000000000077' }
  expect((await page.post(`/_stripe/payments/${clientSecret}/confirm`, slow)).body).toMatchObject({
    paymentIntent: { status: 'processing' },
  })
  const other = await page.post('/subscription/checkout', { ...wish, billing: 'yearly' })
  expect(other).toMatchObject({ status: 409, body: { code: 'payment_processing' } })
  expect((await page.post('/subscription/downgrade')).status).toBe(409)
  const payment = world.payments.get(clientSecret)
  world.payments.put({ ...(payment ?? { id: '', status: 'processing' }), at: '2020-01-01T00:00:00.000Z' })
  expect((await page.get('/subscription')).body).toMatchObject({ currentPlan: 'individual' })
  expect((await page.post('/subscription/checkout', { ...wish, billing: 'yearly' })).status).toBe(200)
})
