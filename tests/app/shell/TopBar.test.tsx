import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { setFault } from '#mocks/server/faults.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const AT = '/help'
const bar = () => screen.findByRole('banner')

test('holds the logo, dashboard and resources, and the six tools in the order of the work', async () => {
  renderAt(AT, { as: 'individual' })
  const banner = await bar()
  expect(within(banner).getByRole('link', { name: 'Roadrunner' })).toHaveAttribute('href', '/personalized-dashboard')
  expect(within(banner).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/personalized-dashboard')
  expect(within(banner).getByRole('link', { name: 'Resources' })).toHaveAttribute('href', '/resources')
  const tools = within(screen.getByRole('navigation', { name: 'Tools' })).getAllByRole('link')
  expect(tools.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Copilot', '/copilot'],
    ['Search', '/search'],
    ['Analyze', '/analyze'],
    ['Synthesize', '/synthesis'],
    ['Write', '/write'],
    ['Collaborate', '/collaborate'],
  ])
})

test('names the tool in use, also deeper inside it', async () => {
  renderAt('/write/draft-1', { as: 'individual' })
  await bar()
  expect(screen.getByRole('link', { name: 'Write', current: 'page' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Search', current: false })).toBeInTheDocument()
})

describe('the user menu', () => {
  const entries = async (as: 'admin' | 'individual') => {
    const { user } = renderAt(AT, { as })
    await user.click(await screen.findByRole('button', { name: 'User menu' }))
    return screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])
  }
  const everybody = [
    ['Profile', '/profile'],
    ['Settings', '/settings'],
    ['Manage Billing', '/settings?tab=billing'],
    ['Knowledge Base', '/knowledgebase'],
    ['Affiliate', '/affiliate'],
    ['Sign out', null],
  ]

  test('leads to what is mine', async () => {
    expect(await entries('individual')).toEqual(everybody)
  })

  test('leads admins to the admin dashboard', async () => {
    expect(await entries('admin')).toEqual(everybody.toSpliced(5, 0, ['Admin Dashboard', '/admin-dashboard']))
  })

  test('signs out: the session ends and the bar is gone', async () => {
    const { user } = renderAt(AT, { as: 'individual' })
    await user.click(await screen.findByRole('button', { name: 'User menu' }))
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    await waitFor(() => expect(addressNow()).toBe('/auth'))
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    expect(await screen.findByText('Logged out')).toBeInTheDocument()
  })
})

describe('the plan button', () => {
  test('shows the plan that holds, and opens the plans', async () => {
    const { user } = renderAt(AT, { as: 'individual' })
    await user.click(await screen.findByRole('button', { name: 'Individual plan' }))
    expect(await screen.findByRole('dialog', { name: /plans/i })).toBeInTheDocument()
  })

  test('says nothing of a plan before the server has', async () => {
    setFault(worldNow().id, { call: 'subscription.get', hang: true })
    renderAt(AT, { as: 'individual' })
    expect(await screen.findByRole('button', { name: 'Plans' })).toBeInTheDocument()
    expect(screen.queryByText(/free/i)).not.toBeInTheDocument()
  })
})

test('the theme menu changes the theme and says which one holds', async () => {
  const { user } = renderAt(AT, { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: 'Toggle theme' }))
  expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
  expect(document.documentElement).toHaveClass('dark')
  await user.click(screen.getByRole('button', { name: 'Toggle theme' }))
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  await user.click(screen.getByRole('menuitemradio', { name: 'Light' }))
  expect(document.documentElement).not.toHaveClass('dark')
})

test('the tools fold into a sheet that closes once something is chosen', async () => {
  const { user } = renderAt(AT, { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const sheet = await screen.findByRole('dialog', { name: 'Tools' })
  await user.click(within(sheet).getByRole('link', { name: /^Copilot/ }))
  await waitFor(() => expect(addressNow()).toBe('/copilot'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the sheet leads to the plans as well, and makes room for them', async () => {
  const { user } = renderAt(AT, { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const sheet = await screen.findByRole('dialog', { name: 'Tools' })
  await user.click(await within(sheet).findByRole('button', { name: 'Individual plan' }))
  expect(await screen.findByRole('dialog', { name: /plans/i })).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'Tools' })).not.toBeInTheDocument()
})

test.each(['/auth', '/reset-password', '/'])('there is no bar on %s', async (path) => {
  renderAt(path)
  await screen.findByRole('main')
  expect(screen.queryByRole('navigation', { name: 'Tools' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'User menu' })).not.toBeInTheDocument()
})

test('the first stop of the Tab key skips to the page', async () => {
  const { user } = renderAt(AT, { as: 'individual' })
  await bar()
  await user.tab()
  const skip = screen.getByRole('link', { name: 'Skip to content' })
  expect(skip).toHaveFocus()
  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'))
})
