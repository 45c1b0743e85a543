import { expect, test } from 'vitest'

import type { FactKind, FactOf } from '#science/evidence/facts/fact.ts'
import { factsOf, findFacts } from '#science/evidence/facts/find-facts.ts'
import { verifyQuote } from '#science/evidence/verify-quote.ts'
import { columnById } from '#science/extraction/column-library.ts'
import { readCells } from '#science/extraction/propose-cells.ts'
import { directionOf } from '#science/synthesis/direction.ts'
import { mainDirectionOf } from '#science/synthesis/main-direction.ts'

/*
 * The sentences of the findings in other words, other fields and other numbers, written before any rule was run on them.
 */
const cell = (id: string, text: string) => {
  const column = columnById(id)
  const [proposed] = readCells({ text, kind: 'abstract' }, column ? [column] : []).proposed
  return proposed?.normalised ?? proposed?.value
}
const all = <K extends FactKind>(text: string, kind: K): FactOf<K>[] =>
  factsOf(findFacts(text, { kind: 'abstract' }), kind)

test.each([
  ['Nurses were on average 41.3 years old.', [['mean', 41.3, undefined]]],
  ['Their mean age was 53.75±11.05 y.', [['mean', 53.75, 11.05]]],
  ['The average age of the farmers was 47.9 (12.6) years.', [['mean', 47.9, 12.6]]],
  ['The 212 dancers (mean age, 22.4 years; SD, 3.1) were tested.', [['mean', 22.4, 3.1]]],
  ['Patients’ age averaged 68·4 years (SD 7·9).', [['mean', 68.4, 7.9]]],
])('age: %s', (text, ages) => {
  expect(all(text, 'age').map(({ statistic, value, spread }) => [statistic, value, spread])).toEqual(ages)
})

test.each([
  ['Ferritin was 48.25 ± 12.75 and 51.5 ± 13.25 µg/L.', [[48.25, 12.75], [51.5, 13.25]]],
  ['Scores were 18.4 ± 3.1 19.7 ± 2.8 20.2 ± 2.6 at the three visits.', [[18.4, 3.1], [19.7, 2.8], [20.2, 2.6]]],
  ['Platelets were 1,204.5 ± 310.2 and 998.75±287.5.', [[1204.5, 310.2], [998.75, 287.5]]],
  ['TNF fell from 12.4+/-3.15 to 9.07+/-2.6 pg/ml.', [[12.4, 3.15], [9.07, 2.6]]],
  ['Knee flexion reached a mean of 112.6 degrees (SD 14.3).', [[112.6, 14.3]]],
  ['They took it for a mean 3.5 (+/- 2.4) years.', [[3.5, 2.4]]],
  ['Visits took place at week 12 ± 2 weeks and within 30 ± 5 days.', []],
  ['The amount of heterogeneity was 0.42 (SE = 0.19), and the slope was 1.75 (SE 0.33).', []],
  ['With 90% power to detect 14 ± 3 points, 80 pupils were needed.', []],
])('means: %s', (text, means) => {
  expect(all(text, 'mean').map(({ value, spread }) => [value, spread.value])).toEqual(means)
}) // prettier-ignore

