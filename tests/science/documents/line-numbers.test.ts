import { expect, test } from 'vitest'

import { readPages } from '#science/documents/page-text.ts'

import { column, piece, rawPage } from './pages.ts'

const words = Array.from(
  { length: 24 },
  (_, at) => `line ${String.fromCodePoint(97 + at)} has words on all of its width and goes`,
)
const numbers = (from: number, count: number, step = 1, x = 20) =>
  Array.from({ length: Math.floor(count / step) }, (_, at) =>
    piece({ text: String(from + (at + 1) * step - 1), x, y: 100 + ((at + 1) * step - 1) * 12, size: 8, width: 8 }),
  )

test.each([
  ['left of each line', 1, 20],
  ['beside every fifth line', 5, 20],
  ['in the right margin', 1, 560],
])('numbers of lines are no text: %s', (_, step, x) => {
  const pages = readPages([
    rawPage([...numbers(1, 24, step, x), ...column(words, 60, 100)], 1),
    rawPage([...numbers(25, 24, step, x), ...column(words, 60, 100)], 2),
  ])
  for (const page of pages) {
    expect(page.text).toBe(words.join(' '))
    // The pieces keep their numbers: what is marked on the page is found in the text.
    expect(page.runs[0]?.piece).toBe(24 / step - (24 % step) / step)
  }
})

test('bare numbers of a list in the margin are text: it has more lines than numbers', () => {
  const entries = [0, 4, 8, 12, 16, 20].map((line, at) =>
    piece({ text: `${at + 1}`, x: 20, y: 100 + line * 12, width: 6 }),
  )
  const [page] = readPages([rawPage([...entries, ...column(words, 60, 100)], 1)])
  expect(page?.text).toContain('2')
  expect(page?.text).toContain('6')
})

test('lines in double spacing are one paragraph, and a raised mark opens another', () => {
  const lines = words.slice(0, 6).map((text, at) => piece({ text, x: 60, y: 100 + at * 34, size: 12, width: 440 }))
  const [page] = readPages([
    rawPage([
      ...lines,
      piece({ text: '1', x: 60, y: 302, size: 7, width: 4, baseline: 309 }),
      piece({ text: 'Department of Tea, University of Leeds, and more of that', x: 65, y: 304, size: 12, width: 430 }),
    ]),
  ])
  expect(page?.text.split('\n\n')).toHaveLength(2)
  expect(page?.text.split('\n\n')[0]).toBe(words.slice(0, 6).join(' '))
})

test('accents that are drawn by themselves stand on their letters', () => {
  const draw = (...parts: [text: string, x: number, width: number][]) =>
    rawPage(parts.map(([text, x, width]) => piece({ text, x, y: 100, width })))
  const textOf = (page: ReturnType<typeof rawPage>) => readPages([page])[0]?.text
  expect(textOf(draw(['Tomáš Dvoˇ', 40, 53], ['rák', 89, 15]))).toBe('Tomáš Dvořák')
  // The gap that the accent leaves is no space; before a capital it is one.
  expect(textOf(draw(['ek Stra ˇ', 40, 37], ['nák', 72.5, 15]))).toBe('ek Straňák')
  expect(textOf(draw(['Paweł ´', 40, 37], ['Sliwi', 73, 25]))).toBe('Paweł Śliwi')
  expect(textOf(draw(['Marcela ', 40, 36], ['ˇ', 76, 4], ['Cerná', 74, 26]))).toBe('Marcela Černá')
  expect(textOf(draw(['Natalia Drabi ´', 40, 72], ['nska', 110, 20]))).toBe('Natalia Drabińska')
  // Behind its letter, as other programs draw it.
  expect(textOf(draw(['Dvor', 40, 20], ['ˇ', 56, 4], ['ák', 60, 10]))?.normalize('NFC')).toContain('Dvoř')
})
