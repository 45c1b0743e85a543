import { expect, test } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { answerFrom } from '#science/answers/answer.ts'
import { readQuestion } from '#science/questions/read-question.ts'

import { paper } from '../synthesis/own-papers.ts'

const starter = (id: string) => starterPapers.filter((each) => each.id === id)

test.each<[string, string, RegExp]>([
  ['Do ACE inhibitors reduce mortality in patients with heart failure?', 'p-hope-2000', /people are not said to have/],
  ['Do ACE inhibitors reduce mortality in patients with heart failure?', 'p-save-1992', /people are not said to have/],
  ['Does dapagliflozin lower cardiovascular mortality?', 'p-declare-2019', /together with something else/],
  ['Does dapagliflozin lower cardiovascular mortality?', 'p-dapa-ckd-2020', /together with something else/],
  ['Does streptokinase reduce mortality in myocardial infarction?', 'p-isis2-1988', /on vascular death alone/],
  [
    'Does empagliflozin reduce deaths from any cause in heart failure with preserved ejection fraction?',
    'p-emperor-reduced-2020',
    /people are not said to be/,
  ],
  ['Does BCG revaccination protect against tuberculosis?', 'p-nemes-2018', /is whom it studied/],
  ['Does hydroxychloroquine help patients hospitalised with COVID-19?', 'p-recovery-hcq-2020', /names no outcome/],
])('%s: %s stands beside with its quote and why', (query, id, why) => {
  const { rows, verdict } = answerFrom({ query, papers: starter(id) })
  expect(rows).toMatchObject([{ id, group: 'beside', says: 'nothing', because: expect.stringMatching(why) }])
  expect(rows[0]?.evidence?.quote).not.toBe('')
  expect(rows[0]?.effect).toBeUndefined()
  expect(verdict?.counted).toContain('1 more speaks of it and is not counted')
})

const lengths = paper('Lengths', {
  title: 'Two lengths of nicotine replacement therapy for smoking cessation',
  design: 'randomised-trial',
  abstract:
    'We randomised 300 smokers to nicotine replacement therapy for one week or for two weeks. Two-week nicotine replacement therapy did not increase smoking cessation more than one-week nicotine replacement therapy (p = 0.6).',
})
const people = paper('People', {
  title: 'Characteristics of patients with chronic back pain who benefit from acupuncture',
  design: 'randomised-trial',
  abstract:
    'We followed 600 patients who had acupuncture. Persons with chronic back pain who were more severely ill had more benefit from acupuncture.',
})

test.each([
  ['Does nicotine replacement therapy increase smoking cessation?', lengths, /both of its groups had it/],
  ['Does acupuncture relieve chronic back pain?', people, /is whom it studied|among people who all had it/],
])('%s is not answered by a comparison that is not the asked one', (query, one, why) => {
  const [row] = answerFrom({ query, papers: [one] }).rows
  expect(row).toMatchObject({ says: 'nothing', because: expect.stringMatching(why) })
})

test('a trial that names its drug by its class in the title is counted where its text says what it compared', () => {
  const { rows } = answerFrom({
    query: 'Is sacubitril-valsartan better than enalapril for survival in heart failure?',
    papers: starter('p-paradigm-hf-2014'),
  })
  expect(rows).toMatchObject([{ says: 'favour', effect: { estimate: 0.84 } }])
})

test('an effect of several in one sentence is that of the outcome that is asked for', () => {
  const { rows } = answerFrom({
    query: 'Do SGLT2 inhibitors reduce admission for heart failure?',
    papers: starter('p-vaduganathan-2022'),
  })
  expect(rows[0]?.effect?.estimate).toBe(0.72)
})

test('what is tried and what is measured are told apart behind two arms', () => {
  const { concepts } = readQuestion('Intensive versus standard blood pressure control and death from any cause')
  expect(concepts.find(({ role }) => role === 'outcome')?.text).toBe('death from any cause')
})
