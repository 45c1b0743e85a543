import { describe, expect, test } from 'vitest'

import type { FactKind, FactOf } from '#science/evidence/facts/fact.ts'
import { factsOf, findFacts } from '#science/evidence/facts/find-facts.ts'
import { sameStudies } from '#science/evidence/same-study.ts'
import { reportKindOf } from '#science/evidence/report-kind.ts'
import { columnById } from '#science/extraction/column-library.ts'
import { readCells } from '#science/extraction/propose-cells.ts'

const all = <K extends FactKind>(text: string, kind: K, as: 'abstract' | 'fulltext' = 'abstract'): FactOf<K>[] =>
  factsOf(findFacts(text, { kind: as }), kind)
const column = (id: string) => columnById(id) ?? { id, version: 1, name: id, type: 'text' as const }
/** What stands in a cell of the grid, and why it is empty. */
const cell = (text: string, id: string) => {
  const { proposed, abstained } = readCells({ text, kind: 'abstract' }, [column(id)])
  return { value: proposed[0]?.value, because: abstained[0]?.because }
}

describe('a value is the one that its passage states', () => {
  test.each([
    ['The participants had a mean age of 28.7 years.', { value: 28.7, statistic: 'mean' }],
    ['There were 60 women with an average age of 36.2±3.36 years.', { value: 36.2, spread: 3.36, statistic: 'mean' }],
    ['The mean age of the 114 mothers was 31.45 (SD 4.2) years.', { value: 31.45, spread: 4.2 }],
    ['Mean (SD) age was 62.1 (9.3) years.', { value: 62.1, spread: 9.3 }],
  ])('age: %s', (text, age) => {
    expect(all(text, 'age')).toMatchObject([age])
  })

  test.each([
    ['The scores were 30.2 ± 5.7 29.5 ± 4.9 before and after.', [[30.2, 5.7], [29.5, 4.9]]],
    ['Weight was 71.25±10.125 kg and 70.5 ± .75 kg.', [[71.25, 10.125], [70.5, 0.75]]],
    ['Change was −7.2 ± 11.2 mmHg.', [[-7.2, 11.2]]],
    ['Cells that ran together (98 ± 1692 ± 16) are nobody’s mean.', []],
  ])('means: %s', (text, means) => {
    expect(all(text, 'mean').map(({ value, spread }) => [value, spread.value])).toEqual(means)
  }) // prettier-ignore

  test.each([
    ['One thousand four hundred five patients were enrolled.', 1405],
    ['Twelve thousand three hundred and forty women were randomised to tea or water.', 12_340],
    ['Four-hundred forty-three healthy elderly individuals were included.', 443],
    ['A total of 10\u2009512 adults were randomly assigned.', 10_512],
    ['DAPA-HF tested dapagliflozin 10 mg in 4,744 patients with heart failure, over a median of 18.2 months.', 4744],
    ['In all, 200 patients were screened and 134 were randomised.', 134],
    ['Of 350 adults assessed for eligibility, 198 participants were randomised to tea or water.', 198],
    ['After eligibility checks, 167 participants were randomized.', 167],
  ])('sample size: %s', (text, value) => {
    expect(cell(text, 'sample-size').value).toBe(value)
  })
})

