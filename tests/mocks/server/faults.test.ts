import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { clearFaults, faultsOf, setFault, takeFault } from '#mocks/server/faults.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { signedIn, type Caller } from '../caller.ts'

let world: World
let page: Caller
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('free')
})
afterEach(() => {
  clearFaults('default')
  vi.useRealTimers()
})

// One that no seeded account has had.
const tourKey = 'only-here'
const complete = () => page.post('/tours/complete', { tourKey })
const done = () => world.tours.filter((row) => row.tourKey === tourKey).length
const call = 'tours.complete'

test('one for every addition leaves the calls of the two texts alone', async () => {
  setFault('default', { call: 'additions', status: 404 })
  expect((await page.get('/capabilities')).status).toBe(404)
  expect((await page.get('/documents')).status).toBe(404)
  expect((await complete()).status).toBe(200)
})

describe('replies instead of the server’s', () => {
  test('a status with body and headers; nothing is done', async () => {
    setFault('default', { call, status: 503, body: { message: 'Busy' }, headers: { 'retry-after': '7' } })
    const { status, body, response } = await complete()
    expect([status, body, response.headers.get('retry-after')]).toEqual([503, { message: 'Busy' }, '7'])
    expect(done()).toBe(0)
  })

  test('a status alone has a short message; an empty body is empty', async () => {
    setFault('default', { call, status: 500, times: 1 })
    expect((await complete()).body).toMatchObject({ message: expect.any(String) })
    setFault('default', { call, status: 500, body: '', times: 1 })
    expect(await complete()).toMatchObject({ status: 500, body: '' })
    setFault('default', { call, status: 204 })
    expect(await complete()).toMatchObject({ status: 204, body: '' })
  })

  test('a page where JSON was expected, JSON that breaks off, JSON of another shape', async () => {
    setFault('default', { call, html: true, times: 1 })
    const { status, response } = await complete()
    expect([status, response.headers.get('content-type')]).toEqual([200, 'text/html'])

    setFault('default', { call, malformed: true, times: 1 })
    const { body } = await complete()
    expect(() => JSON.parse(String(body)) as unknown).toThrow(SyntaxError)

    setFault('default', { call, status: 200, body: ['what'], times: 1 })
    expect((await complete()).body).toEqual(['what'])
    expect((await complete()).body).toEqual({ success: true })
  })
})

describe('broken connections', () => {
  test('before: nothing is done; after: it is done and nobody hears of it', async () => {
    setFault('default', { call, cut: 'before', times: 1 })
    expect((await complete()).response.type).toBe('error')
    expect(done()).toBe(0)
    setFault('default', { call, cut: 'after', times: 1 })
    expect((await complete()).response.type).toBe('error')
    expect(done()).toBe(1)
  })

  test('a reply can also come after the work', async () => {
    setFault('default', { call, status: 502, cut: 'after' })
    expect((await complete()).status).toBe(502)
    expect(done()).toBe(1)
  })
})

describe('time', () => {
  test('a delay alone only delays', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    setFault('default', { call, delayMs: 10_000 })
    let isDone = false
    const answer = complete().finally(() => (isDone = true))
    await vi.advanceTimersByTimeAsync(9999)
    expect(isDone).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(200)
    expect(done()).toBe(1)
  })

  test('a hanging call ends when the client gives up', async () => {
    setFault('default', { call: 'auth.me', hang: true })
    const stop = new AbortController()
    const answer = page.get('/auth/me', { signal: stop.signal })
    stop.abort()
    expect((await answer).response.type).toBe('error')
  })

  test('or after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    setFault('default', { call: 'auth.me', hang: true })
    const answer = page.get('/auth/me')
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await answer).response.type).toBe('error')
  })
})

describe('which call, how often, which world', () => {
  test('only the named call, so many times', async () => {
    setFault('default', { call, status: 500, times: 2 })
    expect((await page.get('/tours/completed')).status).toBe(200)
    expect([(await complete()).status, (await complete()).status, (await complete()).status]).toEqual([500, 500, 200])
    expect(faultsOf('default')).toEqual([])
  })

  test('faults of one call come in order; * meets every other call', async () => {
    setFault('default', { call: '*', status: 418 })
    setFault('default', { call, status: 500, times: 1 })
    setFault('default', { call, status: 503, times: 1 })
    expect([(await complete()).status, (await complete()).status, (await complete()).status]).toEqual([500, 503, 418])
    expect((await page.get('/auth/me')).status).toBe(418)
  })

  test('a lasting fault is replaced by the next, and cleared', async () => {
    setFault('default', { call, status: 500 })
    setFault('default', { call, status: 503 })
    expect((await complete()).status).toBe(503)
    clearFaults('default')
    expect((await complete()).status).toBe(200)
  })

  test('another world is not touched', () => {
    setFault('elsewhere', { call: '*', status: 500 })
    expect(takeFault('default', call)).toBeUndefined()
    expect(takeFault('elsewhere', call)).toMatchObject({ status: 500 })
    clearFaults('elsewhere')
  })
})
