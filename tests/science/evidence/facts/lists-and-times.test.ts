import { expect, test } from 'vitest'

import { factsOf, findFacts } from '#science/evidence/facts/find-facts.ts'
import { certainDesignOf } from '#science/evidence/certain-design.ts'
import { studyDesignOf } from '#science/evidence/study-design.ts'
import { columnById } from '#science/extraction/column-library.ts'
import { readCells } from '#science/extraction/propose-cells.ts'

import { said } from './said.ts'

const facts = (text: string) => findFacts(text, { kind: 'abstract' })
const effects = (text: string) =>
  factsOf(facts(text), 'effect-size').map(({ measure, value, interval }) => [
    measure,
    value,
    interval?.low,
    interval?.high,
  ])
const cell = (id: string, text: string) => {
  const column = columnById(id)
  return readCells({ text, kind: 'abstract' }, column ? [column] : []).proposed[0]
}

/** A measure that is named once holds for the list behind it: lists of the kinds of which draw 12 had many missed. */
test.each([
  [
    'Ratios of hazards were adjusted. The drug had the highest hazard ratios for stroke (1.44, 95% confidence interval 1.21 to 1.71) and fracture (1.30, 1.12 to 1.51).',
    [
      ['HR', 1.44, 1.21, 1.71],
      ['HR', 1.3, 1.12, 1.51],
    ],
  ],
  [
    'Odds ratios were seen for asthma, 0.71 (95% CI 0.58-0.87); eczema, 0.44 (95% CI 0.33-0.59); hay fever, 0.83 (95% CI 0.61-1.13).',
    [
      ['OR', 0.71, 0.58, 0.87],
      ['OR', 0.44, 0.33, 0.59],
      ['OR', 0.83, 0.61, 1.13],
    ],
  ],
  [
    'The relative risk of falls was 1.52 (95% CI, 1.31-1.76), and it was 1.21 (95% CI, 1.04-1.41) after adjustment.',
    [
      ['RR', 1.52, 1.31, 1.76],
      ['RR', 1.21, 1.04, 1.41],
    ],
  ],
  [
    'The relative risk of gout in those with urate above 6.4 mg/dL versus below 4.2 mg/dL was 2.43 (95% CI = 1.68 to 3.51).',
    [['RR', 2.43, 1.68, 3.51]],
  ],
  [
    'Two loci lowered the risk (odds ratios (95% confidence intervals) of 0.81 (0.70-0.94; P = 0.004), 0.72 (0.60-0.86; P = 0.0003)).',
    [
      ['OR', 0.81, 0.7, 0.94],
      ['OR', 0.72, 0.6, 0.86],
    ],
  ],
  [
    'The pooled relative risk was 1.63 (95% confidence interval 1.27 to 2.09). The risk was higher in smokers (2.06, 1.45 to 2.93) than in others (1.22, 0.91 to 1.64).',
    [
      ['RR', 1.63, 1.27, 2.09],
      ['RR', 2.06, 1.45, 2.93],
      ['RR', 1.22, 0.91, 1.64],
    ],
  ],
  [
    'Scores fell (adjusted mean difference, - 4.2; 95% confidence interval [CI], - 6.8 to - 1.6).',
    [['MD', -4.2, -6.8, -1.6]],
  ],
])('a list: %s', (text, expected) => {
  expect(effects(text)).toEqual(expected)
})

/** Means, times and shares of a sentence with a ratio are none, and neither is a number behind another measure. */
test.each([
  'The hazard ratio was 0.71 (95% CI 0.58 to 0.87); mean survival time was 9.9 (95% CI 9.4 to 10.4) months.',
  'The odds ratio was 1.40 (95% CI 1.12 to 1.75), and the AUC was 0.81 (95% CI 0.77 to 0.85).',
  'The odds ratio was 1.40 (95% CI 1.12 to 1.75), with a sensitivity of 81% (95% CI 77% to 85%).',
  'The hazard ratio was 0.71 (95% CI 0.58 to 0.87), and body weight fell to 71.2 kg (95% CI 69.8 to 72.6).',
])('not of the list: %s', (text) => {
  expect(effects(text).filter(([measure]) => measure === 'OR' || measure === 'HR')).toHaveLength(1)
})

test('how much something changed is no share of people', () => {
  const text =
    'Treatment produced mean increases in density of 9.7 percent at the spine (95 percent confidence interval, 8.0 to 11.4 percent) and 6.3 percent at the hip (95 percent confidence interval, 4.9 to 7.7 percent).'
  expect(effects(text).map(([measure]) => measure)).not.toContain('proportion')
  expect(effects(text).map(([, , low, high]) => [low, high])).toEqual([
    [8, 11.4],
    [4.9, 7.7],
  ])
  expect(factsOf(facts(text), 'percentage').map(({ value }) => value)).toEqual([9.7, 6.3])
})

