import { expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { askDocument } from '#science/documents/ask-document.ts'

const paper: Paper = {
  id: 'p', type: 'article-journal', title: 'A trial of walking', authors: [], keywords: [], ids: {}, design: 'unknown',
  flags: {}, counts: {}, origin: [],
} // prettier-ignore

const TEXT = `Walking is good for many people of every age. We assigned 120 adults to walk daily or to rest.

Blood pressure fell by 8 mm Hg in the walking group (p = 0.01). Sleep did not change in either group.

Smith J. Blood pressure and walking in old age. Lancet 2001.`

test('the sentence that speaks of what was asked comes first, word for word with its place', () => {
  const { sentences, missing } = askDocument(paper, TEXT, 'What happened to blood pressure?')
  expect(sentences[0]?.quote).toBe('Blood pressure fell by 8 mm Hg in the walking group (p = 0.01).')
  for (const { start, end, quote } of sentences) expect(TEXT.slice(start, end)).toBe(quote)
  expect(missing).toEqual(['happened'])
})

test('the list of references answers nothing', () => {
  const { sentences } = askDocument(paper, TEXT, 'blood pressure in old age', { until: TEXT.indexOf('Smith J') })
  expect(sentences.every(({ end }) => end <= TEXT.indexOf('Smith J'))).toBe(true)
})

test('what is not in the document is said with the words that were looked for', () => {
  const answer = askDocument(paper, TEXT, 'Is insulin cheaper?')
  expect(answer.sentences).toEqual([])
  expect(answer.missing).toEqual(['insulin', 'cheaper'])
  expect(answer.read).toBeGreaterThan(2)
})

test('a question that names nothing asks for nothing', () => {
  expect(askDocument(paper, TEXT, 'What are the results?').asked).toEqual([])
})
