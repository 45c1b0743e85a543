import { beforeEach, describe, expect, test } from 'vitest'

import { billingApi } from '#contract/billing.ts'
import { subscriptionApi, type BillingPeriod, type PlanId } from '#contract/subscription.ts'
import type { World } from '#engine/world/world.ts'
import { beginCheckout, fulfilPayment } from '#mocks/billing/checkouts.ts'
import { periodAfter } from '#mocks/billing/invoices.ts'
import { invitationLetter, resetLetter } from '#mocks/mail/letters.ts'
import { confirmPayment, paymentOf } from '#mocks/billing/payments.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask } from '../ask.ts'
import { signedIn } from '../caller.ts'

const DAY_MS = 86_400_000
const ME = seedUserId('free')

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const cents = (dollars: number) => Math.round(dollars * 100)

type Paid = {
  plan: PlanId
  billing: BillingPeriod
  daysAgo: number
  amount: number
  worth?: number
  /** It was ended before its time: the person is on the Free plan. */
  isEnded?: true
}
type Story = {
  is: string
  /** The plan before, and what was paid for it last. */
  had?: Paid
  wants: { plan: PlanId; billing: BillingPeriod; seats?: number }
  /** The price of the new period, and which part of the old one is taken off: a share of its worth, from 0 to 1. */
  full: number
  off?: { worth: number; days: number; of: number }
}

/** Days of the period that began so many days ago. */
const daysOf = (daysAgo: number, billing: BillingPeriod) => {
  const start = new Date(Date.now() - daysAgo * DAY_MS).toISOString()
  return (Date.parse(periodAfter(start, billing)) - Date.parse(start)) / DAY_MS
}

const left = (worth: number, daysAgo: number, billing: BillingPeriod) => {
  const of = daysOf(daysAgo, billing)
  return { worth, days: of - daysAgo, of }
}

const individual = (daysAgo: number): Paid => ({ plan: 'individual', billing: 'monthly', daysAgo, amount: 25 })
const ofTeam = (daysAgo: number, amount: number): Paid => ({ plan: 'team', billing: 'monthly', daysAgo, amount })

