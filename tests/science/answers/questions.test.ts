import { describe, expect, it } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { answerFrom } from '#science/answers/answer.ts'
import { placesOf, wordText } from '#science/questions/term-places.ts'
import { readQuestion } from '#science/questions/read-question.ts'

import { paper, teaPapers } from '../synthesis/own-papers.ts'
import { laterQuestions } from './later-questions.ts'
import { questions, type AskedQuestion } from './questions.ts'

const colds = ['Abel', 'Bora', 'Ciro', 'Dunn'].map((id, at) =>
  paper(id, {
    title: `Zinc lozenges for the common cold: a randomised trial in ${id}ville`,
    design: 'randomised-trial',
    abstract: `We randomised ${100 + at * 37} adults to zinc or placebo. Zinc did not shorten colds: there was no significant difference between groups in the duration of colds (p = 0.${at + 3}1).`,
  }),
)
const all = [...starterPapers, ...teaPapers, ...colds]

/** The papers that are asked: those named, else all starter papers that speak of what the question tries. */
function papersFor({ query, of }: AskedQuestion) {
  if (of) return all.filter(({ id }) => of.includes(id))
  const terms = readQuestion(query).concepts.filter(({ role }) => role === 'exposure' || role === 'study').flatMap((concept) => concept.terms)
  const texts = starterPapers.map((each) => ({ each, words: wordText(`${each.title}. ${each.keywords.join('; ')}. ${each.abstract ?? ''}`) }))
  return texts.filter(({ words }) => terms.some((term) => placesOf(term, words).length > 0)).map(({ each }) => each)
} // prettier-ignore

function check(asked: AskedQuestion) {
  const answer = answerFrom({ query: asked.query, papers: papersFor(asked) })
  expect([asked.kind].flat()).toContain(answer.question.kind)
  if (asked.number) expect(answer.question.asked).toBe(asked.number)
  if (asked.words) expect(asked.words).toContain(answer.verdict?.word)
  const said = Object.fromEntries(answer.rows.map(({ id, says }) => [id, says]))
  for (const [id, says] of Object.entries(asked.says ?? {})) expect(`${id} ${said[id] ?? 'not there'}`).toBe(`${id} ${says}`)
  const absent = answer.absent.map(({ term }) => term)
  if (asked.absent) expect(absent).toContain(asked.absent)
  if (asked.present) expect(absent).not.toContain(asked.present)
  // A retracted paper or a review is never counted, whatever is asked.
  const counted = Object.values(answer.verdict?.counts ?? {}).reduce((sum, count) => sum + count, 0)
  expect(counted).toBeLessThanOrEqual(answer.rows.filter(({ group }) => group === 'study').length)
} // prettier-ignore

describe('sixty questions, each answered as a careful reader accepts', () => {
  it('are in twelve kinds', () => {
    expect(questions).toHaveLength(60)
    expect(new Set(questions.map(({ group }) => group)).size).toBe(12)
  })
  it.each(questions)('$group: $query', check)
})

describe('twenty questions written after the rules were done', () => {
  it.each(laterQuestions)('$group: $query', check)
})
