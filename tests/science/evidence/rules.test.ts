import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { effectSizesIn } from '#science/evidence/effect-sizes.ts'
import { numberValue, wordsValue } from '#science/evidence/numbers.ts'
import { pValuesIn } from '#science/evidence/p-values.ts'
import { percentagesIn } from '#science/evidence/percentages.ts'
import { readingsIn } from '#science/evidence/rules.ts'
import { sampleSizeOf, sampleSizesIn } from '#science/evidence/sample-size.ts'

import { corpusPapers } from '../corpus.ts'

describe('numbers', () => {
  test.each([
    ['−1.3', -1.3],
    ['0·05', 0.05],
    ['.05', 0.05],
    ['10,000', 10_000],
    ['198\u2009876\u2009000', 198_876_000],
    ['+2', 2],
    ['1,5', undefined],
    ['', undefined],
  ])('%s is %s', (written, value) => {
    expect(numberValue(written)).toBe(value)
  })

  test.each([
    ['Eighty-three', 83],
    ['one hundred and twenty', 120],
    ['a hundred', 100],
    ['seventeen', 17],
    ['tea', undefined],
  ])('%s is %s', (written, value) => {
    expect(wordsValue(written)).toBe(value)
  })
})

describe('sample sizes', () => {
  test.each([
    ['A total of 1,277 cancer patients were randomised.', 1277, 'total'],
    ['Eighty-three consecutive elderly patients underwent surgery.', 83, 'total'],
    ['We enrolled 45 healthy male volunteers.', 45, 'total'],
    ['The trial (N = 40) was small.', 40, 'total'],
    ['One hundred and twenty children were randomly assigned.', 120, 'total'],
    ['40 patients were randomised to tea (n = 19) or water (n = 21).', 40, 'total'],
  ])('%s', (text, value, role) => {
    expect(sampleSizeOf(text)).toMatchObject({ value, role })
  })

  test.each([
    ['Sixty-one subjects (mean age 56 (SD 6), 51 % women, mean BMI 29.5 (SD 4.8)) were randomly assigned to tea.', 61],
    ['Two hundred three participants, 90 % women, mean (SD) age 41.7 (9.8) years, were included.', 203],
    ['Of 1228 persons, 226 subjects aged 18–71 years, of both sexes, who satisfied the criteria and who consented were randomly allocated into two groups.', 226],
    ['Women (n = 107, at most 29 weeks pregnant) were randomly assigned to one of two diets.', 107],
    ['We recruited infants and young children (n = 57; 30 girls) from one clinic.', 57],
    ['We studied 195 women (132 in the control group and 63 in the experimental group) at two centres.', 195],
    ['In a crossover trial, 16 participants underwent scans.', 16],
    ['A recording was obtained in 80 healthy subjects (40 males).', 80],
    ['Of the 4718 infants enrolled, 1745 completed both tests.', 4718],
    ['Of the 1044 persons invited, 668 took part.', 668],
    ['We did a trial in 60 overweight (BMI > 25), healthy adults.', 60],
    ['Participants: 62 obese adults with diabetes.', 62],
  ])('the whole sample: %s', (text, value) => {
    expect(sampleSizeOf(text)?.value).toBe(value)
  }) // prettier-ignore

  test.each([
    'Eight hundred men and 652 women were followed.',
    '47 subjects with eczema, 33 controls and 77 adults were patch tested.',
    '30 patients were allocated to talk and 40 patients were allocated to tea.',
    'We assigned patients to receive gel (62 patients) or four injections (58 patients).',
    'Of 179 pairs in the intervention group, 129 were vaccinated.',
    'Group 3 (loss) women (n = 81) were recruited at the clinic.',
    'Between 2003 and 2005, 107 women began treatment; 143 other women received short courses.',
  ])('parts of a sample are not the whole: %s', (text) => {
    expect(sampleSizeOf(text)).toBeUndefined()
  })

  test.each([
    'In 2005 patients were asked.',
    'Pain fell in 12% of patients.',
    'After 6 weeks patients slept.',
    'Groups (n = 19 and n = 21) were compared: n = 19, n = 21.',
    'We found 12 studies.',
    'Twelve of 45 women and all men improved.',
    'Rats (n=12) were fed.',
  ])('none in: %s', (text) => {
    expect(sampleSizeOf(text)).toBeUndefined()
  })

  test('a part of a sample is said to be one', () => {
    expect(sampleSizesIn('Pain was felt by 9 patients (20%).')[0]).toMatchObject({
      value: 9,
      role: 'part',
      found: '9 patients',
    })
  })
})

