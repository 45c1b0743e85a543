import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'

import { breakCall } from '../../support/faults.ts'
import { renderAt, testApi, worldNow } from '../../support/render.tsx'

testApi()
// The first test must not pay for reading every file of the pages.
beforeAll(() =>
  Promise.all([import('#pages/affiliate/AffiliatePage.tsx'), import('#pages/affiliate/CampaignPage.tsx')]),
)

test('terms first; joined after accepting them; then a link that says what is wrong with an address', async () => {
  const { user } = renderAt('/affiliate', { as: 'free' })
  expect(await screen.findByText('25 % of each payment for 12 months after registration')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Join the program' })).toBeDisabled()
  await user.click(screen.getByLabelText('I have read the terms and accept them'))
  await user.click(screen.getByRole('button', { name: 'Join the program' }))
  expect(await screen.findByText('No clicks yet')).toBeVisible()
  expect(worldNow().affiliates.get(seedUserId('free'))).toMatchObject({ code: 'FREE', state: 'active' })
  const link = () => document.querySelector('output')?.textContent
  expect(link()).toBe(`${location.origin}/?ref=FREE`)
  expect(screen.getByRole('img', { name: `QR code of ${location.origin}/?ref=FREE` })).toBeVisible()

  await user.selectOptions(screen.getByLabelText('Leads to'), 'Another public page')
  await user.click(screen.getByLabelText('Address of the page'))
  await user.paste('/search/shared/abc?ref=OTHER&utm_source=x')
  expect(await screen.findByText(/has tags already: ref\. They are replaced by yours/)).toBeVisible()
  expect(screen.getByText(/tags of another program: utm_source/)).toBeVisible()
  expect(link()).toBe(`${location.origin}/search/shared/abc?utm_source=x&ref=FREE`)
  const long = `/search/shared/abc?q=${'long-'.repeat(390)}`
  await user.clear(screen.getByLabelText('Address of the page'))
  await user.paste(long)
  expect(screen.getByRole('img', { name: `QR code of ${location.origin}${long}&ref=FREE` })).toBeVisible()
  await user.clear(screen.getByLabelText('Address of the page'))
  await user.paste('https://evil.test/')
  expect(await screen.findByText(/Enter the address of a page that visitors can open/)).toBeVisible()
  expect(link()).toBeUndefined()
})

test('steps that do not reconcile are named', async () => {
  const funnel = { clicks: 10, leads: 12, customers: 1, commissions: 0, paid: 0 }
  breakCall({ call: 'affiliate.funnel', status: 200, body: { funnel, before: funnel, amount: 0 } })
  renderAt('/affiliate', { as: 'individual' })
  expect(await screen.findByText(/Leads has more than Clicks/)).toBeVisible()
  expect(screen.queryByText(/The steps reconcile/)).toBeNull()
})

test.each([
  ['enterprise', 'Your request is being reviewed'],
  ['tester', /coupon site/],
] as const)('what %s is told', async (person, words) => {
  renderAt('/affiliate', { as: person })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
})

test('somebody else’s campaign is not there; an ended one can only be read', async () => {
  const { unmount } = renderAt('/campaign/campaign-autumn-reading', { as: 'free' })
  expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeVisible()
  unmount()
  renderAt('/campaign/campaign-spring-course', { as: 'individual' })
  expect(await screen.findByText(/This campaign has ended/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Copy link of course-page' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add channel' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save notes' })).toBeNull()
})

test('notes that were changed elsewhere are not written over, and what was typed is kept', async () => {
  const { user } = renderAt('/campaign/campaign-autumn-reading', { as: 'individual' })
  const notes = await screen.findByRole('textbox', { name: 'Notes' })
  await user.click(notes)
  await user.paste(' And more.')
  worldNow().campaigns.update('campaign-autumn-reading', { notes: 'Theirs.', version: 2 })
  await user.click(screen.getByRole('button', { name: 'Save notes' }))
  expect(await screen.findByText(/The notes were not saved.*changed elsewhere/)).toBeVisible()
  expect(notes).toHaveValue('The talk in Lisbon is on the slides’ last page. And more.')
  await waitFor(() => expect(worldNow().campaigns.get('campaign-autumn-reading')?.notes).toBe('Theirs.'))
})
