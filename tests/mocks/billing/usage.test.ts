import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { assertMayUse, countUse, giveBackUse, reportUse, setUses, takeUse } from '#engine/people/plan-limits.ts'
import { Refusal } from '#engine/world/refusal.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller, signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the free plan', () => {
  test.each([
    ['search', 3],
    ['synthesis', 2],
    ['extract', 2],
    ['write', 2],
    ['upload', 5],
  ])('has %s %i times a month, then is refused', async (featureType, limit) => {
    const page = await signedIn('free')
    for (let left = limit; left > 0; left -= 1) {
      expect((await page.get(`/usage/check/${featureType}`)).body).toEqual({
        isUnlimited: false,
        canUse: true,
        remainingCount: left,
      })
      expect((await page.post('/usage/consume', { featureType })).status).toBe(200)
    }
    expect((await page.get(`/usage/check/${featureType}`)).body).toEqual({
      isUnlimited: false,
      canUse: false,
      remainingCount: 0,
    })
    const refused = await page.post('/usage/consume', { featureType })
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code: 'limit_reached', message: expect.stringContaining(`all ${limit} `) })
    expect(world.usage.find((row) => row.feature === featureType && row.accountId === seedUserId('free'))?.used).toBe(
      limit,
    )
  })

  test('begins anew with the calendar month in UTC', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T23:59:00Z') })
    const page = await signedIn('free')
    setUses(world, seedUserId('free'), { search: 3 })
    expect((await page.get('/usage/check/search')).body).toMatchObject({ canUse: false })
    vi.setSystemTime(new Date('2026-12-01T00:00:30Z'))
    expect((await page.get('/usage/check/search')).body).toMatchObject({ canUse: true, remainingCount: 3 })
  })

  test('one account uses nothing up for another', async () => {
    setUses(world, seedUserId('free'), { search: 3 })
    expect((await (await signedIn('student-pending')).get('/usage/check/search')).body).toMatchObject({
      remainingCount: 1,
    })
  })
})

test.each(['student', 'individual', 'team-owner', 'team-member', 'enterprise', 'tester', 'admin'] as const)(
  '%s has no limits, and uses are counted all the same',
  async (key) => {
    const page = await signedIn(key)
    setUses(world, seedUserId(key), { search: 400 })
    expect((await page.get('/usage/check/search')).body).toMatchObject({ isUnlimited: true, canUse: true })
    expect((await page.post('/usage/consume', { featureType: 'search' })).status).toBe(200)
    expect((await page.get('/subscription')).body).toMatchObject({ subscription: { searchUsageCount: 401 } })
  },
)

test('unknown features and visitors are refused', async () => {
  const page = await signedIn('free')
  expect((await page.get('/usage/check/teleport')).status).toBe(404)
  expect((await page.post('/usage/consume', { featureType: 'teleport' })).status).toBe(400)
  expect((await caller().get('/usage/check/search')).status).toBe(401)
})

test('assertMayUse refuses before a run and counts nothing itself', () => {
  const account = world.accounts.get(seedUserId('free'))
  if (!account) throw new Error('No free account')
  assertMayUse(world, account, 'synthesis')
  assertMayUse(world, account, 'synthesis')
  countUse(world, account.id, 'synthesis')
  countUse(world, account.id, 'synthesis')
  expect(() => assertMayUse(world, account, 'synthesis')).toThrow(Refusal)
})

describe('the server counts what it delivered', () => {
  const usedOf = (feature: string) =>
    world.usage.find((row) => row.feature === feature && row.accountId === seedUserId('free'))?.used ?? 0

  test('a page that reports nothing has no more searches than one that does', async () => {
    const page = await signedIn('free')
    const search = async () => (await page.post('/search', { query: 'BCG vaccination tuberculosis' })).status
    expect([await search(), await search(), await search(), await search()]).toEqual([200, 200, 200, 403])
    expect(usedOf('search')).toBe(3)
  })

  test('ten searches sent at the same time are three', async () => {
    const page = await signedIn('free')
    const sent = Array.from({ length: 10 }, () => page.post('/search', { query: 'statins' }))
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(usedOf('search')).toBe(3)
  })

  test('a run and its report are one use', async () => {
    const page = await signedIn('free')
    await page.post('/search', { query: 'statins' })
    expect((await page.post('/usage/consume', { featureType: 'search' })).body).toMatchObject({ remainingCount: 2 })
    expect((await page.post('/usage/consume', { featureType: 'search' })).body).toMatchObject({ remainingCount: 1 })
  })

  test('a run that delivered nothing is given back, once, also after its report', () => {
    const account = world.accounts.get(seedUserId('free'))
    if (!account) throw new Error('No free account')
    takeUse(world, account, 'synthesis', 'one')
    takeUse(world, account, 'synthesis', 'one')
    takeUse(world, account, 'synthesis', 'two')
    expect(usedOf('synthesis')).toBe(2)
    giveBackUse(world, account.id, 'synthesis', 'one')
    giveBackUse(world, account.id, 'synthesis', 'one')
    giveBackUse(world, account.id, 'synthesis', 'never begun')
    expect(usedOf('synthesis')).toBe(1)
    reportUse(world, account, 'synthesis')
    expect(usedOf('synthesis')).toBe(1)
  })

  test('an import that began long ago takes nothing more under its name', async () => {
    const page = await signedIn('free')
    const draft = { type: 'article-journal', title: '', authors: [], keywords: [], ids: {} }
    const batch = (number: number) =>
      page.post('/documents/imports', {
        importId: 'the-first-file',
        batch: number,
        file: 'a.ris',
        records: [{ line: 1, draft: { ...draft, title: `A trial of thing ${number}` } }],
      })
    expect((await batch(0)).status).toBe(200)
    expect((await batch(1)).status).toBe(200)
    expect(usedOf('upload')).toBe(1)
    for (const row of world.imports.all()) world.imports.put({ ...row, at: '2020-01-01T00:00:00.000Z' })
    expect((await batch(2)).status).toBe(409)
  })
})
