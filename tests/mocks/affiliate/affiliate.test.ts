import { beforeEach, describe, expect, test } from 'vitest'

import type { Funnel } from '#contract/affiliate.ts'
import { commissionsOf, masked, nextPayoutDay, payoutsOf } from '#mocks/affiliate/figures.ts'
import { fulfilPayment } from '#mocks/billing/checkouts.ts'
import { ENDED_CAMPAIGN, RUNNING_CAMPAIGN } from '#mocks/seed/affiliates.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller, signedIn, type Caller } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const today = new Date().toISOString().slice(0, 10)
const funnelOf = async (page: Caller) =>
  ((await page.get(`/affiliate/funnel?from=${today}&to=${today}`)).body as { funnel: Funnel }).funnel

async function join(key: 'free' = 'free') {
  const page = await signedIn(key)
  const { body } = await page.post('/affiliate/join', { acceptTerms: true })
  return { page, code: (body as { code: string }).code }
}
const visitBy = (page: Caller, code: string, clientKey = 'visit-key-1') =>
  page.post('/affiliate/visits', { code, clientKey })
const registration = { username: 'newcomer', email: 'newcomer@example.org', password: 'long-enough' }

test('a visit, a registration by it and its payment are counted, each once', async () => {
  const { page, code } = await join()
  const visitor = caller()
  await visitBy(visitor, code)
  await visitBy(visitor, code)
  expect(await funnelOf(page)).toMatchObject({ clicks: 1, leads: 0 })
  await visitor.post('/auth/register', registration)
  expect(await funnelOf(page)).toMatchObject({ clicks: 1, leads: 1, customers: 0 })
  const { body } = await visitor.post('/subscription/checkout', { planType: 'individual', billing: 'monthly' })
  await fulfilPayment(world, (body as { clientSecret: string }).clientSecret)
  expect(await funnelOf(page)).toEqual({ clicks: 1, leads: 1, customers: 1, commissions: 0, paid: 0 })
  expect((await page.get('/affiliate')).body).toMatchObject({ balance: { held: 6.25, due: 0, paid: 0 } })
  const { body: list } = await page.get('/affiliate/referrals')
  expect(list).toMatchObject({ referrals: [{ masked: 'n•••@e•••', step: 'customer', commission: 6.25 }] })
  expect(JSON.stringify(list)).not.toContain('newcomer')
})

test('nobody comes by their own link, by an unknown code, or without a link', async () => {
  const { page, code } = await join()
  expect((await visitBy(page, code)).body).toEqual({ counted: false })
  expect((await visitBy(caller(), 'NOBODY')).body).toEqual({ counted: false })
  expect((await caller().post('/affiliate/visits', { code: '../x', clientKey: 'visit-key-1' })).status).toBe(400)
  await caller().post('/auth/register', registration)
  expect(await funnelOf(page)).toMatchObject({ clicks: 0, leads: 0 })
})

test('states: others have nothing to ask for; a suspended member is told why and cannot join again', async () => {
  expect((await (await signedIn('student')).get('/affiliate')).body).toMatchObject({ state: 'none' })
  expect((await (await signedIn('enterprise')).get('/affiliate')).body).toMatchObject({ state: 'pending' })
  const tester = await signedIn('tester')
  expect((await tester.get('/affiliate')).body).toMatchObject({ state: 'suspended', reason: expect.any(String) })
  expect((await tester.post('/affiliate/join', { acceptTerms: true })).status).toBe(409)
  expect((await tester.get('/affiliate/referrals')).status).toBe(403)
})

