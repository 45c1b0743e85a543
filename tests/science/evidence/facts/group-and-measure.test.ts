import { expect, test } from 'vitest'

import { factsOf, findFacts } from '#science/evidence/facts/find-facts.ts'

const effects = (text: string) =>
  factsOf(findFacts(text, { kind: 'abstract' }), 'effect-size').map(({ measure, value }) => `${measure} ${value}`)
const sizes = (text: string) =>
  factsOf(findFacts(text, { kind: 'abstract' }), 'sample-size').map(({ role, value }) => `${role} ${value}`)
const shares = (text: string) => factsOf(findFacts(text, { kind: 'abstract' }), 'percentage').map(({ value }) => value)

test.each([
  [
    'The hazard ratio for relapse of the tea group against the water group was not significant (0.70; 95% CI, 0.41-1.30).',
    ['HR 0.7'],
  ],
  [
    'Coaching resulted in a 12% (95% CI 8% to 16%, p<0.001) increase in the proportion of patients who slept.',
    ['difference 12'],
  ],
  [
    'Hearing was good in 61.2% (95% CI 50.1-70.3%) of patients, an improvement compared to 48.3% (95% CI, 37.1-60.2%) with water.',
    ['proportion 61.2', 'proportion 48.3'],
  ],
])('an estimate takes the measure that its clause names: %s', (text, read) => {
  expect(effects(text)).toEqual(read)
})

test.each([
  'The lesions were studied in 21 patients with migraine and 190 patients with stroke.',
  'Group 2 (recurrent migraine) consisted of 412 women with three or more attacks.',
])('one of several groups is not the whole study: %s', (text) => {
  expect(sizes(text).filter((size) => size === 'total 21' || size === 'total 412')).toEqual([])
})

test('people are counted past what is said of them in brackets and means', () => {
  expect(
    sizes('Sixty-one patients (20 women) with a mean age of 58.3 ± 12.1 years were randomized to tea or water.'),
  ).toContain('total 61')
})

test('a spread, and a level are no shares of people', () => {
  expect(shares('The area was 5.3+/-1.2% in controls.')).toEqual([])
  expect(shares('The level of significance was set at 5%.')).toEqual([])
  expect(shares('An average of 812 deaths (95% uncertainty interval 500 to 1,100) occurred.')).toEqual([])
})
