import { expect, test } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { starterCitations } from '#engine/starter-papers/citations.ts'

const years = new Map(starterPapers.map(({ id, year }) => [id, year ?? 0]))

test('citations among the starter papers lead from one of them to an earlier one, each once', () => {
  expect(starterCitations.length).toBeGreaterThan(150)
  const wrong = starterCitations.filter(({ from, to }) => !years.has(from) || !years.has(to) || from === to)
  expect(wrong).toEqual([])
  expect(starterCitations.filter(({ from, to }) => (years.get(from) ?? 0) < (years.get(to) ?? 0))).toEqual([])
  expect(new Set(starterCitations.map(({ from, to }) => `${from} ${to}`)).size).toBe(starterCitations.length)
})