describe('the sample member', () => {
  test('a day that no calendar has is refused, and nothing breaks over it', async () => {
    const page = await signedIn('individual')
    for (const day of ['2026-02-30', '2026-13-45']) {
      expect((await page.get(`/affiliate/funnel?from=${day}&to=2026-03-01`)).status).toBe(400)
    }
  })

  test('every step has at most as many as the one before, and the parts of a campaign add up', async () => {
    const page = await signedIn('individual')
    const { funnel } = (await page.get(`/affiliate/funnel?from=2000-01-01&to=${today}`)).body as { funnel: Funnel }
    const steps = Object.values(funnel)
    expect(steps.every((count, index) => index === 0 || count <= (steps[index - 1] ?? 0))).toBe(true)
    expect(funnel).toMatchObject({ leads: 3, customers: 2 })
    const campaign = (await page.get(`/campaigns/${RUNNING_CAMPAIGN}`)).body as {
      links: { clicks: number }[]
      series: { clicks: number }[]
    }
    const sum = (rows: { clicks: number }[]) => rows.reduce((total, { clicks }) => total + clicks, 0)
    expect(sum(campaign.series)).toBe(sum(campaign.links))
    expect(sum(campaign.links)).toBe(27)
  })

  test('somebody else’s campaign is not there; an ended one is read-only', async () => {
    expect((await (await signedIn('free')).get(`/campaigns/${RUNNING_CAMPAIGN}`)).status).toBe(404)
    const page = await signedIn('individual')
    const notes = { notes: 'x', version: 1 }
    expect((await page.patch(`/campaigns/${ENDED_CAMPAIGN}`, notes)).body).toMatchObject({ code: 'ended' })
    expect((await page.patch(`/campaigns/${RUNNING_CAMPAIGN}`, notes)).body).toMatchObject({ notes: 'x', version: 2 })
    expect((await page.patch(`/campaigns/${RUNNING_CAMPAIGN}`, notes)).status).toBe(409)
  })

  test('a new campaign, its channel, and a visit by it', async () => {
    const page = await signedIn('individual')
    const made = (await page.post('/campaigns', { name: 'Talk', from: today, clientKey: 'campaign-1' })).body as {
      id: string
    }
    const again = (await page.post('/campaigns', { name: 'Talk', from: today, clientKey: 'campaign-1' })).body
    expect(again).toEqual(made)
    await page.post(`/campaigns/${made.id}/links`, { channel: 'slides' })
    await caller().post('/affiliate/visits', {
      code: 'INES',
      campaign: made.id,
      channel: 'slides',
      clientKey: 'visit-key-9',
    })
    expect((await page.get(`/campaigns/${made.id}`)).body).toMatchObject({
      links: [{ channel: 'slides', clicks: 1, leads: 0, customers: 0 }],
      series: [{ day: today, clicks: 1 }],
    })
  })
})

describe('commissions and payouts', () => {
  const commission = (certainAt: string, amount: number) => ({ referralId: 'r', at: certainAt, certainAt, amount })

  test('only what comes to the minimum is paid, on the payout day, once', () => {
    const rows = [
      commission('2026-01-10T00:00:00.000Z', 30),
      commission('2026-02-10T00:00:00.000Z', 30),
      commission('2026-02-20T00:00:00.000Z', 49),
    ]
    const { payouts, open } = payoutsOf(rows, '2026-04-01T00:00:00.000Z')
    expect(payouts.map(({ at, amount }) => [at.slice(0, 10), amount])).toEqual([['2026-02-15', 60]])
    expect(open.map(({ amount }) => amount)).toEqual([49])
  })

  test('the payout day after one that lies on it is the next month’s', () => {
    expect(nextPayoutDay('2026-12-15T00:00:00.000Z')).toBe('2027-01-15T00:00:00.000Z')
    expect(nextPayoutDay('2026-12-14T23:59:59.999Z')).toBe('2026-12-15T00:00:00.000Z')
  })

  test('payments before the registration and after a year do not count', () => {
    const referral = { id: seedUserId('student'), affiliateId: 'a', visitId: 'v', at: '2020-01-01T00:00:00.000Z' }
    expect(commissionsOf(world, [referral])).toEqual([])
  })

  test('a masked address names nobody', () => {
    expect(masked('freya@roadrunner.test')).toBe('f•••@r•••')
    expect(masked('')).toBe('•••@•••')
  })
})
