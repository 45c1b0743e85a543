import { expect, test } from 'vitest'

import { readPages } from '#science/documents/page-text.ts'
import { blocksOfPage } from '#science/first-page/blocks-of-page.ts'
import { firstPageRecord } from '#science/first-page/first-page-record.ts'
import type { PagePiece } from '#science/documents/page-pieces.ts'

import { column, piece, rawPage } from '../documents/pages.ts'

/** The shapes of first pages as classes of LaTeX and office programs set them, each with its own difficulty. */
const read = (pieces: PagePiece[]) => {
  const [page] = readPages([rawPage(pieces)])
  if (!page) throw new Error('no page')
  return firstPageRecord({ blocks: blocksOfPage(page), furniture: page.furniture }, 'file').draft
}
const title = piece({ text: 'Green tea and sleep in adults: a randomised trial', x: 40, y: 60, size: 16, font: 'bold' })
const names = (draft: ReturnType<typeof read>) =>
  draft.authors.map((each) => ('family' in each ? `${each.given} ${each.family}` : each.literal))
const abstract = Array.from(
  { length: 8 },
  (_, at) => `Tea was given to forty adults for week ${at} and their sleep was measured`,
)
const small = (text: string, x: number, y: number) => piece({ text, x, y, size: 9, font: 'small', width: 300 })

test('letters raised behind names are marks, not endings of the names', () => {
  const draft = read([
    title,
    piece({ text: 'Ada Lovelace', x: 40, y: 90 }),
    piece({ text: 'a,∗', x: 100, y: 88, size: 7, width: 10, baseline: 92 }),
    piece({ text: ', Jan Berg', x: 110, y: 90 }),
    piece({ text: 'b', x: 160, y: 88, size: 7, width: 4, baseline: 92 }),
    piece({ text: 'Department of Tea, University of Leeds', x: 40, y: 120, size: 8 }),
  ])
  expect(names(draft)).toEqual(['Ada Lovelace', 'Jan Berg'])
})

test('a name that a centred line cuts goes on in the next line', () => {
  const draft = read([
    title,
    piece({ text: 'Ada Lovelace, Jan Berg, Mary O’Connell, and Kevin', x: 60, y: 90 }),
    piece({ text: 'C. Kain', x: 180, y: 102 }),
    piece({ text: 'Department of Tea, University of Leeds', x: 40, y: 130, size: 8 }),
  ])
  expect(names(draft).at(-1)).toBe('Kevin C. Kain')
})

test('each author on a line above an address of their own', () => {
  const draft = read([
    title,
    ...['Ada Lovelace', 'Jan Berg', 'Mary O’Connell'].flatMap((name, at) => [
      piece({ text: name, x: 40, y: 100 + at * 40, font: 'bold' }),
      piece({ text: 'Department of Tea, University of Leeds, Leeds, UK', x: 40, y: 114 + at * 40, font: 'slant' }),
    ]),
  ])
  expect(names(draft)).toEqual(['Ada Lovelace', 'Jan Berg', 'Mary O’Connell'])
})

test('names in capitals are written as names', () => {
  const draft = read([title, piece({ text: 'ADA LOVELACE, JAN MCKAY, AND W MARY JONES', x: 60, y: 90 })])
  expect(names(draft)).toEqual(['Ada Lovelace', 'Jan McKay', 'W Mary Jones'])
})

test('a paragraph in smaller letters before the key words is an abstract without its heading', () => {
  const draft = read([
    title,
    piece({ text: 'Ada Lovelace, Jan Berg', x: 60, y: 90 }),
    ...abstract.map((text, at) => small(text, 80, 130 + at * 11)),
    small('Keywords: tea, sleep', 80, 240),
    ...column(abstract, 40, 280, { width: 420 }),
  ])
  expect(draft.abstract).toBe(abstract.join(' '))
})

test('an abstract that goes on in the next column is whole, without the authors above it there', () => {
  const left = [...abstract.slice(0, 3), 'and the nights of each week were counted by those who']
  const right = abstract.slice(4).map((text) => text.replace('Tea', 'tea'))
  const draft = read([
    title,
    ...['Ada Lovelace', 'University of Leeds, UK', 'a@uni.edu'].map((text, at) =>
      piece({ text, x: 60, y: 90 + at * 12, size: at === 0 ? 11 : 10 }),
    ),
    ...['Abstract—' + left[0], ...left.slice(1)].map((text, at) =>
      piece({ text, x: 40, y: 160 + at * 11, size: 9, width: 240 }),
    ),
    ...['Jan Berg', 'University of Oslo, Norway', 'b@uni.edu'].map((text, at) =>
      piece({ text, x: 340, y: 90 + at * 12, size: at === 0 ? 11 : 10 }),
    ),
    ...right.map((text, at) => piece({ text, x: 320, y: 160 + at * 11, size: 9, width: 240 })),
    piece({ text: 'Index Terms—tea, sleep', x: 320, y: 160 + right.length * 11 + 8, size: 9, width: 240 }),
  ])
  expect(draft.abstract).toBe([...left, ...right].join(' '))
})

test.each([
  ['MNRAS 000, 1–14 (2016)', 'MNRAS', undefined],
  ['Journal of Tea 2016, Vol. 4, No. 1, 1–12', 'Journal of Tea', '4'],
])('the head “%s” names %s', (text, venue, volume) => {
  const draft = read([
    piece({ text, x: 40, y: 120, size: 8 }),
    { ...title, y: 140 },
    piece({ text: 'Ada Lovelace, Jan Berg', x: 60, y: 180 }),
  ])
  expect(draft.venue).toBe(venue)
  if (volume !== undefined) expect(draft.volume).toBe(volume)
})

test('where the page says how it is to be cited, that names its proceedings', () => {
  const words = `Ada Lovelace and Jan Berg. 2018. ${title.text}. In Proceedings of the 2018 Conference on Tea and Sleep (CTS '18). ACM, New York, NY, USA, 5 pages.`
  const draft = read([
    title,
    piece({ text: 'Ada Lovelace, Jan Berg', x: 60, y: 90 }),
    piece({ text: 'ACM Reference Format:', x: 40, y: 400, size: 8, font: 'bold' }),
    small(words, 40, 412),
  ])
  expect(draft).toMatchObject({
    venue: 'Proceedings of the 2018 Conference on Tea and Sleep',
    type: 'paper-conference',
  })
})
