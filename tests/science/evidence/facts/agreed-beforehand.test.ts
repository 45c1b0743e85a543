import { expect, test } from 'vitest'

import { certainDesignOf } from '#science/evidence/certain-design.ts'
import { factsOf, findFacts } from '#science/evidence/facts/find-facts.ts'

const effects = (text: string) =>
  factsOf(findFacts(text, { kind: 'abstract' }), 'effect-size').map(({ measure, value }) => `${measure} ${value}`)
const roles = (text: string) => factsOf(findFacts(text, { kind: 'abstract' }), 'p-value').map(({ role }) => role)
const counts = (text: string) => factsOf(findFacts(text, { kind: 'abstract' }), 'count')

test.each([
  'Maps were thresholded at an uncorrected voxel-level p < .001 and a cluster-level FWE-corrected p < .05.',
  'Significance was accepted at the P<0.05 level.',
  'Results are shown at p < .05 FDR-corrected.',
  'Covariates were retained if p < 0.2.',
  'P < 0.05, two-tailed, was considered statistically significant.',
  'The level of significance adopted was 5% (p < 0.05).',
  'All analyses were corrected for multiple comparisons using an FDR of p < 0.05.',
  'SNPs with p < 1 × 10-5 were carried forward to replication.',
  'Stepwise selection with p<0.05 for entry and p>0.10 for removal was used.',
  'Tukey’s test (p < 0.05) was used to compare means.',
])('a threshold is no result: %s', (text) => {
  expect(new Set(roles(text))).toEqual(new Set(['threshold']))
})

test.each([
  'Activation was greater in patients than controls (p < 0.05, FWE-corrected).',
  'The association remained significant after Bonferroni correction (p < 0.001).',
  'Significance was reached at 12 weeks (p = 0.03).',
  'A higher pain threshold was found in group B (p < 0.05).',
  'Morphine (p < 0.05) was used less often than tea.',
])('a result is no threshold: %s', (text) => {
  expect(roles(text)).toEqual(['result'])
})

test.each([
  ['LDL rose 4.7% (95% CI, 2.1% to 7.3%) with tea and fell 3.2% (95% CI, 1.0% to 5.4%) with water.', ['estimate 4.7', 'estimate 3.2']],
  ['Drinkers had a 34% (95% CI 20 to 46) decreased risk of stroke.', ['estimate 34']],
  ['The attributable risk of stroke was 2.4% per year (95% CI, 1.7%-3.0%).', ['estimate 2.4']],
  ['Stroke was less common (difference, 12% [95% CI, 4 to 20], p = 0.01, and 8% [95% CI, 1 to 15], p = 0.04, respectively).', ['difference 12', 'estimate 8']],
  ['In linear regression, age (-0.85 kg; 95% CI -0.92 to -0.77) went with strength.', ['estimate -0.85']],
  ['Symptoms were reported by 1.6% (95% CI, 1.3% to 1.9%) of the people.', ['proportion 1.6']],
  ['Weight change was -5.0 kg (95% CI -5.9 to -4.1) vs -4.1 kg (95% CI -4.8 to -3.3).', ['estimate -5', 'estimate -4.1']],
  ['Cohen’s d values of 0.20, 0.50 and 0.80 were considered small, medium and large.', []],
  ['The non-inferiority margin was a hazard ratio of 1.25.', []],
  ['The hazard ratio was 34% lower with tea.', []],
  ['The pooled effect was a standardised difference of 0.04 (95% CI -0.07 to 0.15).', ['SMD 0.04']],
])('what changed, what was agreed on and what is a slope is no other measure: %s', (text, read) => {
  expect(effects(text)).toEqual(read)
}) // prettier-ignore

test.each([
  'There was 4/5 power in the legs and 3/5 strength in the hamstrings.',
  'Pain intensity was 3/10 in the morning.',
  'Apgar scores were 7/10 and 9/10 in the twins.',
  'Between 3/5 and 9/12, patients were enrolled.',
  'HPV 16/18 cases were vaccinated.',
])('points of a scale, days and kinds are no counts: %s', (text) => {
  expect(counts(text)).toEqual([])
})

test('strength that came back in some of the patients is counted', () => {
  expect(counts('Strength improved in 3/5 patients.')).toMatchObject([{ value: 3, of: 5 }])
})

test.each([
  'The authors describe a new group treatment. Work is now underway to confirm the effectiveness of the model through a randomized controlled trial.',
  'We reviewed the literature on Medline and restricted the analysis to "randomised control trial" or "meta analysis".',
  'Reviews the book. After publicizing the results of a randomized controlled trial, the authors wrote a manual.',
])('who tells of a trial has not done it beyond doubt: %s', (abstract) => {
  expect(certainDesignOf({ title: 'Group treatment', abstract })).toBeUndefined()
})
