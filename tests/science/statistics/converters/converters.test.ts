import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Derived } from '#science/statistics/converters/derived.ts'
import {
  combinedGroups,
  dFromF,
  dFromLogOddsRatio,
  dFromP,
  dFromT,
  observedMinusExpectedFromP,
  sdFromDifferenceSe,
  sdOfChange,
} from '#science/statistics/converters/groups.ts'
import {
  intervalFromP,
  pFromInterval,
  seFromInterval,
  seFromP,
  seFromRatioInterval,
} from '#science/statistics/converters/interval.ts'
import { meanFromQuantiles, sdFromInterval, sdFromQuantiles, sdFromSe } from '#science/statistics/converters/spread.ts'

const value = (of: Derived) => (of.ok ? of.value : of.reason)

describe('errors and intervals', () => {
  test('Altman and Bland 2011, BMJ 343:d2090: 17% with P = 0.032 is 1.4 to 32.6', () => {
    const { low, high } = intervalFromP(17, 0.032)
    // Their own approximation of z gives 1.4 and 32.6.
    expect(Math.abs(Number(value(low)) - 1.4)).toBeLessThan(0.1)
    expect(Math.abs(Number(value(high)) - 32.6)).toBeLessThan(0.1)
    expect(low.ok && low.derived).toBe(true)
  })

  test('Altman and Bland 2011, BMJ 343:d2304: 0.81 (0.70 to 0.94) has P = 0.005', () => {
    expect(value(seFromRatioInterval({ low: 0.7, high: 0.94 }))).toBeCloseTo(0.075, 3)
    expect(value(pFromInterval(Math.log(0.81), { low: Math.log(0.7), high: Math.log(0.94) }))).toBeCloseTo(0.005, 3)
  })

  test('Handbook 6.5.2.3: a difference of 3.8 with p = 0.008 of 25 and 22 people has SE 1.37 and SD 4.69', () => {
    const se = seFromP(3.8, 0.008, 45)
    expect(value(se)).toBeCloseTo(1.37, 2)
    expect(value(sdFromDifferenceSe(se.ok ? se.value : 0, 25, 22))).toBeCloseTo(4.69, 1)
  })

  test('an interval made with z or t gives its standard error back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 50, noNaN: true }), fc.constantFrom(0.9, 0.95, 0.99), (se, level) => {
        const z = { 0.9: 1.6448536269514722, 0.95: 1.959963984540054, 0.99: 2.5758293035489004 }[level] ?? 0
        expect(value(seFromInterval({ low: 3 - z * se, high: 3 + z * se, level }))).toBeCloseTo(se, 8)
      }),
    )
    expect(value(seFromInterval({ low: -2.2281388519649385, high: 2.2281388519649385, df: 10 }))).toBeCloseTo(1, 9)
  })

  test('what cannot be is refused', () => {
    expect(value(seFromP(3, 0))).toBe('A p value of exactly 0 is rounded: enter the bound that the paper gives.')
    expect(value(seFromP(3, 1))).toBe('A p value of 1 goes with no effect at all and tells nothing about its error.')
    expect(value(seFromP(3, 1.2))).toBe('A p value lies between 0 and 1.')
    expect(value(seFromP(0, 0.4))).toBe('An effect of 0 has no standard error that a p value could tell.')
    expect(value(seFromRatioInterval({ low: -0.2, high: 3 }))).toBe(
      'A ratio is above 0, and so are the limits of its interval.',
    )
    expect(value(seFromInterval({ low: 2, high: 2 }))).toBe(
      'The lower limit of the interval is not below the upper one.',
    )
  })
})

