import { expect, test } from 'vitest'

import { captionsOf } from '#science/documents/captions.ts'
import { readPages } from '#science/documents/page-text.ts'
import { tablesOf } from '#science/documents/tables.ts'

import { column, piece, rawPage } from './pages.ts'

/** Cells of one height, each at its place. */
const row = (y: number, cells: readonly (readonly [x: number, text: string])[]) =>
  cells.map(([x, text]) => piece({ text, x, y, size: 9 }))

const prose = Array.from({ length: 8 }, () => 'We asked the people of two towns to walk each day for a year.')

const read = (...pieces: ReturnType<typeof piece>[]) => {
  const pages = readPages([rawPage(pieces)])
  return tablesOf(pages, captionsOf(pages))
}

test('cells stand in the rows and columns in which they stand on the page, empty ones too', () => {
  const [table, ...others] = read(
    piece({ text: 'Table 1. People by group.', x: 60, y: 100 }),
    ...row(124, [
      [60, 'Group'],
      [200, 'n'],
      [300, 'Risk ratio (95% CI)'],
    ]),
    ...row(140, [
      [60, 'Vaccinated'],
      [200, '123'],
      [300, '0.41 (0.13 to 1.26)'],
    ]),
    ...row(156, [
      [60, 'Control'],
      [300, '−0.5'],
    ]),
    ...row(172, [[60, 'Values are means of both towns over the year of the whole trial, without the winter.']]),
    ...column(prose, 60, 220, { width: 480 }),
  )
  expect(others).toEqual([])
  expect(table?.caption.label).toBe('Table 1')
  expect(table?.rows).toEqual([
    ['Group', 'n', 'Risk ratio (95% CI)'],
    ['Vaccinated', '123', '0.41 (0.13 to 1.26)'],
    ['Control', '', '−0.5'],
  ])
  expect(table?.notes).toEqual(['Values are means of both towns over the year of the whole trial, without the winter.'])
})

test('a heading over two columns stands in the left one and makes no column of its own', () => {
  const [table] = read(
    piece({ text: 'Table 2. Events.', x: 60, y: 100 }),
    ...row(124, [[200, 'Treated and untreated people of both towns']]),
    ...row(140, [
      [60, 'Town'],
      [200, 'Treated'],
      [320, 'Untreated'],
    ]),
    ...row(156, [
      [60, 'North'],
      [200, '4'],
      [320, '11'],
    ]),
    ...row(172, [
      [60, 'South'],
      [200, '6'],
      [320, '29'],
    ]),
  )
  expect(table?.rows[0]).toEqual(['', 'Treated and untreated people of both towns', ''])
  expect(table?.rows[3]).toEqual(['South', '6', '29'])
})

test('what has no columns is no table, and nothing is made of a caption alone', () => {
  expect(
    read(piece({ text: 'Table 3. A picture.', x: 60, y: 100 }), ...column(prose, 60, 220, { width: 480 })),
  ).toEqual([])
  expect(read(piece({ text: 'Table 4. Nothing under it.', x: 60, y: 100 }))).toEqual([])
})
