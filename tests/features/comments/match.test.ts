import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Anchor } from '#features/comments/anchor/anchor.ts'
import { likeness } from '#features/comments/anchor/likeness.ts'
import { CERTAIN, ENOUGH, scoreOf } from '#features/comments/anchor/match.ts'
import { edgeMargin, isSheet, popupHeight } from '#features/comments/overlay/popup-position.ts'
import { placeOf } from '#features/comments/overlay/comment-place.ts'

const anchor: Anchor = {
  v: 1,
  selector: 'main > p:nth-of-type(2)',
  tag: 'p',
  role: 'paragraph',
  name: '',
  text: 'Where two rows of a table say the same',
  around: '',
  order: 2,
  hasTwins: false,
  x: 0.5,
  y: 0.5,
}
const found = { tag: 'p', role: 'paragraph', name: '', text: anchor.text, around: '', order: 2 }

describe('likeness', () => {
  test.each([
    ['Add paper', 'Add paper', 1],
    ['3 results', '5 results', 0.5],
    ['Long text', 'The text, at length', 1 / 3],
    ['Search', 'Export', 0],
    ['', '', 1],
    ['', 'Export', 0],
  ])('%j and %j: %d', (a, b, share) => expect(likeness(a, b)).toBeCloseTo(share, 6))

  test('it is the same both ways, from 0 to 1, and 1 for the same text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(likeness(a, b)).toBe(likeness(b, a))
        expect(likeness(a, b)).toBeGreaterThanOrEqual(0)
        expect(likeness(a, b)).toBeLessThanOrEqual(1)
        expect(likeness(a, a)).toBe(1)
      }),
    )
  })
})

describe('how well an element fits', () => {
  test('the same element in the same place is certain', () => {
    expect(scoreOf(anchor, found, 'selector')).toBe(1)
  })
  test('one that moved is found by its words', () => {
    expect(scoreOf(anchor, { ...found, order: 9 }, 'words')).toBeGreaterThanOrEqual(ENOUGH)
    expect(scoreOf(anchor, { ...found, order: 9 }, 'words')).toBeLessThan(CERTAIN)
  })
  test('another one in its place is not taken for it', () => {
    expect(scoreOf(anchor, { ...found, text: 'A different sentence stands here' }, 'selector')).toBeLessThan(ENOUGH)
  })
  test('an id that the page gave holds although the words are others', () => {
    const named = { ...anchor, selector: '#summary' }
    expect(scoreOf(named, { ...found, text: 'A different sentence stands here' }, 'selector')).toBeGreaterThanOrEqual(
      ENOUGH,
    )
  })
  test('of twins the one whose row says the same fits, and the one that moved up into its place does not', () => {
    const cell = {
      ...anchor,
      tag: 'td',
      role: 'cell',
      name: 'Yes',
      text: 'Yes',
      around: 'Aronson 1948 123',
      hasTwins: true,
    }
    const twin = { tag: 'td', role: 'cell', name: 'Yes', text: 'Yes', around: 'Rosenthal 1960 231', order: 0 }
    const moved = { ...twin, around: 'Aronson 1948 123', order: 7 }
    expect(scoreOf(cell, twin, 'selector')).toBeLessThan(ENOUGH)
    expect(scoreOf(cell, moved, 'words')).toBeGreaterThanOrEqual(ENOUGH)
  })
  test('the score is a share, whatever is compared', () => {
    const traits = fc.record({
      tag: fc.constantFrom('p', 'td', 'button'),
      role: fc.constantFrom('', 'cell'),
      name: fc.string(),
      text: fc.string(),
      around: fc.string(),
      order: fc.nat(),
    })
    fc.assert(
      fc.property(
        traits,
        traits,
        fc.boolean(),
        fc.constantFrom('selector', 'same', 'words'),
        (a, b, hasTwins, clue) => {
          const score = scoreOf({ ...anchor, ...a, hasTwins }, b, clue)
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

describe('where the popup may stand', () => {
  test.each([
    [{ width: 1440, height: 900 }, 600, 100, 100],
    [{ width: 1440, height: 1200 }, 600, 100, 100],
    [{ width: 820, height: 700 }, 560, 100, 70],
    [{ width: 600, height: 500 }, 400, 90, 50],
    [{ width: 430, height: 500 }, 400, 8, 50],
  ])('%j: %d high, %d from the sides, %d from the ends', (window, height, sides, ends) => {
    expect(popupHeight(window)).toBe(height)
    expect(edgeMargin(window, 420)).toEqual({ left: sides, right: sides, top: ends, bottom: ends })
  })
  test('a phone gets a sheet', () => {
    expect([360, 599, 600, 1440].map((width) => isSheet({ width, height: 800 }))).toEqual([true, true, false, false])
  })
})

test.each([
  ['/search', '', 'search', undefined],
  ['/synthesis/projects', '', 'synthesis', 'projects'],
  ['/synthesis', '?view=canvas', 'synthesis', 'canvas'],
  ['/document/paper_1-2', '?view=x', 'document', 'paper_1-2'],
  ['/search', '?view=../../x&shared=secret', 'search', undefined],
  ['/', '', 'not-found', undefined],
  ['/%2e%2e/x', '', 'not-found', 'x'],
])('%s%s belongs to %s, %s', (pathname, search, page, subpage) => {
  expect(placeOf(pathname, search)).toEqual({ page, subpage, contextPath: pathname })
})
