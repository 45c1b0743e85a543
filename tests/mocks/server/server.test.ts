import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as rawRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { memoryStore, type Store, type StoredRow } from '#engine/world/store.ts'
import { firstAdminPath } from '#mocks/server/first-admin.ts'
import { startServer, type RunningServer, type ServerOptions } from '#mocks/server/server.ts'
import { worldById } from '#mocks/server/worlds.ts'
import { configureWorlds } from '#mocks/world/world-settings.ts'

import { caller } from '../caller.ts'

const SCRIPT = `console.log(${JSON.stringify('compressible '.repeat(200))})`
let folder: string
let dist: string
let server: RunningServer | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roadrunner-server-'))
  dist = join(folder, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  await mkdir(join(dist, '.vite'))
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Roadrunner</title>')
  await writeFile(join(dist, 'assets', 'index-Ab12.js'), SCRIPT)
  await writeFile(join(dist, 'assets', 'index-Ab12.js.map'), '{}')
  await writeFile(join(dist, 'theme.js'), 'document.title')
  await writeFile(join(dist, '.vite', 'manifest.json'), '{}')
  await writeFile(join(folder, 'secret.txt'), 'not for the public')
})
afterAll(() => rm(folder, { recursive: true, force: true }))
afterEach(async () => {
  await server?.close()
  server = undefined
  // How a server keeps its worlds outlives it: the next file that opens one begins as any process does.
  configureWorlds({ storeFor: () => Promise.resolve(memoryStore()), allowNamed: false })
})

async function start(options: Partial<ServerOptions> = {}) {
  server = await startServer({ port: 0, dist, ...options })
  return server
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Sends a path as it is: fetch would tidy it up first. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    rawRequest({ host: '127.0.0.1', port: server?.port, path, method, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })

describe('pages', () => {
  it('come as index.html for every address of the product, and are asked for anew each time', async () => {
    await start()
    for (const path of ['/', '/auth', '/document/10.1000%2Fx', '/search?q=a.b']) {
      const { status, headers, body } = await get(path, { accept: 'text/html,*/*' })
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache'])
      expect(body.toString()).toContain('<title>Roadrunner</title>')
    }
  })

  it('are not sent again when the browser has them', async () => {
    await start()
    const { headers } = await get('/')
    expect(await get('/', { 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 304 })
  })

  it('are a 404 where a file or a call is missing', async () => {
    await start()
    for (const path of ['/assets/gone-9z.js', '/favicon.ico', '/api/nothing', '/api', '/api/_control/faults']) {
      const { status, body } = await get(path, { accept: '*/*' })
      expect([path, status]).toEqual([path, 404])
      expect(body.toString()).not.toContain('<title>')
    }
    expect((await get('/api/nothing')).headers['content-type']).toBe('application/json')
  })

  it('take no writes', async () => {
    await start()
    expect(await get('/auth', {}, 'POST')).toMatchObject({ status: 405 })
  })
})

describe('files', () => {
  it('with a hash in their name are kept for ever, others are asked for', async () => {
    await start()
    const hashed = await get('/assets/index-Ab12.js')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect((await get('/theme.js')).headers['cache-control']).toBe('no-cache')
  })

  it('come compressed in the best way that the browser knows', async () => {
    await start()
    const ask = (accepted: string) => get('/assets/index-Ab12.js', { 'accept-encoding': accepted })
    const [brotli, zipped, plain] = [await ask('gzip, deflate, br'), await ask('gzip'), await ask('br;q=0')]
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT)
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(SCRIPT)
  })

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/theme.js%00.html',
    '/.vite/manifest.json',
    '/assets/index-Ab12.js.map',
    '/%',
  ])('outside the build or not for the public are not found: %s', async (path) => {
    await start()
    const { status, body } = await get(path, { accept: 'text/html' })
    expect([400, 404]).toContain(status)
    expect(body.toString()).not.toMatch(/not for the public|\{\}|<title>/)
  })

  it('of a newer build are found without a restart', async () => {
    await start()
    expect((await get('/assets/later-1.js')).status).toBe(404)
    await writeFile(join(dist, 'assets', 'later-1.js'), 'later')
    await writeFile(join(dist, 'index.html'), '<!doctype html><title>Roadrunner</title><!-- newer -->')
    expect((await get('/assets/later-1.js')).body.toString()).toBe('later')
    expect((await get('/')).body.toString()).toContain('newer')
  })
})

