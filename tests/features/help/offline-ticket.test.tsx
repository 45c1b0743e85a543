import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { accepted, breakCall, mendAll } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()
beforeEach(mendAll)
afterEach(() => vi.restoreAllMocks())

/** The device says so, and the browser tells the page. */
function network(isOn: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOn)
  act(() => void window.dispatchEvent(new Event(isOn ? 'online' : 'offline')))
}
const tickets = () => worldNow().tickets.all()
const open = () => renderAt('/help?tab=issue', { as: 'individual' })
const waiting = () => screen.findByRole('region', { name: 'Waiting to be sent' })

async function write(user: ReturnType<typeof renderAt>['user'], title: string) {
  const form = within(await screen.findByRole('form', { name: 'Create ticket' }))
  await user.type(form.getByLabelText('Title'), title)
  await user.type(form.getByLabelText('What happened?'), 'It stopped on the train.')
  await user.click(form.getByRole('button', { name: 'Create ticket' }))
}

test('written offline it waits visibly, through a reload, and is sent once when there is a connection', async () => {
  const { user, unmount } = open()
  await screen.findByRole('form', { name: 'Create ticket' })
  network(false)
  await write(user, 'Export stops')
  expect(await screen.findByText('Your ticket waits for a connection')).toBeVisible()
  expect(within(await waiting()).getByText('Export stops')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Report another issue' }))
  await write(user, 'Import too')
  expect(accepted('help.ticket')).toEqual([])
  unmount()
  // Reloaded with the network back: the queue is on the device, and nobody presses anything.
  vi.restoreAllMocks()
  renderAt('/search')
  await waitFor(() => expect(tickets().map(({ title }) => title)).toEqual(['Export stops', 'Import too']))
  network(true)
  network(true)
  await screen.findByRole('searchbox')
  expect(accepted('help.ticket')).toHaveLength(2)
  expect(localStorage.getItem('help:outbox:user-individual')).toBeNull()
})

test('back online while one looks: sent, its number is kept, and the notice follows', async () => {
  const { user } = open()
  await screen.findByRole('form', { name: 'Create ticket' })
  network(false)
  await write(user, 'Export stops')
  await waiting()
  network(true)
  expect(await screen.findByText('Your ticket was created')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Waiting to be sent' })).not.toBeInTheDocument()
  expect(within(screen.getByRole('region', { name: 'Your tickets' })).getByText('RR-1001')).toBeVisible()
  expect(accepted('help.ticket')).toHaveLength(1)
})

test('an answer that is lost leaves a doubt and no second ticket: that one waits for a click', async () => {
  const { user } = open()
  await screen.findByRole('form', { name: 'Create ticket' })
  network(false)
  await write(user, 'Export stops')
  breakCall({ call: 'help.ticket', cut: 'after', times: 1 })
  network(true)
  const region = within(await waiting())
  expect(await region.findByText(/^It was sent but not confirmed, so it may have arrived/)).toBeVisible()
  network(false)
  network(true)
  expect(tickets()).toHaveLength(1)
  expect(region.getByRole('button', { name: 'Send again' })).toBeEnabled()
})

test('refused it is kept, can be sent again, and can be taken back into the form', async () => {
  const { user } = open()
  await screen.findByRole('form', { name: 'Create ticket' })
  network(false)
  await write(user, 'Export stops')
  breakCall({ call: 'help.ticket', status: 422 })
  network(true)
  const region = within(await waiting())
  expect(await region.findByText(/^The server refused it\. Nothing is lost\./)).toBeVisible()
  await user.click(region.getByRole('button', { name: 'Take back into the form' }))
  const form = within(await screen.findByRole('form', { name: 'Create ticket' }))
  expect(form.getByLabelText('Title')).toHaveValue('Export stops')
  expect(form.getByLabelText('What happened?')).toHaveValue('It stopped on the train.')
  mendAll()
  await user.click(form.getByRole('button', { name: 'Create ticket' }))
  expect(await screen.findByText('Ticket RR-1001 was created')).toBeVisible()
  expect(accepted('help.ticket')).toHaveLength(1)
})

test('a page that was closed while it sent leaves a doubt, and sends nothing by itself', async () => {
  const ticket = { title: 'Export stops', body: 'It stopped on the train.', severity: 'P2' }
  const kept = { key: 'k', at: '2026-11-20T10:00:00Z', state: 'sending', fields: {}, ticket }
  localStorage.setItem('help:outbox:user-individual', JSON.stringify([kept]))
  open()
  const region = within(await waiting())
  expect(await region.findByText(/^It was sent but not confirmed/)).toBeVisible()
  expect(tickets()).toEqual([])
})
