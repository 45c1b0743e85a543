import { expect, test } from 'vitest'

import { readPages } from '#science/documents/page-text.ts'

import { column, piece, rawPage } from './pages.ts'

const textOf = (pieces: Parameters<typeof rawPage>[0]) => readPages([rawPage(pieces)])[0]?.text

test('two columns are read one after the other, below a heading over both', () => {
  const text = textOf([
    piece({ text: 'A trial of two columns in one paper', x: 40, y: 100, size: 18, width: 500, font: 'title' }),
    ...column(
      ['The left column begins here and', 'goes on with more words until it', 'ends with a full stop.'],
      40,
      200,
    ),
    ...column(['The right column is the second', 'one and it ends with another', 'full stop.'], 320, 200),
  ])
  expect(text).toBe(
    'A trial of two columns in one paper\n\n' +
      'The left column begins here and goes on with more words until it ends with a full stop.\n\n' +
      'The right column is the second one and it ends with another full stop.',
  )
})

test('a sentence that runs into the next column stays one sentence, and the note below it comes last', () => {
  const text = textOf([
    ...column(['The sentence of the left column', 'has words on every line of it', 'and it runs on in'], 40, 200),
    ...column(['* Correspondence to the author'], 40, 500, { size: 7, height: 7 }),
    ...column(['the right column, where it ends', 'with words on every line and a', 'full stop.'], 320, 200),
  ])
  expect(text).toContain('and it runs on in the right column, where it ends')
  expect(text?.endsWith('* Correspondence to the author')).toBe(true)
})

test('rows of a table are read row by row, cells parted by a tab', () => {
  const rows = ['Age', 'Women', 'Smokers', 'Diabetes'].flatMap((name, at) => [
    piece({ text: name, x: 40, y: 100 + at * 14 }),
    piece({ text: `${at}1.5`, x: 200, y: 100 + at * 14 }),
    piece({ text: `${at}2.5`, x: 320, y: 100 + at * 14 }),
  ])
  expect(textOf(rows)).toContain('Women\t11.5\t12.5')
})

test('a word divided at a line’s end is whole again, and what was taken is kept', () => {
  const [page] = readPages([rawPage(column(['The rate was signi-', 'ficant and it was significant again.'], 40, 100))])
  expect(page?.text).toBe('The rate was significant and it was significant again.')
  expect(page?.hyphens).toEqual([{ at: 'The rate was signi'.length, hyphen: '-' }])
})

test('a hyphen that belongs to the word stays, and one that could be either becomes soft', () => {
  const [page] = readPages([
    rawPage(
      column(
        ['long-term care was a long-', 'term plan for xeno', 'and zymo, and a xeno-', 'zymo it was not.'],
        40,
        100,
      ),
    ),
  ])
  expect(page?.text).toBe('long-term care was a long-term plan for xeno and zymo, and a xeno\u00ADzymo it was not.')
})

test('running heads and page numbers are no part of the text', () => {
  const page = (number: number, words: string) =>
    rawPage(
      [
        piece({ text: `Journal of Tests 2020, ${number}:1`, x: 40, y: 30 }),
        ...column([words, 'and a second line of the page.'], 40, 200),
        piece({ text: String(number), x: 300, y: 770 }),
      ],
      number,
    )
  const pages = readPages([page(1, 'The first page has these words'), page(2, 'The second page has other words')])
  expect(pages.map(({ text }) => text)).toEqual([
    'The first page has these words and a second line of the page.',
    'The second page has other words and a second line of the page.',
  ])
  expect(pages[1]?.furniture).toEqual(['Journal of Tests 2020, 2:1', '2'])
})

test('raised figures stay in their line', () => {
  const text = textOf([
    piece({ text: 'Ann Other', x: 40, y: 100 }),
    piece({ text: '1,2', x: 85, y: 97, size: 6, width: 10 }),
    piece({ text: ' and Bob Example', x: 95, y: 100 }),
  ])
  expect(text).toBe('Ann Other1,2 and Bob Example')
})

test('headings are told from paragraphs by their font, their size or their words', () => {
  const [page] = readPages([
    rawPage([
      ...column(['Methods'], 40, 88, { font: 'bold', width: 40 }),
      ...column(['We asked a number of people and wrote', 'down all of what they said to us.'], 40, 100),
      ...column(['2.1 The people who were asked'], 40, 150, { font: 'bold', width: 150 }),
      ...column(['They were many and all of them said', 'something that we could use.'], 40, 162),
    ]),
  ])
  const headings = page?.blocks
    .filter(({ kind }) => kind === 'heading')
    .map(({ start, end }) => page.text.slice(start, end))
  expect(headings).toEqual(['Methods', '2.1 The people who were asked'])
})

test('text that is written from the right is read from the right', () => {
  const text = textOf([
    piece({ text: 'العربية', x: 100, y: 100, width: 50, isRightToLeft: true }),
    piece({ text: ' ', x: 150, y: 100, width: 4 }),
    piece({ text: 'اللغة', x: 154, y: 100, width: 50, isRightToLeft: true }),
  ])
  expect(text).toBe('اللغة العربية')
})

test('a page without text is an empty text', () => {
  expect(readPages([rawPage([])])).toEqual([
    { page: 1, width: 600, height: 800, text: '', runs: [], blocks: [], hyphens: [], furniture: [] },
  ])
})

test.each([-900, 0, 1e12, Number.NaN, Number.POSITIVE_INFINITY])(
  'a line drawn %d points wide costs no text',
  (width) => {
    const [page] = readPages([
      rawPage([
        ...column(['Sleep was short.', 'It was light.'], 50, 100),
        piece({ text: 'Margin', x: 50, y: 600, width }),
      ]),
    ])
    expect(page?.text).toContain('Sleep was short.')
    expect(page?.text).toContain('Margin')
  },
)
