import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'
import type { Person } from '#tests/support/sign-in.ts'

testApi()

const DAY = 24 * 60 * 60 * 1000
const open = async (as: Person) => {
  const page = renderAt('/settings?tab=billing', { as })
  const plan = within(await screen.findByRole('region', { name: 'Your plan' }))
  await plan.findByText('Current plan')
  return { ...page, plan }
}

describe('what a plan costs', () => {
  test('a student reads one price everywhere: what is charged', async () => {
    const { plan } = await open('student')
    expect(await plan.findByText('$99 a year')).toBeVisible()
    expect(plan.getByText(/^\$99 on /)).toBeVisible()
    expect(plan.queryByText(/110/)).not.toBeInTheDocument()
  })

  test('who works with a seat of a team reads who pays for it, and no price', async () => {
    const team = worldNow().teams.get('team-northfield')
    const members = [...(team?.members ?? []), { accountId: seedUserId('free'), role: 'member' as const }]
    worldNow().teams.update('team-northfield', { members })
    const { plan } = await open('free')
    expect(await plan.findByText('The owner of Northfield Evidence Group, as a team seat')).toBeVisible()
    expect(plan.queryByText('Price')).not.toBeInTheDocument()
    expect(plan.queryByRole('button', { name: /Downgrade|Free/ })).not.toBeInTheDocument()
  })
})

describe('bills', () => {
  test('the next one and the ones before, as the server gives them', async () => {
    const { plan } = await open('individual')
    expect(await plan.findByText('Next bill')).toBeVisible()
    expect(plan.getByText(/^\$25 on \w+ \d+, \d{4}$/)).toBeVisible()
    const invoices = within(await screen.findByRole('table', { name: 'Invoices' }))
    expect(invoices.getAllByRole('row')).toHaveLength(4)
    expect(invoices.getAllByText('Individual plan, monthly')).toHaveLength(3)
    expect(screen.queryByRole('link', { name: 'Manage payment' })).not.toBeInTheDocument()
  })

  test('a portal and documents are offered where they are given, and only at addresses that may be followed', async () => {
    breakCall({
      call: 'billing.details',
      status: 200,
      body: {
        portalUrl: 'https://pay.example.org/portal',
        invoices: [
          { id: 1, at: '2026-10-01T00:00:00Z', amount: 25, url: 'https://pay.example.org/i/1' },
          { id: 2, at: '2026-09-01T00:00:00Z', amount: 25, url: 'javascript:alert(1)' },
        ],
      },
    })
    await open('individual')
    expect(await screen.findByRole('link', { name: 'Manage payment' })).toHaveAttribute(
      'href',
      'https://pay.example.org/portal',
    )
    expect(screen.getAllByRole('link', { name: /^Open the invoice/ })).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Open the invoice of October 1, 2026' })).toHaveAttribute(
      'href',
      'https://pay.example.org/i/1',
    )
  })

  test('nothing is shown and nothing asked where the server has none', async () => {
    breakCall({ call: 'capabilities.get', status: 404 })
    breakCall({ call: 'billing.details', status: 200, body: { portalUrl: 'https://pay.example.org' } })
    const { plan } = await open('individual')
    await waitFor(() => expect(screen.getAllByText('Unlimited')).toHaveLength(5))
    expect(screen.queryByText('Invoices')).not.toBeInTheDocument()
    expect(plan.queryByText('Next bill')).not.toBeInTheDocument()
  })

  test('what cannot be loaded says so and is asked for again', async () => {
    breakCall({ call: 'billing.details', status: 500 })
    const { user } = await open('individual')
    const problem = (await screen.findByText('Your invoices could not be loaded')).closest('[role=alert]')
    mendAll()
    await user.click(within(problem as HTMLElement).getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('table', { name: 'Invoices' })).toBeVisible()
  })
})

describe('the end of a student status', () => {
  const until = (days: number) =>
    worldNow().accounts.update(seedUserId('student'), {
      studentVerificationExpiresAt: new Date(Date.now() + days * DAY + 60_000).toISOString(),
    })

  test('is shown, and not spoken of while it is far', async () => {
    const { plan } = await open('student')
    expect(plan.getByText('December 31, 2027')).toBeVisible()
    expect(screen.queryByText(/Your student status end/)).not.toBeInTheDocument()
  })

  test('is announced in the thirty days before', async () => {
    until(12)
    await open('student')
    expect(await screen.findByText(/^Your student status ends on .*, in 12 days\.$/)).toBeVisible()
  })

  test('is said afterwards, with the way to verify again; the application is taken', async () => {
    until(-2)
    const { user } = await open('student')
    expect(await screen.findByText(/^Your student status ended on /)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Verify again' }))
    await user.type(await screen.findByLabelText('Institution name'), 'Approved College')
    await user.type(screen.getByLabelText('Expected graduation year'), '2030')
    await user.selectOptions(screen.getByLabelText('Document type'), 'transcript')
    await user.upload(screen.getByLabelText('Document'), new File(['enrolled'], 'letter.pdf'))
    await user.click(screen.getByRole('button', { name: 'Submit application' }))
    expect(await screen.findByText('Verification Pending')).toBeVisible()
    const dialog = screen.getByRole('dialog')
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    expect(await screen.findByText('December 31, 2030')).toBeVisible()
    expect(screen.queryByText(/Your student status end/)).not.toBeInTheDocument()
  })
})

describe('the plan ends here, too', () => {
  test('with everything exported first', async () => {
    const { user, plan } = await open('individual')
    await user.click(plan.getByRole('button', { name: 'Downgrade to Free' }))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('Unlimited searches: 3 a month from now on')
    await user.click(within(question).getByRole('button', { name: 'Export everything' }))
    expect(await screen.findByText('Your data is exported')).toBeVisible()
    // The question still stands: an export is no answer.
    expect(within(question).getByRole('button', { name: 'Export again' })).toBeVisible()
    expect(accepted('subscription.downgrade')).toHaveLength(0)
    await user.click(within(question).getByRole('button', { name: 'Downgrade now' }))
    expect(await screen.findByText('Plan Downgraded')).toBeVisible()
    await waitFor(() => expect(plan.getByText('Free')).toBeVisible())
    expect(plan.queryByText('Next bill')).not.toBeInTheDocument()
  })

  test('there is nothing to end on Free', async () => {
    const { plan } = await open('free')
    expect(plan.queryByRole('button', { name: 'Downgrade to Free' })).not.toBeInTheDocument()
  })
})