describe('a number fills a column only in its role', () => {
  test('arms in capitals are arms: their sum is proposed, with a word that it is one', () => {
    const text = 'Patients were randomly assigned to receive tea (N = 376) or water (N = 124).'
    expect(all(text, 'sample-size').map(({ value, role }) => [value, role])).toEqual([[376, 'arm'], [124, 'arm']]) // prettier-ignore
    expect(cell(text, 'sample-size').value).toBe(500)
    expect(readCells({ text, kind: 'abstract' }, [column('sample-size')]).proposed[0]?.check).toContain(
      'Sum of the arms',
    )
  })

  test.each([
    ['a protocol', 'Tea after a suicide attempt: study protocol for a randomised trial\n\nThere are 10,000 people in Denmark who attempt suicide each year. A total of 160 participants will be randomised.'],
    ['people who were screened', 'We screened 200 patients at two hospitals.'],
    ['one arm alone', 'The tea group (n = 61) slept longer.'],
    ['one of two groups', 'The safety population included 2,815 patients randomized to PA, 1,254 to comparators.'],
    ['each group', 'Pupils were randomly allocated to intervention or control (N = 381 for each group).'],
    ['another study', 'A previous trial randomised 400 adults to tea.'],
    ['another study, cited', 'Smith et al. enrolled 400 adults.'],
    ['people of a country', 'Asthma: 300 million people worldwide live with it. About 5,000 children in Denmark die each year.'],
    ['one patient', 'One patient assigned to fluoxetine left.'],
    ['those who left', 'Twenty-four patients discharged themselves.'],
    ['those who died', 'In the tea group 12 patients died.'],
    ['a part of more', 'Nine of 45 women improved.'],
  ])('%s is no sample size', (_, text) => {
    expect(cell(text, 'sample-size').value).toBeUndefined()
  }) // prettier-ignore

  test('a cell that is left empty on purpose says why', () => {
    expect(cell('We screened 200 patients at two hospitals.', 'sample-size').because).toBe(
      'The text counts people who were screened. Who was randomised or enrolled in all is not said.',
    )
    expect(cell('We will recruit 160 adults and randomise them.', 'sample-size').because).toBe(
      'A protocol: its people are planned, not enrolled.',
    )
  })

  test.each([
    ['a predictor', 'Results: An elevated MMPI score predicted poor outcome (odds ratio 3.4, 95% CI 1.2 to 9.6).'],
    ['a moderator', 'Results: Sex moderated the effect (OR 1.8, 95% CI 1.1 to 2.9).'],
    ['a subgroup', 'Results: In a post-hoc subgroup of smokers the risk ratio was 0.5 (95% CI 0.3 to 0.9).'],
    ['an adverse event', 'Results: Adverse events were more frequent with tea than with water (RR 1.9, 95% CI 1.2 to 3.0).'],
    ['another study', 'Results: Smith et al. (2010) found a risk ratio of 0.6 (95% CI 0.4 to 0.9) against placebo.'],
    ['one proportion', 'Results: Sensitivity was 91% (95% CI 85% to 96%).'],
  ])('the effect of %s is not the main effect', (_, text) => {
    const { value, because } = cell(text, 'effect')
    expect(value).toBeUndefined()
    if (!text.includes('Smith')) expect(because).toBe('No effect in the text is said to compare the groups with an interval.')
  }) // prettier-ignore

  test('of several comparisons the one on the primary outcome is the main effect', () => {
    const text =
      'Methods: The primary outcome was sleep latency at 6 weeks. Results: Quality of life was better with tea than with water (mean difference 4.1, 95% CI 1.0 to 7.2). ' +
      'Sleep latency was shorter with tea than with water (mean difference −8.2 minutes, 95% CI −12.1 to −4.3).'
    expect(cell(text, 'effect').value).toMatchObject({ measure: 'MD', estimate: -8.2 })
  })

  test('a result that is cited is no finding of this paper', () => {
    const text =
      'Conclusions: Smith et al. (2010) found that coffee helps. Tea shortened sleep latency in these adults.'
    expect(values(text, 'main-finding')).toEqual(['Tea shortened sleep latency in these adults.'])
  })

  test('a word of the title is no arm where nobody got it', () => {
    expect(values('The effect of education on sleep\n\nWe asked adults about sleep.', 'arm')).toEqual([])
  })

  test('titles of a reference list are no limitations, under whatever heading they stand', () => {
    const text =
      '# Tea and sleep\n\n## Discussion\n\nA limitation of this study is its size.\n\n12. Smith J. Limitations of this study of tea. J Sleep. 2010;12(3):45-50.\n\nJones AB, Lee C. A limitation of our trial. doi: 10.1000/182'
    expect(all(text, 'limitation', 'fulltext').map(({ value }) => value)).toEqual([
      'A limitation of this study is its size.',
    ])
  })

  test('grades are names: "grade 3/4" is not three of four', () => {
    const text = 'Grade 3/4 adverse events (11%) and grade 3/4 AEs in 12 of 109 patients (11%) were seen.'
    expect(all(text, 'count').map(({ value, of }) => [value, of])).toEqual([[12, 109]])
    expect(all(text, 'percentage').filter(({ of }) => of === 4)).toEqual([])
  })

  test('follow-up is when people were seen again, not how long they were treated', () => {
    const text = 'Treatment lasted up to five weeks and follow-up controls took place after 3 and 6 months.'
    expect(all(text, 'follow-up').map(({ value, unit }) => `${value} ${unit}`)).toEqual(['3 months', '6 months'])
    expect(cell(text, 'follow-up').value).toBe(6)
  })
})
const values = (text: string, kind: FactKind) => all(text, kind).map(({ value }) => value)

