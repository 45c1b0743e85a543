import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { findFacts } from '#science/evidence/facts/find-facts.ts'
import { pOfTest } from '#science/evidence/recheck/p-from-test.ts'
import { isPossibleMean, isPossibleSd } from '#science/evidence/recheck/possible-means.ts'
import { recheckFacts, type RecheckRule } from '#science/evidence/recheck/recheck-facts.ts'

const check = (text: string, rule: RecheckRule) =>
  recheckFacts(findFacts(text, { kind: 'abstract' }), text)
    .filter((found) => found.rule === rule)
    .map(({ verdict, recomputed }) => [verdict, recomputed])
const verdicts = (text: string, rule: RecheckRule) => check(text, rule).map(([verdict]) => verdict)

describe('p from the test statistic', () => {
  test.each([
    ['t(28) = 2.20, p = .036', 'fits'],
    ['t(28)=2.20, p=.01', 'does not fit'],
    ['t(28) = 2.20, p = .36', 'changes the decision'],
    ['t(28) = −2.20, P=0·036', 'fits'],
    ['t(28) = 2.20, p < .05', 'fits'],
    ['t(28) = 2.20, p < .01', 'does not fit'],
    ['t(28) = 2.20, p > .05', 'changes the decision'],
    ['t(28) = 1.20, n.s.', 'fits'],
    ['t(28) = 2.00, p = .055', 'fits'],
    ['F(2, 114) = 3.29, p = .041', 'fits'],
    ['F(1,20)=4.30, p=.05', 'fits'],
    ['F(1,20)=4.30, p=.15', 'does not fit'],
    ['F(1,20)=4.60, p=.15', 'changes the decision'],
    ['χ2(1) = 3.84, p = .050', 'fits'],
    ['χ²(1, N = 90) = 7.50, p = .06', 'changes the decision'],
    ['χ2 = 9.21, df = 2, p = 0.01', 'fits'],
    ['z = 1.96, p = .05', 'fits'],
    ['z = 2.58, p = .03', 'does not fit'],
    ['r(48) = .28, p = .049', 'fits'],
    ['r(48) = .48, p = .049', 'does not fit'],
    ['Q(11) = 152.23, p < .001', 'fits'],
    ['t(28) = 2.2, p = .04', 'fits'],
    ['F(1, 40) = 8.12, p = .000', 'does not fit'],
    ['F(1, 40) = 18.12, p = .000', 'fits'],
  ])('%s: %s', (text, verdict) => {
    expect(verdicts(`It fell, ${text}.`, 'p-from-test')).toEqual([verdict])
  })

  test('says the recomputed p value', () => {
    expect(check('It fell, t(28)=2.20, p=.01.', 'p-from-test')).toEqual([['does not fit', 'p = 0.036']])
  })

  test('a one-sided test is one where the sentence says so', () => {
    expect(verdicts('In a one-tailed test it fell, t(28) = 2.20, p = .018.', 'p-from-test')).toEqual(['fits'])
    expect(verdicts('It fell, t(28) = 2.20, p = .018.', 'p-from-test')).toEqual(['does not fit'])
  })

  test('without degrees of freedom, and for U and W, nothing is said', () => {
    expect(verdicts('It fell (t = 2.20, p = .01; U = 45, p = .01).', 'p-from-test')).toEqual([])
  })

  test('known p values come out', () => {
    expect(pOfTest({ statistic: 't', value: 2.2, df: 28 })).toBeCloseTo(0.03621, 4)
    expect(pOfTest({ statistic: 'F', value: 3.29, df: 2, df2: 114 })).toBeCloseTo(0.0408, 3)
    expect(pOfTest({ statistic: 'chi2', value: 3.841458821, df: 1 })).toBeCloseTo(0.05, 9)
    expect(pOfTest({ statistic: 'z', value: 1.959963985 })).toBeCloseTo(0.05, 9)
  })

  test('a p value computed from the statistic and rounded is never flagged', () => {
    const decimals = fc.integer({ min: 2, max: 4 })
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 6, noNaN: true }),
        fc.integer({ min: 2, max: 300 }),
        decimals,
        decimals,
        (value, df, a, b) => {
          const p = pOfTest({ statistic: 't', value, df }) ?? 1
          fc.pre(Number(p.toFixed(b)) > 0 && Number(p.toFixed(b)) < 1)
          const text = `It fell, t(${df}) = ${value.toFixed(a)}, p = ${p.toFixed(b)}.`
          expect(verdicts(text, 'p-from-test'), text).toEqual(['fits'])
        },
      ),
    )
  })
})

