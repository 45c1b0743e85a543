import { expect, test } from 'vitest'

import { isOnlyOffered } from '#science/extraction/counted-cell.ts'
import { effectWords } from '#science/extraction/cell-words.ts'

test('a proposal of a column that rules get wrong too often counts when a person has confirmed it, and not before', () => {
  const size = { id: 'size-of-mine', libraryKey: 'sample-size' }
  expect(isOnlyOffered({ state: 'suggested' }, size)).toBe(true)
  expect(isOnlyOffered({ state: 'confirmed' }, size)).toBe(false)
  expect(isOnlyOffered({ state: 'edited' }, size)).toBe(false)
  expect(isOnlyOffered({ state: 'suggested' }, { id: 'p-value' })).toBe(false)
  expect(isOnlyOffered({ state: 'suggested', check: 'The first p value that is reported.' }, { id: 'p-value' })).toBe(
    true,
  )
  // Seven of the last 176 were another thing than their name said.
  expect(isOnlyOffered({ state: 'suggested' }, { id: 'effects' })).toBe(true)
  expect(isOnlyOffered({ state: 'suggested' }, { id: 'never-measured' })).toBe(true)
  expect(isOnlyOffered(undefined, size)).toBe(false)
})

test('an estimate whose measure the text does not name says so', () => {
  const interval = { low: 9, high: 38, level: 95, decimals: 0 }
  expect(effectWords({ measure: 'estimate', value: 14, interval })).toBe('14 (95% CI 9 to 38) [measure not named]')
  expect(effectWords({ measure: 'OR', value: 2 })).toBe('OR 2')
})

test('a value beyond doubt counts by itself where such values were right often enough', () => {
  const design = { id: 'design' }
  expect(isOnlyOffered({ state: 'suggested', isCertain: true }, design)).toBe(false)
  // Certain ones lend nothing to those that are not.
  expect(isOnlyOffered({ state: 'suggested' }, design)).toBe(true)
  // Not right often enough in unseen papers yet, however plain the words.
  expect(isOnlyOffered({ state: 'suggested', isCertain: true }, { id: 'sample-size' })).toBe(false)
  expect(isOnlyOffered({ state: 'suggested', isCertain: true }, { id: 'effects' })).toBe(true)
})
