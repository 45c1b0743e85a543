import { expect, test } from 'vitest'

import { defining } from '#science/copilot/defining.ts'
import { planQuestion } from '#science/copilot/plan-question.ts'

test.each([
  ['Does BCG vaccination prevent tuberculosis?', 'passages'],
  ['Compare metformin and placebo for weight loss', 'compare'],
  ['What is the difference between CBT and applied relaxation?', 'compare'],
  ['statins versus placebo', 'compare'],
  ['Define publication bias', 'define'],
  ['What does NNT stand for?', 'define'],
  ['What is heterogeneity?', 'define'],
  ['What were the sample sizes?', 'table'],
  ['How many patients were included in these trials?', 'table'],
  ['List the study designs by year', 'table'],
  ['How many papers mention tuberculosis?', 'table'],
  ['How does exercise change blood pressure in older people?', 'passages'],
])('%s → %s', (text, kind) => {
  expect(planQuestion(text).kind).toBe(kind)
})

test('the two sides of a comparison and the term of a definition are taken as they were typed', () => {
  expect(planQuestion('Compare BCG revaccination with a single dose.').sides).toEqual([
    'BCG revaccination',
    'a single dose',
  ])
  expect(planQuestion('What is meant by funnel plot asymmetry?').term).toBe('funnel plot asymmetry')
})

test('a follow-up takes the words of the questions before along, back to one that stands by itself', () => {
  const earlier = ['Does aspirin prevent stroke?', 'Does BCG vaccination prevent tuberculosis?', 'And in infants?']
  const { words, carried } = planQuestion('What about side effects of it?', earlier)
  expect(carried).toEqual(expect.arrayContaining(['BCG', 'tuberculosis', 'infants']))
  expect(carried).not.toContain('aspirin')
  expect(words.length).toBeGreaterThan(carried.length)
})

test('a question that stands by itself takes nothing along', () => {
  expect(planQuestion('Does aspirin prevent stroke in women?', ['Does BCG prevent tuberculosis?']).carried).toEqual([])
})

test.each([
  ['publication bias', 'Publication bias is the tendency to publish significant results.', true],
  ['NNT', 'The number needed to treat (NNT) was 12.', true],
  ['odds ratio', 'The odds ratio was 1.4.', false],
  ['heterogeneity', 'We refer to variation among studies as heterogeneity.', false],
  ['meta-analysis', 'Meta-analysis refers to the statistical pooling of studies.', true],
  ['a+b(c', 'Nothing here.', false],
])('whether “%s” is said to be something in: %s', (term, sentence, says) => {
  expect(defining(term)(sentence)).toBe(says)
})
