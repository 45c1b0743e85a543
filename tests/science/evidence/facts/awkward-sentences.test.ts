import { describe, expect, test } from 'vitest'

import { factsOf, findFacts } from '#science/evidence/facts/find-facts.ts'
import { columnById } from '#science/extraction/column-library.ts'
import { readCells } from '#science/extraction/propose-cells.ts'
import { studyDesignOf } from '#science/evidence/study-design.ts'
import { directionOf } from '#science/synthesis/direction.ts'

import { said } from './said.ts'

/** Kinds that hold a value of a result; the words of a sentence are tested elsewhere. */
const results = /^(?:effect|%|count|mean|p):?/
const resultsOf = (text: string) =>
  findFacts(text, { kind: 'abstract' }).flatMap((fact) => said(fact) ?? []).filter((words) => results.test(words)) // prettier-ignore
const sizeOf = (text: string) => {
  const column = columnById('sample-size') ?? { id: 'sample-size', version: 1, name: 'Size', type: 'number' as const }
  return readCells({ text, kind: 'abstract' }, [column]).proposed[0]?.value
}

describe('a result is read as what its sentence calls it', () => {
  test.each([
    ['The relative risk reduction was 34% (95% CI 12% to 51%).', ['effect:estimate 34 [12,51]', '%:34']],
    ['The hazard ratio for death was 0,78 (95 % CI 0,65–0,93; p = 0,006).', ['effect:HR 0.78 [0.65,0.93]', 'p:=0.006']],
    ['Falls were fewer with exercise (RR 0.66, 0.46 to 0.93).', ['effect:RR 0.66 [0.46,0.93]']],
    ['The treatment reduced relapse (OR 0.58; 0.39, 0.86).', ['effect:OR 0.58 [0.39,0.86]']],
    ['The between-group difference was −3.1 kg (−4.6 to −1.6).', ['effect:MD -3.1 [-4.6,-1.6]']],
    ['The mean difference was 2.1 points (0–10).', ['effect:MD 2.1']],
    ['More items were right (M = .55, 95% CI [.498, .609]) than wrong.', ['effect:estimate 0.55 [0.498,0.609]']],
    ['Obesity was increased by 70% in adults with it (28.2%, 95% CI = 22.8-34.4) compared with those without.', ['%:70', 'effect:proportion 28.2 [22.8,34.4]', '%:28.2']],
    ['The effect was clear (95% CI: 0.012, 0.047, p-value:0.001).', ['p:=0.001']],
    ['The crude rate ratio was 1.42 (1.10–1.83) and the adjusted rate ratio 1.18 (0.89–1.56).', ['effect:IRR 1.42 [1.1,1.83]', 'effect:IRR 1.18 [0.89,1.56]']],
    ['The difference between the groups was not significant (p = NS).', []],
  ])('%s', (text, facts) => {
    expect(resultsOf(text)).toEqual(facts)
  }) // prettier-ignore

  test.each([
    'Scores rose by 5.6 points [95% CI: 3.1 to 8.1] in intervention schools.',
    'Fewer infections occurred with the new catheter than with the old (OR = 0.37 [0.22-0.63]).',
    'Pupils in the intervention classes scored higher than controls (d = 0.34, 95% CI [0.12, 0.56]).',
    'The bolus was larger than in controls (mean difference 4.8 [3–5]).',
  ])('brackets of an interval cite nobody: %s', (text) => {
    expect(factsOf(findFacts(text, { kind: 'abstract' }), 'effect-size').map(({ role }) => role)).toEqual([
      'comparison',
    ])
  })

  test.each(['Rates were higher (OR 2.1) in earlier work [12].', 'Rates were higher (OR 2.1) in 2010 [3–5].'])(
    'a number in brackets behind words cites somebody: %s',
    (text) => {
      expect(factsOf(findFacts(text, { kind: 'abstract' }), 'effect-size').map(({ role }) => role)).toEqual(['other-study']) // prettier-ignore
    },
  )
})

describe('a percentage is a share', () => {
  test.each([
    ['Specificity was 94% (91–96%) at a cut-off of 15 ng/mL.', ['%:94']],
    ['Adherence was ≥80% in 54 women (61%).', ['%:61']],
    ['No fewer than 45% were vaccinated, compared with the target of 95%.', []],
    ['A stenosis of >50% was seen in 77 (48.1%).', ['%:48.1']],
    ['Group 2 received normal saline 0.5% once daily.', []],
    ['Drug A in 4% and acetic acid in 12.5% saturation were applied.', []],
    ['Liquids with 1.6 % and 2.4 % nicotine were compared.', []],
    ['The dose of 0.5% hypobaric ropivacaine was 6 mg.', []],
    ['They ran at 70% VO2max.', []],
    ['A lidocaine gel (2%) was used.', []],
    ['The areas (84.9%–103.7%) lay within the limits.', []],
    ['The trial has 90% power to detect a 4% absolute difference (12% versus 8%).', []],
    ['No patient reached the 21% limit for the bolus.', []],
    ['Of the patients, 27%, 26%, 12% and 5% strains were resistant.', ['%:27', '%:26', '%:12', '%:5']],
    ['Infections were detected in 48% of families and 12% of visitors.', ['%:48', '%:12']],
    ['Rates were 62.5 % and 48.1 %, respectively.', ['%:62.5', '%:48.1']],
  ])('%s', (text, facts) => {
    expect(resultsOf(text).filter((words) => words.startsWith('%'))).toEqual(facts)
  })
})