describe('intervals are read in every order', () => {
  test.each([
    ['Blood pressure fell by 5.2 mmHg (95% CI 2.1 to 8.3).', 'difference', 5.2, 2.1, 8.3],
    ['The mortality ratio was 0.95 (95% CI 0.90 to 1.01).', 'ratio', 0.95, 0.9, 1.01],
    ['A mortality ratio 0.95 (95% CI 0.90–1.01) was seen.', 'ratio', 0.95, 0.9, 1.01],
    ['The mean difference was 0.24 (CI 95% -0.65 to 1.13).', 'MD', 0.24, -0.65, 1.13],
    ['The difference was 0.24, CI (95%): -0.65; 1.13.', 'difference', 0.24, -0.65, 1.13],
    ['Risk ratio 0.71 (95% confidence interval: 0.58-0.87).', 'RR', 0.71, 0.58, 0.87],
    ['The odds ratio (95% CI) was 1.4 (1.1–1.8).', 'OR', 1.4, 1.1, 1.8],
    ['OR 2.37, 95% CI; 1.20 – 4.68.', 'OR', 2.37, 1.2, 4.68],
    ['The hazard ratio was 0.62, p = 0.01, 95% CI [0.48, 0.81].', 'HR', 0.62, 0.48, 0.81],
    ['The risk difference was 14% in one and 1% (95% CI -21.1%, 22.9%) in the other.', 'difference', 1, -21.1, 22.9],
    ['Scores rose by 3.6 points (99% CI 2.4 – 4.8).', 'difference', 3.6, 2.4, 4.8],
    ['The between-group difference was −3.4±0.5 mm Hg; P<0.0001; 95% confidence interval, −4.5 to −2.4 mm Hg.', 'MD', -3.4, -4.5, -2.4],
    ['Self-harm was less frequent (IRR 0.91; 95% CI: 0.85, 0.98).', 'IRR', 0.91, 0.85, 0.98],
    ['Prevalence was 12.4% (95% CI 10.1–14.7).', 'proportion', 12.4, 10.1, 14.7],
    ['The difference was 7.5%; 95% CI-0.9 to 15.9.', 'difference', 7.5, -0.9, 15.9],
  ])('%s', (text, measure, value, low, high) => {
    expect(all(text, 'effect-size').filter(({ interval }) => interval)).toMatchObject([{ measure, value, interval: { low, high } }])
  }) // prettier-ignore
})

describe('reports of one study', () => {
  const paper = (id: string, title: string, more: { abstract?: string; year?: number; family?: string } = {}) => ({
    id, title, abstract: more.abstract ?? '', year: more.year ?? 2009, type: 'article-journal', ids: {}, authors: [{ family: more.family ?? 'Berg' }],
  }) // prettier-ignore

  test('two printings of one trial are found by author, size and title', () => {
    const found = sameStudies([
      paper('b', 'Tea against insomnia in older adults: results of a trial', { year: 2009, abstract: 'We randomised 120 adults to tea or water.' }),
      paper('a', 'Tea against insomnia in older adults', { year: 2008, abstract: 'A total of 120 adults were randomised.' }),
      paper('c', 'Coffee and sleep in nurses', { year: 2009, abstract: 'We randomised 120 nurses.' }),
    ]) // prettier-ignore
    expect(found).toMatchObject([{ papers: ['a', 'b'] }])
  })

  test('one number in a register is one study, and other numbers of people are not', () => {
    expect(
      sameStudies([
        paper('a', 'Tea and sleep', { abstract: 'NCT01234567', family: 'Lee' }),
        paper('b', 'Quality of life with tea', { abstract: 'Registered as NCT01234567.' }),
      ]),
    ).toMatchObject([{ papers: ['a', 'b'], because: 'Both name the register number NCT01234567.' }])
    expect(
      sameStudies([
        paper('a', 'Tea against insomnia in adults', { abstract: 'We randomised 120 adults.' }),
        paper('b', 'Tea against insomnia in adults', { abstract: 'We randomised 80 adults.' }),
      ]),
    ).toEqual([])
  })

  test.each([
    [{ title: 'Tea for sleep: a secondary analysis of a randomised trial' }, 'secondary-analysis'],
    [{ title: 'Long-term follow-up of the TEA trial' }, 'companion'],
    [{ title: 'Tea for sleep: study protocol for a randomised trial' }, 'protocol'],
    [{ title: 'Tea for sleep', venue: 'medRxiv' }, 'preprint'],
    [{ title: 'Tea for sleep', ids: { doi: '10.1101/2020.01.01.20000001' } }, 'preprint'],
    [{ title: 'Tea for sleep: a randomised trial' }, undefined],
  ])('%j is %s', (fields, kind) => {
    expect(reportKindOf({ type: 'article-journal', ids: {}, ...fields })?.kind).toBe(kind)
  })
})
