import { expect, test } from 'vitest'

import { isTucked } from '#shared/browser/tuck-away.ts'

const at = (top: number) => ({ top, height: 3000, shown: 800 })

test.each([
  ['reading on', 100, 180, false, true],
  ['going back', 900, 700, true, false],
  ['a trembling finger keeps what was', 500, 503, true, true],
  ['a trembling finger begins nothing', 500, 503, false, false],
  ['at the top', 40, 0, true, false],
  ['at the end there is room', 2000, 2190, true, false],
])('what floats over a corner, %s', (_, before, now, was, expected) => {
  expect(isTucked(at(before), at(now), was)).toBe(expected)
})
