import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { useConsume } from '#platform/access/use-consume.ts'
import { usageQuery } from '#platform/access/usage.queries.ts'
import { createQueryClient } from '#shared/query/query-client.ts'
import { accepted, breakCall } from '#tests/support/faults.ts'
import { testApi } from '#tests/support/render.tsx'
import { signInAs } from '#tests/support/sign-in.ts'

testApi()

function Runs({ use }: { use?: string }) {
  const consume = useConsume()
  const { data } = useQuery(usageQuery('synthesis'))
  return (
    <>
      <p>left: {data?.remainingCount}</p>
      <button type="button" onClick={() => consume('synthesis', use)}>
        Run
      </button>
    </>
  )
}

const open = (use?: string) => {
  signInAs('free')
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Runs use={use} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

test('each run is counted, and what is left is asked for again', async () => {
  const user = open()
  expect(await screen.findByText('left: 2')).toBeVisible()
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('left: 1')).toBeVisible()
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('left: 0')).toBeVisible()
})

test('one use is counted once, however often it is told', async () => {
  const user = open('run-7')
  expect(await screen.findByText('left: 2')).toBeVisible()
  await user.click(screen.getByRole('button'))
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('left: 1')).toBeVisible()
  expect(accepted('usage.consume')).toHaveLength(1)
})

test('a reply that was lost is not asked for again: the meter is', async () => {
  breakCall({ call: 'usage.consume', cut: 'after' })
  const user = open('run-8')
  expect(await screen.findByText('left: 2')).toBeVisible()
  await user.click(screen.getByRole('button'))
  expect(await screen.findByText('left: 1')).toBeVisible()
  await waitFor(() => expect(accepted('usage.consume')).toHaveLength(1))
})