test.each([
  ['Two thousand and seventeen drivers were enrolled and randomly assigned to naps or rest.', 2017],
  ['Six hundred and eighty‐four pupils were randomised.', 684],
  ['Eleven hundred and five patients were enrolled in the trial.', 1105],
  ['Ninety‑six adults with gout were randomly allocated to cherry juice or water.', 96],
  ['Forty-three thousand two hundred women were randomised.', 43_200],
  ['Of 912 people approached, 640 were assessed for eligibility and 288 were randomly allocated to yoga or stretching.', 288],
  ['We screened 1,204 people; 611 were eligible; 402 consented and were randomised.', 402],
  ['We assessed 77 children; 52 were eligible and 49 were randomised (25 zinc, 24 placebo).', 49],
  ['Of 88 patients approached, 61 were enrolled and 58 completed the study.', 61],
  ['Patients were randomised to receive colchicine (n = 2366) or placebo (n = 2379).', 4745],
  ['Participants were randomised to A (N = 120), B (N = 118) or C (N = 119).', 357],
  ['EMPEROR-Reduced tested empagliflozin in 3,730 patients with heart failure.', 3730],
  ['Three hundred patients were approached, of whom 152 consented and were randomised.', 152],
  ['Of 200 patients screened, 48 patients were not randomised and 152 patients were randomised.', 152],
  ['A total of 512 children were assessed for eligibility and 260 were enrolled.', 260],
  ['Three hundred patients were screened and randomised to tea or water.', 300],
  ['Eighty patients were assessed at 12 weeks and were randomised to tea or water.', 80],
  ['We screened 640 outpatients for depression at nine clinics.', undefined],
  ['The vitamin D group comprised 214 women and the placebo group 209 women.', undefined],
  ['We compared 85 women given a pessary, 40 given progesterone and 61 who had a cerclage.', undefined],
  ['Sixteen patients were randomized to lithium; 15, to valproate; and 17, to placebo.', undefined],
  ['Schools were randomised to salad bars (n = 12) or usual meals (n = 11).', undefined],
  ['Melatonin: study protocol for a randomised trial\n\nSome 30,000 pilots fly long routes. We will randomise 220 pilots.', undefined],
  ['A sample of 300 participants is needed to detect a difference of 4 points.', undefined],
  ['In Norway, 4,000 adults are diagnosed with melanoma annually.', undefined],
  ['Seventeen patients dropped out before week four.', undefined],
  ['One participant allocated to sertraline withdrew and two women moved away.', undefined],
  ['Previously, Okafor et al. randomised 640 children to zinc.', undefined],
  ['An earlier cohort of 3,000 men showed the same.', undefined],
  ['Summit 2019 brought together speakers and participants from forty countries.', undefined],
])('sample size: %s', (text, value) => {
  expect(cell('sample-size', text)).toBe(value)
}) // prettier-ignore

test.each([
  ['Patients were allocated alternately to honey or gauze.', 'quasi-randomised-trial'],
  ['Patients were assigned by the last digit of their record number.', 'quasi-randomised-trial'],
  ['Odd-numbered charts went to group A and even-numbered charts to group B.', 'quasi-randomised-trial'],
  ['Participants named the colour of words in incongruent ink.', undefined],
  ['Rationale and design of the SLEEP-WELL trial\n\nParticipants will be randomly assigned to melatonin or placebo.', 'protocol'],
  ['We performed a secondary analysis of a randomised trial of statins.', 'secondary-analysis'],
  ['This is a post hoc analysis of the PREDIMED randomised trial.', 'secondary-analysis'],
  ['We randomly selected 200 households for a cross-sectional survey.', 'cross-sectional'],
  ['A randomised trial would be welcome. We describe three cases of myocarditis.', 'case-report'],
])('design: %s', (text, value) => {
  expect(cell('design', text)).toBe(value)
}) // prettier-ignore

test.each([
  ['Results: Baseline albumin below 30 g/L independently predicted death (adjusted OR 4.1, 95% CI 2.2 to 7.6).', undefined],
  ['Results: The effect was moderated by baseline weight (OR 1.6, 95% CI 1.1 to 2.3).', undefined],
  ['Results: Among smokers alone the hazard ratio was 0.44 (95% CI 0.21 to 0.92).', undefined],
  ['Results: Nausea as a side effect was commoner with metformin than placebo (RR 2.4, 95% CI 1.5 to 3.9).', undefined],
  ['Results: Kumar and colleagues (2014) reported a hazard ratio of 0.61 (95% CI 0.45 to 0.83) against placebo.', undefined],
  ['Results: Park (2019) reported a risk ratio of 0.7 (95% CI 0.5 to 0.9) compared with placebo.', undefined],
  ['Results: The number of patients required to detect a mean difference of 5 points was 120.', undefined],
  ['Results: Death was less frequent with dapagliflozin than with placebo (hazard ratio, 0.83; 95% CI, 0.71 to 0.97).', 0.83],
])('main effect: %s', (text, value) => {
  expect(cell('effect', text)).toBe(value)
}) // prettier-ignore

