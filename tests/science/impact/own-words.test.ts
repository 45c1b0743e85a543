import { expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { ownWords } from '#science/impact/own-words.ts'
import { peopleOfSeveral } from '#science/impact/paper-measures.ts'

const paper = (id: string, year: number | undefined, family: string, title: string, abstract: string, more: Partial<Paper> = {}): Paper => ({ id, type: 'article-journal', title, abstract, authors: [{ family, given: 'Ann' }, { family: 'Cole', given: 'Bo' }], ...(year !== undefined && { year }), keywords: [], ids: {}, design: 'randomised-trial', flags: {}, counts: {}, origin: [], ...more }) // prettier-ignore

const set = [
  paper('first', 1991, 'Linehan', 'Skills training for insomnia', 'Skills training was compared with usual care. Sleep diaries were kept.'), // prettier-ignore
  paper('second', 1999, 'Bohus', 'A trial of skills training', 'We extend the trial of Linehan et al. (1991). Sleep diaries were kept. Registered as NCT00000123.'), // prettier-ignore
  paper('third', 2005, 'Verheul', 'Skills training at home', 'Previous studies were small. NCT00000123.'),
  paper('review', 2009, 'Stoffers', 'Skills training: a review', 'Published trials by Linehan et al. (1991) were searched.', { design: 'systematic-review' }), // prettier-ignore
  paper('undated', undefined, 'Adams', 'Skills training, undated', 'Other studies were few.'),
]

test('terms belong to the paper that is alone in having them first, and later papers take them up', () => {
  const { takenUp } = ownWords(set)
  const terms = takenUp.get('first')?.map(({ term, later }) => [term.toLowerCase(), later])
  // What four of five papers have is the topic, and nobody’s to give.
  expect(terms).toEqual([['sleep diaries', ['second']]])
  expect([...takenUp.values()].flat().some(({ later }) => later.includes('undated'))).toBe(false)
})

test('earlier work is quoted where it stands; a paper of the set is named only by its author and year; a review’s subject is none', () => {
  const { earlier } = ownWords(set)
  expect(earlier.map(({ from, to, evidence }) => [from, to, evidence.quote])).toEqual([
    ['second', 'first', 'We extend the trial of Linehan et al. (1991).'],
    ['third', undefined, 'Previous studies were small.'],
    ['undated', undefined, 'Other studies were few.'],
  ])
  for (const { from, evidence } of earlier) {
    const of = set.find(({ id }) => id === from)
    expect(`${of?.title}\n\n${of?.abstract}`.slice(evidence.start, evidence.end)).toBe(evidence.quote)
  }
})

test('papers that name one register number are told as one study; people of several papers are listed', () => {
  expect(ownWords(set).studies).toMatchObject([{ papers: ['second', 'third'] }])
  expect(peopleOfSeveral(set)).toEqual([{ name: 'Cole B', papers: set.map(({ id }) => id) }])
})
