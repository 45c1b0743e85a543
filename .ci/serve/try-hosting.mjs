// `npm run hosting:try`: serves the build (dist/) with the files of hosting/, the embedded API behind them, and tries what
// docs/hosting/README.md says: by requests, and in a real browser that signs in, searches, reads a PDF, writes and is connected.
// A server that is not installed is named and left out. Names restrict it: `npm run hosting:try -- nginx caddy`
//   nginx, caddy   the server itself
//   static         _headers and _redirects, read by this script as static hosts describe them; no such host is asked
//   container      docs/hosting/Containerfile (.ci/serve/try-container.mjs)
//   PORT (4281)    and the ports after it
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { chromium, devices } from 'playwright'

import { chromiumArgs, findBrowser } from './browser.mjs'
import { importSource } from '../check/source.mjs'
import { startServer } from './test-server.mjs'
import { tryContainer } from './try-container.mjs'

const PORT = Number(process.env.PORT || 4281)
const DIST = resolve('dist')
const names = process.argv.slice(2)
const isChosen = (name) => names.length === 0 || names.includes(name)

if (!existsSync(join(DIST, 'index.html'))) {
  console.error('There is no build: run npm run build first.')
  process.exit(1)
}

const skipped = []
let passed = 0
let failed = 0
function check(what, isGood, found) {
  if (isGood) passed += 1
  else failed += 1
  if (!isGood) console.log(`  FAILED  ${what}${found === undefined ? '' : `: ${JSON.stringify(found)}`}`)
}

const isInstalled = (command) => spawnSync(command, ['version'], { stdio: 'ignore' }).error === undefined
const folder = mkdtempSync(join(tmpdir(), 'roadrunner-hosting-'))

/** Words that must stand in a text once are replaced; a file that changed is not tried half. */
function replaced(text, pairs) {
  for (const [find, put] of pairs) {
    if (text.split(find).length !== 2) throw new Error(`“${find}” does not stand exactly once`)
    text = text.replace(find, () => put)
  }
  return text
}

/** The template as the official image fills it in. */
const filledIn = (text, env) => text.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name) => env[name])

function nginx(port, env, { template = 'docs/hosting/nginx.conf', root = DIST } = {}) {
  const file = join(folder, `nginx-${port}.conf`)
  const rules = replaced(filledIn(readFileSync(template, 'utf8'), env), [
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['root /usr/share/nginx/html;', `root "${root}";`],
  ])
  // What the image has around the template.
  const types = ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types']
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/nginx-${port}.pid; error_log stderr error;
events {} http { access_log off; ${kept.join(' ')} include ${types.find(existsSync)}; default_type application/octet-stream;
${rules}
}`,
  )
  return spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
}

function caddy(port, env) {
  const file = join(folder, `Caddyfile-${port}`)
  const text = readFileSync('docs/hosting/Caddyfile', 'utf8')
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${text}`)
  const SITE = `http://127.0.0.1:${port}`
  const API_UPSTREAM = env.API_UPSTREAM.replace('http://', '')
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, ...env, SITE, API_UPSTREAM, ROOT: DIST, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function running(start, port, env) {
  const server = start(port, env)
  const gone = once(server, 'exit')
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) throw new Error('The server did not start: see above')
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (isUp) break
    await wait(100)
  }
  return async () => {
    server.kill()
    await gone
  }
}