test.each([
  ['The risk difference was 6% (95% CI -3.4% to 15.2%).', [['RD', 6, -3.4, 15.2]]],
  ['The OR and 95% CI were 1.62 (1.18, 2.22).', [['OR', 1.62, 1.18, 2.22]]],
  ['Odds ratio and 95% confidence interval: 0.45 [0.28, 0.72].', [['OR', 0.45, 0.28, 0.72]]],
  ['Hazard ratios were 2.10 (95% CI 1.30–3.39) and 1.75 (95% CI 1.08–2.84), respectively.', [['HR', 2.1, 1.3, 3.39], ['HR', 1.75, 1.08, 2.84]]],
  ['HR 0.66 (95% CI 0.50–0.87); median time 8.5 (7.1, 10.2) months.', [['HR', 0.66, 0.5, 0.87]]],
  ['Standard mean difference −0.30 (95% CI −0.52, −0.08).', [['SMD', -0.3, -0.52, -0.08]]],
  ['AOR 2.41 (95% CI 1.40–4.15).', [['OR', 2.41, 1.4, 4.15]]],
  ['LDL fell by 0.9 mmol/L (95% CI: 0.6; 1.2).', [['difference', 0.9, 0.6, 1.2]]],
  ['Risk of death at 12 months (95% CI 3.1 to 14.0) was higher.', []],
  ['The average relative risk at 10, 30 and 50 degrees is shown. Relative Risk [95% CI] 4 119 11 128', []],
  ['Sensitivity was 88% (95% CI, 79%-94%).', [['proportion', 88, 79, 94]]],
])('effects: %s', (text, effects) => {
  expect(all(text, 'effect-size').map(({ measure, value, interval }) => [measure, value, interval?.low, interval?.high])).toEqual(effects)
}) // prettier-ignore

test.each([
  ['Training lasted 8 weeks, with assessments at 6 and 12 months after randomisation.', 12],
  ['After 6 weeks of training, participants were followed for 2 years.', 24],
  ['Infusions were given for 10 days and patients were seen again at 90 days.', 2.96],
  ['Patients took tablets for 12 weeks.', undefined],
])('follow-up: %s', (text, months) => {
  expect(cell('follow-up', text)).toBe(months)
})

test.each([
  'Conclusions: As Chen (2009) reported, exercise improves memory.',
  'Conclusions: In a previous study, zinc shortened colds.',
  'Conclusions: Novak (2012) found that honey heals burns.',
])('no finding of this paper: %s', (text) => {
  expect(cell('main-finding', text)).toBeUndefined()
})

test.each([
  ['More falls occurred with the drug than with placebo (p=0.21).', 'no difference'],
  ['There was little evidence of a difference in pain scores between arms.', 'no difference'],
  ['Relapse was similar in both groups (HR 1.02, 95% CI 0.81 to 1.29).', 'no difference'],
  ['We studied adults with raised blood pressure and reduced kidney function.', undefined],
  ['Children with decreased appetite took part.', undefined],
  ['People with elevated cholesterol or reduced kidney function were included.', undefined],
  ['Suicide attempts were fewer with lithium (IRR 0.78, 95% CI 0.64 to 0.95).', 'decrease'],
  ['Pain decreased significantly more with ibuprofen than with placebo.', 'decrease'],
])('direction: %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction)
})

test.each([
  ['Toxicity of grades 3/4 (18%) and grade III/IV (4%) was manageable.', []],
  ['Grade 2/3 mucositis was seen in 9 of 61 patients.', [[9, 61]]],
  ['Visual acuity was 6/12 or 20/40; 7/58 eyes failed.', [[7, 58]]],
])('counts: %s', (text, counts) => {
  expect(all(text, 'count').map(({ value, of }) => [value, of])).toEqual(counts)
})

