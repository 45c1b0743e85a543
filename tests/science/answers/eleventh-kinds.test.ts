import { expect, test } from 'vitest'

import { answerFrom } from '#science/answers/answer.ts'
import { readQuestion } from '#science/questions/read-question.ts'

import { paper } from '../synthesis/own-papers.ts'

test.each([
  'Does the benefit of statins begin in the first year?',
  'Are clients of psychotherapy better off than people without treatment?',
  'Does BCG protect against tuberculosis everywhere?',
])('%s: what names no outcome, or asks of every place, is counted for no side', (query) => {
  expect(readQuestion(query)).toMatchObject({ kind: 'description' })
  expect(readQuestion(query).claim).toBeUndefined()
})

test('people who had something, set against people without it, are asked for what they had', () => {
  const { concepts } = readQuestion('Do clients of psychotherapy have better sleep than people without treatment?')
  expect(concepts.find(({ role }) => role === 'exposure')?.text).not.toMatch(/clients/)
})

test('a result on the end of a thing is none on the thing', () => {
  const asked = answerFrom({
    query: 'Is sequential therapy better than triple therapy for Helicobacter pylori?',
    papers: [paper('Zhou', { title: 'Sequential therapy versus triple therapy', abstract: 'As far as eradicating Helicobacter pylori is concerned, sequential therapy was better than triple therapy (p = 0.01).', design: 'randomised-trial' })],
  }) // prettier-ignore
  expect(asked.rows[0]?.says).toBe('nothing')
})

const drank = (id: string, low: number, ratio: number, high: number) =>
  paper(id, { title: 'Tea and headache: a randomised trial', abstract: `We randomised 400 nurses to tea or water. Headache was less frequent with tea than with water (risk ratio ${ratio}, 95% CI ${low} to ${high}).`, design: 'randomised-trial' }) // prettier-ignore

test('two clear trials whose average stays open are said to be just that', () => {
  const { prose, pooled } = answerFrom({ query: 'Does tea lower headache?', papers: [drank('Penn', 0.05, 0.1, 0.2), drank('Rhys', 0.85, 0.9, 0.95)] }) // prettier-ignore
  expect(pooled?.high).toBeGreaterThan(1)
  expect(prose.map(({ text }) => text).join(' ')).toMatch(/Each of the 2 studies is clear by itself\./)
})

test('a question without an outcome says that nothing is counted without one', () => {
  const { prose } = answerFrom({ query: 'Does tea help nurses?', papers: [drank('Penn', 0.05, 0.1, 0.2)] })
  expect(prose[0]?.text).toMatch(/names no outcome, and without one no result is counted/)
})

test('what somebody threw away here is asked of the product', () => {
  expect(readQuestion('Can I get back a paper that I threw away?').kind).toBe('product')
  expect(readQuestion('Can we remove plaque by laser?').kind).not.toBe('product')
})

test.each([
  ['jugular line', 'internal jugular vein'],
  ['broken ribs', 'rib fractures'],
  ['treatment breaks', 'therapy interruption'],
  ['blood thinners', 'warfarin'],
])('%s is known as %s', (plain, term) => {
  const concept = readQuestion(`Does it lower ${plain}?`).concepts.find(({ role }) => role === 'outcome')
  expect(concept?.terms).toContain(term)
})
