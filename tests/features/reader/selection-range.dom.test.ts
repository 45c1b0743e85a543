import { afterEach, expect, test } from 'vitest'

import { selectedRange, trimmed } from '#features/reader/selection-range.ts'

afterEach(() => document.body.replaceChildren())

/** Two pages of pieces, as the layer over a drawn page has them: a space stands behind each. */
function pages() {
  const root = document.createElement('div')
  root.innerHTML =
    '<div data-page="1"><span data-start="0" data-length="5">signi </span><span data-start="5" data-length="6">ficant </span></div>' +
    '<div data-page="2"><span data-start="0" data-length="9">next page </span></div>'
  document.body.append(root)
  return root
}
const spans = [
  { page: 1, start: 0, end: 11 },
  { page: 2, start: 13, end: 22 },
]
const textOf = (root: HTMLElement, at: number) => root.querySelectorAll('span')[at]?.firstChild as Text

test('a selection is a range of the text: over pieces, over pages, without the spaces behind pieces', () => {
  const root = pages()
  getSelection()?.setBaseAndExtent(textOf(root, 0), 2, textOf(root, 1), 3)
  expect(selectedRange(root, spans)).toEqual({ start: 2, end: 8 })
  getSelection()?.setBaseAndExtent(textOf(root, 0), 0, textOf(root, 0), 6)
  expect(selectedRange(root, spans)).toEqual({ start: 0, end: 5 })
  getSelection()?.setBaseAndExtent(textOf(root, 1), 0, textOf(root, 2), 4)
  expect(selectedRange(root, spans)).toEqual({ start: 5, end: 17 })
})

test('it is the same when somebody selects from the end', () => {
  const root = pages()
  getSelection()?.setBaseAndExtent(textOf(root, 1), 3, textOf(root, 0), 2)
  expect(selectedRange(root, spans)).toEqual({ start: 2, end: 8 })
})

test('what is selected elsewhere, or nothing, is no range', () => {
  const root = pages()
  getSelection()?.removeAllRanges()
  expect(selectedRange(root, spans)).toBeUndefined()
  const other = document.createElement('p')
  other.textContent = 'Elsewhere'
  document.body.append(other)
  getSelection()?.selectAllChildren(other)
  expect(selectedRange(root, spans)).toBeUndefined()
})

test('white space at the edges is left out', () => {
  expect(trimmed('  some words ', { start: 0, end: 13 })).toEqual({ start: 2, end: 12 })
  expect(trimmed('a   b', { start: 1, end: 4 })).toBeUndefined()
})