describe('a sample is the whole of those who were studied', () => {
  test.each([
    ['Of the 1 234 patients screened, 412 were randomised, of whom 389 received treatment.', 412],
    ['Of 98 participants, 12 withdrew and 3 died; 83 were analysed.', 98],
    ['Two hundred and six mothers took part, 103 in each arm.', 206],
    ['The study enrolled 1,200 people; a subsample of 150 wore accelerometers.', 1200],
    ['Among the 89 women with complete data, adherence was high.', undefined],
    ['Of 4,814 participants in the population-based Ruhr Study, 327 reported the disease.', undefined],
    ['The register includes a total of 718 patients, while 45 patients met the inclusion criteria.', 45],
    [
      'Among 436 patients treated, outcomes were compared between group I (43 cases) and group II (48 cases).',
      undefined,
    ],
    ['300 elderly (>60 years) and 300 young (<35 years) persons were recruited.', undefined],
    ['Patients with a score greater than 21 were randomized to tea or water.', undefined],
    ['Sera of 50 cancers and 30 gallstones patients as well as 30 healthy subjects were studied.', undefined],
    [
      'In this study, 450 patients who had it by sight were prospectively compared with 450 critical care patients.',
      undefined,
    ],
    ['There were 3.2 events per 1000 person-years in users.', undefined],
    ['About 1.2 million people have the disease, and 15 000 die of it every year.', undefined],
  ])('%s', (text, size) => {
    expect(sizeOf(text)).toBe(size)
  })

  test('the words of an arm do not begin inside a ratio', () => {
    const text = 'Children were randomised 2:1 to omega-3 (n=160) or placebo (n=80).'
    expect(factsOf(findFacts(text, { kind: 'abstract' }), 'sample-size').map(({ arm }) => arm)).toEqual(['omega-3', 'placebo']) // prettier-ignore
  })
})

describe('a design is that of this study', () => {
  test.each([
    ['Patients were randomly divided into training and validation cohorts. We retrospectively read their records.', 'cohort'],
    ['Dyads were recruited from a randomized controlled trial and a science centre.', 'unknown'],
    ['We held semi-structured interviews. A cluster randomized controlled trial is currently underway.', 'qualitative'],
    ['A prospective, non-randomized study was undertaken.', 'unknown'],
    ['The teeth were randomly divided into four groups. This was done in vitro.', 'in-vitro'],
    ['Patients were given the option of being randomized or choosing. They were followed for a year.', 'cohort'],
    ['A meta-analysis showed that tea helps. This review discusses how.', 'review'],
    ['They switched drugs during a 1-year randomized, naturalistic trial.', 'unknown'],
    ['The samples were incubated in 100% humidity for 10 minutes and were then randomly divided into four groups. Cells were cultured.', 'in-vitro'],
    ['A model was built; utilities came from synthesised registry data.', 'unknown'],
    ['This paper describes who came to the clinics.', 'unknown'],
    ['The hazard ratio was 0.9.', 'unknown'],
    ['In this study 80 adults were randomly assigned to tea or water.', 'randomised-trial'],
    ['Eighty adults were randomly and equally divided into two groups.', 'randomised-trial'],
    ['A meta-analysis of randomised trials was performed.', 'meta-analysis'],
  ])('%s', (abstract, design) => {
    expect(studyDesignOf({ title: 'Tea', abstract, publicationTypes: [] }).design).toBe(design)
  }) // prettier-ignore

  test.each(['Recruitment into a randomised trial', 'Patients’ views of taking part in a randomised trial'])(
    'a title about a trial is no trial: %s',
    (title) => {
      expect(studyDesignOf({ title, publicationTypes: [] }).design).not.toBe('randomised-trial')
    },
  )
})

describe('a direction is of the result, not of words beside it', () => {
  test.each([
    ['Dyspnoea improved with morphine compared with placebo without any major adverse events.', 'improvement'],
    ['The drug reduced the decline in cognition compared with placebo.', undefined],
    ['The improvement was significantly different between the groups (p < 0.001).', undefined],
    ['Scores were higher with tea than with water, without increasing sleeplessness.', 'increase'],
    ['The groups did not differ (p = 0.4).', 'no difference'],
  ])('%s', (text, direction) => {
    expect(directionOf(text)).toBe(direction)
  })
})
