import type { APIResponse, Page } from '@playwright/test'

import { pathOf, queryOf } from '#shared/api/request.ts'

import { expectedEnds, play, type Way } from '../tests/engine/play-scenes.ts'
import type { SentFile } from '../tests/engine/scenes.ts'
import { openEngine, workerUrl, type EngineInPage } from './support/engine-worker.ts'
import { expect, test, withoutAdditions } from './support/test.ts'

test.describe.configure({ timeout: 240_000 })

const isSentFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'fileName' in value

/** A form as a browser sends it: a file as it is, anything else that is no text as JSON. */
const formOf = (body: unknown) =>
  Object.fromEntries(
    Object.entries(body as Record<string, unknown>).map(([name, value]) => [
      name,
      isSentFile(value)
        ? { name: value.fileName, mimeType: value.type, buffer: Buffer.from(value.text, 'utf8') }
        : typeof value === 'string'
          ? value
          : JSON.stringify(value),
    ]),
  )

const overHttp = (page: Page): Way => ({
  async ask(endpoint, { params, query, body }) {
    const reply: APIResponse = await page.request.fetch(`/api${pathOf(endpoint, params)}${queryOf(query)}`, {
      method: endpoint.method,
      ...(body !== undefined &&
        (endpoint.encoding === 'multipart'
          ? { multipart: formOf(body) }
          : { data: JSON.stringify(body), headers: { 'content-type': 'application/json' } })),
    })
    const isJson = reply.headers()['content-type']?.includes('json')
    const value: unknown = isJson ? await reply.json() : await reply.text()
    if (!reply.ok()) return { is: `refused with ${reply.status()}`, value }
    if (!isJson) return { is: 'content', value }
    return { is: 'answer', value: endpoint.response.parse(endpoint.envelope ? endpoint.envelope.unwrap(value) : value) }
  },
})

const inWorker = (page: Page): Way => ({
  ask: ({ domain, name }, input) =>
    page.evaluate(([call, given]) => (globalThis as unknown as EngineInPage).askEngine(call, given), [
      `${domain}.${name}`,
      input,
    ] as const),
})

test('the engine in its worker answers every call as the server does, and keeps what it was told', async ({
  openAs,
}) => {
  const page = await openAs('individual', '/dashboard-of-nowhere')
  const http = await play(overHttp(page))
  expect(http.map(([name, is]) => [name, is])).toEqual(expectedEnds)

  await withoutAdditions(page)
  const url = await workerUrl(page)
  await openEngine(page, url)
  expect(await play(inWorker(page))).toEqual(http)

  const kept = () =>
    page.evaluate(() =>
      (globalThis as unknown as EngineInPage).askEngine('documents.list', { query: { scope: 'own' } }),
    )
  const before = await kept()
  expect(before.is).toBe('answer')
  await page.evaluate(() => (globalThis as unknown as EngineInPage).closeEngine())
  await openEngine(page, url)
  expect(await kept()).toEqual(before)
  await page.evaluate(() => (globalThis as unknown as EngineInPage).closeEngine())
})
