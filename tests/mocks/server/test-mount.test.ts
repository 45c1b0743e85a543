import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { hubOf } from '#engine/live/hub.ts'
import { createLoopbackSocket } from '#mocks/server/loopback.ts'
import { configureTokens } from '#mocks/people/sessions.ts'
import { keyOfToken } from '#mocks/people/token-key.ts'
import { freshTestWorld, startTestApi, stopTestApi, worldNow } from '#mocks/server/vitest.ts'

beforeAll(startTestApi)
beforeEach(freshTestWorld)
afterAll(() => {
  stopTestApi()
  configureTokens(false)
})

const api = 'http://localhost:3000/api'
const signIn = async () => {
  const body = JSON.stringify({ email: 'free@roadrunner.test', password: 'roadrunner-demo' })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${api}/auth/login`, { method: 'POST', headers, body, credentials: 'include' })
  return ((await reply.json()) as { token: string }).token
}

it('signs in by token, and carries no cookie to the next request', async () => {
  const token = await signIn()
  const withToken = await fetch(`${api}/auth/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(await withToken.json()).toMatchObject({ user: { username: 'free' } })
  expect((await fetch(`${api}/auth/me`, { credentials: 'include' })).status).toBe(401)
})

it('gives each test a world of its own, and shows what it remembers', async () => {
  const before = worldNow()
  const token = await signIn()
  expect(worldNow().sessions.has(keyOfToken(token))).toBe(true)
  await freshTestWorld()
  expect(worldNow()).not.toBe(before)
  expect((await fetch(`${api}/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401)
})

it('ends the sockets of the last test', async () => {
  const token = await signIn()
  const socket = createLoopbackSocket({ token: () => token })
  const connected = new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  socket.connect()
  await connected
  const gone = new Promise((resolve) => socket.once('disconnect', resolve))
  await freshTestWorld()
  expect(await gone).toBe('io server disconnect')
  hubOf('default').everyone('notification_read', { notificationId: 'n-1' })
  expect(socket.connected).toBe(false)
})

it('fails a request that no handler knows', async () => {
  await expect(fetch(`${api}/no-such-call`)).rejects.toThrow()
})
