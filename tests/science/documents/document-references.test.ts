import { expect, test } from 'vitest'

import { documentReferences } from '#science/documents/document-references.ts'
import { readPages } from '#science/documents/page-text.ts'
import type { PagePiece } from '#science/documents/page-pieces.ts'
import { sectionsOf } from '#science/documents/sections.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'

import { column, piece, rawPage } from './pages.ts'

const prose = Array.from({ length: 30 }, (_, at) => `The tea of group ${at} was given to adults who slept in one room`)
const names = ['Adams', 'Baker', 'Clark', 'Davis', 'Evans', 'Foster']
/** Entries of two lines each, without a number. */
const entry = (name: string, at: number): [string, string] => [
  `${name}, A. B., & Miller, C. (201${at}). A trial of many teas in adults with`,
  `poor sleep. Journal of Tea, ${at + 3}(2), 11–19`,
]

const read = (...pages: PagePiece[][]) => {
  const set = readPages(pages.map((pieces, at) => rawPage(pieces, at + 1)))
  return documentReferences(fullTextOf(set).text, sectionsOf(set), set)
}
const heading = (text: string, x: number, y: number) => piece({ text, x, y, size: 12, font: 'bold' })
/** One line below the other, each with its own indent and width. */
const lines = (rows: readonly { text: string; indent?: number; width?: number }[], x: number, y: number) =>
  rows.map(({ text, indent = 0, width = 240 - indent }, at) => piece({ text, x: x + indent, y: y + at * 12, width }))

const expectAll = (list: ReturnType<typeof read>) =>
  expect(list.entries.map(({ text }) => text)).toEqual(names.map((name, at) => entry(name, at).join(' ')))

test('entries with a hanging indent are parted although no line is short and no stop ends them', () => {
  const rows = names.flatMap((name, at) => {
    const [first, second] = entry(name, at)
    return [{ text: first }, { text: second, indent: 14 }]
  })
  expectAll(read([...column(prose, 40, 60), heading('References', 40, 440), ...lines(rows, 40, 460)]))
})

test('entries that begin with an indent are parted too', () => {
  const rows = names.flatMap((name, at) => {
    const [first, second] = entry(name, at)
    return [{ text: first, indent: 14 }, { text: second }]
  })
  expectAll(read([...column(prose, 40, 60), heading('References', 40, 440), ...lines(rows, 40, 460)]))
})

test('entries in one block are parted where a short line ends one and a name begins the next', () => {
  const rows = names.flatMap((name, at) => {
    const [first, second] = entry(name, at)
    return [{ text: first }, { text: second, width: 200 }]
  })
  expectAll(read([...column(prose, 40, 60), heading('References', 40, 440), ...lines(rows, 40, 460)]))
})

test('a list over a page’s end goes on below the running head', () => {
  const rows = names.flatMap((name, at) => {
    const [first, second] = entry(name, at)
    return [{ text: first }, { text: second, indent: 14 }]
  })
  const head = (page: number) => piece({ text: `Teas and sleep ${page + 6}`, x: 300, y: 20, width: 90 })
  expectAll(
    read(
      [head(1), ...column(prose, 40, 60), heading('References', 40, 440), ...lines(rows.slice(0, 7), 40, 460)],
      [head(2), ...lines(rows.slice(7), 40, 60)],
    ),
  )
})

test.each(['Sources and further reading', undefined])('a list under the heading %s is found by its look', (title) => {
  const rows = names.flatMap((name, at) => {
    const [first, second] = entry(name, at)
    return [{ text: first }, { text: second, indent: 14 }]
  })
  const set = [
    heading('Discussion', 40, 40),
    ...column(prose, 40, 60),
    ...(title === undefined ? [] : [heading(title, 40, 440)]),
    ...lines(rows, 40, 470),
  ]
  expectAll(read(set))
})

test('prose that cites by name and year is no list', () => {
  const cited = prose.map((line, at) => `Adams and Baker (201${at % 10}) saw that ${line.toLowerCase()}.`)
  expect(read([heading('Discussion', 40, 40), ...column(cited, 40, 60)]).entries).toEqual([])
})

test('numbers of a list may miss one that the file does not give as text', () => {
  const rows = [1, 2, 4, 5, 6].map(
    (number) => `[${number}] A. Adams, “Teas of many kinds,” J. Tea, vol. ${number}, pp. 1–9, 2010.`,
  )
  const list = read([...column(prose, 40, 60), heading('REFERENCES', 40, 440), ...column(rows, 40, 460)])
  expect(list.entries.map(({ number }) => number)).toEqual([1, 2, 4, 5, 6])
})

test('a list in smaller letters at the foot of a column follows its heading, not the next column', () => {
  const rows = names.map((name, at) => `[${at + 1}] A. ${name}. 201${at}. Teas of many kinds. J. Tea ${at}, 1–9.`)
  const small = (text: string, x: number, y: number) => piece({ text, x, y, size: 8, width: 240, font: 'small' })
  const list = read([
    ...column(prose, 40, 60),
    heading('REFERENCES', 40, 440),
    ...rows.slice(0, 3).map((text, at) => small(text, 40, 456 + at * 9)),
    ...rows.slice(3).map((text, at) => small(text, 320, 60 + at * 9)),
    ...column(prose, 320, 100),
  ])
  expect(list.entries.slice(0, 3).map(({ number }) => number)).toEqual([1, 2, 3])
})
