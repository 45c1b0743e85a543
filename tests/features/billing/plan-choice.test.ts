import { expect, test } from 'vitest'

import type { Offer } from '#contract/billing.ts'
import { duesFor, quoteFor } from '#features/billing/plans/plan-choice.ts'

const offer = (teamId: string | undefined, due: number): Offer => ({
  planType: 'team',
  billing: 'monthly',
  ...(teamId !== undefined && { teamId }),
  quote: {
    due,
    currency: 'usd',
    lines: [{ text: 'Team plan, monthly', amount: due }],
    from: '2026-11-25T00:00:00.000Z',
    nextBill: { at: '2026-12-25T00:00:00.000Z', amount: due },
  },
})

test('of one team, or of none, the plans name the sum; of several they say from what to what', () => {
  const alone = [offer(undefined, 49)]
  expect(quoteFor(alone, 'team', 'monthly')?.due).toBe(49)
  expect(duesFor(alone, 'team', 'monthly')).toBeUndefined()
  const two = [offer('small', 98), offer('large', 196), offer('alone', 49)]
  expect(quoteFor(two, 'team', 'monthly')).toBeUndefined()
  expect(duesFor(two, 'team', 'monthly')).toEqual([49, 196])
  expect(duesFor(two, 'team', 'yearly')).toBeUndefined()
})
