import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { worldNow } from '#mocks/server/vitest.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { renderAt, testApi } from '#tests/support/render.tsx'
import { signInAs } from '#tests/support/sign-in.ts'

testApi()
beforeEach(() => {
  vi.stubEnv('ROADRUNNER_OWN_MODELS', 'on')
  vi.stubEnv('ROADRUNNER_KEYS_SECRET', '')
})
afterEach(() => vi.unstubAllEnvs())

test('a person chooses a model in the settings; without a secret on the server no key can be entered, and why is said', async () => {
  signInAs('individual')
  renderAt('/settings?tab=research')
  expect(await screen.findByText(/Now no language model writes/)).toBeVisible()
  expect(screen.getByText(/This server takes no keys/)).toBeVisible()
  expect(screen.queryByLabelText('Key')).toBeNull()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Use this model' }))
  expect(await screen.findByText('Enter the name of the model.')).toBeVisible()
  await user.type(screen.getByLabelText(/^Model/), 'tiny')
  await user.click(screen.getByRole('button', { name: 'Use this model' }))
  expect(await screen.findByText('Now tiny writes (your choice).')).toBeVisible()
  expect(worldNow().models.get(seedUserId('individual'))).toMatchObject({ provider: 'ollama', model: 'tiny' })
  await user.click(screen.getByRole('button', { name: 'Take the choice back' }))
  await waitFor(() => expect(worldNow().models.size).toBe(0))
})

test('where people may not choose, the page says who does', async () => {
  vi.stubEnv('ROADRUNNER_OWN_MODELS', '')
  signInAs('individual')
  renderAt('/settings?tab=research')
  expect(await screen.findByText('On this server, admins choose the language model.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use this model' })).toBeNull()
})
