import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { accepted, breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi } from '#tests/support/render.tsx'

testApi()

const region = async (name: string) => within(await screen.findByRole('region', { name }))

function goOffline(isOffline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
  act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')))
}
afterEach(() => vi.restoreAllMocks())

test.each([
  [
    'an error of the server',
    { call: 'auth.me', status: 503 },
    'The server answers, but with an error (503). The trouble is on our side: try again in a few minutes.',
    /^Roadrunner’s server: error 503$/m,
  ],
  [
    'a guest network that answers for it',
    { call: 'auth.me', html: true },
    /^Something else is answering instead of the server, often the sign-in page of a guest network/,
    /^Roadrunner’s server: html$/m,
  ],
] as const)('names %s in plain words, and in the text for support', async (_, fault, words, line) => {
  breakCall(fault)
  renderAt('/support-center')
  const connection = await region('Connection')
  expect(await connection.findByText(words)).toBeVisible()
  expect((await screen.findByLabelText('Diagnostic text', { selector: 'pre' })).textContent).toMatch(line)
})

test('says what the server offers, and what it means where it does not', async () => {
  breakCall({ call: 'capabilities.get', status: 200, body: { features: ['documents', 'search'] } })
  renderAt('/support-center')
  const offers = await region('What works here')
  expect(offers.getByText('A library of papers')).toBeVisible()
  expect(offers.queryByText('Papers cannot be imported or chosen on this server.')).not.toBeInTheDocument()
  expect(offers.getByText('A synthesis is shown when it is finished.')).toBeVisible()
  expect(screen.getByLabelText('Diagnostic text', { selector: 'pre' })).toHaveTextContent(
    'Server offers: documents, search',
  )
})

test('a visitor reads answers in place: no link leads to a page that is closed to them', async () => {
  const { user } = renderAt('/support-center')
  const answers = await region('Answers to read now')
  await user.click(answers.getByText('Passwords'))
  expect(answers.getByText(/^The link in the message works once/)).toBeVisible()
  expect(answers.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^About / })).not.toBeInTheDocument()
})

test('signed in, an answer opens in help beside the page', async () => {
  const { user } = renderAt('/support-center', { as: 'free' })
  const answers = await region('Answers to read now')
  await user.click(answers.getByRole('link', { name: 'Importing references' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Importing references' })).toHaveFocus()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click((await region('Connection')).getByRole('button', { name: 'About the connection' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'When the connection fails' })).toBeVisible()
})

test('offline one can write, and it is sent when one asks for it, not before', async () => {
  const { user } = renderAt('/support-center')
  await user.type(await screen.findByLabelText('Title'), 'No network')
  await user.type(screen.getByLabelText('What happened?'), 'It went away in a tunnel.')
  goOffline(true)
  expect(await screen.findByText('You are offline')).toBeVisible()
  goOffline(false)
  expect(
    await screen.findByText('What you were writing is still here, and a waiting ticket is being sent.'),
  ).toBeVisible()
  expect(accepted('help.ticket')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Create ticket' }))
  expect(await screen.findByText(/^Ticket RR-\d+ was created$/)).toBeVisible()
  expect(accepted('help.ticket')).toHaveLength(1)
})
