import { request } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'

import { openSession } from '#mocks/people/sessions.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { startServer, type RunningServer } from '#mocks/server/server.ts'
import { worldById } from '#mocks/server/worlds.ts'

let server: RunningServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const start = async (problem?: () => Promise<string | undefined>) => {
  server = await startServer({ port: 0, dist: 'no-such-folder', ...(problem && { problem }) })
  return server.url
}

test('says that it lives, and whether it can keep what people do', async () => {
  let reason: string | undefined
  const url = await start(() => Promise.resolve(reason))
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ready: true })
  reason = 'The disk that holds the data folder is full.'
  const answer = await fetch(`${url}/readyz`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ ready: false, reason })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('roadrunner_ready 0')
})

test('counts requests by kind and outcome, and nothing of what was asked', async () => {
  const url = await start()
  await fetch(`${url}/api/search/secret-question?token=secret-token`)
  await fetch(`${url}/api/capabilities`)
  const text = await (await fetch(`${url}/metrics`)).text()
  expect(text).toContain('roadrunner_requests_total{kind="api",method="GET",status="4xx"} 1')
  expect(text).toContain('roadrunner_requests_total{kind="api",method="GET",status="2xx"} 1')
  expect(text).toContain('roadrunner_connections 0')
  expect(text).toMatch(/process_resident_memory_bytes \d+/)
  expect(text).not.toContain('secret')
})

test('counts for nobody who asks through a proxy', async () => {
  const url = new URL(await start())
  const status = await new Promise((resolve) => {
    request({ port: url.port, path: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } }, (answer) => {
      answer.resume()
      resolve(answer.headers['content-type'])
    }).end()
  })
  expect(String(status)).not.toContain('version=0.0.4')
})

test('writes a line for each answered call: which one, by whom, how it ended, and nothing of what was said', async () => {
  const lines: string[] = []
  server = await startServer({ port: 0, dist: 'no-such-folder', log: (line) => void lines.push(line) })
  const { url } = server
  const world = await worldById('default')
  const id = seedUserId('free')
  const { cookie } = openSession(world, id)
  const headers = { cookie: cookie.split(';')[0] ?? '', 'x-request-id': 'a name that the caller chose' }
  const answer = await fetch(`${url}/api/documents?scope=own&text=secret-question`, { headers })
  await answer.text()
  await (await fetch(`${url}/api/documents/secret-id`)).text()
  await (await fetch(`${url}/api/secret-address`)).text()
  await vi.waitFor(() => expect(lines).toHaveLength(3))
  const [first, second, third] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(first).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    request: answer.headers.get('x-request-id'),
    call: 'documents.list',
    person: expect.stringMatching(/^[0-9a-f]{12}$/),
    status: 200,
    ms: expect.any(Number),
  })
  expect([second?.['call'], second?.['status'], second?.['person']]).toEqual(['documents.get', 401, undefined])
  expect([third?.['call'], third?.['status']]).toEqual(['none', 404])
  for (const hidden of ['secret', id, 'a name that', headers.cookie]) expect(lines.join()).not.toContain(hidden)
})
