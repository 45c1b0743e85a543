import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { storedKeys } from '#tests/support/stored-keys.ts'

/** Files that pass on keys which others name. */
const PASSING_ON = ['src/shared/browser/stored-value.ts']

const sources = ['src', 'public'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|js)$/.test(path))
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`),
)
const textOf = (file: string) => readFileSync(file, 'utf8')
const TOUCHES = /\b(localStorage|sessionStorage)\b|\b(useStoredValue|readStored|writeStored)\(/

/** What looks like a key in a file that touches storage: constants in capitals, and literals handed to a storage call. */
function keysIn(text: string): string[] {
  const constants = [...text.matchAll(/const [A-Z][A-Z_]* = ['"`]([^'"`$]+)/g)]
  const literals = [
    ...text.matchAll(/(?:[gs]etItem|removeItem|useStoredValue|readStored|writeStored)\(\s*['"`]([^'"`$]+)/g),
  ]
  return [...constants, ...literals].map(([, key]) => key ?? '').filter((key) => /^[a-z]+[a-z.:-]*$/.test(key))
}

test('every key of web storage stands in the list of keys that are damaged on purpose', () => {
  const known = new Set(storedKeys.map(({ key }) => key))
  const found = sources
    .filter((file) => TOUCHES.test(textOf(file)))
    .flatMap((file) => keysIn(textOf(file)).map((key) => ({ file, key })))
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ key }) => !known.has(key))).toEqual([])
})

test('every file that touches web storage names its keys in that list, or is handed them', () => {
  const named = new Set([...storedKeys.map(({ file }) => file), ...PASSING_ON])
  const isNamed = (file: string) => named.has(file) || keysIn(textOf(file)).length === 0
  expect(sources.filter((file) => TOUCHES.test(textOf(file)) && !isNamed(file))).toEqual([])
})

test('no key of the list is out of date', () => {
  expect(storedKeys.filter(({ file, key }) => !textOf(file).includes(key))).toEqual([])
})
