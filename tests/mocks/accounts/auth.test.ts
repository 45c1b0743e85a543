import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { configureResetMail } from '#mocks/accounts/password-reset.handlers.ts'
import { hashPassword, passwordMatches } from '#mocks/people/passwords.ts'
import { seedKeys, SEED_PASSWORD } from '#mocks/seed/users.ts'
import { configureTokens } from '#mocks/people/sessions.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { configureWorlds, worldSettings } from '#mocks/world/world-settings.ts'

import { caller, signedIn } from '../caller.ts'

let world: World
let sent: string[]
beforeEach(async () => {
  world = await freshWorld()
  sent = []
  configureResetMail((line) => sent.push(line))
})
afterEach(() => {
  configureTokens(false)
  configureResetMail()
  vi.useRealTimers()
})

const ada = { username: 'lovelace', email: 'ada.l@example.org', password: 'correct horse' }

describe('sessions', () => {
  test.each(seedKeys)('%s signs in with the one password of the seeds', async (key) => {
    const page = await signedIn(key)
    expect((await page.get('/auth/me')).body).toMatchObject({ user: { username: key } })
  })

  test('the session cookie is out of reach of scripts and lasts 30 days', async () => {
    const { response } = await caller().post('/auth/login', {
      email: 'free@roadrunner.test',
      password: SEED_PASSWORD,
    })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^rr_session=[\w-]{43}; HttpOnly; SameSite=Lax; Path=\/; Max-Age=2592000$/)
  })

  test('nobody signed in is a 401, and the reply of a login holds no secret', async () => {
    expect((await caller().get('/auth/me')).status).toBe(401)
    const { body } = await caller().post('/auth/login', { email: 'free', password: SEED_PASSWORD })
    expect(JSON.stringify(body)).not.toMatch(/hash|\$|rr_session|token/i)
  })

  test('a token is given and taken only where tokens are switched on', async () => {
    configureTokens(true)
    const { body } = await caller().post('/auth/login', { email: 'FREE@roadrunner.test', password: SEED_PASSWORD })
    const { token } = body as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    expect((await caller().get('/auth/me', { headers })).body).toMatchObject({ user: { username: 'free' } })
  })

  test('logging out ends the session on the server, not only in the browser', async () => {
    const page = await signedIn('free')
    const stolen = page.jar.get('rr_session') ?? ''
    expect((await page.post('/auth/logout')).status).toBe(200)
    expect(page.jar.has('rr_session')).toBe(false)
    expect((await caller().get('/auth/me', { headers: { cookie: `rr_session=${stolen}` } })).status).toBe(401)
  })

  test('a session is over after 30 days', async () => {
    const page = await signedIn('free')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 24 * 3_600_000 + 1000 })
    expect((await page.get('/auth/me')).status).toBe(401)
  })
})

