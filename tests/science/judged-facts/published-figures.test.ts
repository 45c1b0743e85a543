import { expect, test } from 'vitest'

import { columnTrust, ENOUGH, wantsPerson } from '#science/extraction/column-trust.ts'

import type { TalliedKind } from './measure.ts'

/** Which kind of judged fact says how far a column of the library is to be trusted. */
const kindOfColumn: Readonly<Record<string, TalliedKind>> = { 'sample-size': 'size', design: 'design', 'follow-up': 'follow-up', effects: 'effect', 'p-value': 'p', means: 'mean', events: 'count' } // prettier-ignore

test('every column whose figures are shown has its kind in the judged facts', () => {
  expect(Object.keys(columnTrust).toSorted()).toEqual(Object.keys(kindOfColumn).toSorted())
})

type Run = readonly [right: number, said: number, there: number]
/** Draws 3 to 9 as each came out at its first run, before anything was mended for it: what the product publishes. */
const firstRuns: Readonly<Record<string, readonly Run[]>> = {
  'sample-size': [[68, 69, 99], [17, 21, 23], [11, 14, 17], [46, 56, 76], [52, 58, 91], [49, 53, 81], [49, 53, 73]],
  design: [[55, 63, 70], [20, 25, 27], [21, 25, 29], [66, 72, 89], [65, 74, 89], [65, 75, 104], [70, 77, 101]],
  'follow-up': [[11, 13, 47], [5, 5, 8], [3, 3, 11], [8, 9, 29], [14, 15, 28], [21, 22, 47], [22, 22, 55]],
  effects: [[24, 25, 33], [5, 6, 6], [1, 1, 1], [44, 53, 62], [49, 49, 68], [24, 25, 37], [23, 23, 27]],
  'p-value': [[45, 45, 46], [60, 60, 61], [42, 42, 42], [80, 81, 84], [63, 63, 65], [24, 24, 26], [37, 39, 38]],
  means: [[86, 88, 99], [11, 11, 12], [5, 5, 5], [71, 71, 84], [68, 68, 89], [36, 39, 43], [45, 45, 52]],
  events: [[1, 1, 1], [3, 3, 5], [2, 2, 2], [11, 12, 16], [9, 9, 11], [1, 1, 1], [5, 5, 5]],
} // prettier-ignore
/** Told from the others since draw 6 was read: draws 7 to 9 are first runs of theirs. */
const certainRuns: Readonly<Record<string, readonly Run[]>> = {
  'sample-size': [[36, 40, 91], [29, 29, 81], [37, 39, 73]],
  design: [[35, 36, 89], [48, 49, 104], [40, 44, 101]],
} // prettier-ignore

/** The newest runs, as many as hold enough values. */
const newest = (runs: readonly Run[]) => {
  const sum = { right: 0, said: 0, there: 0 }
  for (const [right, said, there] of runs.toReversed()) {
    if (sum.said >= ENOUGH) break
    sum.right += right
    sum.said += said
    sum.there += there
  }
  return sum
}

test('what is published of a column is what its newest first runs gave', () => {
  for (const [column, runs] of Object.entries(firstRuns)) {
    const certain = certainRuns[column]
    expect({ column, ...columnTrust[column] }).toEqual({
      column,
      ...newest(runs),
      ...(certain ? { certain: newest(certain) } : {}),
    })
  }
})

test('a column that was wrong too often in unseen papers, or hardly measured, wants a person, but for what is certain in it', () => {
  const columns = Object.keys(kindOfColumn)
  expect(columns.filter((id) => wantsPerson({ id })).toSorted()).toEqual(['p-value', 'sample-size'])
  expect(columns.filter((id) => wantsPerson({ id }, true)).toSorted()).toEqual(['p-value', 'sample-size'])
  expect(wantsPerson({ id: 'main-finding' })).toBe(true)
})
