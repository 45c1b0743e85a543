import { beforeEach, describe, expect, test } from 'vitest'

import { billingApi } from '#contract/billing.ts'
import { subscriptionApi } from '#contract/subscription.ts'
import { beginCheckout, fulfilPayment } from '#mocks/billing/checkouts.ts'
import { periodAfter } from '#mocks/billing/invoices.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask } from '../ask.ts'
import { caller, signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const details = async (key: 'free' | 'individual' | 'enterprise') => ask(await signedIn(key), billingApi.details, {})

async function payAs(key: 'free', plan: 'individual' | 'team', seats = 1) {
  const account = world.accounts.get(seedUserId(key))
  if (!account) throw new Error('The person is missing.')
  const { clientSecret } = beginCheckout(world, account, { plan, billing: 'monthly', seats })
  await fulfilPayment(world, clientSecret)
}

test('a payment is an invoice, and the next bill follows a period later', async () => {
  const { offers, ...before } = await details('free')
  expect(before).toEqual({ invoices: [] })
  // Who owns no team is told what one costs that begins alone; the student price is for students.
  expect(offers?.map(({ planType, billing }) => `${planType} ${billing}`)).toEqual([
    'individual monthly',
    'individual yearly',
    'team monthly',
    'team yearly',
  ])
  world.teams.put({
    id: 'team-of-four',
    name: 'Four',
    members: [
      { accountId: seedUserId('free'), role: 'owner' },
      { accountId: seedUserId('student'), role: 'member' },
      { accountId: seedUserId('individual'), role: 'member' },
      { accountId: seedUserId('tester'), role: 'member' },
    ],
  })
  await payAs('free', 'team', 4)
  const { invoices = [], nextBill } = await details('free')
  expect(invoices).toMatchObject([{ amount: 196, currency: 'usd', description: 'Team plan, monthly', status: 'paid' }])
  expect(nextBill).toEqual({ at: periodAfter(invoices?.[0]?.at ?? '', 'monthly'), amount: 196, currency: 'usd' })
})

test('the next bill of a team is for the seats of today: somebody who joined is on it, somebody who left is not', async () => {
  const bill = async () => (await ask(await signedIn('team-owner'), billingApi.details, {})).nextBill?.amount
  expect(await bill()).toBe(147)
  const team = world.teams.get('team-northfield')
  const members = [...(team?.members ?? []), { accountId: seedUserId('free'), role: 'member' as const }]
  world.teams.update('team-northfield', { members })
  expect(await bill()).toBe(196)
  world.teams.update('team-northfield', { members: members.slice(0, 2) })
  expect(await bill()).toBe(98)
})

test('the bill to come is never one that has gone by', async () => {
  const { nextBill } = await details('individual')
  expect(Date.parse(nextBill?.at ?? '')).toBeGreaterThan(Date.now())
})

test('a plan that has ended is not charged again; what was charged stays listed', async () => {
  const page = await signedIn('individual')
  await ask(page, subscriptionApi.downgrade, {})
  const { nextBill, invoices } = await ask(page, billingApi.details, {})
  expect(nextBill).toBeUndefined()
  expect(invoices).toHaveLength(3)
})

test('who never paid here has neither', async () => {
  const { nextBill, invoices } = await details('enterprise')
  expect({ nextBill, invoices }).toEqual({ nextBill: undefined, invoices: [] })
})

test('needs a session', async () => {
  expect((await caller().get('/subscription/billing')).status).toBe(401)
})

describe('a period later', () => {
  test.each([
    ['2026-11-20T08:00:00.000Z', 'monthly', '2026-12-20T08:00:00.000Z'],
    ['2026-01-31T08:00:00.000Z', 'monthly', '2026-02-28T08:00:00.000Z'],
    ['2027-12-31T23:30:00.000Z', 'monthly', '2028-01-31T23:30:00.000Z'],
    ['2028-02-29T08:00:00.000Z', 'yearly', '2029-02-28T08:00:00.000Z'],
  ] as const)('%s, %s: %s', (at, billing, next) => {
    expect(periodAfter(at, billing)).toBe(next)
  })
})
