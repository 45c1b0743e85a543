import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cutRanges } from '#science/documents/cut-ranges.ts'

const range = fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) + 1 }))

test('cuts cover the text once, in order, and each names exactly the ranges that lie over it', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 8 }), (ranges) => {
      const cuts = cutRanges(5, 35, ranges)
      expect(cuts[0]?.start).toBe(5)
      expect(cuts.at(-1)?.end).toBe(35)
      for (const [at, cut] of cuts.entries()) {
        if (at > 0) expect(cut.start).toBe(cuts[at - 1]?.end)
        for (let offset = cut.start; offset < cut.end; offset++) {
          const over = ranges.flatMap(({ start, end }, index) => (start <= offset && offset < end ? [index] : []))
          expect(cut.of).toEqual(over)
        }
      }
    }),
  )
})
