import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'

import { configureKnownPaths, safeUrl } from '#shared/browser/safe-url.ts'

afterEach(() => configureKnownPaths(() => true))

describe('addresses that lead somewhere', () => {
  test('https leads outside, and its host is told', () => {
    expect(safeUrl('https://doi.org/10.1000/182')).toEqual({
      kind: 'external',
      href: 'https://doi.org/10.1000/182',
      host: 'doi.org',
    })
  })

  test('a path of ours stays inside, with its query and hash', () => {
    expect(safeUrl('/search?q=a%20b#top')).toEqual({ kind: 'internal', path: '/search?q=a%20b#top' })
    expect(safeUrl('http://localhost:3000/search')).toEqual({ kind: 'internal', path: '/search' })
  })

  test('mail goes to one address', () => {
    expect(safeUrl('mailto:help@example.org')).toMatchObject({ kind: 'external', host: 'help@example.org' })
  })

  test('http is for a development machine alone', () => {
    expect(safeUrl('http://localhost:8000/x')).toMatchObject({ kind: 'external' })
    expect(safeUrl('http://example.org')).toBeUndefined()
  })

  test('a path that no page answers is text', () => {
    configureKnownPaths((path) => path === '/search')
    expect(safeUrl('/search?x=1')).toBeDefined()
    expect(safeUrl('/api/subscription/downgrade')).toBeUndefined()
    expect(safeUrl('/search/../api/x')).toBeUndefined()
    expect(safeUrl('/search/%2e%2e/api/x')).toBeUndefined()
  })
})

/** Each of these was read as something else by some parser, or leads off the site while looking like a path. */
const traps = [
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https:\\\\evil.test',
  'https:///evil.test',
  'HTTPS:evil.test',
  'http://evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.test/1',
  'file:///etc/passwd',
  'ftp://evil.test',
  'view-source:https://evil.test',
  'https://user@evil.test',
  'https://localhost:3000@evil.test',
  'https://user:password@evil.test',
  '/../..//evil.test',
  '/./\u202e/gpj.exe',
  'mailto:',
  'mailto://evil.test',
  'search',
  '?q=1',
  '#hash',
  '',
  '   ',
]

test.each(traps)('%j is text', (trap) => {
  expect(safeUrl(trap)).toBeUndefined()
})

test.each([undefined, null, 7, {}, [], ['https://example.org'], Symbol('x'), `https://e.org/${'a'.repeat(5000)}`])(
  'what is no short text is no address',
  (value) => {
    expect(safeUrl(value)).toBeUndefined()
  },
)

describe('whatever is thrown at it', () => {
  const host = 'evil.test'
  const noise = fc.constantFrom(
    '',
    '/',
    '//',
    '\\',
    '\\\\',
    '\t',
    '\n',
    '\r',
    ' ',
    '@',
    ':',
    '.',
    '..',
    '%2f',
    '%5c',
    '\u0000',
  )
  const scheme = fc.constantFrom(
    '',
    'https:',
    'http:',
    'javascript:',
    'data:',
    'JAVASCRIPT:',
    'x:',
    'mailto:',
    '/',
    '/search',
  )
  const text = fc.oneof(
    fc.tuple(noise, scheme, noise, noise, fc.constant(host), noise).map((parts) => parts.join('')),
    fc.webUrl(),
    fc.string({ maxLength: 60 }),
  )

  test('nothing leads off the site but https, mail, and http on this machine; nothing runs', () => {
    fc.assert(
      fc.property(text, (value) => {
        const safe = safeUrl(value)
        if (!safe) return
        if (safe.kind === 'internal') {
          expect(new URL(safe.path, location.origin).origin).toBe(location.origin)
          expect(safe.path).toMatch(/^\/(?!\/)/)
          return
        }
        const { protocol, hostname, username } = new URL(safe.href)
        expect(['https:', 'mailto:', 'http:']).toContain(protocol)
        if (protocol === 'http:') expect(['localhost', '127.0.0.1']).toContain(hostname)
        expect(username).toBe('')
      }),
      { numRuns: 3000 },
    )
  })

  test('a path that begins with one slash never reaches another host', () => {
    fc.assert(
      fc.property(noise, noise, noise, (a, b, c) => {
        const safe = safeUrl(`/${a}${b}${c}${host}`)
        expect(safe === undefined || safe.kind === 'internal').toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