/** An API that says what it was asked with. */
async function echo(port) {
  const server = createServer(({ headers }, response) => response.end(JSON.stringify(headers)))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** `_headers` and `_redirects`: every rule that fits counts, equal headers are joined; what is there goes before a rule. */
function staticHost(port) {
  spawnSync(process.execPath, ['.ci/serve/hosting.mjs', '--out', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
  const lines = (name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const fits = (pattern, path) =>
    new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path)
  const rules = []
  for (const line of lines('_headers')) {
    if (line.startsWith('/')) rules.push({ path: line, said: [] })
    else rules.at(-1).said.push(line.trim().split(/:\s+(.*)/))
  }
  const redirects = lines('_redirects').map((line) => line.split(/\s+/))
  const TYPES = {
    html: 'text/html',
    js: 'text/javascript',
    mjs: 'text/javascript',
    css: 'text/css',
    svg: 'image/svg+xml',
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://x')
    for (const { path, said } of rules) {
      if (fits(path, pathname)) for (const [name, value] of said) response.appendHeader(name, value)
    }
    const isFile = (path) => existsSync(join(DIST, path)) && statSync(join(DIST, path)).isFile()
    const [, to, status] = isFile(pathname) ? ['', pathname, '200'] : redirects.find(([from]) => fits(from, pathname))
    const file = isFile(to) ? join(DIST, to) : undefined
    if (file) response.setHeader('content-type', TYPES[file.split('.').at(-1)] ?? 'application/octet-stream')
    response.writeHead(Number(status)).end(file ? readFileSync(file) : 'Not here')
  })
  server.listen(port, '127.0.0.1')
  return server
}

const { contentPolicy, securityHeaders, HSTS, TLS_POLICY, TRUSTED_TYPES } = await importSource(
  'mocks/server/security-headers.ts',
)
/** What a page's answer must carry, by the one source of the headers. */
const wanted = (path, elsewhere) => ({
  ...securityHeaders(new URL(path, 'http://x')),
  'content-security-policy': `${contentPolicy(elsewhere)}; ${TLS_POLICY}`,
  'content-security-policy-report-only': TRUSTED_TYPES,
  'strict-transport-security': HSTS,
})
const oneSpace = (text) => text?.replaceAll(/\s+/g, ' ').trim()
function checkHeaders(what, { headers }, path, elsewhere) {
  for (const [name, value] of Object.entries(wanted(path, elsewhere))) {
    // Where a host joins two values, browsers take the last one they know.
    const said = name === 'referrer-policy' ? headers.get(name)?.split(', ').at(-1) : headers.get(name)
    check(`${what} carries ${name}`, oneSpace(said) === value, said)
  }
}

const KINDS = {
  js: /^(text|application)\/javascript/,
  mjs: /^(text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  woff2: /^(font\/woff2|application\/)/,
}
const isImmutable = ({ headers }) => headers.get('cache-control') === 'public, max-age=31536000, immutable'
const index = readFileSync(join(DIST, 'index.html'), 'utf8')
const assets = readdirSync(join(DIST, 'assets'))

async function byRequests(base, { isProxy }) {
  const get = (path, headers = {}) => fetch(`${base}${path}`, { headers, redirect: 'manual' })

  for (const path of ['/', '/write/some-draft', '/search?q=BCG', '/search?shared=abc', '/reset-password?token=abc']) {
    if (!isProxy && path.includes('?shared')) continue
    const reply = await get(path, { accept: 'text/html' })
    check(`${path} is the page`, reply.status === 200 && (await reply.text()) === index, reply.status)
    check(
      `${path} is HTML`,
      reply.headers.get('content-type').startsWith('text/html'),
      reply.headers.get('content-type'),
    )
    checkHeaders(path, reply, path)
    if (isProxy) check(`${path} is not kept`, reply.headers.get('cache-control') === 'no-cache')
  }

  let largest = ''
  for (const name of assets) {
    const path = `/assets/${name}`
    const reply = await get(path)
    const { byteLength } = await reply.arrayBuffer()
    const { size } = statSync(join(DIST, path))
    check(`${path} is there, whole`, reply.status === 200 && byteLength === size, [reply.status, byteLength])
    check(`${path} is kept forever`, isImmutable(reply), reply.headers.get('cache-control'))
    const kind = KINDS[name.split('.').at(-1)]
    // With nosniff a script or style of another type is refused by the browser, a worker too.
    const type = reply.headers.get('content-type')
    if (kind) check(`${path} has its type`, kind.test(type), type)
    if (name.endsWith('.js') && (largest === '' || size > statSync(join(DIST, largest)).size)) largest = path
  }
  checkHeaders(largest, await get(largest), largest)

  const missing = [
    '/assets/gone-Ab12Cd34.js',
    '/assets/gone.css',
    ...(isProxy ? ['/gone.png', '/.vite/manifest.json'] : []),
  ]
  for (const path of missing) {
    const reply = await get(path, { accept: '*/*' })
    check(`${path} is a 404`, reply.status === 404, reply.status)
    check(`${path} is no page`, !(await reply.text()).includes('<div id="root">'))
    checkHeaders(path, reply, path)
    if (isProxy) check(`${path} is not remembered as missing`, !isImmutable(reply))
  }
  if (!isProxy) return

  for (const path of [
    largest,
    `/assets/${assets.find((name) => name.endsWith('.css'))}`,
    `/assets/${assets.find((name) => name.endsWith('.mjs'))}`,
  ]) {
    const reply = await get(path, { 'accept-encoding': 'gzip' })
    await reply.arrayBuffer()
    check(`${path} travels compressed`, reply.headers.get('content-encoding') === 'gzip')
    check(
      `${path} says that it varies`,
      /accept-encoding/i.test(reply.headers.get('vary') ?? ''),
      reply.headers.get('vary'),
    )
    const tag = reply.headers.get('etag')
    const again = await get(path, { 'accept-encoding': 'gzip', ...(tag && { 'if-none-match': tag }) })
    check(`${path} is not sent twice`, again.status === 304, again.status)
  }

  for (const path of ['/api/capabilities', '/api/nothing-here']) {
    const reply = await get(path)
    check(
      `${path} is the API's`,
      reply.headers.get('content-type').startsWith('application/json'),
      reply.headers.get('content-type'),
    )
    check(
      `${path} is not kept`,
      /no-store/.test(reply.headers.get('cache-control')),
      reply.headers.get('cache-control'),
    )
  }
  // More than a file of 25 MB with its envelope, less than the 40 MB that the proxy lets through.
  const large = await fetch(`${base}/api/auth/login`, { method: 'POST', body: `"${'x'.repeat(39_000_000)}"` })
  const said = await large.text()
  check('39 MB reach the API', said.startsWith('{'), [large.status, said.slice(0, 80)])
}

/** A page of another origin that has the product in a frame. */
async function refusesFrames(browser, base, port) {
  const html = `<!doctype html><iframe src="${base}/" width="800" height="600"></iframe>`
  const other = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
  other.listen(port, '127.0.0.1')
  const page = await browser.newPage()
  try {
    const refusals = []
    page.on('console', (message) => refusals.push(message.text()))
    await page.goto(`http://localhost:${port}/`)
    const frame = page.frames()[1]
    for (let tries = 0; tries < 50 && !frame.url().startsWith('chrome-error'); tries += 1) await wait(100)
    check('a frame of another origin is refused', frame.url().startsWith('chrome-error'), frame.url())
    check(
      'and the policy says why',
      refusals.some((text) => /frame-ancestors/.test(text)),
      refusals,
    )
  } finally {
    await page.close()
    other.close()
  }
}

async function inBrowser(browser, base) {
  const { walkingPdf, openPaper } = await importSource('e2e/support/reader.ts')
  const { expect } = await import('@playwright/test')
  const context = await browser.newContext({ baseURL: base, ...devices['Desktop Chrome'] })
  const violations = []
  const errors = []
  let heard = 0
  await context.exposeFunction('sayViolation', (one) => violations.push(one))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { disposition, effectiveDirective, blockedURI, sourceFile } = event
      globalThis.sayViolation({ disposition, effectiveDirective, blockedURI, sourceFile })
    })
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') errors.push(`${request.url()} ${why}`)
  })
  page.on('websocket', (socket) => {
    socket.on('framereceived', () => (heard += 1))
  })
  const step = async (what, act) => {
    try {
      await act()
      check(what, true)
    } catch (error) {
      check(what, false, String(error.message).split('\n').slice(0, 6).join(' '))
    }
  }
  try {
    await step('somebody signs in', async () => {
      await page.goto('/auth')
      await page.getByLabel('Email').fill('individual@roadrunner.test')
      await page.getByLabel('Password', { exact: true }).fill('roadrunner-demo')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/personalized-dashboard', { timeout: 30_000 })
    })
    await step('the socket is connected', async () => {
      // The answer to the greeting and to the subscription.
      await expect.poll(() => heard, { timeout: 20_000 }).toBeGreaterThan(1)
    })
    await step('a search finds papers', async () => {
      await page.goto('/search')
      await page.getByRole('searchbox', { name: 'Question' }).fill('BCG vaccine tuberculosis')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 })
    })
    await step('the font of the page is loaded', async () => {
      const fonts = await page.evaluate(async () => {
        await document.fonts.load('16px "Source Serif 4 Variable"')
        return [...document.fonts].map(({ status }) => status)
      })
      expect(fonts).toContain('loaded')
      expect(fonts).not.toContain('error')
    })
    await step('a PDF is drawn', () => openPaper(page, walkingPdf()))
    check(
      'and by its worker, not on the page',
      page.workers().some((worker) => /pdf\.worker/.test(worker.url())),
      page.workers().map((worker) => worker.url()),
    )
    await step('a draft is begun and kept', async () => {
      await page.goto('/write')
      await page.getByRole('button', { name: 'New draft' }).first().click()
      await page.getByLabel('Title').fill('Behind a server')
      await page.getByRole('button', { name: 'Begin writing' }).click()
      const text = page.getByRole('textbox', { name: 'Text of the draft' })
      await expect(text).toBeVisible({ timeout: 30_000 })
      await text.getByRole('heading', { name: 'Introduction' }).click()
      await page.keyboard.press('End')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.type('It is kept')
      await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 })
      await page.reload()
      await expect(text).toContainText('It is kept', { timeout: 30_000 })
    })
    const broken = violations.filter(({ disposition }) => disposition === 'enforce')
    check('nothing of it is against the policy', broken.length === 0, broken)
    check('and nothing went wrong on the page', errors.length === 0, errors)
    console.log(`  ${violations.length - broken.length} reports of Trusted Types, none enforced`)

    // The same ear hears what is refused: an inline script.
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'globalThis.isInline = true'
      document.body.append(script)
    })
    await wait(200)
    const isRefused = violations.some(
      ({ disposition, effectiveDirective }) => disposition === 'enforce' && /script-src/.test(effectiveDirective),
    )
    check('an inline script is refused', isRefused && !(await page.evaluate(() => globalThis.isInline)))
  } finally {
    await context.close()
  }
}
/** What the container's last stage holds, behind this machine's nginx, asked as the container asks itself. */
async function serveContainer({ template, root, env, port, health }) {
  if (!isInstalled('nginx')) return void skipped.push('the container’s files behind nginx')
  const stop = await running((at) => nginx(at, env, { template, root }), port, env)
  try {
    const { status } = spawnSync('sh', ['-c', health.replace(':8080', `:${port}`)], { stdio: 'ignore' })
    check('the container says of itself that it is well', status === 0, status)
    const reply = await fetch(`http://127.0.0.1:${port}/write/some-draft`)
    check('its page is the page', (await reply.text()) === readFileSync(join(root, 'index.html'), 'utf8'))
    checkHeaders('its page', reply, '/write/some-draft')
  } finally {
    await stop()
  }
}

