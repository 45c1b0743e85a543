import { expect, test } from 'vitest'

import type { Criterion } from '#contract/review-body.ts'
import { criterionColumnId, criterionColumns, verdictBy } from '#science/screening/criterion-columns.ts'

const [adults, trial, animals]: Criterion[] = [
  { id: '1', kind: 'include', text: 'Adults' },
  { id: '2', kind: 'include', text: 'Randomised trial' },
  { id: '3', kind: 'exclude', text: 'Animals' },
]
const all = [adults!, trial!, animals!]
const told = (...answers: [Criterion, string, boolean?][]) =>
  new Map(answers.map(([each, value, isBorne = true]) => [criterionColumnId(each), { value, isBorne }]))

test.each([
  ['all that let it in hold', told([adults!, 'holds'], [trial!, 'holds']), 'include'],
  ['one that lets it in is not told of', told([adults!, 'holds']), undefined],
  ['one that lets it in does not hold', told([adults!, 'holds'], [trial!, 'does not hold']), 'exclude'],
  ['one that shuts it out holds', told([animals!, 'holds']), 'exclude'],
  ['the quote of what shuts it out was not found', told([animals!, 'holds', false]), undefined],
  ['nothing is told', told(), undefined],
] as const)('where %s', (_, answers, verdict) => {
  expect(verdictBy(all, answers)).toBe(verdict)
})

test('a criterion whose words are changed is another question', () => {
  const [column] = criterionColumns([adults!])
  expect(column?.id).not.toBe(criterionColumnId({ ...adults!, text: 'Adults over 65' }))
  expect(criterionColumns([{ ...adults!, text: ' ' }])).toEqual([])
})
