import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { configureKnownPaths, safeUrl } from '#shared/browser/safe-url.ts'

import { hostileAddresses, hostileStrings } from './strings.ts'

const ORIGIN = 'https://app.test'
beforeAll(() => {
  vi.stubGlobal('location', new URL(`${ORIGIN}/here`))
  configureKnownPaths((path) => path === '/search' || path === '/')
})
afterAll(() => {
  vi.unstubAllGlobals()
  configureKnownPaths(() => true)
})

test(`${hostileAddresses.length} addresses that mean another place than they show: text, and never a link inside`, () => {
  for (const address of hostileAddresses) {
    const safe = safeUrl(address)
    if (safe === undefined) continue
    // What is left is an honest address outside, whose host is told.
    expect(safe.kind, JSON.stringify(address)).toBe('external')
    if (safe.kind !== 'external') continue
    const { protocol, username, host } = new URL(safe.href)
    expect([protocol, username, host], JSON.stringify(address)).toEqual(['https:', '', safe.host])
  }
})

test('none of the strings that run anywhere is a link', () => {
  const links = hostileStrings.filter((text) => safeUrl(text) !== undefined)
  for (const text of links) expect(text).toMatch(/^(https:\/\/|\/(search)?($|[?#]))/)
})
