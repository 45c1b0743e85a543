import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { contentPolicy, HSTS, securityHeaders, TLS_POLICY, TRUSTED_TYPES } from '#mocks/server/security-headers.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const API = 'https://api.example.org'
const SOCKET = 'https://live.example.org wss://live.example.org'
const policy = (elsewhere?: Parameters<typeof contentPolicy>[0]) => `${contentPolicy(elsewhere)}; ${TLS_POLICY}`
const oneSpace = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Each file with its variables filled in as its server would, and how it says a header. */
const fill = (text: string, api: string, socket: string) =>
  text
    .replaceAll(/\$\{API_ORIGIN\}|\{\$API_ORIGIN\}|\{API\}/g, api)
    .replaceAll(/\$\{SOCKET_ORIGIN\}|\{\$SOCKET_ORIGIN\}|\{SOCKET\}/g, socket)
const unquoted = (text: string) => text.trim().replace(/^(["'`])(.*)\1$/, '$2')
const files: Record<string, (text: string, name: string) => string[]> = {
  'docs/hosting/nginx.conf': (text, name) =>
    Array.from(text.matchAll(new RegExp(`^  add_header ${name} (.*?)(?: always)?;$`, 'gm')), ([, value = '']) =>
      unquoted(value),
    ),
  'docs/hosting/Caddyfile': (text, name) =>
    Array.from(text.matchAll(new RegExp(`^\\t+(?:header @\\w+ )?\\??${name} (.*)$`, 'gm')), ([, value = '']) =>
      unquoted(value),
    ),
  'docs/hosting/_headers': (text, name) =>
    Array.from(text.matchAll(new RegExp(`^  ${name}: (.*)$`, 'gm')), ([, value = '']) => value),
}

describe.each(Object.entries(files))('%s', (file, valuesOf) => {
  const text = read(file)
  const value = (name: string, api = '', socket = '') => valuesOf(fill(text, api, socket), name).map(oneSpace)

  test('has the policy with which the product is tested, for one origin and for two', () => {
    expect(value('Content-Security-Policy')).toEqual([policy()])
    expect(value('Content-Security-Policy', API, SOCKET)).toEqual([policy({ api: API, socket: SOCKET })])
  })

  test('has every other header of the product, word for word', () => {
    const { 'content-security-policy': _, 'referrer-policy': open, ...others } = securityHeaders(new URL('http://x/'))
    const { 'referrer-policy': secret } = securityHeaders(new URL('http://x/reset-password?token=1'))
    for (const [name, wanted] of Object.entries(others)) {
      const said = name.replaceAll(/(^|-)[a-z]/g, (sign) => sign.toUpperCase())
      expect(value(said), name).toContain(wanted)
    }
    expect([open, secret].every((each) => text.includes(String(each)))).toBe(true)
    expect(value('Strict-Transport-Security')).toEqual([HSTS])
    expect(value('Content-Security-Policy-Report-Only')).toEqual([TRUSTED_TYPES])
  })

  test('keeps hashed files forever and index.html not at all', () => {
    expect(text).toContain('public, max-age=31536000, immutable')
    expect(text).toContain('no-cache')
  })

  test('asks no page of another kind: no isolation that keeps the payment frames out, nothing inline, no eval', () => {
    expect(text).not.toMatch(/embedder-policy/i)
    expect(text).not.toMatch(/unsafe-inline|unsafe-eval/)
  })
})

describe('nginx', () => {
  const text = read('docs/hosting/nginx.conf')
  test('braces are balanced, and the locations of files and the API go before patterns', () => {
    const count = (sign: string) =>
      text
        .replaceAll(/^\s*#.*$/gm, '')
        .replaceAll(/\$\{\w+\}/g, '')
        .replaceAll(/\{.*?\}"/g, '')
        .split(sign).length
    expect(count('{')).toBe(count('}'))
    for (const place of ['/api/', '/socket.io/', '/assets/']) expect(text).toContain(`location ^~ ${place}`)
    expect(text).toContain('try_files $uri /index.html;')
  })

  test('only what was found is kept: the rule of a hashed file is tied to its status', () => {
    const [, pattern = ''] = /"~(\^\(200.*?)"/.exec(text) ?? []
    expect('200:/assets/index-Ab12.js').toMatch(new RegExp(pattern))
    expect('404:/assets/index-Ab12.js').not.toMatch(new RegExp(pattern))
    expect('200:/index.html').not.toMatch(new RegExp(pattern))
  })

  test('addresses that hold a secret are told by the same rule as in the product', () => {
    const patterns = Array.from(text.matchAll(/"~(\S+)"\s+"no-referrer"/g), ([, each = '']) => new RegExp(each))
    for (const path of [
      '/',
      '/auth',
      '/reset-password?token=a',
      '/search?shared=x',
      '/search?q=a&token=b',
      '/search?q=shared',
    ]) {
      const mine = securityHeaders(new URL(path, 'http://x'))['referrer-policy']
      const theirs = patterns.some((each) => each.test(path)) ? 'no-referrer' : 'strict-origin-when-cross-origin'
      expect(theirs, path).toBe(mine)
    }
  })

  test('the container gives a value to every variable that the template names', () => {
    const container = read('docs/hosting/Containerfile')
    for (const [, name = ''] of text.matchAll(/\$\{(\w+)\}/g))
      expect(container).toMatch(new RegExp(`ENV .*\\b${name}=`))
    expect(container).toContain('COPY docs/hosting/nginx.conf /etc/nginx/templates/default.conf.template')
    for (const [, name] of container.matchAll(/ARG (VITE_\w+)/g)) expect(read('.env.example')).toContain(`${name}=`)
  })
})

test('Caddy sets what holds for some addresses after what holds for all, and refuses a missing file before it shows the page', () => {
  const [, route = ''] = /\troute \{\n([\s\S]*?)\n\t\t\}/.exec(read('docs/hosting/Caddyfile')) ?? []
  const rules = route.split('\n').filter((line) => /^\t{3}\w/.test(line))
  expect(rules.map((line) => line.trim().replace(/^(header @\w+).*/, '$1'))).toEqual([
    'header {',
    'header @secret',
    'header @hashed',
    'respond @hidden 404',
    'respond @missing 404',
    'try_files {path} /index.html',
    'file_server',
  ])
})

test('nginx gives modules of scripts their type, and the API the name that was asked', () => {
  const text = read('docs/hosting/nginx.conf')
  expect(text).toContain('types { text/javascript mjs; }')
  expect(text.match(/proxy_set_header Host .*;/g)).toEqual(Array(2).fill('proxy_set_header Host $http_host;'))
})

test('a static host joins equal headers: Cache-Control is said for no address twice', () => {
  const rules = read('docs/hosting/_headers')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const caching = rules.flatMap((line, at) => (line.includes('Cache-Control') ? [at] : []))
  const paths = caching.map((at) => rules.slice(0, at).findLast((line) => line.startsWith('/')))
  expect(paths).toEqual(['/', '/index.html', '/assets/*'])
})

describe('node .ci/serve/hosting.mjs', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'roadrunner-hosting-'))))
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (...args: string[]) => {
    execFileSync(process.execPath, ['.ci/serve/hosting.mjs', '--out', folder, ...args], { cwd: root, stdio: 'pipe' })
    return readFileSync(join(folder, '_headers'), 'utf8')
  }

  test('fills in the origins, and nothing but origins', () => {
    const text = write('--api', 'https://api.example.org/api/', '--socket', 'https://live.example.org')
    expect(text).toContain(`  Content-Security-Policy: ${policy({ api: API, socket: SOCKET })}\n`)
    expect(text).not.toMatch(/[{}]/)
    expect(write()).toContain(`  Content-Security-Policy: ${policy()}\n`)
    expect(() => write('--api', "https://x.test; script-src 'unsafe-inline'")).toThrow()
    expect(() => write('--api', 'http://x.test')).toThrow()
  })
})

test('index.html holds nothing that the policy forbids', () => {
  const html = read('index.html')
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|<base|http-equiv/i)
  for (const [, address = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) expect(address).toMatch(/^\/(?!\/)/)
})
