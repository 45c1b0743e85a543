import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'

import { breakCall, mendAll } from '../../support/faults.ts'
import { renderAt, testApi, worldNow } from '../../support/render.tsx'

testApi()
// The first test must not pay for reading every file of the pages.
beforeAll(() =>
  Promise.all([
    import('#pages/admin/AdminDashboardPage.tsx'),
    import('#pages/admin/AdminOrganizationPage.tsx'),
    import('#pages/admin/AdminPlatformPage.tsx'),
  ]),
)

const ticket = () =>
  worldNow().tickets.put({
    id: 'RR-1001',
    accountId: seedUserId('individual'),
    title: 'Export fails',
    body: 'The RIS export stops halfway.',
    severity: 'P1',
    at: new Date().toISOString(),
  })

test('where the server says that somebody is no admin, there is nothing at the address', async () => {
  breakCall({ call: 'admin.access', status: 403, body: { message: 'No.' } })
  renderAt('/admin/platform', { as: 'admin' })
  expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeVisible()
})

test('while the server does not say who may see them, the page has a heading, the reason and another try', async () => {
  breakCall({ call: 'admin.access', status: 500, body: { message: 'Out of order.' } })
  const { user } = renderAt('/admin/platform', { as: 'admin' })
  expect(await screen.findByRole('heading', { level: 1, name: 'The admin pages could not be opened' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Out of order.')
  mendAll()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Platform' })).toBeVisible()
})

test('what the server does not count has no tile', async () => {
  breakCall({ call: 'admin.support', status: 404, body: {} })
  renderAt('/admin', { as: 'admin' })
  expect(await screen.findByRole('region', { name: 'Usage per feature' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Support' })).toBeNull())
  expect(screen.queryByText(/Support could not be loaded/)).toBeNull()
})

test('without a right the page says that it is read-only, and offers no change', async () => {
  breakCall({ call: 'admin.access', status: 200, body: { rights: [] } })
  renderAt('/admin/organization', { as: 'admin' })
  expect(await screen.findByText('Northfield Evidence Group')).toBeVisible()
  expect(screen.getByText('Read only')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
})

test('a tile that fails stands alone, and comes back by itself', async () => {
  breakCall({ call: 'admin.people', status: 500, body: { message: 'The figures are away.' } })
  const { user } = renderAt('/admin', { as: 'admin' })
  expect(await screen.findByText('People could not be loaded')).toBeVisible()
  expect(screen.getByText('The figures are away.')).toBeVisible()
  expect(await screen.findByRole('link', { name: /1 Student verifications waiting/ })).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Plans' })).toHaveTextContent('Enterprise')
  mendAll()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('region', { name: 'People' })).toHaveTextContent('Accounts9')
})

describe('an answer to a ticket', () => {
  test('is kept where it was refused, and arrives once where its answer was lost', async () => {
    ticket()
    const { user } = renderAt('/admin?view=support', { as: 'admin' })
    await user.click(await screen.findByRole('button', { name: 'Reply to “Export fails”' }))
    const card = screen.getByRole('article', { name: 'Export fails' })
    await user.click(within(card).getByLabelText('Reply'))
    await user.paste('Mended, please try again.')
    breakCall({ call: 'admin.replySupport', status: 503, body: { message: 'Away.' }, times: 1 })
    await user.click(within(card).getByRole('button', { name: 'Send reply' }))
    expect(await within(card).findByText(/Your reply was not sent.*Away\./)).toBeVisible()
    expect(within(card).getByLabelText('Reply')).toHaveValue('Mended, please try again.')

    breakCall({ call: 'admin.replySupport', cut: 'after', times: 1 })
    await user.click(within(card).getByRole('button', { name: 'Send reply' }))
    expect(await within(card).findByText(/Your reply was not sent/)).toBeVisible()
    await user.click(within(card).getByRole('button', { name: 'Send reply' }))
    await waitFor(() => expect(within(card).getByLabelText('Reply')).toHaveValue(''))
    expect(worldNow().tickets.get('RR-1001')?.replies).toHaveLength(1)
  })
})

test('a student who was not approved reads why, where they apply again', async () => {
  worldNow().accounts.update(seedUserId('free'), { studentVerificationReason: 'The letter is of 2019.' })
  const { user } = renderAt('/help', { as: 'free' })
  await user.click(await screen.findByRole('button', { name: 'Free plan' }))
  await user.click(await screen.findByRole('button', { name: 'Verify student status' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText(/The letter is of 2019\./)).toBeVisible()
})
