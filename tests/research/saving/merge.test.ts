import { expect, test } from 'vitest'

import { joined, joinedWork } from '#research/saving/merge.ts'

test('what was changed here is put on what the server has, field by field', () => {
  const base = { style: 'apa', sort: 'year', widths: { a: 100 } }
  const mine = { style: 'vancouver', widths: { a: 100 } }
  // Somebody else has changed the widths meanwhile: that stays.
  expect(joined<object>(base, mine, { ...base, widths: { a: 300 } })).toEqual({
    value: { style: 'vancouver', widths: { a: 300 } },
    isClash: false,
  })
  expect(joined<object>({}, { style: 'apa' }, {})).toEqual({ value: { style: 'apa' }, isClash: false })
  expect(joined(base, base, base).value).toBe(base)
})

test('where both changed the same field mine stands, and it is said; the same change twice is none', () => {
  expect(joined({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 3, b: 4 })).toEqual({ value: { a: 2, b: 4 }, isClash: true })
  expect(joined({ a: [1] }, { a: [1, 2] }, { a: [1, 2] })).toEqual({ value: { a: [1, 2] }, isClash: false })
  expect(joined<object>({ a: 1 }, {}, { a: 2 })).toEqual({ value: {}, isClash: true })
})

test('papers are a set: what either added or took out', () => {
  const work = (...documentIds: string[]) => ({ title: '', query: '', documentIds, body: 0 })
  const { value, isClash } = joinedWork(work('a', 'b', 'c'), work('a', 'c', 'mine'), work('b', 'c', 'theirs'))
  expect(value.documentIds).toEqual(['c', 'theirs', 'mine'])
  expect(isClash).toBe(false)
})