describe('standard deviations and means', () => {
  test('from a standard error, and from the interval of a mean by t', () => {
    expect(value(sdFromSe(0.5, 64))).toBe(4)
    // n = 11: t(10) = 2.2281388520.
    expect(value(sdFromInterval({ low: 10 - 2.228138851964939, high: 10 + 2.228138851964939 }, 11))).toBeCloseTo(
      Math.sqrt(11),
      8,
    )
  })

  test('from the range: the mean range of n normal values, as control charts have it for centuries', () => {
    const meanRange: [number, number][] = [
      [5, 2.326],
      [10, 3.078],
      [25, 3.931],
    ]
    for (const [n, width] of meanRange) {
      const sd = value(sdFromQuantiles({ low: 0, high: width, n }))
      expect(sd).toBeGreaterThan(0.98)
      expect(sd).toBeLessThan(1.02)
    }
  })

  test('from quartiles: 1.35 standard deviations apart where many people are', () => {
    expect(value(sdFromQuantiles({ q1: -0.6744897501960817, q3: 0.6744897501960817, n: 1_000_000 }))).toBeCloseTo(1, 5)
    const both = sdFromQuantiles({ low: 1, q1: 4, q3: 8, high: 13, n: 60 })
    const range = sdFromQuantiles({ low: 1, high: 13, n: 60 })
    const middle = sdFromQuantiles({ q1: 4, q3: 8, n: 60 })
    expect(value(both)).toBeCloseTo(((range.ok ? range.value : 0) + (middle.ok ? middle.value : 0)) / 2, 10)
    expect(both.ok && both.assumes).toBe('values that are roughly normal; wrong for skewed ones')
  })

  test('means from medians by the weights of Luo and others, worked by hand for n = 81', () => {
    // 81^0.75 = 27: w = 4/31 for extremes; 0.7 + 0.39/81 for quartiles; 81^0.55 for both.
    expect(value(meanFromQuantiles({ low: 0, median: 10, high: 30, n: 81 }))).toBeCloseTo(
      (4 / 31) * 15 + (27 / 31) * 10,
      10,
    )
    const w = 0.7 + 0.39 / 81
    expect(value(meanFromQuantiles({ q1: 6, median: 10, q3: 20, n: 81 }))).toBeCloseTo(w * 13 + (1 - w) * 10, 10)
    const w1 = 2.2 / 29.2
    const w2 = 0.7 - 0.72 / 81 ** 0.55
    expect(value(meanFromQuantiles({ low: 0, q1: 6, median: 10, q3: 20, high: 30, n: 81 }))).toBeCloseTo(
      w1 * 15 + w2 * 13 + (1 - w1 - w2) * 10,
      10,
    )
  })

  test('out of order or too little is refused', () => {
    expect(value(sdFromQuantiles({ q1: 8, q3: 4, n: 20 }))).toBe(
      'The extremes, quartiles and the median are not in order.',
    )
    expect(value(sdFromQuantiles({ q1: 8, n: 20 }))).toBe('A standard deviation needs both quartiles or both extremes.')
    expect(value(meanFromQuantiles({ q1: 1, q3: 4, n: 20 }))).toBe('A mean cannot be worked out without the median.')
    expect(value(sdFromSe(1, 1))).toBe('The size of the group is not a whole number of 2 or more.')
  })
})

describe('groups', () => {
  const values = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 2, maxLength: 12 })
  const described = (list: number[]) => {
    const mean = list.reduce((sum, x) => sum + x, 0) / list.length
    return {
      mean,
      sd: Math.sqrt(list.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (list.length - 1)),
      n: list.length,
    }
  }

  test('two groups made one are as if their people stood in one list', () => {
    fc.assert(
      fc.property(values, values, (a, b) => {
        const whole = described([...a, ...b])
        const made = combinedGroups(described(a), described(b))
        expect(made.mean).toBeCloseTo(whole.mean, 8)
        expect(made.sd).toBeCloseTo(whole.sd, 8)
        expect(made.n).toBe(whole.n)
      }),
    )
  })

  test('changes: the deviation of the differences of pairs', () => {
    const before = [3, 5, 8, 9, 12]
    const after = [4, 4, 9, 13, 11]
    const of = described(before)
    const to = described(after)
    const r = before.reduce((sum, x, i) => sum + (x - of.mean) * ((after[i] ?? 0) - to.mean), 0) / (4 * of.sd * to.sd)
    const change = described(after.map((x, i) => x - (before[i] ?? 0)))
    expect(value(sdOfChange(of.sd, to.sd, r))).toBeCloseTo(change.sd, 10)
  })

  test('d from t, F and p is the difference in standard deviations', () => {
    const a = described([3, 5, 8, 9, 12])
    const b = described([1, 4, 4, 6])
    const pooled = Math.sqrt((4 * a.sd ** 2 + 3 * b.sd ** 2) / 7)
    const d = (a.mean - b.mean) / pooled
    const t = (a.mean - b.mean) / (pooled * Math.sqrt(1 / 5 + 1 / 4))
    expect(value(dFromT(t, 5, 4))).toBeCloseTo(d, 10)
    expect(value(dFromF(t * t, 5, 4, 1))).toBeCloseTo(d, 10)
    // t(7) = 2.3646242515 has p = 0.05.
    expect(value(dFromP(0.05, 5, 4, -1))).toBeCloseTo(-2.3646242515 * Math.sqrt(1 / 5 + 1 / 4), 8)
  })

  test('Chinn: a log odds ratio of 1.8138 is one standard deviation', () => {
    expect(value(dFromLogOddsRatio(1.8137993642342178))).toBeCloseTo(1, 10)
  })

  test('O − E of 100 events with p = 0.05: 1.96·5', () => {
    const { difference, variance } = observedMinusExpectedFromP(0.05, 100, -1)
    expect(value(difference)).toBeCloseTo(-9.79981992, 6)
    expect(value(variance)).toBe(25)
  })
})
