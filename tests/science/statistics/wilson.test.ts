import fc from 'fast-check'
import { expect, test } from 'vitest'

import { wilsonInterval } from '#science/statistics/wilson.ts'

// Newcombe 1998 (Statistics in Medicine 17:857), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i: %f to %f', (hits, of, low, high) => {
  const interval = wilsonInterval(hits, of)
  expect(interval?.low).toBeCloseTo(low, 4)
  expect(interval?.high).toBeCloseTo(high, 4)
})

test('it holds the share, lies within 0 and 1, and mirrors with hits and misses', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (of, any) => {
      const hits = any % (of + 1)
      const interval = wilsonInterval(hits, of)
      const mirrored = wilsonInterval(of - hits, of)
      if (!interval || !mirrored) throw new Error('no interval')
      expect(interval.low).toBeGreaterThanOrEqual(0)
      expect(interval.high).toBeLessThanOrEqual(1)
      expect(interval.low).toBeLessThanOrEqual(hits / of + 1e-12)
      expect(interval.high).toBeGreaterThanOrEqual(hits / of - 1e-12)
      expect(interval.low).toBeCloseTo(1 - mirrored.high, 9)
    }),
  )
})

test.each([
  [1, 0],
  [-1, 5],
  [6, 5],
  [Number.NaN, 5],
])('%f of %f has none', (hits, of) => {
  expect(wilsonInterval(hits, of)).toBeUndefined()
})
