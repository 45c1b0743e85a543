import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { devLoginApi } from '#contract/dev-login.ts'
import { keyOfToken } from '#mocks/people/token-key.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { configureWorlds, worldSettings } from '#mocks/world/world-settings.ts'
import { callApi } from '#shared/api/call-api.ts'
import { accepted } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import { textsOnly } from '#tests/support/texts-only.ts'

import { openPlans } from '../features/billing/open-plans.ts'

testApi()

// What a browser cannot show: a link that came by mail, the card form of a provider, the sign-in of development builds.

test('a new password is set by the link of a mail', async () => {
  const { asked } = textsOnly()
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  worldNow().resetTokens.put({ id: keyOfToken('reset-token-1'), accountId: seedUserId('free'), expiresAt })
  const { user } = renderAt('/reset-password?token=reset-token-1')
  await user.type(await screen.findByLabelText('New password'), 'a-new-password')
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
  expect(await screen.findByRole('heading', { name: 'Your new password is saved' })).toBeVisible()
  expect(asked).toEqual([])
})

test('a plan for one person is checked out', async () => {
  const { asked } = textsOnly()
  const { user, card } = await openPlans('free')
  await user.click(within(card('Individual')).getByRole('button', { name: 'Choose Individual' }))
  expect(await screen.findByLabelText('Card number')).toBeVisible()
  expect(accepted('subscription.checkout')).toHaveLength(1)
  expect(asked).toEqual([])
})

test('a plan for a team that somebody owns is checked out', async () => {
  const { asked } = textsOnly()
  const owner = { accountId: seedUserId('free'), role: 'owner' as const }
  worldNow().teams.put({ id: 'team-mine', name: 'Mine', members: [owner] })
  const { user, card } = await openPlans('free')
  await user.click(within(card('Team')).getByRole('button', { name: 'Choose Team' }))
  expect(await screen.findByLabelText('Card number')).toBeVisible()
  expect(accepted('subscription.teamCheckout').map(({ input }) => input)).toMatchObject([
    { body: { teamId: 'team-mine' } },
  ])
  expect(asked).toEqual([])
})

test('the sign-in of development builds signs somebody in', async () => {
  const { asked } = textsOnly()
  const before = worldSettings()
  configureWorlds({ ...before, allowDevLogin: true })
  try {
    await callApi(devLoginApi.devLogin, {})
  } finally {
    configureWorlds(before)
  }
  expect(accepted('auth.devLogin')).toHaveLength(1)
  expect(asked).toEqual([])
})
