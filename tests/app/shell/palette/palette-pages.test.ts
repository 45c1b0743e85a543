import { expect, test } from 'vitest'

import { isKnownPath } from '#app/route-match.ts'
import { palettePages } from '#app/shell/palette/palette-pages.ts'
import { paths } from '#shared/paths.ts'

/** Reached by what they show, or meant for visitors. */
const WITHOUT_A_NAME = [
  'projectPart',
  'home',
  'auth',
  'resetPassword',
  'sharedSearch',
  'sharedCopilot',
  'campaign',
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

test('every row leads to a page, and people find views by what they are for', () => {
  for (const { label, to } of palettePages) expect(isKnownPath(to.split('?')[0] ?? ''), label).toBe(true)
  const named = (word: string) => palettePages.filter(({ words }) => words?.includes(word)).map(({ label }) => label)
  expect(named('grid')).toHaveLength(10)
  expect(named('alerts')).toEqual(['Search history'])
})
