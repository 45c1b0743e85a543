import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { addUnsentSource } from '#platform/drafts/unsent.ts'
import { renderAt, testApi } from '#tests/support/render.tsx'

testApi()
afterEach(() => vi.restoreAllMocks())

const connection = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test('without a connection every page says so, and how much waits for it; with it nothing is said', async () => {
  const stop = addUnsentSource({ count: () => 2, send: async () => undefined })
  renderAt('/help', { as: 'individual' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument()
  connection(false)
  expect(
    await screen.findByText('2 changes wait in this browser, and will be sent when the connection is back.', {
      exact: false,
    }),
  ).toHaveTextContent('You are offline.')
  connection(true)
  await waitFor(() => expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument())
  stop()
})