const stories: Story[] = [
  { is: 'Free to Individual by the month', wants: { plan: 'individual', billing: 'monthly' }, full: 25 },
  { is: 'Free to Individual by the year', wants: { plan: 'individual', billing: 'yearly' }, full: 275 },
  { is: 'Free to Student by the year', wants: { plan: 'student', billing: 'yearly' }, full: 99 },
  { is: 'Free to Team, alone', wants: { plan: 'team', billing: 'monthly', seats: 1 }, full: 49 },
  { is: 'Free to Team, four people', wants: { plan: 'team', billing: 'monthly', seats: 4 }, full: 196 },
  { is: 'Free to Team, four people, by the year', wants: { plan: 'team', billing: 'yearly', seats: 4 }, full: 2156 },
  { is: 'a team of nobody is one seat', wants: { plan: 'team', billing: 'monthly', seats: 0 }, full: 49 },
  {
    is: 'Individual to Team on the first day',
    had: individual(0),
    wants: { plan: 'team', billing: 'monthly', seats: 3 },
    full: 147,
    off: left(25, 0, 'monthly'),
  },
  {
    is: 'Individual to Team in the middle of the month',
    had: individual(12),
    wants: { plan: 'team', billing: 'monthly', seats: 3 },
    full: 147,
    off: left(25, 12, 'monthly'),
  },
  {
    is: 'Individual to Team on the last day',
    had: individual(27),
    wants: { plan: 'team', billing: 'monthly', seats: 1 },
    full: 49,
    off: left(25, 27, 'monthly'),
  },
  {
    is: 'Individual from month to year',
    had: individual(10),
    wants: { plan: 'individual', billing: 'yearly' },
    full: 275,
    off: left(25, 10, 'monthly'),
  },
  {
    is: 'Team of three from month to year',
    had: ofTeam(10, 147),
    wants: { plan: 'team', billing: 'yearly', seats: 3 },
    full: 1617,
    off: left(147, 10, 'monthly'),
  },
  {
    is: 'a year of Individual becomes a team half a year later',
    had: { plan: 'individual', billing: 'yearly', daysAgo: 180, amount: 275 },
    wants: { plan: 'team', billing: 'yearly', seats: 2 },
    full: 1078,
    off: left(275, 180, 'yearly'),
  },
  {
    is: 'a student who graduates pays as an individual',
    had: { plan: 'student', billing: 'yearly', daysAgo: 100, amount: 99 },
    wants: { plan: 'individual', billing: 'yearly' },
    full: 275,
    off: left(99, 100, 'yearly'),
  },
  {
    is: 'Individual to Student by the year',
    had: individual(5),
    wants: { plan: 'student', billing: 'yearly' },
    full: 99,
    off: left(25, 5, 'monthly'),
  },
  {
    is: 'a large team that becomes one person is owed nothing back, and pays nothing',
    had: ofTeam(1, 980),
    wants: { plan: 'individual', billing: 'monthly' },
    full: 25,
    off: { worth: 25, days: 1, of: 1 },
  },
  {
    is: 'a period that is over takes nothing off',
    had: individual(45),
    wants: { plan: 'team', billing: 'monthly', seats: 2 },
    full: 98,
  },
  {
    is: 'a plan that was ended takes nothing off another',
    had: { ...ofTeam(5, 147), isEnded: true },
    wants: { plan: 'individual', billing: 'yearly' },
    full: 275,
  },
  {
    is: 'a charge that was lowered counts by its whole worth',
    had: { ...ofTeam(6, 120.4), worth: 147 },
    wants: { plan: 'team', billing: 'yearly', seats: 3 },
    full: 1617,
    off: left(147, 6, 'monthly'),
  },
  {
    is: 'an odd number of days is rounded to the cent',
    had: individual(7),
    wants: { plan: 'team', billing: 'monthly', seats: 7 },
    full: 343,
    off: left(25, 7, 'monthly'),
  },
]

describe.each(stories)('$is', ({ had, wants, full, off }) => {
  const begin = () => {
    const before = world.accounts.get(ME)
    if (!before) throw new Error('The person is missing.')
    if (had) {
      const { daysAgo, isEnded, ...invoice } = had
      const at = new Date(Date.parse(world.now()) - daysAgo * DAY_MS).toISOString()
      if (!isEnded) world.accounts.update(ME, { plan: had.plan, billing: had.billing })
      world.invoices.put({ id: 'before', accountId: ME, at, ...invoice })
    }
    const account = world.accounts.get(ME) ?? before
    return beginCheckout(world, account, wants)
  }

  test('quote, payment, invoice and the bill to come say the same, to the cent', async () => {
    if (wants.plan === 'team') {
      const others = ['student', 'individual', 'tester', 'admin', 'enterprise', 'team-member'] as const
      const members = others.slice(0, Math.max(0, (wants.seats ?? 1) - 1)).map((key) => ({
        accountId: seedUserId(key),
        role: 'member' as const,
      }))
      world.teams.put({ id: 'mine', name: 'Mine', members: [{ accountId: ME, role: 'owner' }, ...members] })
    }
    const { amount, quote, clientSecret } = begin()
    // What plans and Billing say before anything is begun is what the checkout says.
    world.accounts.update(ME, { studentVerificationStatus: 'verified' })
    const { offers } = await ask(await signedIn('free'), billingApi.details, {})
    const offer = offers?.find(({ planType, billing }) => planType === wants.plan && billing === wants.billing)
    expect(offer?.quote.lines.map(({ text }) => text)).toEqual(quote.lines.map(({ text }) => text))
    expect(Math.abs(cents(offer?.quote.due ?? Number.NaN) - cents(quote.due))).toBeLessThanOrEqual(1)
    expect(offer?.quote.nextBill.amount).toBe(full)
    const taken = off ? (off.worth * off.days) / off.of : 0

    expect(quote.lines[0]?.amount).toBe(full)
    expect(Math.abs(cents(quote.lines.reduce((sum, line) => sum + line.amount, 0)) - cents(quote.due))).toBe(0)
    // A moment goes by between the two clocks: less than a cent.
    expect(Math.abs(cents(quote.due) - cents(full - taken))).toBeLessThanOrEqual(1)
    expect(quote.due).toBeGreaterThanOrEqual(0)
    expect(Number.isInteger(Math.round(quote.due * 1e6) / 1e4)).toBe(true)
    expect(amount).toBe(quote.due)
    expect(quote.nextBill).toEqual({ at: periodAfter(quote.from, wants.billing), amount: full })

    await fulfilPayment(world, clientSecret)
    const me = await signedIn('free')
    const details = await ask(me, billingApi.details, {})
    expect(details.invoices?.[0]?.amount).toBe(quote.due)
    expect(details.invoices?.[0]?.description).toBe(quote.lines[0]?.text)
    expect(details.nextBill?.amount).toBe(full)
    expect((await ask(me, subscriptionApi.get, {})).subscription?.billing).toBe(wants.billing)
  })
})

