import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { LivePaused } from '#platform/realtime/LivePaused.tsx'
import { RealtimeProvider } from '#platform/realtime/RealtimeProvider.tsx'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { createQueryClient } from '#shared/query/query-client.ts'

import { handSocket } from './hand-socket.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

async function page() {
  const client = createQueryClient()
  client.setQueryData(sessionQuery().queryKey, { id: 'u1' })
  const socket = handSocket()
  render(
    <QueryClientProvider client={client}>
      <RealtimeProvider createSocket={() => socket}>
        <LivePaused />
      </RealtimeProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(socket.connects).toBe(1))
  return { socket, user: userEvent.setup() }
}

test('nothing is said while it connects, nor in a short gap', async () => {
  const { socket } = await page()
  expect(screen.queryByText('Live updates paused')).not.toBeInTheDocument()
  socket.open()
  socket.drop('transport close')
  expect(screen.queryByText('Live updates paused')).not.toBeInTheDocument()
})

test('after the last attempt it says so until the connection stands again, and Reconnect tries', async () => {
  const { socket, user } = await page()
  socket.giveUp()
  expect(screen.getByText('Live updates paused')).toBeInTheDocument()
  expect(screen.getByText('Live updates paused').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')

  const button = screen.getByRole('button', { name: 'Reconnect' })
  await user.click(button)
  expect(socket.connects).toBe(2)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Live updates paused')).toBeInTheDocument()
  socket.giveUp()
  expect(button).not.toHaveAttribute('aria-busy')
  await user.click(button)
  expect(socket.connects).toBe(3)
  socket.open()
  expect(screen.queryByText('Live updates paused')).not.toBeInTheDocument()
})

test('it does not take the focus, and a try that somebody asks for is made even after refusals', async () => {
  const { socket, user } = await page()
  socket.refuse()
  act(() => void window.dispatchEvent(new Event('online')))
  socket.refuse()
  expect(document.body).toHaveFocus()
  const before = socket.connects
  act(() => void window.dispatchEvent(new Event('online')))
  expect(socket.connects).toBe(before)
  await user.click(screen.getByRole('button', { name: 'Reconnect' }))
  expect(socket.connects).toBe(before + 1)
})
