import { expect, test } from 'vitest'

import { nearestPassages, withNearest } from '#science/copilot/nearest-passages.ts'
import { resultsAnswer } from '#science/copilot/results-answer.ts'
import { readQuestion } from '#science/questions/read-question.ts'
import { roleOf } from '#science/synthesis/sentence-role.ts'
import { frame } from '#science/synthesis/section-draft.ts'

import { paper } from '../synthesis/own-papers.ts'

const goats = paper('Konwar', {
  title: 'Protein supplementation and egg counts in goat kids',
  abstract: 'Twenty goat kids were randomly allocated to feed with more protein or to none. Protein significantly inhibited nematode infection of the goats. Conclusion: Feeding protein improved the health of goat kids.',
}) // prettier-ignore
const others = ['Sleep and memory', 'Statins and stroke', 'Reading at school', 'Protein in milk'].map((title, at) =>
  paper(`Other ${at}`, { title, abstract: `${title} were studied. No difference was found.` }),
)

const saidOf = (query: string, papers = [...others, goats]) =>
  nearestPassages(readQuestion(query), papers)?.sentences.map(({ text }) => text) ?? []

test('a question in everyday words gets the passage that is nearest, said to be no answer that was read', () => {
  const [lead, first] = saidOf('Does feeding goats more protein keep worms down?')
  expect(lead).toBe('Nearest by its words, and not read as an answer; it does not say “worms”:')
  expect(first).toMatch(/^Konwar.*“Protein significantly inhibited|^Konwar.*“Feeding protein improved/)
})

test('one word of it, however rare, is not near', () => {
  expect(saidOf('Do speed cameras prevent deaths of goats on the road?')).toEqual([])
})

test('a number is looked for in a sentence that counts what is asked', () => {
  const engine = paper('Brin', {
    title: 'A search engine',
    abstract: 'PageRank rates pages of the engine with a factor of 0.85. The search engine held at least 24 million pages.',
  }) // prettier-ignore
  expect(saidOf('How many pages did the search engine hold?', [...others, engine])[1]).toMatch(/24 million pages/)
})

test('what is only planned is said to be a plan', () => {
  const plan = paper('Vas', {
    title: 'Acupuncture for acute low back pain: study protocol for a randomised trial',
    abstract: 'This protocol describes a trial of acupuncture for acute low back pain. Pain will be measured.',
  })
  expect(saidOf('Does acupuncture relieve sudden low back pain?', [...others, plan])[1]).toMatch(
    /a protocol that has no result yet: “/,
  )
})

test('a plan is never said to tell a result', () => {
  const plan = paper('Mita', {
    title: 'Sitagliptin and the arteries: study protocol for a randomised trial',
    abstract: 'The present study is designed to assess the effects of sitagliptin on the arteries.',
  })
  expect(
    resultsAnswer(readQuestion('Why does sitagliptin clog the arteries?'), [plan], new Set(['Mita'])),
  ).toBeUndefined()
  expect(roleOf({ text: plan.abstract ?? '' }, 0.9)).toBe('background')
})

test('a long number names its paper, and what was retracted is quoted as that', () => {
  const gone = paper('Mehra', {
    title: 'A registry analysis of hydroxychloroquine',
    abstract: 'This report claimed to analyse 96,032 patients from a registry.',
    flags: { retracted: true },
  })
  expect(saidOf('Why did hydroxychloroquine fail in the registry of 96,032?', [...others, gone])[1]).toMatch(
    /^Mehra[^“]*retracted: “This report claimed/,
  )
})

test('an answer that quotes something gets no other passages, and one that quotes nothing is none', () => {
  const question = readQuestion('Does feeding goats more protein keep worms down?')
  const only = { sections: [{ heading: '', sentences: [frame('In none could it be read.')] }], isEmpty: false }
  expect(withNearest(only, question, [...others, goats])).toMatchObject({ isEmpty: true })
  expect(withNearest(only, question, [...others, goats]).sections).toHaveLength(2)
  const quoted = { sections: [{ heading: '', sentences: [{ text: 'x', states: 'finding' as const, citations: [] }] }], isEmpty: false } // prettier-ignore
  expect(withNearest(quoted, question, [...others, goats])).toBe(quoted)
})
