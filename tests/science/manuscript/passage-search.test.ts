import { expect, test } from 'vitest'

import { searchPassages } from '#science/manuscript/passage-search.ts'

import { teaPapers } from '../synthesis/own-papers.ts'

test('passages that speak of what was asked come first, each looked up, few of one paper', () => {
  const found = searchPassages({ query: 'Does tea in the evening disturb sleep?', papers: teaPapers })
  expect(found[0]?.label).toBe('Clark (2010)')
  expect(found.every(({ evidence }) => evidence.verified === 'exact')).toBe(true)
  expect(found.some(({ label }) => label.startsWith('Evans'))).toBe(false)
  for (const { label } of found) expect(found.filter((each) => each.label === label).length).toBeLessThanOrEqual(3)
})

test('a question without a telling word finds nothing', () => {
  expect(searchPassages({ query: 'What about it?', papers: teaPapers })).toEqual([])
})
