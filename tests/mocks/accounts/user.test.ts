import { beforeEach, describe, expect, test } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { caller, signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})
const row = (key: Parameters<typeof seedUserId>[0]) => world.accounts.get(seedUserId(key))

describe('profile', () => {
  test('is remembered and told by the session check; others stay as they were', async () => {
    const page = await signedIn('free')
    const profile = {
      firstName: 'Freya',
      affiliation: 'Eastshore',
      orcid: '0000-0002-1825-0097',
      interests: ['lipids'],
    }
    expect((await page.put('/user/profile', profile)).status).toBe(200)
    expect((await page.get('/auth/me')).body).toMatchObject({ user: profile })
    expect(row('student')?.affiliation).toBeUndefined()
  })

  test.each([
    ['orcid', '0000-1'],
    ['website', 'javascript:alert(1)'],
  ])('refuses a bad %s by name', async (field, value) => {
    const { status, body } = await (await signedIn('free')).put('/user/profile', { [field]: value })
    expect(status).toBe(422)
    expect(body).toMatchObject({ fields: { [field]: expect.any(String) } })
  })

  test('cannot lift the plan or the role', async () => {
    await (await signedIn('free')).put('/user/profile', { bio: 'x', plan: 'enterprise', isAdmin: true, role: 'admin' })
    expect(row('free')).toMatchObject({ bio: 'x', plan: 'free', isAdmin: false, role: 'user' })
  })

  test('needs a session', async () => {
    expect((await caller().put('/user/profile', { bio: 'x' })).status).toBe(401)
  })
})

describe('account', () => {
  test('a new name and address are taken, for the next sign-in too', async () => {
    const page = await signedIn('free')
    await page.put('/user/account', { username: 'freya', email: 'freya@example.org' })
    expect(row('free')).toMatchObject({ username: 'freya', email: 'freya@example.org' })
    const login = { email: 'freya@example.org', password: 'roadrunner-demo' }
    expect((await caller().post('/auth/login', login)).status).toBe(200)
  })

  test.each([
    ['username', 'Student'],
    ['email', 'STUDENT@roadrunner.test'],
  ])('a taken %s is a 409 that names the field', async (field, value) => {
    const { status, body } = await (await signedIn('free')).put('/user/account', { [field]: value })
    expect(status).toBe(409)
    expect(body).toMatchObject({ fields: { [field]: expect.any(String) } })
    expect(row('free')).toMatchObject({ username: 'free', email: 'free@roadrunner.test' })
  })

  test('one may keep the own name in other letters', async () => {
    expect((await (await signedIn('free')).put('/user/account', { username: 'Free' })).status).toBe(200)
  })

  test('a new password needs the current one, and ends the other sessions only', async () => {
    const page = await signedIn('free')
    const elsewhere = await signedIn('free')
    const newPassword = 'quite another one'
    expect((await page.put('/user/account', { newPassword })).body).toMatchObject({
      fields: { currentPassword: expect.any(String) },
    })
    expect((await page.put('/user/account', { newPassword, currentPassword: 'wrong' })).status).toBe(403)
    const short = await page.put('/user/account', { newPassword: 'short', currentPassword: 'roadrunner-demo' })
    expect(short.status).toBe(422)
    expect((await elsewhere.get('/auth/me')).status).toBe(200)

    expect((await page.put('/user/account', { newPassword, currentPassword: 'roadrunner-demo' })).status).toBe(200)
    expect((await page.get('/auth/me')).status).toBe(200)
    expect((await elsewhere.get('/auth/me')).status).toBe(401)
    expect((await caller().post('/auth/login', { email: 'free', password: newPassword })).status).toBe(200)
  })
})

describe('persona and dashboard', () => {
  test('are kept apart from each other and for this account alone', async () => {
    const page = await signedIn('free')
    const personaData = { tasks: [{ id: 't1', title: 'Read', priority: 'high' }] }
    const panel = { id: 'p1', type: 'tasks', title: 'Tasks', size: 'large', position: { row: 0, col: 0 } }
    await page.put('/user/persona', { personaType: 'grant_writer', personaData })
    await page.put('/user/dashboard-settings', { dashboardSettings: { layout: 'grid', panels: [panel] } })
    await page.put('/user/persona', { personaType: 'academic' })

    expect((await page.get('/auth/me')).body).toMatchObject({
      user: { personaType: 'academic', personaData, dashboardSettings: { layout: 'grid', panels: [panel] } },
    })
    expect((await (await signedIn('individual')).get('/auth/me')).body).not.toHaveProperty('user.dashboardSettings')
  })

  test('an unknown persona or a crooked panel is a 400', async () => {
    const page = await signedIn('free')
    expect((await page.put('/user/persona', { personaType: 'wizard' })).status).toBe(400)
    const dashboardSettings = { layout: 'grid', panels: [{ id: 'p1' }] }
    expect((await page.put('/user/dashboard-settings', { dashboardSettings })).status).toBe(400)
  })
})