test.each([
  ['intervention', 'Drug for migraine\n\nPatients received drug or placebo.', undefined],
  ['intervention', 'Effect of vaccine on pneumonia\n\nAdults received vaccine or placebo.', undefined],
  [
    'intervention',
    'BCG vaccine for tuberculosis\n\nChildren were randomised to BCG vaccine or placebo.',
    'BCG vaccine',
  ],
  ['age', 'Men aged 40 to 75 years, mean age 58.3 years, took part.', 58.3],
  ['age', 'Adults aged 18 to 65 years were recruited.', undefined],
])('%s: %s', (id, text, value) => {
  expect(cell(id, text)).toBe(value)
})

test('a range of ages without a mean is the reason why the cell is empty', () => {
  const column = columnById('age')
  const [left] = readCells({ text: 'Adults aged 18 to 65 years took part.', kind: 'abstract' }, column ? [column] : []).abstained // prettier-ignore
  expect(left?.because).toBe('The text gives ages of 18 to 65 years, and no mean or median.')
})

test.each([
  ['effective against malaria', 'The net was ineffective against malaria.'],
  ['significant change', 'There was a nonsignificant change in mood.'],
  ['significant change', 'There was a non-significant change in mood.'],
  ['Therapy was success', 'Therapy was successless in most.'],
  ['The drug reduced', 'The drug reduced no symptom.'],
])('a quote that is cut or taken back is not exact: %s', (quote, text) => {
  expect(verifyQuote(quote, text).verified).not.toBe('exact')
})

test.each([
  ['In contrast to the 2014 trial, in which mortality was reduced (RR 0.70, 95% CI 0.55 to 0.89, p = 0.004), mortality did not differ (RR 1.02, 95% CI 0.85 to 1.22; p = 0.81).', 1.02, 0.81],
  ['In contrast to the 2014 trial, in which mortality was reduced (RR 0.70, 95% CI 0.55 to 0.89, p = 0.004), we found no benefit.', undefined, undefined],
  ['Unlike an earlier trial that found fewer falls (OR 0.60, 95% CI 0.40 to 0.90; p = 0.01), falls were as many.', undefined, undefined],
  ['Falls did not differ (OR 1.03, 95% CI 0.80 to 1.33; p = 0.82), whereas the ABCD study reported an OR of 0.61 (95% CI 0.40 to 0.93; p = 0.02).', 1.03, 0.82],
  ['Although Brown and colleagues reported an RR of 0.58, 95% CI 0.41 to 0.82, p = 0.002, relapse did not differ (RR 1.05, 95% CI 0.88 to 1.25; p = 0.59).', 1.05, 0.59],
  ['The results differ from those of a Japanese trial, which reported a hazard ratio of 0.49 (95% CI 0.28 to 0.86; p = 0.01).', undefined, undefined],
  ['In a 2011 trial, tea halved relapse (HR 0.50, 95% CI 0.31 to 0.81; p = 0.006), and death fell, too (HR 0.71, 95% CI 0.52 to 0.97; p = 0.03).', undefined, undefined],
  ['In line with previous studies, mortality was lower with tea (RR 0.80, 95% CI 0.66 to 0.97; p = 0.02).', 0.8, 0.02],
  ['The DAPA-HF trial showed that tea lowered mortality (HR 0.74, 95% CI 0.65 to 0.85; p = 0.001).', 0.74, 0.001],
  ['Our estimate (RR 0.91, 95% CI 0.80 to 1.03; p = 0.14) was weaker than in a German study (RR 0.61, 95% CI 0.44 to 0.85; p = 0.003).', 0.91, 0.14],
  ['Valerate rose with protein (p = 0.037), as a biomarker of intake did [12].', undefined, 0.037],
  ['Unlike the study group, controls lost weight (MD 1.2, 95% CI 0.4 to 2.0; p = 0.003).', 1.2, 0.003],
])('own effect and p beside another study’s: %s', (text, effect, p) => {
  expect([cell('effect', text), cell('p-value', text)]).toEqual([effect, p])
}) // prettier-ignore

test('the direction of another study is not that of the paper', () => {
  const text =
    'In contrast to the 2014 trial, in which tea reduced mortality (RR 0.70, 95% CI 0.55 to 0.89), we found no difference in mortality.'
  expect(mainDirectionOf(text, 'abstract', findFacts(text, { kind: 'abstract' }))).toBe('no difference')
})