describe('percentages from counts', () => {
  test.each([
    ['12 of 45 patients (26.7%) slept', 'fits'],
    ['12 of 45 patients (27%) slept', 'fits'],
    ['12/45 (28%) slept', 'does not fit'],
    ['2 of 3 children (66%) slept', 'fits'],
    ['26.7% (12/45) slept', 'fits'],
    ['62.7% (12/45) slept', 'does not fit'],
    ['8/60 (8.3%) in the diet group slept', 'does not fit'],
  ])('%s: %s', (text, verdict) => {
    expect(verdicts(`In all, ${text}.`, 'percent-from-counts')).toEqual([verdict])
  })

  test('a share is not measured by counts that have one of their own', () => {
    const text = 'The completion rate was 91.6%; 10 of the 120 subjects (8.3%) did not complete it.'
    expect(verdicts(text, 'percent-from-counts')).toEqual(['fits'])
  })

  test('every rounded share of real counts fits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 900 }),
        fc.nat(900),
        fc.integer({ min: 0, max: 2 }),
        (of, events, decimals) => {
          fc.pre(events <= of)
          const text = `In all, ${events} of ${of} patients (${((100 * events) / of).toFixed(decimals)}%) slept.`
          expect(verdicts(text, 'percent-from-counts'), text).toEqual(['fits'])
        },
      ),
    )
  })
})

test.each([
  ['A total of 120 patients were randomised to tea (n = 61) or water (n = 59).', ['fits']],
  ['A total of 120 patients were randomised to tea (n = 61) or water (n = 58).', ['does not fit']],
  ['In each site, 12 men were assigned to tea (n = 575) or water (n = 624).', []],
  ['Of 949 women, 939 were randomised to tea (n = 477) or water (n = 462).', ['fits']],
  ['We studied 120 patients, of whom some drank tea (n = 41) or water (n = 39).', []],
  ['A total of 120 patients were enrolled.', []],
])('sum of arms: %s', (text, verdict) => {
  expect(verdicts(text, 'sum-of-arms')).toEqual(verdict)
})

describe('means and spreads of whole numbers', () => {
  test.each([
    [3.45, 2, 20, true],
    [3.47, 2, 20, false],
    [5.19, 2, 28, false],
    [5.18, 2, 28, true],
    [3.4, 1, 25, true],
    [0, 2, 10, true],
  ])('a mean of %s with %s decimals from %s people: %s', (mean, decimals, n, possible) => {
    expect(isPossibleMean(mean, decimals, n)).toBe(possible)
  })

  test('whatever whole numbers people give, their mean and their SD are possible', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 3, maxLength: 60 }), (answers) => {
        const n = answers.length
        const mean = answers.reduce((all, value) => all + value, 0) / n
        const sd = Math.sqrt(answers.reduce((all, value) => all + (value - mean) ** 2, 0) / (n - 1))
        expect(isPossibleMean(Number(mean.toFixed(2)), 2, n)).toBe(true)
        expect(
          isPossibleSd(
            { value: Number(mean.toFixed(2)), decimals: 2 },
            { value: Number(sd.toFixed(2)), decimals: 2 },
            n,
          ),
        ).toBe(true)
      }),
    )
  })

  test('some spreads are impossible', () => {
    // Sum 33, so the sum of squares lies between 148.4 and 148.8: no whole number does.
    expect(isPossibleSd({ value: 3.3, decimals: 2 }, { value: 2.1, decimals: 2 }, 10)).toBe(false)
    expect(isPossibleSd({ value: 3.3, decimals: 2 }, { value: 2.11, decimals: 2 }, 10)).toBe(true)
  })

  test.each([
    ['The mean number of errors was 3.47 (SD 1.20, n = 20).', 'possible-mean', ['does not fit']],
    ['The mean number of errors was 3.30 (SD 2.11, n = 10).', 'possible-sd', ['fits']],
    ['Weight was 71.47 kg (SD 9.20, n = 20).', 'possible-mean', []],
  ] as const)('%s', (text, rule, expected) => {
    expect(verdicts(text, rule)).toEqual(expected)
  })
})

describe('intervals', () => {
  test.each([
    ['OR 2.5 (95% CI 0.6 to 1.3)', 'estimate-in-interval', 'does not fit'],
    ['OR 1.0 (95% CI 0.6 to 1.3)', 'estimate-in-interval', 'fits'],
    ['OR 2.00 (95% CI 1.25 to 3.20)', 'interval-symmetric', 'fits'],
    ['OR 1.40 (95% CI 1.25 to 3.20)', 'interval-symmetric', 'unusual'],
    ['mean difference 4.0 (95% CI 1.0 to 7.0)', 'interval-symmetric', 'fits'],
    ['mean difference 6.5 (95% CI 1.0 to 7.0)', 'interval-symmetric', 'unusual'],
    ['HR 0.74 (95% CI 0.60 to 0.91; p = 0.004)', 'p-from-interval', 'fits'],
    ['HR 0.74 (95% CI 0.60 to 0.91; p = 0.30)', 'p-from-interval', 'changes the decision'],
    ['HR 0.94 (95% CI 0.60 to 1.41; p = 0.01)', 'p-from-interval', 'changes the decision'],
    ['HR 0.54 (95% CI 0.40 to 0.73; p = 0.03)', 'p-from-interval', 'does not fit'],
    ['OR 1.50 (95% CI 1.00 to 2.25; p = 0.05)', 'p-from-interval', 'fits'],
    ['OR 0.478 (95% CI 0,323 to 0,706; p = 0.0002)', 'p-from-interval', 'fits'],
  ] as const)('%s: %s %s', (text, rule, verdict) => {
    expect(verdicts(`We found ${text}.`, rule)).toEqual([verdict])
  })
})
