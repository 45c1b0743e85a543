import { existsSync, readFileSync } from 'node:fs'

import { naughtyStrings } from '#tests/support/naughty-strings.ts'

const shared = new URL('../../../shared/data/naughty/', import.meta.url)
const read = (name: string) => {
  const file = new URL(name, shared)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Ours, and the lists of others where they are at hand. */
export const hostileStrings: readonly string[] = [
  ...naughtyStrings,
  ...(JSON.parse(read('blns.json') ?? '[]') as string[]),
  ...(read('xss-sample.txt') ?? '').split('\n').filter(Boolean),
]

const hosts = [
  'evil.test',
  'evil.test/',
  'evil.test:443/x',
  'app.test@evil.test',
  'app.test.evil.test',
  'evil。test',
  'ev%69l.test',
]
const leads = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/%09/',
  '/%2f',
  '/%5c',
  '/.//',
  '/..//',
  'https:',
  'https:/',
  'https:///',
  'https:\\\\',
  'http://',
  'http:',
  'hTTp://',
  'ftp://',
  'ws://',
  'blob:https://',
  './/',
  './/',
  '@',
  ':@',
  '?//',
  '#//',
  '；//',
  '〱',
  '\u2028//',
  '\u0000//',
  'x://',
  'about:',
  'view-source:https://',
  'filesystem:https://',
]
const schemes = [
  'javascript',
  'JaVaScRiPt',
  'java\tscript',
  'java\nscript',
  'java\u0000script',
  '\u0001javascript',
  ' javascript',
  'javascript&colon',
  'data',
  'vbscript',
  'livescript',
  'mocha',
  'file',
  'intent',
  'tel',
  'sms',
  'chrome',
  'resource',
  'jar',
  'feed',
  'unsafe',
]
const payloads = [':alert(1)', ':text/html,<script>1</script>', '://%0aalert(1)', ':/alert(1)//']

/** Addresses that lead elsewhere while looking like a path, or that would run. */
export const hostileAddresses: readonly string[] = [
  ...leads.flatMap((lead) => hosts.map((host) => `${lead}${host}`)),
  ...schemes.flatMap((scheme) => payloads.map((payload) => `${scheme}${payload}`)),
]

/** Values of a path that would drop a segment, add one, or turn the call into another. */
export const hostileSegments = [
  '..',
  '.',
  '...',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '..%2f..',
  '../..',
  '../../subscription/downgrade?x=',
  'a/b',
  '/a',
  'a/',
  'a%2fb',
  'a%5cb',
  'a?x=1',
  'a#b',
  'a;b',
  'a&b',
  'a b',
  '\\..\\',
  '..\\',
  '//evil',
  '',
  ' ',
  '\t',
  'a\nb',
  'a\u0000b',
  '%00',
  'é',
  '🙂',
  '\u202e',
  'a'.repeat(129),
  'a'.repeat(5000),
  '[object Object]',
  '${x}',
  '{id}',
  ':id',
  '*',
]
