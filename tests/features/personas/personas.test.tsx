import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { accepted, breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const ME = 'user-free'
const account = () => worldNow().accounts.get(ME)
const radio = (name: string) => screen.findByRole('radio', { name })

test('nine cards say for whom each is, what it changes, and how its dashboard begins; none is chosen for a newcomer', async () => {
  renderAt('/select-persona', { as: 'free' })
  const grant = await radio('Grant writer')
  expect(screen.getAllByRole('radio')).toHaveLength(9)
  expect(screen.getAllByRole('radio').filter((each) => (each as HTMLInputElement).checked)).toEqual([])
  expect(grant).toHaveAccessibleDescription(/You make the case for funding/)
  expect(grant).toHaveAccessibleDescription(/Its dashboard starts with: Funding, Proposals, Tasks\./)
  expect(grant).toHaveAccessibleDescription(/Help speaks to grant writers/)
  expect(grant).toHaveAccessibleDescription(/Offered first, besides search: Funding rationales/)
  expect(document.title).toBe('Choose a persona · Roadrunner')
})

test('a choice shows at once and is sent with the layout of its dashboard; changing one’s mind sends the last', async () => {
  const { user } = renderAt('/select-persona', { as: 'free' })
  await user.click(await radio('Academic'))
  expect(await radio('Academic')).toBeChecked()
  await user.click(await radio('Healthcare provider'))
  await waitFor(() => expect(account()?.personaType).toBe('healthcare_provider'))
  await waitFor(() =>
    expect(account()?.dashboardSettings).toMatchObject({
      layout: 'grid',
      panels: [{ type: 'recommendations', size: 'large' }, { type: 'syntheses' }, { type: 'reading' }],
    }),
  )
  expect(screen.getAllByText('Yours')).toHaveLength(1)
})

test('a choice that cannot be saved holds on this device, says so, and is sent at the next start', async () => {
  breakCall({ call: 'user.persona', status: 500, body: {} })
  const { user, unmount } = renderAt('/select-persona', { as: 'free' })
  await user.click(await radio('Academic'))
  expect(await screen.findByText('Not saved to your account yet')).toBeVisible()
  expect(accepted('user.persona')).toHaveLength(0)
  unmount()

  breakCall({ call: 'user.persona', delayMs: 1 })
  renderAt('/select-persona')
  expect(await radio('Academic')).toBeChecked()
  await waitFor(() => expect(account()?.personaType).toBe('academic'))
})

test('a persona that this version does not know is the default, with a notice, and nothing is sent', async () => {
  worldNow().accounts.update(ME, { personaType: 'wizard' })
  const { user, unmount } = renderAt('/personalized-dashboard', { as: 'free' })
  expect(await screen.findByText(/does not know \(wizard\)/)).toBeVisible()
  expect(screen.getByText('Set up for researchers.')).toBeVisible()
  expect(accepted('user.persona')).toHaveLength(0)
  await user.click(screen.getByRole('link', { name: 'Change persona' }))
  await user.click(await radio('Principal or co-investigator'))
  await waitFor(() => expect(account()?.personaType).toBe('principal_co_investigator'))
  expect(screen.queryByText(/does not know/)).not.toBeInTheDocument()
  unmount()
})

test('nothing of one person’s choice is there for the next', async () => {
  const { user } = renderAt('/select-persona', { as: 'free' })
  await user.click(await radio('Academic'))
  await waitFor(() => expect(account()?.dashboardSettings).toBeDefined())
  await user.click(screen.getByRole('button', { name: 'User menu' }))
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith('persona'))).toEqual([]))
})

test('storage that holds anything but a record starts as if it were empty', async () => {
  for (const text of ['{', '"wizard"', '{"personaType":"wizard"}', '{"data":{},"dashboards":{"x":1},"unsaved":[]}']) {
    localStorage.setItem(`persona:${ME}`, text)
    const { unmount } = renderAt('/personalized-dashboard', { as: 'free' })
    expect(await screen.findByRole('region', { name: 'Recent syntheses' })).toBeVisible()
    unmount()
  }
})
