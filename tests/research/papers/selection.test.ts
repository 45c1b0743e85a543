import { expect, test } from 'vitest'

import { nothingChosen, stateOfAll, toggle, toggleAll } from '#research/papers/selection.ts'

const shown = ['a', 'b', 'c', 'd', 'e']
const chosen = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join('')

test('a click chooses, a second one lets go', () => {
  const one = toggle(nothingChosen, shown, 'b')
  expect(chosen(one)).toBe('b')
  expect(chosen(toggle(one, shown, 'b'))).toBe('')
})

test('shift chooses every row between two clicks, in either direction', () => {
  expect(chosen(toggle(toggle(nothingChosen, shown, 'b'), shown, 'd', true))).toBe('bcd')
  expect(chosen(toggle(toggle(nothingChosen, shown, 'd'), shown, 'b', true))).toBe('bcd')
})

test('shift on a chosen row lets the whole range go', () => {
  const all = toggleAll(nothingChosen, shown)
  const anchored = toggle(toggle(all, shown, 'b'), shown, 'b')
  expect(chosen(toggle(anchored, shown, 'd', true))).toBe('ae')
})

test('shift after the anchor has been filtered away is an ordinary click', () => {
  const one = toggle(nothingChosen, shown, 'a')
  expect(chosen(toggle(one, ['c', 'd'], 'd', true))).toBe('ad')
})

test('all shown can be chosen and let go, and what is hidden keeps its state', () => {
  const hidden = toggle(nothingChosen, ['z'], 'z')
  const all = toggleAll(hidden, shown)
  expect(chosen(all)).toBe('abcdez')
  expect(stateOfAll(all, shown)).toBe(true)
  expect(chosen(toggleAll(all, shown))).toBe('z')
})

test('the box above the list knows none, some and all', () => {
  expect(stateOfAll(nothingChosen, shown)).toBe(false)
  expect(stateOfAll(toggle(nothingChosen, shown, 'a'), shown)).toBe('indeterminate')
  expect(stateOfAll(nothingChosen, [])).toBe(false)
})
