import { describe, expect, it, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { answerFrom } from '#science/answers/answer.ts'
import { readQuestion } from '#science/questions/read-question.ts'

import { paper } from '../synthesis/own-papers.ts'

const of = (...ids: string[]) => starterPapers.filter(({ id }) => ids.includes(id))
const said = (query: string, papers: readonly Paper[]) =>
  Object.fromEntries(answerFrom({ query, papers }).rows.map(({ id, says, group }) => [id, `${group} ${says}`]))

describe('an answer is to the question that was asked', () => {
  it('takes a kind of stroke for that kind alone, not for any stroke or any bleeding', () => {
    expect(said('Does atorvastatin increase haemorrhagic stroke?', of('p-sparcl-2006'))).toEqual({ 'p-sparcl-2006': 'study favour' }) // prettier-ignore
  })

  it('does not count studies of people who lack the condition that the question names, and shows them', () => {
    const answer = answerFrom({
      query: 'Do ACE inhibitors reduce deaths after myocardial infarction?',
      papers: of('p-save-1992', 'p-aire-1993', 'p-trace-1995', 'p-consensus-1987'),
    })
    expect(answer.rows.find(({ id }) => id === 'p-consensus-1987')?.group).toBe('other-people')
    expect(answer.verdict?.counted).toMatch(/^3 of 3 trials/)
    expect(answer.pooled?.rowIds).not.toContain('p-consensus-1987')
    expect(answer.reasons.find(({ about }) => about === 'directness')?.text).toContain('1 study of other people is not counted') // prettier-ignore
  })

  it('takes for a comparison only who was set against whom', () => {
    const rows = said('Is carvedilol better than metoprolol for survival in heart failure?', of('p-comet-2003', 'p-copernicus-2001', 'p-capricorn-2001')) // prettier-ignore
    expect(rows).toEqual({ 'p-comet-2003': 'study favour', 'p-copernicus-2001': 'study nothing', 'p-capricorn-2001': 'study nothing' }) // prettier-ignore
  })

  it('knows a treatment under the names that its trial uses', () => {
    expect(said('Does oestrogen replacement prevent coronary heart disease?', of('p-whi-2002'))['p-whi-2002']).toBe('study against') // prettier-ignore
  })

  it('reads short names as the paper explains them', () => {
    const fever = paper('Moss', {
      title: 'Willow tea for night fever attacks: a trial',
      abstract:
        'We gave willow tea to 90 adults with night fever attacks (NFA). There was no significant change in NFA.',
    })
    expect(said('Does willow tea reduce night fever attacks?', [fever])).toEqual({ Moss: 'study none' })
  })

  it('takes no part of a composite for itself, however the parts are listed', () => {
    expect(said('Does sotagliflozin reduce cardiovascular death?', of('p-soloist-2021'))).toEqual({ 'p-soloist-2021': 'study nothing' }) // prettier-ignore
    expect(said('Does dapagliflozin slow the progression of kidney disease?', of('p-dapa-ckd-2020'))).toEqual({ 'p-dapa-ckd-2020': 'study nothing' }) // prettier-ignore
  })

  it('does not say that a paper is on something else where its rules did not recognise it', () => {
    const [row] = answerFrom({ query: 'Does yoga lower blood pressure?', papers: of('p-whi-2002') }).rows
    expect(row?.because).toMatch(/^The rules did not find/)
  })
})

test.each([
  ['How many patients died on spironolactone in RALES?', 'number', 'count'],
  ['How many patients were in RALES?', 'number', 'sample-size'],
  ['For how long were people followed in PROSPER?', 'number', 'follow-up'],
  ['Which meta-analyses are about BCG?', 'list', undefined],
  ['Does BCG protect better against tuberculosis at high latitudes?', 'description', undefined],
  ['Does BCG protect better than placebo against tuberculosis?', 'comparison', undefined],
])('%s', (question, kind, asked) => {
  expect(readQuestion(question)).toMatchObject({ kind, ...(asked !== undefined && { asked }) })
})

test('prolonging life and saving lives are survival', () => {
  for (const question of ['Why does digoxin prolong life?', 'Does digoxin save lives?'])
    expect(readQuestion(question).concepts.find(({ role }) => role === 'outcome')?.text).toBe('survival')
})

test('the noun of two treatments may be said once', () => {
  const { concepts } = readQuestion('Standardised versus individualised acupuncture for low back pain')
  expect(concepts.map(({ role, text }) => `${role}: ${text}`)).toContain('exposure: Standardised acupuncture')
})

describe('what a paper says beside its result is no result', () => {
  const trial = (abstract: string) =>
    paper('Penn', { title: 'Does walking lower headache days in nurses?', design: 'cohort', abstract })
  const says = (abstract: string) => said('Does walking lower headache days?', [trial(abstract)])['Penn']

  it.each([
    ['of other research', 'There have been few reports that walking reduces headache days in nurses at work.'],
    [
      'of groups that nobody asked about',
      'Headache days did not differ significantly between younger and older people (p = 0.40).',
    ],
    [
      'of what else goes with it',
      'Poor sleep was the only predictor of more headache days (relative risk 4.98, 95% CI 1.20 to 9.80).',
    ],
    [
      'of how well a test tells',
      'The predictive value of headache days was the same in both groups of nurses (p = 0.30).',
    ],
  ])('%s', (_, sentence) => {
    expect(says(sentence)).toBe('study nothing')
  })

  it('takes the adjusted result before the one that an adjustment took away', () => {
    expect(says('Before adjustment, walking was followed by fewer headache days (OR 0.50, 95% CI 0.30 to 0.80). After adjustment for age, walking made no significant difference to headache days (OR 0.92, 95% CI 0.70 to 1.20).')).toBe('study none') // prettier-ignore
  })
})

test.each([
  ['Vitamin D in asthma: does it prevent attacks?', 'effect', 'Vitamin D in asthma', 'attacks'],
  ['Does obesity contribute to worse asthma control?', 'effect', 'obesity', 'asthma control'],
  ['Is snoring an independent predictor of stroke?', 'association', 'snoring', 'stroke'],
])('%s', (question, kind, exposure, outcome) => {
  const read = readQuestion(question)
  expect(read.kind).toBe(kind)
  for (const [role, text] of [['exposure', exposure], ['outcome', outcome]]) expect(read.concepts.find((concept) => concept.role === role)?.text).toBe(text) // prettier-ignore
})

test('a question that was cut through a clause has no yes or no', () => {
  expect(readQuestion('Do ambulance staff think they should take part in disease prevention?').kind).toBe('description')
})
