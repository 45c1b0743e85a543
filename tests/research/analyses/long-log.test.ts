import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

import type { Entry } from '#contract/analyses.ts'
import { entriesQuery } from '#research/analyses/analysis.queries.ts'
import { configureAnswerer } from '#shared/api/call-api.ts'

afterEach(() => configureAnswerer((_endpoint, _input, _options, toServer) => toServer()))

const PAGE = 4
const by = { userId: 'u', name: 'Somebody' }

/** A server whose log has these numbers, and where somebody was asked from. */
function serverWith(seqs: readonly number[], held: (since: number) => Promise<void> | undefined = () => undefined) {
  const log = seqs.map((seq): Entry => ({ seq, id: `entry-${seq}`, at: '', by, data: seq }))
  const asked: number[] = []
  configureAnswerer(async (_endpoint, { query }) => {
    const since = Number((query as { since: string }).since)
    asked.push(since)
    await held(since)
    const later = log.filter(({ seq }) => seq > since)
    return { entries: later.slice(0, PAGE), total: log.length, hasMore: later.length > PAGE }
  })
  return asked
}

const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1)

test.each([
  ['one page', upTo(3), 1],
  ['pages at once, to the last', upTo(21), 6],
  ['numbers that are missing', upTo(40).filter((seq) => seq % 3 !== 0), 9],
])('a log is read whole: %s', async (_name, seqs, requests) => {
  const asked = serverWith(seqs)
  const client = new QueryClient()
  const arrived: number[] = []
  const log = await client.fetchQuery(
    entriesQuery(client, 'a', (entries) => arrived.push(...entries.map(({ seq }) => seq))),
  )
  expect(log.map(({ seq }) => seq)).toEqual(seqs)
  expect(new Set(arrived)).toEqual(new Set(seqs))
  expect(asked.length).toBeLessThanOrEqual(requests)
})

test('a page that is late holds no other one up', async () => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  const asked = serverWith(upTo(25), (since) => (since === PAGE ? late : undefined))
  const client = new QueryClient()
  const log = client.fetchQuery(entriesQuery(client, 'a'))
  await vi.waitFor(() => expect(asked.toSorted((a, b) => a - b)).toEqual([0, 4, 8, 12, 16, 20, 24]))
  arrive()
  expect(await log).toHaveLength(25)
})
