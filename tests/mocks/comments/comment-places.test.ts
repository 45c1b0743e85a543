import { beforeEach, expect, test } from 'vitest'

import { capabilitiesApi } from '#contract/capabilities.ts'
import { commentPlacesApi } from '#contract/comment-places.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn } from '../caller.ts'
import { listen } from '../ear.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const move = (id: string) => ({
  params: { id },
  body: { xPosition: 10, yPosition: 20, metadata: { userAgent: 'test', anchor: { v: 1, selector: 'h1' } } },
})

test('its author and admins put a comment back, and whoever looks at the page hears of it', async () => {
  const tester = await signedIn('tester')
  const ear = await listen('admin', world.id)
  await ear.join('search')
  await ask(tester, commentPlacesApi.move, move('comment-1'))
  expect(world.comments.get('comment-1')).toMatchObject({
    xPosition: 10,
    yPosition: 20,
    metadata: { anchor: { selector: 'h1' } },
    status: 'open',
  })
  expect(ear.of('comment-updated')).toEqual([{ documentId: 'search' }])
  await ask(await signedIn('admin'), commentPlacesApi.move, move('comment-2'))
  expect(world.comments.get('comment-2')?.xPosition).toBe(10)
  expect((await ask(tester, capabilitiesApi.get, {})).features).toContain('comment-places')
})

test('to others the comment does not exist', async () => {
  const { status } = await refused(await signedIn('free'), commentPlacesApi.move, move('comment-1'))
  expect(status).toBe(404)
  expect(world.comments.get('comment-1')?.xPosition).toBe(24)
})
