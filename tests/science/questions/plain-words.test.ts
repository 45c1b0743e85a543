import { expect, test } from 'vitest'

import { namedStudies } from '#science/answers/named-study.ts'
import { unreadIn } from '#science/copilot/absence.ts'
import { forItsNumber } from '#science/copilot/number-answer.ts'
import { resultSentence } from '#science/copilot/result-sentence.ts'
import { understoodAs } from '#science/copilot/understood-as.ts'
import { everydayWordsIn } from '#science/questions/everyday-words.ts'
import { readQuestion } from '#science/questions/read-question.ts'
import { isSmallWordOf } from '#science/search/query-language.ts'
import { sharedRoot } from '#science/search/cognates.ts'
import { roleOf } from '#science/synthesis/sentence-role.ts'
import { readPapers } from '#science/synthesis/read-papers.ts'

import { paper } from '../synthesis/own-papers.ts'

test.each([
  ['Does the measles jab cause fits?', 'Does the measles vaccine cause fits?'],
  ['Do water tablets make people lose a leg?', 'Do diuretics make people have amputations?'],
  ['Does yoga help heavy teenagers with bad knees?', 'Does yoga help obese teenagers with knee osteoarthritis?'],
])('everyday words are read as the names of papers, and said so: %s', (typed, meant) => {
  const { text, note } = understoodAs(typed, { mended: everydayWordsIn(typed) })
  expect(text).toBe(meant)
  expect(note[0]?.sentences[0]?.text).toMatch(/^By the words around, read “/)
})

test('words that only look like everyday names stay as they are', () => {
  for (const query of ['Does BCG prevent tuberculosis?', 'Do statins lower cholesterol?', 'Is caesarean section safe?'])
    expect(everydayWordsIn(query)).toEqual([])
})

const asked = (query: string) => readQuestion(query).kind

test.each([
  'How do I get my papers out of here?',
  'invite a co-author to my draft',
  'Can I print my notes?',
  'How to begin a scoping review here with a colleague?',
  'Where do I change how citations look?',
  'I deleted a folder, can it come back?',
])('%s is asked of the product', (query) => {
  expect(asked(query)).toBe('product')
})

test.each([
  'Can I lose weight by fasting?',
  'How do the papers here define burnout?',
  'Do invited patients come to screening?',
])('%s is asked of the papers', (query) => {
  expect(asked(query)).not.toBe('product')
})

test('a disease beside a medicine is no outcome where the question names more', () => {
  expect(readQuestion('lithium schizophrenia Norwegian singing').claim).toBeUndefined()
  expect(readQuestion('lithium schizophrenia').kind).not.toBe('description')
})

test('a number behind a condition is asked for, and a sentence on another case is no answer', () => {
  const question = readQuestion('If I take up running at 50, how many years of life do I gain?')
  expect(question.kind).toBe('number')
  const runners = paper('Penn', { title: 'Running', abstract: 'Runners lived 7 years longer. Beginning at 50 gained 3 years.' }) // prettier-ignore
  const value = (quote: string) => ({ value: '7 years', quote, place: 0 })
  const found = [value('Runners lived 7 years longer.'), value('Beginning at 50 gained 3 years.')]
  expect(forItsNumber(question, runners, found as never).map(({ quote }) => quote)).toEqual([
    'Beginning at 50 gained 3 years.',
  ])
})

test('what a paper set out to test is no result', () => {
  const text = 'This project tested priming, the idea that a word seen once changes what is done next.'
  expect(roleOf({ text }, 0.6)).toBe('background')
  const [read] = readPapers([paper('Rhys', { title: 'Priming in ten laboratories', abstract: text })])
  expect(read && resultSentence(read, ['priming'], [], ['word'])).toBeUndefined()
})

test('a word of another language that was read by its English name is not called missing', () => {
  const question = readQuestion('statins wirken bei xylo')
  const looked = [
    { text: 'Cholesterinsenker', ids: [], isApart: false },
    { text: 'xylo', ids: [], isApart: false },
  ]
  const said = unreadIn({ ...question, kind: 'description' }, looked)?.section.sentences.map(({ text }) => text).join(' ') ?? '' // prettier-ignore
  expect(said).toContain('“xylo”')
  expect(said).not.toContain('Cholesterinsenker')
})

test('small words of a language name nothing, and a short word has no English root by chance', () => {
  expect(isSmallWordOf('de', 'schon')).toBe(true)
  expect(isSmallWordOf('fr', 'souvent')).toBe(true)
  expect(sharedRoot('calma', 'calman')).toBe(0)
  expect(sharedRoot('tuberculose', 'tuberculosis')).toBeGreaterThan(0)
})

test('a name of a study that is a word too is written in its capitals', () => {
  const papers = [
    paper('Penn', { title: 'A randomised trial', abstract: 'Function improved in both groups.' }),
    paper('Rhys', { title: 'One year of the IMPROVED study', abstract: 'Both groups did well.' }),
  ]
  const [study] = namedStudies(readQuestion('What did the IMPROVED study find?'), papers)
  expect(study?.reports.map(({ id }) => id)).toEqual(['Rhys'])
  expect(study?.mentions).toEqual([])
})
