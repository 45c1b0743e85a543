import { beforeEach, expect, test } from 'vitest'

import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})

const contact = {
  email: 'head@harbour.example',
  userName: 'Elena',
  companyName: 'Harbour',
  message: 'We are 400 people and need single sign-on.',
  useCases: [],
  complianceNeeds: [],
  planType: 'enterprise',
}

test('a visitor may ask, and the request is kept', async () => {
  expect((await caller().post('/enterprise-contact', contact)).status).toBe(200)
  expect(world.contacts.all()).toMatchObject([{ request: contact }])
})

test.each([
  ['email', 'not an address'],
  ['userName', ''],
  ['companyName', ''],
  ['message', 'too short'],
  ['planType', 'free'],
])('a bad %s is refused by name', async (field, value) => {
  const answer = await caller().post('/enterprise-contact', { ...contact, [field]: value })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } })
  expect(world.contacts.size).toBe(0)
})
