import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { breakCall } from '#tests/support/faults.ts'
import { testApi, worldNow } from '#tests/support/render.tsx'

import { openPlans } from './open-plans.ts'

testApi()

const openForm = async (plan: 'Team' | 'Enterprise') => {
  const { user, card } = await openPlans('free')
  await user.click(within(card(plan)).getByRole('button', { name: 'Contact Sales' }))
  const dialog = await screen.findByRole('dialog', { name: 'Contact Sales' })
  const send = () => user.click(within(dialog).getByRole('button', { name: 'Send request' }))
  return { user, dialog, send }
}

test.each([
  ['Team', ['Collaborative writing and editing tools', 'Team analytics', 'Shared libraries', 'Priority support']],
  [
    'Enterprise',
    ['Custom integrations and API access', 'Dedicated account manager', 'On-premise deployment', 'Custom training'],
  ],
] as const)('the %s plan says what it has', async (plan, lines) => {
  const { dialog } = await openForm(plan)
  const shown = within(dialog).getByRole('region', { name: `${plan} Plan` })
  for (const line of lines) expect(shown).toHaveTextContent(line)
})

test('each field that is wrong says so, and nothing is sent', async () => {
  const { user, send } = await openForm('Enterprise')
  await user.clear(screen.getByLabelText('Name'))
  await user.clear(screen.getByLabelText('Email'))
  await user.type(screen.getByLabelText('Email'), 'nobody')
  await user.clear(screen.getByLabelText('Company or institution'))
  await user.type(screen.getByLabelText('Message'), 'Too short')
  await send()
  expect(screen.getByText('Name is required')).toBeVisible()
  expect(screen.getByText('Please enter a valid email address')).toBeVisible()
  expect(screen.getByText('Company name is required')).toBeVisible()
  expect(screen.getByText('Please provide more details about your needs')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(worldNow().contacts.filter(() => true)).toHaveLength(0)
})

test('a request is sent with its plan, thanked for, and closed', async () => {
  const { user, send } = await openForm('Team')
  await user.selectOptions(screen.getByLabelText('Organization size'), '11–50')
  await user.type(screen.getByLabelText('Research domains'), 'cardiology')
  await user.type(screen.getByLabelText('Message'), 'Twelve people who screen together.')
  await send()
  expect(await screen.findByText('Contact request submitted')).toBeVisible()
  const thanks = await screen.findByRole('dialog', { name: 'Thank you' })
  expect(thanks).toHaveTextContent('Our sales team will reach out to you within 24 hours.')
  expect(
    worldNow()
      .contacts.filter(() => true)
      .map(({ request }) => request),
  ).toEqual([
    expect.objectContaining({
      planType: 'team',
      userName: 'Freya Lindqvist',
      organizationSize: '11–50',
      domains: 'cardiology',
      useCases: [],
      complianceNeeds: [],
    }),
  ])
  const close = within(thanks).getAllByRole('button', { name: 'Close' }).at(-1)
  if (close) await user.click(close)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a failure keeps every word, and the second try arrives', async () => {
  breakCall({ call: 'enterprise.contact', status: 500, body: { message: 'No.' }, times: 1 })
  const { user, dialog, send } = await openForm('Enterprise')
  await user.type(screen.getByLabelText('Message'), 'Two hundred people in four places.')
  await send()
  expect(await screen.findByText('Error')).toBeVisible()
  expect(screen.getByText('Failed to submit contact request. Please try again.')).toBeVisible()
  expect(screen.getByLabelText('Message')).toHaveValue('Two hundred people in four places.')
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }))
  expect(await screen.findByRole('dialog', { name: 'Thank you' })).toBeVisible()
})

test('asked too often, it counts the wait down and sends nothing before its end', async () => {
  const asked = () => worldNow().contacts.filter(() => true).length
  breakCall({ call: 'enterprise.contact', status: 429, headers: { 'retry-after': '240' }, times: 1 })
  const { user, dialog, send } = await openForm('Enterprise')
  await user.type(screen.getByLabelText('Message'), 'Two hundred people.')
  await send()
  expect(await within(dialog).findByRole('timer')).toHaveTextContent(/^You can try again in 2\d\d seconds\.$/)
  expect(within(dialog).getByRole('button', { name: 'Send request' })).toHaveAttribute('aria-disabled', 'true')
  await user.type(screen.getByLabelText('Name'), '{Enter}')
  expect(asked()).toBe(0)
})
