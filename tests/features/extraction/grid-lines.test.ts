import { expect, test } from 'vitest'

import type { GridRow } from '#contract/grid.ts'
import { inGroups, linesOf } from '#features/extraction/grid-lines.ts'
import { groupRows, NO_VALUE, pivotRows } from '#science/grid/arrange.ts'

const row = (id: string): GridRow => ({ id, kind: 'paper', documentId: id })
const rows = ['a', 'b', 'c', 'd'].map(row)
const designs: Record<string, string[]> = { a: ['trial', 'cohort'], b: ['cohort'], c: ['trial'], d: [] }
const countries: Record<string, string[]> = { a: ['India'], b: ['India', 'Kenya'], c: [], d: ['Kenya'] }
const of = (values: Record<string, string[]>) => (each: GridRow) => values[each.id] ?? []

test('every row stands in one group and once, those without a value last', () => {
  const { rows: ordered, headings } = inGroups(groupRows(rows, of(designs)))
  expect(ordered.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(headings).toEqual([
    { name: 'cohort', from: 0, count: 2 },
    { name: 'trial', from: 2, count: 1 },
    { name: NO_VALUE, from: 3, count: 1 },
  ])
})

test('a group of rows that all stand elsewhere has no heading', () => {
  const { headings } = inGroups(groupRows(rows.slice(0, 2), of(designs)))
  expect(headings).toEqual([{ name: 'cohort', from: 0, count: 2 }])
})

test('a heading is a line of its own above its first row; without groups every row is its line', () => {
  const { lines, lineOf } = linesOf(3, [
    { name: 'x', from: 0, count: 2 },
    { name: 'y', from: 2, count: 1 },
  ])
  expect(lines.map((line) => (typeof line === 'number' ? line : line.name))).toEqual(['x', 0, 1, 'y', 2])
  expect([0, 1, 2].map(lineOf)).toEqual([1, 2, 4])
  expect(linesOf(2, []).lines).toEqual([0, 1])
})

test('two groupings against each other: a row with several values counts under each, and each row has a cell', () => {
  const { down, across, cell } = pivotRows(rows, of(designs), of(countries))
  expect(down.map(({ key }) => key)).toEqual(['cohort', 'trial', NO_VALUE])
  expect(across.map(({ key }) => key)).toEqual(['India', 'Kenya', NO_VALUE])
  const ids = (first: string, second: string) => cell(first, second).map(({ id }) => id)
  expect(ids('cohort', 'India')).toEqual(['a', 'b'])
  expect(ids('trial', 'Kenya')).toEqual([])
  expect(ids('trial', NO_VALUE)).toEqual(['c'])
  expect(ids(NO_VALUE, 'Kenya')).toEqual(['d'])
  expect(ids('nothing', 'Kenya')).toEqual([])
})