test.each([
  ['The α-type error was set at p = 0.05 for all of them.', 'threshold'],
  ['The groups differed. The threshold for significance was less than P=.05 without adjustment.', 'threshold'],
  ['The effect was larger in men (P for interaction with sex = 0.003).', 'result'],
  ['Risk doubled in the validation cohort (p = 2.8 e-5).', 'result'],
])('p: %s', (text, role) => {
  expect(factsOf(facts(text), 'p-value').map((fact) => fact.role)).toEqual([role])
})

test.each([
  ['The median score rose from 31 (range 14–40; SD 6.2) to 44 (range 22–48; SD 5.1).', []],
  ['The children (mean age 7 years 4 months, SD 2 years) could walk.', []],
  ['Repair gave a cartilage score of 23.5 ± 3.1.', [[23.5, 3.1]]],
  ['After a mean follow-up of 22.1 ± 5.3 months, 4 had failed.', [[22.1, 5.3]]],
])('means: %s', (text, expected) => {
  expect(factsOf(facts(text), 'mean').map(({ value, spread }) => [value, spread.value])).toEqual(expected)
})

test.each([
  ['Acuity rose from 6/24 in the right eye and 6/60 in the left eye to 6/9 in both eyes.', []],
  ['In all, 97 (6.3%) of 1531 participants died.', [[97, 1531]]],
  ['In all, 97 (12.3%) of 1531 participants died.', []],
])('counts: %s', (text, expected) => {
  expect(factsOf(facts(text), 'count').map(({ value, of }) => [value, of])).toEqual(expected)
})

test.each([
  ['Patients were seen at baseline, 3 weeks, and 6, 12, and 24 months after surgery.', 24, true],
  ['Mice were sacrificed at 8 weeks and 16 weeks postoperatively.', 3.68, true],
  ['Patients received the drug or placebo for 12 months.', undefined, false],
  ['The median age at follow-up was 43 years.', undefined, false],
  ['Follow-up to at least 24 months would be required.', undefined, false],
  ['Patients were followed for 18 months.', 18, false],
  ['The mean follow-up was 7.8 ± 3.0 years.', 93.6, false],
  ['Adults with pain for the previous 6 months were recruited.', undefined, false],
  ['Women were scanned at 12 weeks of gestation.', undefined, false],
])('how long: %s', (text, months, isOffered) => {
  const found = cell('follow-up', text)
  expect([found?.value, found?.check !== undefined]).toEqual([months, isOffered])
})

test.each([
  'Comments on an article by A. B. Writer et al. (see record 2001-1). Writer et al. compared two therapies in a large randomized trial of 320 patients.',
  'Diazepam was feasible in 104 patients. Preparations for a large randomized trial are in a final stage.',
  'The label described preference, supported by a large randomized clinical trial of it.',
  'Information derives from retrospective follow-up studies and from prospective follow-up studies of recent patients.',
])('not this study’s own design: %s', (abstract) => {
  expect(studyDesignOf({ title: 'A report', abstract }).design).toBe('unknown')
  expect(certainDesignOf({ title: 'A report', abstract })).toBeUndefined()
})

test.each([
  'A total of 124 (82.7%) culture-positive patients were treated.',
  'The relatives of 5918 patients were assessed for cancer.',
  'The studies included a total of 238 patients undergoing repair and 274 undergoing implantation.',
])('no whole sample: %s', (text) => {
  expect(cell('sample-size', text)).toBeUndefined()
})

test.each([
  ['One hundred 5 patients with carcinoma were enrolled in a prospective trial.', []],
  ['The cDNA isolated comprises 3110 base pairs and predicts a protein.', []],
  ['We enrolled 40 pairs of twins.', ['size:40']],
])('sizes: %s', (text, sizes) => {
  expect(factsOf(facts(text), 'sample-size').map(said)).toEqual(sizes)
})

test.each([
  ['The incidence was 3.4% (3.4%, 0.1% to 6.8%) in those who tested negative.', ['%:3.4', '%:3.4']],
  ['Those who tested positive (1.2%, -0.2% to 2.5%) were at lower risk.', ['%:1.2']],
  ['Wounds had healed in 12%, 20% and 31% of patients.', ['%:12', '%:20', '%:31']],
])('the bounds behind a share are no shares: %s', (text, shares) => {
  expect(factsOf(facts(text), 'percentage').map(said)).toEqual(shares)
})

test.each([
  ['A high glucose concentration increased phosphorylation at Ser(485/491) of its subunit.', []],
  ['The constant is 0.65 micrometer, 1/10 that of the other enzyme.', []],
  ['Pain returned in patients on placebo (12/45).', ['count:12/45']],
])('what is written as a fraction and counts nobody: %s', (text, counts) => {
  expect(factsOf(facts(text), 'count').map(said)).toEqual(counts)
})
