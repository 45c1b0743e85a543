import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { accepted, breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi } from '#tests/support/render.tsx'

testApi()

const bodyOf = (call: string) => accepted(call).at(-1)?.input['body'] as Record<string, unknown>

async function form(tab: 'issue' | 'feedback', name: string) {
  const { user } = renderAt(`/help?tab=${tab}`, { as: 'individual' })
  const fields = within(await screen.findByRole('form', { name }))
  return { user, fields, submit: fields.getByRole('button', { name }) }
}

describe('an issue', () => {
  const issue = () => form('issue', 'Create ticket')

  test('needs a title and details, in these words', async () => {
    const { user, fields, submit } = await issue()
    await user.click(submit)
    expect(fields.getByText('Title is required')).toBeVisible()
    expect(fields.getByText('Please provide more details (at least 10 characters)')).toBeVisible()
    await waitFor(() => expect(fields.getByLabelText('Title')).toHaveFocus())
    await user.type(fields.getByLabelText('Title'), '   ')
    await user.type(fields.getByLabelText('What happened?'), '123456789 ')
    expect(fields.getByText('Title is required')).toBeVisible()
    expect(fields.getByText('Please provide more details (at least 10 characters)')).toBeVisible()
    await user.click(fields.getByLabelText('Title'))
    await user.paste('x'.repeat(201))
    expect(fields.getByText('Title too long')).toBeVisible()
    expect(accepted('help.ticket')).toHaveLength(0)
  })

  test('takes a title of 200 characters and details of 10, is P2 by default, and shows its number', async () => {
    const { user, fields, submit } = await issue()
    expect(fields.getByLabelText('Severity')).toHaveValue('P2')
    await user.click(fields.getByLabelText('Title'))
    await user.paste('t'.repeat(200))
    await user.type(fields.getByLabelText('What happened?'), '1234567890')
    await user.dblClick(submit)
    expect(await screen.findByText('Ticket RR-1001 was created')).toBeVisible()
    expect(accepted('help.ticket')).toHaveLength(1)
    expect(bodyOf('help.ticket')).toEqual({
      title: 't'.repeat(200),
      body: '1234567890',
      severity: 'P2',
      route: '/help',
      persona: 'principal_co_investigator',
    })
    expect(within(screen.getByRole('region', { name: 'Your tickets' })).getByText('RR-1001')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Report another issue' }))
    expect(await screen.findByLabelText('Title')).toHaveValue('')
  })

  test('sends what is optional below its own headings', async () => {
    const { user, fields, submit } = await issue()
    await user.selectOptions(fields.getByLabelText('Severity'), 'P0')
    await user.type(fields.getByLabelText('Title'), 'Export stops')
    await user.type(fields.getByLabelText('What happened?'), 'The export stops early.')
    await user.type(fields.getByLabelText(/^Steps to reproduce/), 'Press Export')
    await user.type(fields.getByLabelText(/^What did you expect/), 'A file')
    await user.click(submit)
    await screen.findByText(/^Ticket RR-/)
    expect(bodyOf('help.ticket')).toMatchObject({
      severity: 'P0',
      body: 'The export stops early.\n\nSteps to reproduce:\nPress Export\n\nExpected:\nA file',
    })
  })

  test.each([
    ['a server error', { status: 500 }],
    ['a web page', { html: true }],
    ['a broken line', { cut: 'before' as const }],
  ])('that meets %s keeps what was typed', async (_, fault) => {
    breakCall({ call: 'help.ticket', times: 1, ...fault })
    const { user, fields, submit } = await issue()
    await user.type(fields.getByLabelText('Title'), 'Export stops')
    await user.type(fields.getByLabelText('What happened?'), 'The export stops early.')
    await user.click(submit)
    expect(await fields.findByText('Failed to create support ticket. Please try again.')).toBeVisible()
    expect(fields.getByLabelText('Title')).toHaveValue('Export stops')
    await user.click(submit)
    expect(await screen.findByText('Ticket RR-1001 was created')).toBeVisible()
  })

  test('that is refused with status 200 says why; one without a number is created all the same', async () => {
    breakCall({
      call: 'help.ticket',
      status: 200,
      body: { success: false, message: 'Too many tickets today.' },
      times: 1,
    })
    breakCall({ call: 'help.ticket', status: 204, body: '' })
    const { user, fields, submit } = await issue()
    await user.type(fields.getByLabelText('Title'), 'Export stops')
    await user.type(fields.getByLabelText('What happened?'), 'The export stops early.')
    await user.click(submit)
    expect(await fields.findByText('Too many tickets today.')).toBeVisible()
    await user.click(submit)
    expect(await screen.findByText('Your ticket was created')).toBeVisible()
  })

  test('is not sent again before the wait is over', async () => {
    breakCall({ call: 'help.ticket', status: 429, headers: { 'retry-after': '30' } })
    const { user, fields, submit } = await issue()
    await user.type(fields.getByLabelText('Title'), 'Export stops')
    await user.type(fields.getByLabelText('What happened?'), 'The export stops early.')
    await user.click(submit)
    expect(await fields.findByText(/You can try again in (30|29|28) seconds\./)).toBeVisible()
    expect(submit).toHaveAttribute('aria-disabled', 'true')
  })

  test('that is half written is there after the page was left', async () => {
    const { user, fields } = await issue()
    await user.type(fields.getByLabelText('Title'), 'Half a thought')
    await user.click(screen.getByRole('tab', { name: 'Feedback' }))
    await user.click(screen.getByRole('tab', { name: 'Issue' }))
    expect(await screen.findByLabelText('Title')).toHaveValue('Half a thought')
  })
})

describe('feedback', () => {
  const feedback = () => form('feedback', 'Send feedback')
  const LABELS = ['No rating', 'Needs improvement', 'Could be better', 'Good', 'Great', 'Excellent']

  test('cannot be sent before a type is chosen, and is checked in these words', async () => {
    const { user, fields, submit } = await feedback()
    expect(submit).toBeDisabled()
    await user.selectOptions(fields.getByLabelText('Type'), 'Bug')
    expect(submit).toBeEnabled()
    await user.click(submit)
    expect(fields.getByText('Title is required')).toBeVisible()
    expect(fields.getByText('Please provide more details (at least 5 characters)')).toBeVisible()
    await user.click(fields.getByLabelText('Title'))
    await user.paste('x'.repeat(201))
    expect(fields.getByText('Title too long')).toBeVisible()
    expect(accepted('help.feedback')).toHaveLength(0)
  })

  test.each([
    ['kudos', true],
    ['other', true],
    ['ux', false],
    ['feature_request', false],
    ['bug', false],
  ])('of type %s is rated: %s', async (type, isRated) => {
    const { user, fields } = await feedback()
    await user.selectOptions(fields.getByLabelText('Type'), type)
    const labels = fields.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent.replace(/^\d/, ''))
    expect(labels).toEqual(isRated ? LABELS : [])
  })

  test('takes its rating along, and drops it when the type takes none', async () => {
    const { user, fields, submit } = await feedback()
    await user.selectOptions(fields.getByLabelText('Type'), 'kudos')
    await user.click(fields.getByRole('radio', { name: 'Excellent' }))
    await user.type(fields.getByLabelText('Title'), 'The ledger')
    await user.type(fields.getByLabelText('Details'), '12345')
    await user.click(submit)
    expect(await screen.findByText('Your feedback was received')).toBeVisible()
    expect(bodyOf('help.feedback')).toEqual({
      type: 'kudos',
      title: 'The ledger',
      body: '12345',
      rating: 5,
      route: '/help',
      persona: 'principal_co_investigator',
    })
  })

  test('of a type without rating sends none', async () => {
    const { user, fields, submit } = await feedback()
    await user.selectOptions(fields.getByLabelText('Type'), 'other')
    await user.click(fields.getByRole('radio', { name: 'Good' }))
    await user.selectOptions(fields.getByLabelText('Type'), 'ux')
    await user.type(fields.getByLabelText('Title'), 'The ledger')
    await user.type(fields.getByLabelText('Details'), '12345')
    await user.click(submit)
    await screen.findByText('Your feedback was received')
    expect(bodyOf('help.feedback')).not.toHaveProperty('rating')
  })

  test('that fails says so and keeps what was typed', async () => {
    breakCall({ call: 'help.feedback', status: 503, times: 1 })
    const { user, fields, submit } = await feedback()
    await user.selectOptions(fields.getByLabelText('Type'), 'bug')
    await user.type(fields.getByLabelText('Title'), 'The ledger')
    await user.type(fields.getByLabelText('Details'), '12345')
    await user.click(submit)
    expect(await fields.findByText('Failed to submit feedback. Please try again.')).toBeVisible()
    expect(fields.getByLabelText('Details')).toHaveValue('12345')
  })
})

