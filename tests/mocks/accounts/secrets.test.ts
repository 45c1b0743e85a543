import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { sessionsApi } from '#contract/sessions.ts'
import { deviceName } from '#mocks/people/device-name.ts'
import { configurePasswords, hashPassword, isOfToday, passwordMatches } from '#mocks/people/passwords.ts'
import { SEED_PASSWORD, seedUserId } from '#mocks/seed/users.ts'
import { scryptPasswords } from '#mocks/server/scrypt-passwords.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { configureResetMail } from '#mocks/accounts/password-reset.handlers.ts'
import type { World } from '#engine/world/world.ts'

import { ask, refused } from '../ask.ts'
import { caller, signedIn } from '../caller.ts'

let world: World
beforeEach(async () => {
  world = await freshWorld()
})
afterEach(() => {
  configurePasswords()
  configureResetMail()
})

const everything = () =>
  JSON.stringify(
    Object.values(world).map((part) =>
      typeof part === 'object' && 'all' in part ? part.all() : part instanceof Object,
    ),
  )

describe('what the store holds', () => {
  test('opens no session and no reset link: neither secret stands in it', async () => {
    const sent: string[] = []
    configureResetMail((line) => sent.push(line))
    const page = caller()
    const { response } = await page.post('/auth/login', { email: 'free@roadrunner.test', password: SEED_PASSWORD })
    const cookie = /rr_session=([\w-]+)/.exec(response.headers.getSetCookie().join())?.[1] ?? 'none'
    await caller().post('/auth/forgot-password', { email: 'free@roadrunner.test' })
    const link = /token=([\w-]+)/.exec(sent.join())?.[1] ?? 'none'
    expect([cookie.length, link.length]).toEqual([43, 43])
    expect(everything()).not.toContain(cookie)
    expect(everything()).not.toContain(link)
    const [session] = world.sessions.filter(({ accountId }) => accountId === seedUserId('free'))
    const thief = await caller().get('/auth/me', { headers: { cookie: `rr_session=${session?.id}` } })
    expect(thief.status).toBe(401)
  })
})

describe('where somebody is signed in', () => {
  test('is listed with what each browser says of itself, and ends everywhere else at once', async () => {
    const sign = async (agent: string) => {
      const page = caller()
      const body = { email: 'free@roadrunner.test', password: SEED_PASSWORD }
      expect((await page.post('/auth/login', body, { headers: { 'user-agent': agent } })).status).toBe(200)
      return page
    }
    const phone = await sign('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')
    const stranger = await signedIn('tester')
    const desk = await sign('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
    const { sessions } = await ask(desk, sessionsApi.list, {})
    expect(new Map(sessions.map(({ device, isThis }) => [device, isThis]))).toEqual(
      new Map([
        ['Firefox on Linux', true],
        ['Safari on iPhone', false],
      ]),
    )
    expect(await ask(desk, sessionsApi.endOthers, {})).toEqual({ ended: 1 })
    expect((await phone.get('/auth/me')).status).toBe(401)
    expect((await desk.get('/auth/me')).status).toBe(200)
    expect((await stranger.get('/auth/me')).status).toBe(200)
    expect((await refused(caller(), sessionsApi.endOthers, {})).status).toBe(401)
  })

  test.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Version/18.0 Safari/605.1', 'Safari on macOS'],
    ['Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['curl/8.0', undefined],
    [null, undefined],
  ])('%s is called %s', (agent, name) => expect(deviceName(agent)).toBe(name))
})

describe('passwords on a server', () => {
  test('are kept by scrypt, and one kept the older way is kept anew when its owner signs in', async () => {
    configurePasswords(scryptPasswords)
    const before = world.accounts.get(seedUserId('free'))?.passwordHash ?? ''
    expect(isOfToday(before)).toBe(false)
    const sign = (password: string) => caller().post('/auth/login', { email: 'free@roadrunner.test', password })
    expect((await sign('not it')).status).toBe(401)
    expect(world.accounts.get(seedUserId('free'))?.passwordHash).toBe(before)
    expect((await sign(SEED_PASSWORD)).status).toBe(200)
    const after = world.accounts.get(seedUserId('free'))?.passwordHash ?? ''
    expect(after).toMatch(/^scrypt\$17,8,1\$[\w-]{22}\$[\w-]{43}$/)
    expect((await sign(SEED_PASSWORD)).status).toBe(200)
    expect((await sign('not it')).status).toBe(401)
    expect(world.accounts.get(seedUserId('free'))?.passwordHash).toBe(after)
  })

  test('are the same typed composed or in parts, and are no password where their scheme is not', async () => {
    configurePasswords(scryptPasswords)
    const kept = await hashPassword('Zürich 2026')
    expect(await passwordMatches('Zu\u0308rich 2026', kept)).toBe(true)
    configurePasswords()
    expect(await passwordMatches('Zürich 2026', kept)).toBe(false)
  })

  test('derive what RFC 7914 gives for its third example', async () => {
    const salt = new TextEncoder().encode('SodiumChloride')
    const key = await scryptPasswords.derive('pleaseletmein', salt, '14,8,1')
    expect(Buffer.from(key).toString('hex')).toBe('7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2')
  })
})
