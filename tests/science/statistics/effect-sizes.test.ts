import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { logRiskRatio } from '#science/statistics/effect-sizes.ts'
import { effectOfCounts } from '#science/statistics/measures/two-groups.ts'

const of = (events: number, total: number, controlEvents: number, controlTotal: number) =>
  logRiskRatio({ events, total, controlEvents, controlTotal })

describe('log risk ratio', () => {
  test('of the first BCG trial: 4 of 123 against 11 of 139', () => {
    expect(of(4, 123, 11, 139)?.effect).toBeCloseTo(-0.889311, 6)
    expect(of(4, 123, 11, 139)?.variance).toBeCloseTo(0.325585, 6)
  })

  test('is 0 where the risks are equal, and turns its sign when the groups change places', () => {
    expect(of(5, 50, 10, 100)?.effect).toBeCloseTo(0, 12)
    expect(of(4, 123, 11, 139)?.effect).toBeCloseTo(-(of(11, 139, 4, 123)?.effect ?? 0), 12)
  })

  test('adds a half to all four cells where one is empty', () => {
    // (0.5 / 21) / (3.5 / 21) = 1 / 7
    expect(of(0, 20, 3, 20)?.effect).toBeCloseTo(Math.log(1 / 7), 12)
    expect(of(0, 20, 3, 20)?.variance).toBeCloseTo(1 / 0.5 - 1 / 21 + 1 / 3.5 - 1 / 21, 12)
    expect(of(20, 20, 3, 20)?.effect).toBeCloseTo(Math.log(20.5 / 3.5), 12)
  })

  test.each([
    ['no events in either group', 0, 20, 0, 20],
    ['nobody in a group', 0, 0, 3, 20],
    ['more events than people', 21, 20, 3, 20],
    ['a negative count', -1, 20, 3, 20],
    ['no number', Number.NaN, 20, 3, 20],
  ])('has no answer for %s', (_, ...counts) => {
    expect(of(...counts)).toBeUndefined()
  })

  test('is the same in the small form of the first page and in the library', () => {
    const group = fc
      .tuple(fc.nat(30), fc.integer({ min: 1, max: 30 }))
      .map(([events, rest]) => ({ events, total: events + rest }))
    fc.assert(
      fc.property(group, group, (first, control) => {
        const table = { ...first, controlEvents: control.events, controlTotal: control.total }
        const small = logRiskRatio(table)
        const large = effectOfCounts('RR', table)
        expect(large.ok).toBe(small !== undefined)
        if (!large.ok || !small) return
        expect(large.effect.effect).toBeCloseTo(small.effect, 12)
        expect(large.effect.variance).toBeCloseTo(small.variance, 12)
      }),
    )
  })
})
