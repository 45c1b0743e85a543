import { expect, test } from 'vitest'

import { withUnsaved } from '#research/grid/use-view-state.ts'

test('what was changed here and not saved is put on what the server has, field by field', () => {
  const base = { style: 'apa', sort: 'year', widths: { a: 100 } }
  const value = { style: 'vancouver', widths: { a: 100 } }
  // Somebody else has changed the widths meanwhile: that stays.
  expect(withUnsaved({ ...base, widths: { a: 300 } }, { base, value })).toEqual({
    style: 'vancouver',
    widths: { a: 300 },
  })
  expect(withUnsaved({}, { base: {}, value: { style: 'apa' } })).toEqual({ style: 'apa' })
  expect(withUnsaved(base, { base, value: base })).toEqual(base)
})
