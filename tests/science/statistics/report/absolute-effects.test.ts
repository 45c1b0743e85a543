import { describe, expect, test } from 'vitest'

import { absoluteEffect } from '#science/statistics/report/absolute-effects.ts'

const effect = (...args: Parameters<typeof absoluteEffect>) => {
  const result = absoluteEffect(...args)
  if (!result.ok) throw new Error(result.reason)
  return result.effect
}

describe('what it means for 1,000 people', () => {
  test('a risk ratio of 0.5 (0.4 to 0.8) where 200 of 1,000 have the event: 100 fewer, 10 to treat', () => {
    const { without, withIt, difference, numberNeeded } = effect('RR', { estimate: 0.5, low: 0.4, high: 0.8 }, 0.2)
    expect(without).toBe(200)
    expect(withIt.estimate).toBeCloseTo(100, 9)
    expect(difference.low).toBeCloseTo(-120, 9)
    expect(difference.high).toBeCloseTo(-40, 9)
    expect(numberNeeded?.value).toBeCloseTo(10, 9)
    expect(numberNeeded).toMatchObject({ kind: 'benefit', goesThroughInfinity: false })
    expect(numberNeeded?.limits.high).toBeCloseTo(25, 9)
  })

  test('an odds ratio of 0.5 at 200 of 1,000: odds 1 to 4 become 1 to 8, 111 of 1,000', () => {
    expect(effect('OR', { estimate: 0.5, low: 0.3, high: 1.2 }, 0.2).withIt.estimate).toBeCloseTo(1000 / 9, 9)
    expect(effect('PETO', { estimate: 0.5, low: 0.3, high: 1.2 }, 0.2).numberNeeded?.goesThroughInfinity).toBe(true)
  })

  test('a hazard ratio of 2 at half the people: three quarters; a difference is added', () => {
    expect(effect('HR', { estimate: 2, low: 1, high: 3 }, 0.5).withIt.estimate).toBeCloseTo(750, 9)
    expect(effect('RD', { estimate: 0.05, low: 0.01, high: 0.09 }, 0.5)).toMatchObject({
      numberNeeded: { kind: 'harm' },
    })
  })

  test('never fewer than none or more than all; no effect has no number; a risk of 0 is refused', () => {
    expect(effect('RR', { estimate: 2, low: 1, high: 9 }, 0.3).withIt.high).toBe(1000)
    expect(effect('RD', { estimate: 0, low: -0.5, high: 0.1 }, 0.3).withIt.low).toBe(0)
    expect(effect('RD', { estimate: 0, low: -0.5, high: 0.1 }, 0.3).numberNeeded).toBeUndefined()
    expect(absoluteEffect('RR', { estimate: 1, low: 1, high: 1 }, 0)).toEqual({
      ok: false,
      reason: 'The risk without the intervention lies between 0 and 1, neither included.',
    })
  })
})