describe('effect sizes', () => {
  test.each([
    ['HR 1.03; 95% CI, 0.74-1.43', 'HR', 1.03, [0.74, 1.43, 95]],
    ['hazard ratio for death was 0.74 (95% CI 0.48–1.32)', 'HR', 0.74, [0.48, 1.32, 95]],
    ['odds ratio [OR], 15.4 [95% CI, 11.3-21.1]', 'OR', 15.4, [11.3, 21.1, 95]],
    ['aOR=3.97; 99% CI=1.51, 10.41', 'OR', 3.97, [1.51, 10.41, 99]],
    ['relative risk 0.86 (0.60 to 1.24)', 'RR', 0.86, [0.6, 1.24, 95]],
    ['incidence rate ratio: 0·41; 95%CI 0·24 to 0·69', 'IRR', 0.41, [0.24, 0.69, 95]],
    ['mean difference −3.2 mm, 95 % CI −5.1 to −1.3', 'MD', -3.2, [-5.1, -1.3, 95]],
    ['SMD = 0.454', 'SMD', 0.454, undefined],
    ['Cohen’s d = -0.44', 'SMD', -0.44, undefined],
    ['(r = −.48, p < 0.01)', 'r', -0.48, undefined],
    ['risk difference −0.168', 'RD', -0.168, undefined],
  ])('%s', (text, measure, value, interval) => {
    const [hit, ...more] = effectSizesIn(`In all, ${text} was found.`)
    expect(more).toEqual([])
    expect(hit).toMatchObject({ measure, value })
    expect(hit?.interval && [hit.interval.low, hit.interval.high, hit.interval.level]).toEqual(interval)
  })

  test.each([
    'tea or 12 cups',
    'one MD 2 nurses',
    'r = 12 patients',
    'odds ratio of interest',
    'OR 95% CI',
    'relative risk for improvement after 1 week',
    'RR −2',
  ])('none in: %s', (text) => {
    expect(effectSizesIn(text).filter(({ measure }) => measure !== 'MD')).toEqual([])
  })

  test('an interval that does not hold its estimate is not read as one', () => {
    expect(effectSizesIn('OR 2.5 (95% CI 0.6 to 1.3)')[0]).toEqual({
      kind: 'effect-size', start: 0, end: 6, found: 'OR 2.5', measure: 'OR', value: 2.5, decimals: 1,
      outside: { low: 0.6, high: 1.3, level: 95 },
    }) // prettier-ignore
  })
})

test.each([
  ['p = .03', '=', 0.03],
  ['P<0·001', '<', 0.001],
  ['p-value was less than 0.05', '<', 0.05],
  ['P for trend = 0.2', '=', 0.2],
  ['p &lt; 0.05', '<', 0.05],
  ['p = 3 × 10−5', '=', 3e-5],
  ['p=1', '=', 1],
])('p value: %s', (text, operator, value) => {
  const [hit] = pValuesIn(`It fell (${text}).`)
  expect(hit).toMatchObject({ operator, found: text })
  expect(hit?.value).toBeCloseTo(value, 12)
})

test.each(['p = 001', 'up = 0.5', 'p = 10', 'p was small'])('no p value: %s', (text) => {
  expect(pValuesIn(text)).toEqual([])
})

test.each([
  ['12 of 45 (26.7%)', 26.7, 12, 45],
  ['26·7% (12/45)', 26.7, 12, 45],
  ['fell by 5 per cent', 5, undefined, undefined],
])('percentage: %s', (text, value, events, of) => {
  expect(percentagesIn(`It was ${text}.`)[0]).toMatchObject({ value, ...(events === undefined ? {} : { events, of }) })
})

test('a level of confidence is no percentage', () => {
  expect(percentagesIn('95% CI, 95 % confidence interval')).toEqual([])
})

test('every reading stands where it says, in order, in real abstracts and in any string', () => {
  const holds = (text: string) => {
    let last = 0
    for (const { start, end, found } of readingsIn(text)) {
      expect(text.slice(start, end)).toBe(found)
      expect(start).toBeGreaterThanOrEqual(last)
      last = start
    }
  }
  for (const { abstract = '' } of corpusPapers('rct-a')?.slice(0, 300) ?? [
    { abstract: '12 of 45 patients (26.7%); p = 0.03; OR 2 (1–4)' },
  ])
    holds(abstract)
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('1', '0', '.', ',', ' ', 'p', '=', '<', 'O', 'R', '%', '−', '(', ')', 'n', '–'),
      }),
      holds,
    ),
  )
})
