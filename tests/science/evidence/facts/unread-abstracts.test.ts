import { expect, test } from 'vitest'

import { certainDesignOf } from '#science/evidence/certain-design.ts'
import { certainSizeOf } from '#science/evidence/certain-size.ts'
import { factsOf, findFacts } from '#science/evidence/facts/find-facts.ts'
import { sampleSizeOf } from '#science/evidence/sample-size.ts'
import { studyDesignOf } from '#science/evidence/study-design.ts'

/** Sentences made by the kinds of mistakes that draws 14 to 17 showed. */
const facts = (text: string) => findFacts(text, { kind: 'abstract' })
const shares = (text: string) => factsOf(facts(text), 'percentage').map(({ value }) => value)
const effects = (text: string) =>
  factsOf(facts(text), 'effect-size').flatMap(({ measure, value }) =>
    measure === 'estimate' ? [] : [[measure, value]],
  )

test.each([
  'Scores ranged from 0% (no pain) to 100% (worst pain).',
  'The 50% responder rate was recorded.',
  'Response was defined as a 20% improvement on the pain scale.',
  'The threshold for a positive stain was that it accounted for 1% of the cells.',
  'Children with HbA1c < or = 7% were compared.',
  'The need for treatment changed (95% CI 12.5% fewer to 7.2% more).',
])('the ends of a scale, what was agreed on and bounds are no shares: %s', (text) => {
  expect(shares(text)).toEqual([])
})

test.each([
  ['Relapse occurred in 20% of patients in both arms.', [20]],
  ['The response rate was 48% and 31%.', [48, 31]],
])('shares of people stay: %s', (text, expected) => expect(shares(text)).toEqual(expected))

test.each([
  'The relative risk (RR) of the disease per height increment of 5 cm was raised.',
  'The drug increased the hormone ratio (+3.2 [0.8, 8.4]).',
  'Incidence was stable (+0.6% relative change/y [95% CI, -2.3% to 3.5%]).',
  'From case fatality ratios we estimated 265,000 deaths (95% CI 160,000 to 450,000).',
])('a step, a change of a ratio, a relative change a year and a count are no effects: %s', (text) => {
  expect(effects(text)).toEqual([])
})

test.each([
  ['The hazard ratio was higher (hazard ratio [HR] 2.5; 95% confidence interval [95% CI] 1.6-3.8).', 1.6, 3.8],
  ['Mortality declined (-3.3%/y [95% CI, -5.6% to -1.0%]).', -5.6, -1],
  ['Liver damage was seen in 31 (10.4%) of 298 patients (95% confidence interval [CI], 7.2%-14.4%).', 7.2, 14.4],
  ['The additional 1.93-point increase (95% confidence interval, 0.84 to 3.01) was seen.', 0.84, 3.01],
  ['Work ability rose (mean difference +0.2, 95% CI +0.1 to +0.4).', 0.1, 0.4],
])('an interval is read behind a doubled abbreviation, a rate, a count or a plus sign: %s', (text, low, high) => {
  expect(factsOf(facts(text), 'effect-size').flatMap(({ interval }) => interval ?? [])).toMatchObject([{ low, high }])
})

test('a relative hazard is a hazard ratio, and signs that lost their point are no mean', () => {
  expect(effects('Fractures were fewer (relative hazard [RH], 0.86; 95% CI, 0.73-1.01).')).toEqual([['HR', 0.86]])
  expect(factsOf(facts('The mean time was 92 X 6 +/- 6 months vs 82 X 6 +/- 4 X 7 months.'), 'mean')).toEqual([])
})

test.each([
  ['Samples came from 6 healthy volunteers and 13 patients with the disease (7 men, 6 women).', undefined],
  ['The arms comprised fewer than 10 patients.', undefined],
  ['About 43 million individuals live with it.', undefined],
  ['A total of 30 patients who had surgery and 20 who received injections were included.', undefined],
  ['N = 10 patients who had therapy were compared with N = 10 patients who had none.', undefined],
  [
    'Fourteen consecutive patients with large lesions were matched by age and sex to a control cohort of 28 patients.',
    undefined,
  ],
  ['The drug was given orally in 14 and intrathecally in 8 patients.', undefined],
  ['After a washout, 30 patients each were randomized to drug or placebo.', undefined],
  ['We enrolled 14 multiple sclerosis (MS) patients.', 14],
])('one of several groups, a bound and a population are no size of the whole: %s', (text, size) => {
  expect(sampleSizeOf(text)?.value).toBe(size)
})

const long =
  ' Nothing else of the paper counts anybody, and its words only fill the space that an abstract has.'.repeat(8)
test('the only number of people in a text is offered and not beyond doubt; one that was enrolled is', () => {
  const alone = `The disease is rare. Symptoms resolved with the drug for 40 patients.${long}`
  expect([sampleSizeOf(alone)?.value, certainSizeOf(alone)?.value]).toEqual([40, undefined])
  expect(certainSizeOf(`The disease is rare. We enrolled 40 patients and gave the drug.${long}`)?.value).toBe(40)
})

const design = (title: string, abstract: string) => studyDesignOf({ title, abstract }).design
test('designs of this study, and not of one that is needed, discussed or retold', () => {
  const needed =
    'A randomized, placebo-controlled trial of it in children with resistant partial-onset seizures is needed.'
  expect(design('An open trial of a drug', `Children received the drug in an open-label study. ${needed}`)).not.toBe('randomised-trial') // prettier-ignore
  expect(design('A drug in a disease', 'The clinical implications of these findings are discussed.')).not.toBe('review')
  expect(design('A drug for the skin', 'Forty-one patients were selected in this randomised double blind study.')).toBe('randomised-trial') // prettier-ignore
  expect(design('A non-random look', 'A prospective, non-randomized study was undertaken.')).not.toBe(
    'randomised-trial',
  )
  expect(design('A new graft', 'Here, we report two first-in-man cases treated with it.')).toBe('case-report')
  const retold = 'It has been shown to be better than usual care in a randomized controlled trial. We summarize the research and outline the treatment.' // prettier-ignore
  expect(certainDesignOf({ title: 'Mentalization-based treatment', abstract: retold })).toBeUndefined()
})