describe('headers', () => {
  const directives = (headers: IncomingHttpHeaders) =>
    String(headers['content-security-policy'])
      .split(';')
      .map((part) => part.trim())

  it('let nothing run or load that is not ours or the payment provider’s', async () => {
    await start()
    for (const path of ['/', '/assets/index-Ab12.js', '/api/nothing']) {
      const { headers } = await get(path)
      const policy = directives(headers)
      expect(policy).toContain(`default-src 'none'`)
      expect(policy).toContain(`script-src 'self' https://js.stripe.com https://*.js.stripe.com`)
      expect(policy).toContain(`connect-src 'self' https://api.stripe.com`)
      expect(policy).toContain(`frame-ancestors 'none'`)
      expect(policy.join()).not.toMatch(/unsafe|\s\*(\s|,|$)/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    }
  })

  it('carry no address with a secret to other sites', async () => {
    await start()
    expect((await get('/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    for (const path of ['/reset-password?token=abc', '/search?shared=abc']) {
      expect((await get(path)).headers['referrer-policy']).toBe('no-referrer')
    }
  })
})

describe('the server', () => {
  it('answers to the names of this machine alone', async () => {
    const { port } = await start()
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
      expect((await get('/', { host })).status).toBe(200)
    }
    for (const host of ['evil.example', `127.0.0.1.evil.example:${port}`]) {
      expect((await get('/api/capabilities', { host })).status).toBe(403)
    }
  })

  it('says that its port is taken', async () => {
    const { port } = await start()
    await expect(startServer({ port, dist })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('answers the calls of the API', async () => {
    const { url } = await start()
    expect((await fetch(`${url}/api/auth/me`)).status).toBe(401)
    const body = JSON.stringify({ email: 'free@roadrunner.test', password: 'roadrunner-demo' })
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })
    expect(reply.status).toBe(200)
    const [cookie = ''] = reply.headers.getSetCookie()
    expect(cookie).toMatch(/^rr_session=\S+; HttpOnly; SameSite=Lax/)
    const me = await fetch(`${url}/api/auth/me`, { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(await me.json()).toMatchObject({ user: { username: 'free' } })
  })

  it('keeps named worlds apart where they are allowed, and knows only one where they are not', async () => {
    const register = async (url: string, world: string) => {
      const body = JSON.stringify({ username: 'same', email: 'same@example.org', password: 'long enough' })
      const headers = { 'content-type': 'application/json', cookie: `mock-world=${world}` }
      return (await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body })).status
    }
    const apart = await start({ allowNamed: true })
    expect([await register(apart.url, 'one'), await register(apart.url, 'two')]).toEqual([200, 200])
    await apart.close()
    const { url } = await start()
    expect([await register(url, 'one'), await register(url, 'two')]).toEqual([200, 409])
  })
})

describe('the control of faults', () => {
  it('is not there unless it is allowed', async () => {
    await start()
    expect((await get('/api/_control/ledger')).status).toBe(404)
    expect((await get('/_control', { accept: 'text/html' })).body.toString()).toContain('<title>Roadrunner</title>')
  })

  it('sets, shows and clears faults of one world', async () => {
    const { url } = await start({ allowNamed: true, allowFaults: true })
    const cookie = 'mock-world=broken'
    const faults = `${url}/api/_control/faults`
    const body = JSON.stringify({ call: 'auth.me', status: 503 })
    expect((await fetch(faults, { method: 'POST', body, headers: { cookie } })).status).toBe(200)
    expect((await fetch(`${url}/api/auth/me`, { headers: { cookie } })).status).toBe(503)
    expect((await fetch(`${url}/api/auth/me`)).status).toBe(401)
    expect(await (await fetch(faults, { headers: { cookie } })).json()).toEqual({
      faults: [{ call: 'auth.me', status: 503 }],
    })
    await fetch(faults, { method: 'DELETE', headers: { cookie } })
    expect((await fetch(`${url}/api/auth/me`, { headers: { cookie } })).status).toBe(401)
    expect((await fetch(faults, { method: 'POST', body: '{"status":9}' })).status).toBe(400)
  })

  it('has a page for people, without scripts, that shows what it was given as text', async () => {
    const { url } = await start({ allowFaults: true })
    const fields = new URLSearchParams({ call: '<img src=x>', status: '500', body: '', times: '2', cut: '' })
    const sent = await fetch(`${url}/_control`, { method: 'POST', body: fields, redirect: 'manual' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/_control'])
    const page = await (await fetch(`${url}/_control`)).text()
    expect(page).toContain('&#60;img src=x&#62;')
    expect(page).not.toMatch(/<img|<script/)
    await fetch(`${url}/_control`, { method: 'POST', body: new URLSearchParams({ action: 'clear' }) })
    expect(await (await fetch(`${url}/_control`)).text()).toContain('No fault is set.')
    const wrong = await fetch(`${url}/_control`, { method: 'POST', body: new URLSearchParams({ status: '42' }) })
    expect(wrong.status).toBe(400)
    expect(await wrong.text()).toContain('Some fields do not fit')
  })

  it('lists the writes that were accepted, without their secrets', async () => {
    const { url } = await start({ allowFaults: true })
    await fetch(`${url}/api/_control/ledger`, { method: 'DELETE' })
    const body = JSON.stringify({ username: 'noted', email: 'noted@example.org', password: 'long enough' })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${url}/api/auth/register`, { method: 'POST', headers, body })
    const text = await (await fetch(`${url}/api/_control/ledger`)).text()
    expect(text).toContain('auth.register')
    expect(text).not.toContain('long enough')
  })
})

describe('a server for people', () => {
  const publicUrl = 'https://papers.example.org'

  it('begins with nobody, and answers under its own name alone', async () => {
    await start({ publicUrl })
    expect((await get('/', { host: 'papers.example.org' })).status).toBe(200)
    expect((await get('/', { host: 'evil.example' })).status).toBe(403)
    const world = await worldById('default')
    expect(world.accounts.size).toBe(0)
    expect(world.lessons.size).toBeGreaterThan(0)
  })

  it('lets its first admin in by a link that works until it is used', async () => {
    await start({ publicUrl })
    const world = await worldById('default')
    expect(await firstAdminPath(world, 'desk@example.org')).toMatch(/^\/reset-password\?token=/)
    const path = (await firstAdminPath(world, 'desk@example.org')) ?? ''
    expect(world.accounts.size).toBe(1)
    const token = new URLSearchParams(path.split('?')[1]).get('token')
    const page = caller()
    expect((await page.post('/auth/reset-password', { token, password: 'a long password' })).status).toBe(200)
    const login = { email: 'desk@example.org', password: 'a long password' }
    expect((await page.post('/auth/login', login)).body).toMatchObject({ data: { user: { isAdmin: true } } })
    expect(await firstAdminPath(world, 'desk@example.org')).toBeUndefined()
  })

  it('does not serve a store that was begun for trying', async () => {
    const rows = new Map<string, StoredRow>()
    const kept: Store = {
      ...memoryStore(),
      load: () => Promise.resolve([...rows.values()]),
      commit: (changes) => {
        for (const { table, id, value } of changes)
          if (value !== undefined) rows.set(`${table} ${id}`, { table, id, value })
        return Promise.resolve()
      },
    }
    const storeFor = () => Promise.resolve(kept)
    await start({ storeFor })
    await server?.close()
    await expect(start({ storeFor, publicUrl })).rejects.toThrow('whose password is published')
    server = undefined
  })
})
