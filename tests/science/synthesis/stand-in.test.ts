import { describe, expect, test } from 'vitest'

import type { GridColumn } from '#contract/grid.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { readExtraction } from '#science/grid/service-answer.ts'
import { checkAnswer } from '#science/manuscript/assist/answer.ts'
import { splitAnswer } from '#science/synthesis/check-model-answer.ts'
import { readMarkedAnswer } from '#science/synthesis/marked-answer.ts'

import { inventionsDressed } from './inventions.ts'
import { teaPapers } from './own-papers.ts'

const REAL = 'Green tea improved sleep quality in nurses (mean difference 1.2, 95% CI 0.4 to 2.0).'
const good = `Green tea improved sleep quality in nurses [[Adams|"${REAL}"]].`

/** What a model may make up: each states that everybody was cured, with a figure that stands nowhere. */
const inventions = {
  'a figure beside a true quote': `Green tea cured 412 of 413 nurses [[Adams|"${REAL}"]].`,
  'a quote': `Green tea cured 412 nurses [[Adams|"Green tea cured 412 of the 413 nurses within nine days."]].`,
  'a changed quote': `It cured 412 [[Adams|"${REAL.replace('1.2', '4.12')}"]].`,
  'a paper': `Tea cured 412 nurses [[Nobody2031|"${REAL}"]].`,
  'nothing for a source': 'Green tea cured 412 nurses.',
  'another paper as the source': `Tea cured 412 nurses [[Baker|"${REAL}"]].`,
}
const kinds = inventionsDressed({ good, inventions })
const says = (text: string) => text.includes('412')

test('there are at least sixty kinds', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(60)
})

describe.each(kinds)('$what, $how', ({ answer }) => {
  test('is struck in a synthesis and in an answer of Copilot, and what is true beside it stays', () => {
    const sentences = splitAnswer(answer, teaPapers).sections.flatMap((section) => section.sentences)
    const invented = sentences.filter(({ text }) => says(text))
    expect(invented.length).toBeGreaterThan(0)
    for (const { problems } of invented) expect(problems?.length ?? 0).toBeGreaterThan(0)
    const kept = sentences.filter(
      ({ text, citations }) => !says(text) && citations.some((one) => one.verified === 'exact'),
    )
    expect(kept.length).toBe(answer.includes(good) ? 1 : 0)
    for (const { problems } of kept) expect(problems).toBeUndefined()
  })

  test('may not be put into a draft', () => {
    const proposed = readMarkedAnswer(answer).flatMap(({ sentences }) => sentences)
    const checked = checkAnswer(proposed, { sources: [], papers: teaPapers, mustCite: true })
    for (const { text, isStruck } of checked) if (says(text)) expect(isStruck, text).toBe(true)
  })
})

describe('a cell of a grid', () => {
  const [paper] = teaPapers
  const text = documentText(paper!)
  const read = { paper: paper!, text, textHash: textHash(text) }
  const column = { id: 'n', version: 1, name: 'People', type: 'number' } as unknown as GridColumn
  const cellOf = (answer: string) => readExtraction(answer, read, [column], [])?.[0]
  const json = (value: unknown, quote: string) => JSON.stringify({ cells: [{ column: 'n', value, quote }] })

  test.each([
    ['an invented quote', json(412, 'The trial had 412 nurses.')],
    ['a value that its quote does not have', json(412, 'A total of 120 nurses were randomised to green tea or water.')],
    ['no quote', json(412, '')],
    ['words around it', `Here you are:\n${json(412, 'The trial had 412 nurses.')}\nGood luck!`],
  ])('with %s is marked', (_, answer) => {
    expect(cellOf(answer)?.check).toBeTruthy()
  })

  test('with a value that its quote bears is not', () => {
    const cell = cellOf(json(120, 'A total of 120 nurses were randomised to green tea or water.'))
    expect(cell).toMatchObject({ columnId: 'n' })
    expect(cell?.check).toBeUndefined()
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"cells": 4}',
    'I cannot help with that.',
    '{"cells":[{"column":"n","value":{}}]}',
  ])('is not read from %s', (answer) => expect(cellOf(answer)?.value).toBeUndefined())
})
