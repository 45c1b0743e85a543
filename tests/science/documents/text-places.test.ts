import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readPages, type ReadPage } from '#science/documents/page-text.ts'
import { boxesOf, offsetAt, offsetOfPiece, onPages, rangeIn, spansOf } from '#science/documents/text-places.ts'
import { joinedPages } from '#science/evidence/full-text.ts'

import { column, rawPage } from './pages.ts'

const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 2, maxLength: 8 }).map((each) => each.join(' '))
const pageOfLines = fc
  .array(words, { minLength: 1, maxLength: 12 })
  .map((lines) => readPages([rawPage(column(lines, 40, 100, { width: 300 }))])[0] as ReadPage)

/** Offsets of letters that were drawn: joining spaces and line ends stand nowhere on the page. */
const drawn = (page: ReadPage) =>
  page.runs.flatMap(({ start, length }) => Array.from({ length }, (_, at) => start + at))

test('a range of text gives boxes, and the boxes give the range back', () => {
  fc.assert(
    fc.property(pageOfLines, fc.nat(), fc.nat(), (page, a, b) => {
      const offsets = drawn(page)
      const [first = 0, last = 0] = [a % offsets.length, b % offsets.length].toSorted((x, y) => x - y)
      const start = offsets[first] ?? 0
      const end = (offsets[last] ?? 0) + 1
      const boxes = boxesOf(page, start, end)
      expect(boxes.length).toBeGreaterThan(0)
      expect(rangeIn(page, boxes)).toEqual({ start, end })
    }),
  )
})

test('every letter of every run is the letter of its piece', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), (lines) => {
      const raw = rawPage(column(lines, 40, 100))
      for (const page of readPages([raw])) {
        for (const run of page.runs) {
          const source = raw.pieces[run.piece]?.text.slice(run.from, run.from + run.length)
          expect(page.text.slice(run.start, run.start + run.length)).toBe(source)
        }
      }
    }),
  )
})

test('a letter is found at the middle of its own box', () => {
  fc.assert(
    fc.property(pageOfLines, fc.nat(), (page, pick) => {
      const offsets = drawn(page)
      const offset = offsets[pick % offsets.length] ?? 0
      const [box] = boxesOf(page, offset, offset + 1)
      if (!box) throw new Error('no box')
      expect(offsetAt(page, box.x + box.width / 2, box.y + box.height / 2)).toBe(offset)
    }),
  )
})

test('a place in a piece is a place in the text, from its front and from its end', () => {
  const [page] = readPages([rawPage(column(['The rate was signi-', 'ficant and significant.'], 40, 100))])
  if (!page) throw new Error('no page')
  const start = offsetOfPiece(page, 0, 'The rate was '.length, 'start')
  const end = offsetOfPiece(page, 1, 'ficant'.length, 'end')
  expect(page.text.slice(start, end)).toBe('significant')
})

test('a range over the end of a page has a part on each page', () => {
  const pages = [
    { page: 1, text: 'The first page.' },
    { page: 2, text: '' },
    { page: 3, text: 'The third page.' },
  ]
  const spans = spansOf(pages)
  const text = joinedPages(pages)
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(pages.map((page) => page.text))
  const start = text.indexOf('page.')
  const parts = onPages(spans, start, text.indexOf('third') + 'third'.length)
  expect(parts.map(({ page, start: from, end }) => [page, pages[page - 1]?.text.slice(from, end)])).toEqual([
    [1, 'page.'],
    [3, 'The third'],
  ])
})