test('no letter names a sum: what is due stands where the server works it out, and nowhere else', () => {
  const team = {
    inviter: 'Thandi',
    name: 'Mine',
    kind: 'team',
    link: 'https://roadrunner.test/team',
    days: 14,
  } as const
  for (const { subject, text } of [
    resetLetter('a@b.test', 'https://roadrunner.test'),
    invitationLetter('a@b.test', team),
  ])
    expect(`${subject}\n${text}`).not.toMatch(/[$€£]|\d[.,]\d\d\b/)
})

test('nobody pays twice for one period: the same plan again, and from year to month, are refused', () => {
  world.accounts.update(ME, { plan: 'individual', billing: 'yearly' })
  const account = world.accounts.get(ME)
  if (!account) throw new Error('The person is missing.')
  expect(() => beginCheckout(world, account, { plan: 'individual', billing: 'yearly' })).toThrow()
  expect(() => beginCheckout(world, account, { plan: 'individual', billing: 'monthly' })).toThrow()
})

test('a credit beyond the new price is named before it is lost', () => {
  const at = new Date(Date.parse(world.now()) - DAY_MS).toISOString()
  world.accounts.update(ME, { plan: 'team', billing: 'monthly' })
  world.invoices.put({ id: 'before', accountId: ME, at, plan: 'team', billing: 'monthly', amount: 980 })
  const account = world.accounts.get(ME)
  if (!account) throw new Error('The person is missing.')
  const { quote } = beginCheckout(world, account, { plan: 'individual', billing: 'monthly' })
  expect(quote.due).toBe(0)
  expect(cents(quote.lapses ?? 0)).toBeGreaterThan(cents(980 - 980 / 14 - 25 - 1))
})

test.each([
  ['4000000000000002', 'declined'],
  ['4000000000000077', 'processing'],
])('a payment with the card %s is told of as %s, and changes no plan', async (number, status) => {
  const account = world.accounts.get(ME)
  if (!account) throw new Error('The person is missing.')
  const { clientSecret } = beginCheckout(world, account, { plan: 'individual', billing: 'monthly' })
  const me = await signedIn('free')
  expect((await ask(me, billingApi.details, {})).openPayment).toBeUndefined()
  const payment = paymentOf(world, clientSecret)
  if (!payment) throw new Error('No payment was begun.')
  await confirmPayment(world, payment, number)
  expect((await ask(me, billingApi.details, {})).openPayment).toEqual({
    planType: 'individual',
    billing: 'monthly',
    amount: 25,
    status,
  })
  expect((await ask(me, subscriptionApi.get, {})).currentPlan).toBe('free')
})