describe('login', () => {
  test('a wrong password and an unknown account get the same answer', async () => {
    const wrong = await caller().post('/auth/login', { email: 'free@roadrunner.test', password: 'not it at all' })
    const unknown = await caller().post('/auth/login', { email: 'nobody@roadrunner.test', password: 'not it at all' })
    expect(wrong.status).toBe(401)
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test('after ten failures even the right password waits, and Retry-After says how long', async () => {
    const login = (password: string) => caller().post('/auth/login', { email: 'free@roadrunner.test', password })
    for (let i = 0; i < 10; i += 1) expect((await login('wrong')).status).toBe(401)
    const refused = await login(SEED_PASSWORD)
    expect(refused.status).toBe(429)
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(590)

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    expect((await login(SEED_PASSWORD)).status).toBe(200)
  })

  test('ten failures for one account do not lock out another', async () => {
    for (let i = 0; i < 11; i += 1) await caller().post('/auth/login', { email: 'free', password: 'wrong' })
    await signedIn('student')
  })

  test('missing fields are a 400', async () => {
    expect((await caller().post('/auth/login', { email: 'free@roadrunner.test' })).status).toBe(400)
    expect((await caller().post('/auth/login', {})).body).toMatchObject({ code: 'invalid' })
  })
})

describe('registration', () => {
  test('makes a free account, signs it in, and remembers no password', async () => {
    const page = caller()
    const { status } = await page.post('/auth/register', ada)
    expect(status).toBe(200)
    expect((await page.get('/auth/me')).body).toMatchObject({ user: { username: 'lovelace', isAdmin: false } })

    const row = world.accounts.find((account) => account.username === 'lovelace')
    expect(row).toMatchObject({ plan: 'free', role: 'user' })
    expect(JSON.stringify(row)).not.toContain(ada.password)
    expect(Number(row?.passwordHash.split('$')[0])).toBeGreaterThanOrEqual(100_000)
    expect((await caller().post('/auth/login', { email: ada.email, password: ada.password })).status).toBe(200)
  })

  test.each([
    ['username', { ...ada, username: 'FREE' }, 'username already exists'],
    ['email', { ...ada, email: 'Free@Roadrunner.TEST' }, 'email already exists'],
  ])('a taken %s is a 409 that names the field, whatever its case', async (field, registration, message) => {
    const { status, body } = await caller().post('/auth/register', registration)
    expect(status).toBe(409)
    expect(body).toMatchObject({ message, code: `${field}_taken`, fields: { [field]: expect.any(String) } })
  })

  test('on a server for people a taken address is not named, and no list of addresses is tried out', async () => {
    const before = { ...worldSettings() }
    configureWorlds({ ...before, isReal: true, publicUrl: 'https://papers.example.org' })
    try {
      const taken = { ...ada, email: 'Free@Roadrunner.TEST' }
      const refused = await caller().post('/auth/register', taken)
      expect(refused).toMatchObject({ status: 409, body: { code: 'account_exists' } })
      expect(JSON.stringify(refused.body)).not.toMatch(/e-?mail/i)
      for (let tries = 1; tries < 20; tries += 1) await caller().post('/auth/register', taken)
      expect((await caller().post('/auth/register', taken)).status).toBe(429)
      expect((await caller().post('/auth/register', ada)).status).toBe(200)
    } finally {
      configureWorlds(before)
    }
  })

  test('of two registrations at the same moment one gets the name', async () => {
    const answers = await Promise.all([
      caller().post('/auth/register', ada),
      caller().post('/auth/register', { ...ada, email: 'other@example.org' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(world.accounts.filter((account) => account.username === 'lovelace')).toHaveLength(1)
  })

  test('a short password is a 422, a missing one a 400, an address without @ a 422', async () => {
    const short = await caller().post('/auth/register', { ...ada, password: 'seven77' })
    expect(short.status).toBe(422)
    expect(short.body).toMatchObject({ fields: { password: expect.stringContaining('8 characters') } })
    expect((await caller().post('/auth/register', { username: 'x', email: ada.email })).status).toBe(400)
    expect((await caller().post('/auth/register', { ...ada, email: 'nowhere' })).status).toBe(422)
    expect((await caller().post('/auth/register', { ...ada, username: '   ' })).status).toBe(400)
    expect(world.accounts.size).toBe(seedKeys.length)
  })

  test('nobody becomes an admin by asking for it', async () => {
    await caller().post('/auth/register', { ...ada, isAdmin: true, role: 'admin', plan: 'enterprise' })
    expect(world.accounts.find((account) => account.username === 'lovelace')).toMatchObject({
      isAdmin: false,
      role: 'user',
      plan: 'free',
    })
  })
})

describe('a forgotten password', () => {
  const linkToken = () => /token=([\w-]+)/.exec(sent.at(-1) ?? '')?.[1] ?? ''
  const ask = (email: string) => caller().post('/auth/forgot-password', { email })

  test('known and unknown addresses get the same words; only the known one gets a link', async () => {
    const known = await ask('free@roadrunner.test')
    const unknown = await ask('nobody@example.org')
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain('http://localhost/reset-password?token=')
    expect(world.resetTokens.size).toBe(1)
  })

  test('the link sets a new password once and ends the sessions elsewhere', async () => {
    const thief = await signedIn('free')
    await ask('free@roadrunner.test')
    const token = linkToken()
    expect((await caller().get(`/auth/verify-token?token=${token}`)).body).toEqual({ valid: true })
    expect((await caller().post('/auth/reset-password', { token, password: 'short' })).status).toBe(422)
    expect((await caller().post('/auth/reset-password', { token, password: 'a new password' })).status).toBe(200)

    expect((await thief.get('/auth/me')).status).toBe(401)
    expect((await caller().post('/auth/login', { email: 'free', password: SEED_PASSWORD })).status).toBe(401)
    expect((await caller().post('/auth/login', { email: 'free', password: 'a new password' })).status).toBe(200)
    expect((await caller().get(`/auth/verify-token?token=${token}`)).status).toBe(410)
    expect((await caller().post('/auth/reset-password', { token, password: 'another one' })).status).toBe(410)
  })

  test('two uses of one link at the same moment: one counts', async () => {
    await ask('free@roadrunner.test')
    const token = linkToken()
    const answers = await Promise.all(
      ['first password', 'second password'].map((password) =>
        caller().post('/auth/reset-password', { token, password }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  })

  test('an unknown link is a 404, one older than an hour a 410, each with a sentence', async () => {
    const unknown = await caller().get('/auth/verify-token?token=made-up')
    expect(unknown.status).toBe(404)
    expect(unknown.body).toMatchObject({ message: 'This link is invalid or has expired.' })
    await ask('free@roadrunner.test')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
    expect((await caller().get(`/auth/verify-token?token=${linkToken()}`)).body).toMatchObject({
      code: 'expired_token',
    })
  })
})

describe('development login', () => {
  const before = worldSettings()
  afterEach(() => configureWorlds(before))

  test('does not exist unless it is switched on', async () => {
    configureWorlds({ ...before, allowDevLogin: false })
    expect((await caller().post('/auth/dev/login')).status).toBe(404)
  })

  test('signs in an ordinary account where it is', async () => {
    configureWorlds({ ...before, allowDevLogin: true })
    const page = caller()
    await page.post('/auth/dev/login')
    expect((await page.get('/auth/me')).body).toMatchObject({ user: { username: 'individual', isAdmin: false } })
  })
})

describe('passwords', () => {
  test('two hashes of one password differ, and both match it alone', async () => {
    const [a, b] = await Promise.all([hashPassword('naïve café', 10), hashPassword('naïve café', 10)])
    expect(a).not.toBe(b)
    // The same word, composed of other characters, as another keyboard may send it.
    expect(await passwordMatches('naïve café'.normalize('NFD'), a)).toBe(true)
    expect(await passwordMatches('naive cafe', a)).toBe(false)
    expect(await passwordMatches('', 'not a hash')).toBe(false)
  })

  test('is PBKDF2-SHA-256: agrees with the known answer of RFC 7914', async () => {
    // Section 11: P = "passwd", S = "salt", c = 1; the first 32 of its 64 bytes.
    const expected = '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc'
    const hash = Buffer.from(expected, 'hex').toString('base64url')
    expect(await passwordMatches('passwd', `1$${Buffer.from('salt').toString('base64url')}$${hash}`)).toBe(true)
  })
})

describe('a name that looks like somebody else’s', () => {
  const register = (username: string) =>
    caller().post('/auth/register', {
      username,
      email: `${crypto.randomUUID()}@example.org`,
      password: 'long enough 1',
    })

  test.each([
    ['with a sign that nobody sees', 'free\u200b'],
    ['with a soft hyphen', 'fr\u00adee'],
    ['with a Cyrillic letter', 'fr\u0435\u0435'],
    ['in wide letters', '\uff26\uff32\uff25\uff25'],
    ['with a mark of direction', '\u202efree'],
    ['with spaces around it', '  free '],
    ['all in Cyrillic', '\u0430\u0501min'],
    ['without the dot of the i', 'adm\u0131n'],
  ])('%s is taken', async (_, username) => {
    expect(await register(username)).toMatchObject({ status: 409, body: { code: 'username_taken' } })
  })

  test('in its two spellings is one name, and another accent is another name', async () => {
    expect((await register('Ren\u00e9e')).status).toBe(200)
    expect((await register('Rene\u0301e')).status).toBe(409)
    expect((await register('Renee')).status).toBe(200)
  })

  test('is not taken by a change either', async () => {
    const page = await signedIn('individual')
    expect((await page.put('/user/account', { username: 'fre\u0435' })).status).toBe(409)
    expect((await page.put('/user/account', { username: 'Individual' })).status).toBe(200)
  })
})
