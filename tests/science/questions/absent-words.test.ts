import { describe, expect, it, test } from 'vitest'

import { absenceSentences } from '#science/questions/absent-words.ts'
import { plainNamesIn } from '#science/questions/plain-names.ts'
import { takesForGranted } from '#science/copilot/premise.ts'
import { wordsLackedBy, nearestPassages } from '#science/copilot/nearest-passages.ts'
import { readQuestion } from '#science/questions/read-question.ts'
import { runsOf } from '#science/questions/subjects.ts'

import { paper } from '../synthesis/own-papers.ts'

describe('an absence', () => {
  it('is said of the words, and of a thing only where its names are known', () => {
    expect(absenceSentences([{ text: 'TB jab' }])).toEqual(['No paper here uses the words “TB jab”'])
    expect(absenceSentences([{ text: 'choir' }])).toEqual(['No paper here uses the word “choir”'])
    expect(absenceSentences([{ text: 'malaria', isKnown: true }])).toEqual([
      'No paper here speaks of malaria under a name that is known',
    ])
    expect(absenceSentences([{ text: 'MARS-9', isStudy: true }])).toEqual(['No paper here names a study called MARS-9'])
    expect(absenceSentences([{ text: 'malaria', isKnown: true, isApart: true }], 'This paper never')).toEqual([
      'This paper never uses the words “malaria” near one another',
    ])
  })
})

const choir = paper('Lord', {
  title: 'Singing teaching as a therapy for chronic respiratory disease',
  abstract: 'Results: Singers with COPD had a better physical score (p = 0.02). Singing did not improve walking distance (p = 0.7). Conclusion: Singing classes can improve quality of life.',
}) // prettier-ignore
const others = ['Sleep and memory', 'Statins and stroke', 'Reading at school'].map((title, at) =>
  paper(`Other ${at}`, { title, abstract: `${title} were studied. No difference was found.` }),
)

test('everyday words find what papers call otherwise, and what is found is told', () => {
  expect(plainNamesIn('a choir for bad lungs').map(({ typed, as }) => [typed, as[0]])).toEqual([
    ['choir', 'singing'],
    ['bad lungs', 'COPD'],
  ])
  const near = nearestPassages(readQuestion('choir for people with bad lungs'), [...others, choir])
  const [lead, ...passages] = near?.sentences.map(({ text }) => text) ?? []
  expect(lead).toBe(
    'Nearest by its words, and not read as an answer; it has “singing” for “choir” and “COPD” for “lungs”:',
  )
  expect(passages.join('\n')).toMatch(/did not improve walking distance/)
})

test('words that no quoted paper says are known, looser names count as said', () => {
  const question = readQuestion('Does a choir help mothers with bad lungs walk?')
  expect(wordsLackedBy(question, [choir])).toEqual(['mothers'])
})

test.each([
  ['why did ertugliflozin prevent strokes so much better than placebo?', true],
  ['since LGG makes vaccines work better, which ones profit?', true],
  ['By how much did the robot cheer up the patients?', true],
  ['Does aspirin prevent stroke?', false],
  ['How many patients were in DAPA-HF?', false],
])('%s takes something for granted: %s', (query, isSo) => {
  expect(takesForGranted(readQuestion(query))).toBe(isSo)
})

test('what stands behind an apostrophe, and what only chats, names nothing', () => {
  const names = (query: string) => runsOf(query).map((run) => run.map(({ text }) => text).join(' '))
  expect(names("I'm a nurse, doesn't zinc help pls")).toEqual(['nurse', 'zinc'])
})

test('the German article is no death', () => {
  const { concepts } = readQuestion('Schützt die BCG-Impfung vor Tuberkulose?')
  expect(concepts.map(({ role, text }) => `${role} ${text}`)).toEqual(['exposure BCG', 'outcome Tuberkulose'])
})
