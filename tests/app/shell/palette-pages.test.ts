import { expect, test } from 'vitest'

import { palettePages } from '#app/shell/palette-pages.ts'
import { paths } from '#shared/paths.ts'

/** Reached by what they show, or meant for visitors. */
const WITHOUT_A_NAME = [
  'projectPart',
  'home',
  'auth',
  'resetPassword',
  'sharedSearch',
  'document',
  'studentPaymentDone',
  'paymentDone',
]

test('the palette reaches every address that stands on its own', () => {
  const named = Object.entries(paths).filter(([name]) => !WITHOUT_A_NAME.includes(name))
  const addresses = palettePages.map((page) => page.to)
  for (const [, path] of named) expect(addresses).toContain((path as () => string)())
})

test('no two rows share a name or an address', () => {
  expect(new Set(palettePages.map((page) => page.label)).size).toBe(palettePages.length)
  expect(new Set(palettePages.map((page) => page.to)).size).toBe(palettePages.length)
})

test('what belongs to admins is marked', () => {
  expect(palettePages.filter((page) => page.adminOnly).map((page) => page.to)).toEqual(
    palettePages.map((page) => page.to).filter((to) => to.startsWith('/admin')),
  )
})
