import { expect, test } from 'vitest'

import { findFacts } from '#science/evidence/facts/find-facts.ts'
import { mainDirectionOf } from '#science/synthesis/main-direction.ts'

const direction = (text: string) => mainDirectionOf(text, 'abstract', findFacts(text, { kind: 'abstract' }))
const trial = (results: string, conclusion: string) =>
  `Tea for sleep: a randomised trial\n\nMethods: 80 adults were randomised to tea or water. Results: ${results} Conclusions: ${conclusion}`

test.each([
  ['what the conclusion says with one voice', trial('Sleep was longer with tea (p = 0.01).', 'Tea increased sleep compared with water.'), 'increase'],
  ['a primary outcome that failed, whatever a subgroup did', trial('Sleep differed by sex.', 'Although the primary end-point was negative, tea reduced waking compared with water.'), 'no difference'],
  ['a trial that was stopped for futility', trial('The study was stopped early for futility.', 'Higher doses increased sleep compared with lower ones.'), 'no difference'],
  ['increases that were not significant', trial('Sleep was measured.', 'Tea resulted in small but non-significant increases in sleep.'), 'no difference'],
  ['two things that work equally', trial('Sleep was measured.', 'Tea is equally effective in improving sleep as compared to water.'), 'no difference'],
  ['what holds of the other groups is set aside', trial('Sleep was measured.', 'Sleep increased with tea, but not for the two control groups, compared with water.'), 'increase'],
])('%s', (_, text, expected) => {
  expect(direction(text)).toBe(expected)
}) // prettier-ignore

test.each([
  ['a protocol', 'Tea for sleep: study protocol for a randomised trial\n\nThis study will show whether tea increases sleep compared with water.'],
  ['what should be or may be', trial('Sleep was measured.', 'Tea may increase sleep compared with water.')],
  ['what both arms did', trial('Sleep was measured.', 'Both groups increased sleep after treatment.')],
  ['conclusions of two minds', trial('Sleep was measured.', 'Tea increased sleep compared with water. Tea reduced mood compared with water.')],
])('nothing is said of %s', (_, text) => {
  expect(direction(text)).toBeUndefined()
}) // prettier-ignore