const proxies = { nginx, caddy }
const api = Object.keys(proxies).some(isChosen) ? await startServer(PORT, ['--e2e', '--api-only']) : undefined
const found = api && (await findBrowser())
const browser = found && (await chromium.launch({ executablePath: found.path, args: chromiumArgs }))
try {
  for (const [at, [name, start]] of Object.entries(proxies).entries()) {
    if (!isChosen(name)) continue
    console.log(`\n── ${name}`)
    if (!isInstalled(name)) {
      console.log(`  ${name} is not installed: left out`)
      skipped.push(name)
      continue
    }
    const port = PORT + 1 + at
    const base = `http://127.0.0.1:${port}`
    const elsewhere = { api: 'https://api.example.org', socket: 'https://live.example.org wss://live.example.org' }
    const stopOther = await running(start, port, {
      API_ORIGIN: elsewhere.api,
      SOCKET_ORIGIN: elsewhere.socket,
      API_UPSTREAM: `http://127.0.0.1:${PORT + 3}`,
    })
    checkHeaders('/ with two origins', await fetch(base), '/', elsewhere)
    const upstream = await echo(PORT + 3)
    const heard = await (await fetch(`${base}/api/anything`)).json()
    // The API compares the origin of a write with the name that it was asked by.
    check('the API hears the name and port that were asked', heard.host === `127.0.0.1:${port}`, heard.host)
    check('and from where', heard['x-forwarded-for'] === '127.0.0.1' && heard['x-forwarded-proto'] === 'http', heard)
    upstream.close()
    upstream.closeAllConnections()
    await stopOther()
    const stop = await running(start, port, { API_ORIGIN: '', SOCKET_ORIGIN: '', API_UPSTREAM: api.url })
    try {
      await byRequests(base, { isProxy: true })
      if (browser) {
        await inBrowser(browser, base)
        await refusesFrames(browser, base, PORT + 3)
      } else skipped.push(`${name} in a browser`)
    } finally {
      await stop()
    }
    console.log(`  ${passed} as it should be, ${failed} not, so far`)
  }
  if (isChosen('static')) {
    console.log('\n── static host: its rules, read by this script')
    const server = staticHost(PORT + 4)
    await byRequests(`http://127.0.0.1:${PORT + 4}`, { isProxy: false })
    server.close()
    server.closeAllConnections()
  }
  if (isChosen('container')) {
    console.log('\n── container')
    await tryContainer({ folder, port: PORT + 5, check, skipped, serve: serveContainer })
  }
} finally {
  await browser?.close()
  await api?.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (skipped.length > 0) console.log(`\nLeft out: ${skipped.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
