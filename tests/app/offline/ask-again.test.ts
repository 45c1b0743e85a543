import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'

import { askAgain } from '#app/offline/ask-again.ts'
import { ApiError, NetworkError } from '#shared/api/errors.ts'

test('what was asked in vain without a line is asked again, what was refused or is not looked at is not', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked: string[] = []
  const fails = (name: string, error: Error) => ({
    queryKey: [name],
    queryFn: () => {
      asked.push(name)
      return Promise.reject(error)
    },
  })
  const lost = fails('lost', new NetworkError('offline', false))
  const refused = fails('refused', new ApiError(404, {}))
  const left = fails('left', new NetworkError('offline', false))
  const leave = [lost, refused].map((query) => new QueryObserver(client, query).subscribe(() => {}))
  await client.fetchQuery(left).catch(() => {})
  await expect.poll(() => asked.toSorted()).toEqual(['left', 'lost', 'refused'])
  await expect.poll(() => client.isFetching()).toBe(0)
  await askAgain(client)
  expect(asked.slice(3)).toEqual(['lost'])
  for (const stop of leave) stop()
})
