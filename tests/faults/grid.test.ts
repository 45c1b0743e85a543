import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'

import { endpoints } from '#contract/all.ts'
import { apiQuery } from '#shared/api/api-query.ts'
import { createQueryClient } from '#shared/query/query-client.ts'

import { faultNames, nameOf, readByThePage, rowOf, rowsOfTexts } from './grid-table.ts'
import { exampleOf, json, judge } from './judge.ts'
import { replaceNetwork } from './network.ts'

let cells = 0
afterAll(() => console.info(`fault grid: ${cells} cells of ${endpoints.length} calls judged`))
afterEach(() => {
  vi.useRealTimers()
})

test('every call of the texts has its row of 22 cells, and no row is left over', () => {
  const names = endpoints.map(nameOf)
  expect(Object.keys(rowsOfTexts).filter((name) => !names.includes(name))).toEqual([])
  for (const endpoint of endpoints) expect(rowOf(endpoint).cells, nameOf(endpoint)).toHaveLength(faultNames.length)
  expect(Object.keys(rowsOfTexts)).toHaveLength(62)
})

describe('each call under each fault', () => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_, endpoint) => {
    const row = rowOf(endpoint).cells
    const wrong: string[] = []
    for (const [at, fault] of faultNames.entries()) {
      const cell = row[at] ?? '-'
      if (cell === '-' || readByThePage[nameOf(endpoint)]?.[fault]) continue
      cells += 1
      wrong.push(...(await judge(endpoint, fault, cell)).map((what) => `${fault} (${cell}): ${what}`))
    }
    expect(wrong).toEqual([])
  })
})

describe('with the browser offline', () => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s fails at once and waits for nothing',
    async (_, endpoint) => {
      vi.stubGlobal('navigator', { onLine: false })
      const network = replaceNetwork(() => 'refused')
      const client = createQueryClient()
      const { input } = exampleOf(endpoint)
      try {
        const read = client.fetchQuery(apiQuery(endpoint, input as never))
        await expect(read).rejects.toMatchObject({ name: 'NetworkError', kind: 'offline' })
        expect(network.requests).toHaveLength(1)
      } finally {
        network.restore()
        client.clear()
        vi.unstubAllGlobals()
      }
    },
  )
})

test('a question that two parts of a page ask at once is sent once', async () => {
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    const { input, answer } = exampleOf(endpoint)
    const network = replaceNetwork(() => json(answer))
    const client = createQueryClient()
    // A reply without content is no data for a cache, and is an error there.
    await Promise.allSettled([
      client.fetchQuery(apiQuery(endpoint, input as never)),
      client.fetchQuery(apiQuery(endpoint, input as never)),
    ])
    network.restore()
    client.clear()
    expect(network.requests.length, nameOf(endpoint)).toBe(1)
  }
})
