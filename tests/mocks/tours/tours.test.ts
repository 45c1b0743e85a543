import { beforeEach, expect, test } from 'vitest'

import { tourKeys } from '#features/tours/tour-places.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller, signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

test('a finished tour stays finished, is kept once, and is one’s own', async () => {
  world.tours.filter(() => true).forEach(({ id }) => world.tours.remove(id))
  const page = await signedIn('free')
  expect((await page.get('/tours/completed')).body).toEqual({ completedTours: [] })
  await page.post('/tours/complete', { tourKey: 'search' })
  await page.post('/tours/complete', { tourKey: 'search' })
  await page.post('/tours/complete', { tourKey: 'first-visit' })
  expect((await page.get('/tours/completed')).body).toEqual({ completedTours: ['search', 'first-visit'] })
  expect(world.tours.size).toBe(2)
  expect((await (await signedIn('student')).get('/tours/completed')).body).toEqual({ completedTours: [] })
})

test('the people of a new world have had every tour that there is', async () => {
  const { body } = await (await signedIn('tester')).get('/tours/completed')
  expect(new Set((body as { completedTours: string[] }).completedTours)).toEqual(new Set(tourKeys))
})

test('an empty key is a 400, a visitor a 401', async () => {
  expect((await (await signedIn('free')).post('/tours/complete', { tourKey: '' })).status).toBe(400)
  expect((await caller().post('/tours/complete', { tourKey: 'search' })).status).toBe(401)
})
