import { expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { answerFrom } from '#science/answers/answer.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'
import { bodySentences } from '#science/synthesis/body-sentences.ts'
import { splitAnswer } from '#science/synthesis/check-model-answer.ts'
import { modelPrompt } from '#science/synthesis/model-prompt.ts'

const paper: Paper = {
  id: 'd-1',
  type: 'article-journal',
  title: 'Green tea and sleep in adults',
  authors: [{ family: 'Lovelace', given: 'Ada' }],
  year: 2017,
  abstract: 'Green tea was given to forty adults. Sleep improved in the group that was given tea.',
  keywords: ['tea', 'sleep'],
  ids: {},
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
}
const full = fullTextOf([
  {
    page: 1,
    text: 'Green tea and sleep in adults\n\nIntroduction\n\nEarlier trials found that tea reduced sleep by an hour.\n\nMethods\n\nAdults were randomly assigned to tea.',
  },
  {
    page: 2,
    text: 'Results\n\nNightly sleep was increased by 21 minutes in adults who drank tea (95% CI 9 to 33). Smith et al. (2003) found that sleep was reduced by tea. Coffee reduced sleep in adults [12]. Group\tn\n\nSleep was disturbed in 4 of 20 adults\n\nLimitations\n\nThe sample of adults was small, and sleep was self-reported after tea.',
  },
  { page: 3, text: 'References\n\n12. Roe J. Sleep was reduced by coffee and increased by tea. 1999.' },
])
const readable = { ...paper, fullTexts: [full] }
const query = 'Does tea improve sleep in adults?'

test('of a full text only what the paper says it found itself is taken: no introduction, no citation, no table, no reference', () => {
  expect(bodySentences(full).map(({ text }) => text)).toEqual([
    'Nightly sleep was increased by 21 minutes in adults who drank tea (95% CI 9 to 33).',
    'The sample of adults was small, and sleep was self-reported after tea.',
  ])
  const headless = fullTextOf([{ page: 1, text: 'Sleep was increased by tea in all adults of the study.' }])
  expect(bodySentences(headless)).toEqual([])
})

test('an answer quotes the full text, its quote found on its page', () => {
  const { rows } = answerFrom({ query, papers: [readable] })
  expect(rows[0]).toMatchObject({ says: 'favour', source: 'full-text' })
  expect(rows[0]?.evidence).toMatchObject({
    quote: expect.stringContaining('21 minutes') as string,
    page: 2,
    verified: 'exact',
  })
})

test('without full texts nothing is answered otherwise than before', () => {
  const papers = [paper]
  const without = answerFrom({ query, papers })
  expect(answerFrom({ query, papers: [{ ...paper, fullTexts: [] }] })).toEqual(without)
  expect(without.rows[0]?.source).toBe('abstract')
})
test('a model is given the full text, and its quotes are looked up there and in the abstract', () => {
  expect(modelPrompt({ query, papers: [readable] })[1]?.content).toContain('Nightly sleep was increased by 21 minutes')
  const citations = (quote: string) =>
    splitAnswer(`## Sleep\n\nIt improved [[d-1|"${quote}"]].`, [readable]).sections.flatMap((section) =>
      section.sentences.flatMap((sentence) => sentence.citations),
    )
  expect(citations('increased by 21 minutes in adults')).toMatchObject([{ verified: 'exact', page: 2 }])
  const [ofAbstract] = citations('Sleep improved in the group that was given tea')
  expect(ofAbstract?.verified).toBe('exact')
  expect(ofAbstract?.page).toBeUndefined()
  expect(citations('nothing of this stands there anywhere')).toMatchObject([{ verified: 'none' }])
})
