import { describe, expect, test } from 'vitest'

import { againstRegistration } from '#science/arms/against-registration.ts'
import { balanceTogether, balanceVerdict, rowBalance } from '#science/evidence/recheck/baseline-balance.ts'
import { isPossibleSample, spreadLimits } from '#science/evidence/recheck/possible-spread.ts'
import { planIn, planNote } from '#science/records/registered-plan.ts'

const two = (value: number) => ({ value, decimals: 2 })

describe('answers of a scale from a mean and a deviation', () => {
  // All sets of six answers from 1 to 5, counted out in R: the deviations that go with these means.
  const counted: readonly [number, number[]][] = [
    [3, [0, 0.63, 0.89, 1.1, 1.26, 1.41, 1.55, 1.67, 1.79, 1.9, 2.19]],
    [1.5, [0.55, 0.84, 1.22]],
  ]
  test.each(counted)('exactly the deviations that six answers with a mean of %d can have', (mean, sds) => {
    const possible = Array.from({ length: 260 }, (_, i) => i / 100).filter((sd) =>
      isPossibleSample(two(mean), two(sd), 6, { low: 1, high: 5 }),
    )
    expect(possible).toEqual(sds)
    const limits = spreadLimits(two(mean), 6, { low: 1, high: 5 })
    expect([limits?.least.toFixed(2), limits?.most.toFixed(2)]).toEqual([sds[0]?.toFixed(2), sds.at(-1)?.toFixed(2)])
  })

  test('a mean outside the scale has no answers; a search that is too long says nothing', () => {
    expect(spreadLimits(two(5.4), 30, { low: 1, high: 5 })).toBeUndefined()
    expect(isPossibleSample(two(5.4), two(1), 30, { low: 1, high: 5 })).toBe(false)
    expect(isPossibleSample(two(24.31), two(9.87), 214, { low: 0, high: 52 })).not.toBe(false)
  })
})

describe('two groups before the start', () => {
  const row = (mean: number, sd: number, other: number, otherSd: number, decimals = 1) =>
    rowBalance(
      { mean, meanDecimals: decimals, sd, sdDecimals: decimals, n: 60 },
      { mean: other, meanDecimals: decimals, sd: otherSd, sdDecimals: decimals, n: 58 },
    )

  test('p as R computes it, with what rounding leaves open', () => {
    expect(row(52.3, 11.2, 51.9, 10.8)?.p).toBeCloseTo(0.8438738659653, 10)
    expect(row(52.3, 11.2, 51.9, 10.8)?.low).toBeCloseTo(0.804685810223, 10)
    expect(row(52.3, 11.2, 51.9, 10.8)?.high).toBeCloseTo(0.883097973807, 10)
    expect(row(27.1, 4.2, 28.9, 5.1)?.p).toBeCloseTo(0.038268870237, 10)
    expect(rowBalance({ mean: 1, meanDecimals: 0, sd: 0, sdDecimals: 0, n: 9 }, { mean: 1, meanDecimals: 0, sd: 1, sdDecimals: 0, n: 9 })).toBeUndefined() // prettier-ignore
  })

  test('together from three rows on; unusual only where rounding cannot explain it', () => {
    const rows = [row(52.3, 11.2, 51.9, 10.8), row(27.1, 4.2, 28.9, 5.1), row(132, 15, 138, 14, 0)].flatMap(
      (each) => each ?? [],
    )
    expect(balanceTogether(rows.slice(1))).toBeUndefined()
    const together = balanceTogether(rows)
    expect(together?.alike).toBeCloseTo(0.939958016723, 10)
    expect(together && balanceVerdict(together)).toBe('nothing unusual')
    const far = [1, 2, 3].flatMap((shift) => row(50, 10, 55 + shift, 10) ?? [])
    expect(balanceVerdict(balanceTogether(far) ?? { alike: 0.5, low: 0, high: 1 })).toBe('too far apart')
    const sameInWhole = Array.from({ length: 8 }, () => row(50, 10, 50, 10, 0)).flatMap((each) => each ?? [])
    expect(balanceVerdict(balanceTogether(sameInWhole) ?? { alike: 0.5, low: 0, high: 1 })).toBe('nothing unusual')
    const sameInHundredths = Array.from({ length: 8 }, () => row(50.01, 10.01, 50.02, 10.01, 2)).flatMap((each) => each ?? []) // prettier-ignore
    expect(balanceVerdict(balanceTogether(sameInHundredths) ?? { alike: 0.5, low: 0, high: 1 })).toBe('too alike')
  })
})

describe('a report against its registration', () => {
  const plan = {
    primary: ['Change in HbA1c (12 weeks)'],
    secondary: ['Body weight (12 weeks)', 'Hypoglycemic events (1 year)'],
    people: 240,
    isActual: false,
    start: '2015-03',
    end: '2016-01-15',
    submitted: '2015-09-20',
  }

  test('a plan is read again from the note that it was written as', () => {
    expect(planIn(planNote(plan) ?? '')).toEqual(plan)
    expect(planIn('Seen at the library.')).toBeUndefined()
  })

  test('outcomes that changed their rank or their kind, people, and dates; nothing where one of both is silent', () => {
    const abouts = (...given: Parameters<typeof againstRegistration>) => againstRegistration(...given).map(({ what }) => what) // prettier-ignore
    expect(
      abouts(plan, { primary: ['weight loss at week 12'], secondary: ['HbA1c at 12 weeks'], people: 120 }),
    ).toEqual([
      'The primary outcome of the report was registered as a secondary one.',
      'A registered primary outcome is a secondary one in the report.',
      'The report has fewer people than the registration (50%).',
      'It was registered after its start.',
    ])
    expect(abouts({ ...plan, submitted: '2015-03-04' }, { primary: ['reduction in HbA1c'], secondary: [], people: 231 })).toEqual([]) // prettier-ignore
    expect(abouts({ ...plan, submitted: '2016-02-01' }, { primary: [], secondary: [] })).toEqual([
      'It was registered after its primary completion.',
    ])
    expect(abouts({ primary: [], secondary: [] }, { primary: ['mortality'], secondary: [], people: 10 })).toEqual([])
  })
})