describe('the support center', () => {
  test('takes a ticket of a visitor, with an address to answer to and the diagnostic text if wanted', async () => {
    const { user } = renderAt('/support-center')
    await screen.findByRole('heading', { level: 1, name: 'Support center' })
    expect(screen.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute('href', '/auth?view=forgot')
    expect(await screen.findByText('The server answers.')).toBeVisible()
    expect(screen.queryByText('Live updates')).not.toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Send this text with the ticket' }))
    await user.type(screen.getByLabelText('Title'), 'Cannot sign in')
    await user.type(screen.getByLabelText('What happened?'), 'The link has run out.')
    await user.type(screen.getByLabelText('Your email (optional)'), 'nobody@')
    await user.click(screen.getByRole('button', { name: 'Create ticket' }))
    expect(screen.getByText('Enter an email address such as name@example.org.')).toBeVisible()
    await user.type(screen.getByLabelText('Your email (optional)'), 'example.org')
    await user.click(screen.getByRole('button', { name: 'Create ticket' }))
    expect(await screen.findByText('Ticket RR-1001 was created')).toBeVisible()
    const { body, route } = bodyOf('help.ticket')
    expect(route).toBe('/support-center')
    expect(body).toMatch(
      /^The link has run out\.\n\nReply to:\nnobody@example\.org\n\nRoadrunner diagnostic text\nTime: /,
    )
  })

  test('says in plain words when the server cannot be reached, and looks again', async () => {
    breakCall({ call: 'auth.me', cut: 'before' })
    const { user } = renderAt('/support-center')
    expect(await screen.findByText(/^The server could not be reached/)).toBeVisible()
    breakCall({ call: 'auth.me', delayMs: 1 })
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('The server answers.')).toBeVisible()
  })
})
