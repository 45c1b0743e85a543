import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { pageAtHeight, pageTops, scaleFor } from '#features/reader/pdf-scale.ts'
import { PIXELS_OF_POINT, ZOOM_MAX, ZOOM_MIN, zoomStep } from '#features/reader/reader-look.ts'

const A4 = { width: 595, height: 842 }
const room = { width: 800, height: 600 }

describe('the size of pages', () => {
  test('as wide as the window goes by most pages: one wide table does not make the others small', () => {
    const lying = { width: 842, height: 595 }
    expect(scaleFor('width', [A4, A4, lying], room)).toBe(scaleFor('width', [A4, A4, A4], room))
  })

  test('a whole page fits into the window', () => {
    expect(scaleFor('page', [A4], room) * A4.height).toBeLessThanOrEqual(room.height)
  })

  test('a share is that share of the printed size, within bounds', () => {
    expect(scaleFor(1, [A4], room)).toBe(PIXELS_OF_POINT)
    expect(scaleFor(99, [A4], room)).toBe(ZOOM_MAX * PIXELS_OF_POINT)
  })

  test('steps lead from any size to both ends', () => {
    fc.assert(
      fc.property(
        fc.double({ min: ZOOM_MIN, max: ZOOM_MAX, noNaN: true }),
        fc.constantFrom(1 as const, -1 as const),
        (from, way) => {
          let now = from
          for (let steps = 0; steps < 20; steps++) now = zoomStep(now, way)
          expect(now).toBeCloseTo(way === 1 ? ZOOM_MAX : ZOOM_MIN, 2)
        },
      ),
    )
  })

  test('a page is found by any height between its top and the next', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 50, max: 2000 }), { minLength: 1, maxLength: 30 }),
        fc.nat(),
        (heights, pick) => {
          const pages = heights.map((height) => ({ width: 600, height }))
          const { tops, height } = pageTops(pages, 1)
          const at = pick % height
          const expected = Math.max(
            0,
            tops.findLastIndex((top) => top <= at),
          )
          expect(pageAtHeight(tops, at)).toBe(expected)
        },
      ),
    )
  })
})
