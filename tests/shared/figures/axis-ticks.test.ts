import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { axisTicks, ratioTicks } from '#shared/figures/axis-ticks.ts'

const labels = (ticks: { label: string }[]) => ticks.map(({ label }) => label).join(' ')

describe('places on an axis', () => {
  test('are round', () => {
    expect(labels(axisTicks(-1.2, 0.9, 5))).toBe('−1 −0.5 0 0.5')
    expect(labels(axisTicks(0, 60, 6))).toBe('0 10 20 30 40 50 60')
    expect(labels(axisTicks(1940, 1990, 5))).toBe('1940 1950 1960 1970 1980 1990')
    expect(axisTicks(Number.NaN, 3)).toEqual([])
  })

  test('of ratios are powers of ten with the usual steps between, or straight where the span is small', () => {
    expect(labels(ratioTicks(0.05, 2.2))).toBe('0.05 0.1 0.2 0.5 1 2')
    expect(labels(ratioTicks(0.001, 1000, 7))).toBe('0.001 0.01 0.1 1 10 100 1000')
    expect(labels(ratioTicks(0.91, 1.12, 5))).toBe('0.95 1 1.05 1.1')
    expect(ratioTicks(0, 2)).toEqual([])
  })

  test('lie within the axis, rise, and are not too many', () => {
    const place = fc.double({ min: 1e-6, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(place, place, fc.integer({ min: 2, max: 12 }), (a, b, wanted) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b) * 1.01]
        for (const ticks of [axisTicks(low, high, wanted), ratioTicks(low, high, wanted)]) {
          const values = ticks.map(({ value }) => value)
          const slack = (high - low) * 1e-6
          expect(values.every((value) => value >= low * 0.999 - slack && value <= high * 1.001)).toBe(true)
          expect(values.every((value, i) => i === 0 || value > (values[i - 1] ?? value))).toBe(true)
          expect(values.length).toBeLessThanOrEqual(wanted + 2)
        }
      }),
    )
  })
})
