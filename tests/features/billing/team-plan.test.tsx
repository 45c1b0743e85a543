import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { testApi, worldNow } from '#tests/support/render.tsx'

import { openPlans } from './open-plans.ts'

testApi()

/** A team of four that the free person owns. */
const giveTeam = (id: string, name: string) =>
  worldNow().teams.put({
    id,
    name,
    members: [
      { accountId: seedUserId('free'), role: 'owner' },
      ...(['student', 'tester', 'admin'] as const).map((key) => ({
        accountId: seedUserId(key),
        role: 'member' as const,
      })),
    ],
  })
const chooseTeam = async () => {
  const { user, card } = await openPlans('free')
  await user.click(within(card('Team')).getByRole('button', { name: 'Choose Team' }))
  return user
}

test('the price is shown as the sum that it is, and paid for that team', async () => {
  giveTeam('team-mine', 'Mine')
  const user = await chooseTeam()
  expect(await screen.findByText('4 members × $49 = $196 a month')).toBeVisible()
  await user.type(await screen.findByLabelText('Card number'), '4242424242424242')
  await user.type(screen.getByLabelText('Expiration date'), '12/30')
  await user.type(screen.getByLabelText('Security code'), '123')
  await user.click(screen.getByRole('button', { name: 'Pay $196' }))
  await screen.findAllByText('Your subscription has been activated successfully.')
  expect(worldNow().accounts.get(seedUserId('free'))?.plan).toBe('team')
  expect(accepted('subscription.teamCheckout').map(({ input }) => input)).toEqual([
    { body: { planType: 'team', billing: 'monthly', teamId: 'team-mine' } },
  ])
})

test('of several teams one is chosen', async () => {
  giveTeam('team-one', 'Cardiology')
  giveTeam('team-two', 'Oncology')
  const user = await chooseTeam()
  const which = await screen.findByLabelText('Which team is the plan for?')
  await user.selectOptions(which, await within(which).findByRole('option', { name: 'Oncology (4 members)' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('4 members × $49 = $196 a month')
  expect(accepted('subscription.teamCheckout')[0]?.input).toMatchObject({ body: { teamId: 'team-two' } })
})

test('without a team one is created on request, and the checkout follows', async () => {
  const user = await chooseTeam()
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent(/You need to own a team/)
  await user.click(within(question).getByRole('button', { name: 'Create team' }))
  expect(await screen.findByText('Team Created')).toBeVisible()
  expect(await screen.findByText('1 member × $49 = $49 a month')).toBeVisible()
})

test('a team that cannot be created', async () => {
  breakCall({ call: 'collaboration.createTeam', status: 500, body: {}, times: 1 })
  const user = await chooseTeam()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Create team' }))
  expect(
    await screen.findByText('Failed to create team. Please try again or create a team manually first.'),
  ).toBeVisible()
})

test('a reply lost after the team was made makes no second team', async () => {
  breakCall({ call: 'collaboration.createTeam', cut: 'after', times: 1 })
  const user = await chooseTeam()
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Create team' }))
  expect(await screen.findByText('1 member × $49 = $49 a month')).toBeVisible()
  expect(accepted('collaboration.createTeam')).toHaveLength(1)
})

test('teams that cannot be read are not taken for none', async () => {
  breakCall({ call: 'subscription.ownedTeams', status: 500, body: {}, times: 1 })
  await chooseTeam()
  expect(await screen.findByText('Failed to load team information. Please try again.')).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})
