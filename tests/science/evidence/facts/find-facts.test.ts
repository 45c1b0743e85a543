import { describe, expect, test } from 'vitest'

import type { FactKind, FactOf } from '#science/evidence/facts/fact.ts'
import { factsOf, findFacts } from '#science/evidence/facts/find-facts.ts'
import { paperPartOf } from '#science/evidence/facts/paper-part.ts'

const all = <K extends FactKind>(text: string, kind: K): FactOf<K>[] =>
  factsOf(findFacts(text, { kind: 'abstract' }), kind)
const values = (text: string, kind: FactKind) => all(text, kind).map(({ value }) => value)

test.each([
  ['We randomised adults to tea or water.', ['tea', 'water']],
  [
    'Patients were randomly assigned to receive 40 mg simvastatin daily or matching placebo.',
    ['40 mg simvastatin daily', 'matching placebo'],
  ],
  // "behavi-or" holds the word that parts two arms.
  [
    'Patients were randomly assigned to either dialectical behavior therapy or a treatment-as-usual condition.',
    ['dialectical behavior therapy', 'treatment-as-usual condition'],
  ],
  ['The effects of tea were compared with usual care in adults.', ['tea', 'usual care']],
  ['Tea versus coffee for sleep: a randomised trial\n\nWe asked adults.', ['Tea', 'coffee']],
  ['Effects of green tea on sleep in adults\n\nWe gave adults green tea.', ['green tea']],
  ['Effects of green tea on sleep in adults\n\nWe asked adults.', []],
  ['Scores were higher in men than in women.', []],
])('arms: %s', (text, arms) => {
  expect(values(text, 'arm')).toEqual(arms)
})

test('an arm that is a placebo or a control is the comparator, and carries its number', () => {
  expect(all('Adults were randomised to tea (n = 61) or placebo (n = 59).', 'arm')).toMatchObject([
    { value: 'tea', role: 'intervention', n: 61 },
    { value: 'placebo', role: 'comparator', n: 59 },
  ])
})

test.each([
  ['We enrolled adults with type 2 diabetes at two clinics.', 'adults with type 2 diabetes'],
  ['The trial was done in children undergoing tonsillectomy.', 'children undergoing tonsillectomy'],
  ['Participants were women at high risk of breast cancer.', 'women at high risk of breast cancer'],
  [
    'Exposure for women with borderline disorder and trauma\n\nThis study asked whether it helps.',
    'women with borderline disorder and trauma',
  ],
])('population: %s', (text, population) => {
  expect(values(text, 'population')).toEqual([population])
})

test.each([
  ['Patients of 12 general practices took part.', '12 general practices'],
  ['We asked nurses at a tertiary care hospital.', 'tertiary care hospital'],
  ['This multicentre study was short.', 'multicentre'],
])('setting: %s', (text, setting) => {
  expect(values(text, 'setting')).toEqual([setting])
})

test('of the designs that a text names the first is the reading', () => {
  const found = all('Tea and sleep: a randomised trial\n\nA questionnaire was sent to all of them.', 'design')
  expect(found.map(({ value, first, found: words }) => [value, first, words])).toEqual([
    ['randomised-trial', true, 'randomised'],
    ['cross-sectional', false, 'questionnaire was sent'],
  ])
})

describe('roles of sample sizes', () => {
  test.each([
    ['A total of 120 patients were enrolled.', 'total'],
    ['Data from 101 participants were analysed.', 'analysed'],
    ['The tea group (n = 61) slept.', 'arm'],
    ['40 patients slept badly.', 'unclear'],
  ])('%s %s', (text, role) => {
    expect(all(text, 'sample-size').map((fact) => fact.role)).toEqual([role])
  })
})

test('funders and grant numbers are taken apart', () => {
  const [fact] = all(
    'This work was supported by the Danish Heart Foundation (grant no. 12-04-R90) and the Wellcome Trust.',
    'funding',
  )
  expect(fact?.funders).toEqual(['Danish Heart Foundation', 'Wellcome Trust'])
  expect(fact?.grants).toEqual(['12-04-R90'])
})

test('a reason for the sample size names power and level', () => {
  const [fact] = all(
    'To detect a difference of 5 with 90% power at a significance level of 0.05, 60 patients were required.',
    'sample-size-reason',
  )
  expect(fact).toMatchObject({ power: 90, alpha: 0.05 })
})

test('parts of a structured abstract go from their first sentence to their last', () => {
  const text = 'BACKGROUND: Tea is old. METHODS: Adults drank. They slept. RESULTS: It helped.'
  expect(all(text, 'abstract-part').map(({ value, found }) => [value, found])).toEqual([
    ['background', 'Tea is old.'],
    ['methods', 'Adults drank. They slept.'],
    ['results', 'It helped.'],
  ])
})

describe('sections of full texts', () => {
  const text = `# Effects of an intervention on sleep

## Introduction

A previous trial found p = 0.04.

## 2. Methods

### 2.1 Outcomes

It was set at p < 0.05 for significance.

## Results

### Sleep

It fell (p = 0.01).

## References

1. Tea. p = 0.03 in 40 patients.`
  const facts = findFacts(text, { kind: 'fulltext' })

  test('are those of the headings above, and a heading below belongs to the part above it', () => {
    expect(factsOf(facts, 'p-value').map(({ value, part, section }) => [value, part, section])).toEqual([
      [0.04, 'background', 'Introduction'],
      [0.05, 'methods', '2.1 Outcomes'],
      [0.01, 'results', 'Sleep'],
    ])
  })

  test('a reference list is not read', () => {
    expect(facts.some(({ part }) => part === 'references')).toBe(false)
    expect(factsOf(facts, 'sample-size')).toEqual([])
  })

  test('that the caller knows count, and lines of a PDF are joined', () => {
    const plain = 'Sleep\nIt fell in those who\ndrank (p =\n0.01).'
    const [p] = factsOf(
      findFacts(plain, { kind: 'fulltext', sections: [{ title: 'Sleep', start: 0, end: plain.length }] }),
      'p-value',
    )
    expect(p).toMatchObject({ value: 0.01, found: 'p =\n0.01', section: 'Sleep' })
    expect(plain.slice(p?.sentence.start, p?.sentence.end)).toBe('It fell in those who\ndrank (p =\n0.01).')
  })
})

test.each([
  ['2.3. Statistical analysis', 'methods'],
  ['RESULTS AND DISCUSSION', 'results'],
  ['Competing interests', 'conflicts'],
  ['Data availability statement', 'availability'],
  ['Strengths and limitations', 'limitations'],
  ['References', 'references'],
  ['Tea', undefined],
])('the heading "%s" opens %s', (heading, part) => {
  expect(paperPartOf(heading)).toBe(part)
})

test.each([
  ['A multicenter, randomized, 2-group design.', 1],
  ['This was a randomised double-blind trial.', 1],
  ['Findings of randomised, controlled trials differ, a review says.', 0],
])('said to be randomised: %s', (text, times) => {
  expect(all(text, 'randomisation')).toHaveLength(times)
})
