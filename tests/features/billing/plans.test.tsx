import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { stepAfter } from '#features/billing/plans/plan-choice.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { testApi, worldNow } from '#tests/support/render.tsx'

import { openPlans } from './open-plans.ts'

testApi()

describe('the plans', () => {
  test('five cards with the prices of each period, and the fixed words', async () => {
    const { user, dialog, card } = await openPlans('free')
    expect(within(dialog).getByText('Save up to 44%')).toBeVisible()
    expect(within(card('Student')).getByText('Over 50% Off')).toBeVisible()
    expect(within(card('Individual')).getByText('Popular')).toBeVisible()
    expect(within(dialog).queryByRole('listitem', { name: 'Tester' })).not.toBeInTheDocument()
    const prices = () =>
      ['Free', 'Student', 'Individual', 'Team'].map((name) => /\$\d+/.exec(card(name).textContent)?.[0])
    expect(prices()).toEqual(['$0', '$10', '$25', '$49'])
    await user.click(within(dialog).getByRole('radio', { name: 'Yearly' }))
    expect(prices()).toEqual(['$0', '$110', '$275', '$539'])
    expect(card('Team')).toHaveTextContent('a year per user')
    expect(card('Individual')).toHaveTextContent('8.33%')
    expect(card('Free')).not.toHaveTextContent('8.33%')
    expect(card('Enterprise')).toHaveTextContent('Custom')
  })

  test('the current plan cannot be chosen again, nor Free by whoever has it', async () => {
    const { card } = await openPlans('free')
    expect(within(card('Free')).getByRole('button', { name: 'Your plan' })).toBeDisabled()
    expect(within(card('Individual')).getByRole('button')).toBeEnabled()
  })

  test.each([
    ['free', 'individual', 'downgrade'],
    ['student', 'free', 'verify-student'],
    ['individual', 'free', 'checkout'],
    ['team', 'free', 'team-checkout'],
    ['enterprise', 'tester', 'contact-sales'],
    ['free', 'free', undefined],
    ['individual', 'individual', undefined],
    ['free', undefined, undefined],
  ] as const)('choosing %s on %s leads to %s', (choice, current, step) => {
    expect(stepAfter(choice, current)).toBe(step)
  })
})

const QUESTION =
  'Are you sure you want to downgrade to the free plan? This action will cancel your current subscription immediately and cannot be undone.'
const planNow = () => worldNow().accounts.get(seedUserId('individual'))?.plan

describe('downgrading', () => {
  const ask = async () => {
    const { user, card } = await openPlans('individual')
    await user.click(within(card('Free')).getByRole('button', { name: 'Downgrade to Free' }))
    const question = await screen.findByRole('alertdialog')
    return { user, card, question }
  }

  test('asks first, says what ends, and ends it at once', async () => {
    const { user, card, question } = await ask()
    expect(question).toHaveTextContent(QUESTION)
    expect(question).toHaveTextContent('Unlimited searches: 3 a month from now on')
    expect(planNow()).toBe('individual')
    await user.click(within(question).getByRole('button', { name: 'Downgrade now' }))
    expect(await screen.findByText('Plan Downgraded')).toBeVisible()
    expect(planNow()).toBe('free')
    await waitFor(() => expect(within(card('Free')).getByText('Current plan')).toBeVisible())
  })

  test('nothing happens when the answer is no', async () => {
    const { user, question } = await ask()
    await user.click(within(question).getByRole('button', { name: 'Keep my plan' }))
    expect(accepted('subscription.downgrade')).toHaveLength(0)
    expect(planNow()).toBe('individual')
  })

  test('a refusal is said, and the plan stays', async () => {
    const { user, card, question } = await ask()
    breakCall({ call: 'subscription.downgrade', status: 500, body: { message: 'The bank is closed.' } })
    await user.click(within(question).getByRole('button', { name: 'Downgrade now' }))
    expect(await screen.findByText('Failed to downgrade plan')).toBeVisible()
    expect(screen.getByText('The bank is closed.')).toBeVisible()
    expect(within(card('Individual')).getByText('Current plan')).toBeVisible()
  })

  test('a reply that was lost is looked up: the plan has ended', async () => {
    const { user, question } = await ask()
    breakCall({ call: 'subscription.downgrade', cut: 'after', times: 1 })
    await user.click(within(question).getByRole('button', { name: 'Downgrade now' }))
    expect(await screen.findByText('Plan Downgraded')).toBeVisible()
    expect(accepted('subscription.downgrade')).toHaveLength(1)
  })
})
