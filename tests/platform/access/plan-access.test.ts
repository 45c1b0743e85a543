import { describe, expect, test } from 'vitest'

import { planIds, subscriptionSchema } from '#contract/subscription.ts'
import { mayEnter, planOf, planTextOf } from '#platform/access/plan-access.ts'
import { plans } from '#platform/access/plan-catalogue.ts'
import { allowanceOf } from '#platform/access/usage.queries.ts'

describe('plans', () => {
  test.each([
    ['free', 0, 0],
    ['student', 10, 110],
    ['individual', 25, 275],
    ['team', 49, 539],
    ['enterprise', null, null],
    ['tester', 0, 0],
  ] as const)('%s costs %s a month and %s a year', (id, monthly, yearly) => {
    expect([plans[id].monthlyPrice, plans[id].yearlyPrice]).toEqual([monthly, yearly])
  })

  test('the free plan has 3 searches, 2 synthesis, 2 extract, 2 writing and 5 uploads a month', () => {
    const { monthlySearches, monthlySynthesis, monthlyExtract, monthlyWriting, monthlyUploads } = plans.free.features
    expect([monthlySearches, monthlySynthesis, monthlyExtract, monthlyWriting, monthlyUploads]).toEqual([3, 2, 2, 2, 5])
  })

  test('collaboration is open to Team, Enterprise and Tester alone', () => {
    expect(planIds.filter((id) => mayEnter({ currentPlan: id }, 'collaborate'))).toEqual([
      'team',
      'enterprise',
      'tester',
    ])
    expect(mayEnter(undefined, 'collaborate')).toBe(false)
  })

  test('every plan may search, synthesize, extract and write; limits are another matter', () => {
    for (const area of ['synthesis', 'extract', 'write'] as const) {
      expect(planIds.filter((id) => !mayEnter({ currentPlan: id }, area))).toEqual([])
    }
  })

  test('what the server says of a plan outranks what we know of it', () => {
    const subscription = { features: { accessToWrite: false, accessToCollaborate: true } }
    expect(mayEnter({ currentPlan: 'individual', subscription }, 'write')).toBe(false)
    expect(mayEnter({ currentPlan: 'individual', subscription }, 'collaborate')).toBe(true)
    expect(mayEnter({ currentPlan: 'individual', subscription }, 'extract')).toBe(true)
  })

  test('a plan that nobody knows is named and opens nothing of a team', () => {
    const subscription = { currentPlan: 'galactic' }
    expect(planTextOf(subscription)).toBe('galactic')
    expect(planOf(subscription)).toBeUndefined()
    expect(mayEnter(subscription, 'collaborate')).toBe(false)
  })

  test.each([
    [{ currentPlan: { id: 'individual', name: 'Individual' } }, 'individual'],
    [{ currentPlan: { name: 'Team' } }, 'team'],
    [{ currentPlan: { id: 'plan_19', planType: 'student' } }, 'student'],
    [{ subscription: { planType: { id: 'enterprise' } } }, 'enterprise'],
    [{ currentPlan: null, subscription: { planType: 'tester' } }, 'tester'],
    [{ currentPlan: { id: 'galactic' } }, undefined],
    [{ currentPlan: {} }, undefined],
  ] as const)(
    '%j names the plan %s: its id, the plan itself and the type of the subscription are one',
    (reply, plan) => {
      expect(planOf(subscriptionSchema.parse(reply))).toBe(plan)
    },
  )

  test('the plan may stand in either place of the answer', () => {
    expect(planOf({ subscription: { planType: 'team' } })).toBe('team')
    expect(planOf({ currentPlan: 'Enterprise', subscription: { planType: 'free' } })).toBe('enterprise')
    expect(planOf({ currentPlan: 'constructor' })).toBeUndefined()
  })
})

describe('what a usage answer allows', () => {
  test.each([
    [{ isUnlimited: true, canUse: false, remainingCount: 0 }, { kind: 'unlimited' }],
    [{ isUnlimited: false, canUse: false, remainingCount: 2 }, { kind: 'used-up' }],
    [
      { canUse: true, remainingCount: 2 },
      { kind: 'limited', remaining: 2, isLow: false },
    ],
    [
      { canUse: true, remainingCount: 1 },
      { kind: 'limited', remaining: 1, isLow: true },
    ],
    [
      { canUse: true, remainingCount: 0 },
      { kind: 'limited', remaining: 0, isLow: true },
    ],
    [{ remainingCount: 0 }, { kind: 'used-up' }],
    [{}, { kind: 'unknown' }],
    [{ canUse: true, remainingCount: Number.NaN }, { kind: 'unknown' }],
    [
      { canUse: true, remainingCount: -4 },
      { kind: 'limited', remaining: 0, isLow: true },
    ],
  ])('%j', (usage, allowance) => {
    expect(allowanceOf(usage)).toEqual(allowance)
  })
})
