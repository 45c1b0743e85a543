import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { testServer } from '#mocks/server/vitest.ts'
import { useCapabilities } from '#platform/capabilities/capabilities.queries.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { createQueryClient } from '#shared/query/query-client.ts'
import { breakCall } from '#tests/support/faults.ts'
import { testApi } from '#tests/support/render.tsx'
import { signInAs } from '#tests/support/sign-in.ts'

testApi()

function Shown() {
  const { has, isPending } = useCapabilities()
  return <p>{isPending ? 'pending' : `search ${has('search')}, documents ${has('documents')}`}</p>
}

function World() {
  const [client] = useState(() => {
    const fresh = createQueryClient()
    fresh.setQueryData(sessionQuery().queryKey, { id: 'user-free' })
    return fresh
  })
  return (
    <QueryClientProvider client={client}>
      <Shown />
      <Shown />
    </QueryClientProvider>
  )
}

const asked = () => {
  const seen: string[] = []
  testServer.use(http.get('*/api/capabilities', ({ request }) => void seen.push(request.url)))
  return seen
}

test('the server is asked once, by however many', async () => {
  const seen = asked()
  signInAs('free')
  render(<World />)
  expect(await screen.findAllByText('search true, documents true')).toHaveLength(2)
  expect(seen).toHaveLength(1)
})

test.each([
  ['404', { status: 404 }],
  ['500', { status: 500 }],
  ['a web page', { html: true }],
  ['another shape', { status: 200, body: { features: 'all' } }],
] as const)('%s means a server with the calls of the texts alone', async (_, fault) => {
  const seen = asked()
  signInAs('free')
  breakCall({ call: 'capabilities.get', ...fault })
  render(<World />)
  expect(await screen.findAllByText('search false, documents false')).toHaveLength(2)
  await waitFor(() => expect(seen).toHaveLength(1))
})
