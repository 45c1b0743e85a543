import { expect, test } from 'vitest'

import { columnTrust, ENOUGH, wantsPerson } from '#science/extraction/column-trust.ts'

import type { TalliedKind } from './measure.ts'

/** Which kind of judged fact says how far a column of the library is to be trusted. */
const kindOfColumn: Readonly<Record<string, TalliedKind>> = { 'sample-size': 'size', design: 'design', 'follow-up': 'follow-up', effects: 'effect', 'p-value': 'p', means: 'mean', events: 'count' } // prettier-ignore

test('every column whose figures are shown has its kind in the judged facts', () => {
  expect(Object.keys(columnTrust).toSorted()).toEqual(Object.keys(kindOfColumn).toSorted())
})

type Run = readonly [right: number, said: number, there: number]
/**
 * Draws 3 to 13 and 15 to 18 as each came out at its first run, before anything was mended for it: what the product publishes. Draws 12
 * and 13 were judged by two people who had not read the rules. Of draw 10
 * six values count as judged after a slip of the judge was mended: four spreads that the text calls SD, two changes within a
 * group. Draws 15 to 18, of abstracts that no draw had, stand with what is judged of a whole abstract; their sentences are of
 * papers at hand and not published, as draw 14 is not. After each of 15, 16 and 17 the rules of sizes were mended; 18 and 20
 * ran on the same ones, and 20 was judged by somebody who wrote none of them.
 */
const firstRuns: Readonly<Record<string, readonly Run[]>> = {
  'sample-size': [[68, 69, 99], [17, 21, 23], [11, 14, 17], [46, 56, 76], [52, 58, 91], [49, 53, 81], [49, 53, 73], [58, 65, 93], [73, 80, 101], [85, 89, 115], [79, 80, 105], [99, 109, 137], [95, 113, 125], [58, 65, 72], [54, 58, 87], [182, 194, 308]],
  design: [[55, 63, 70], [20, 25, 27], [21, 25, 29], [66, 72, 89], [65, 74, 89], [65, 75, 104], [70, 77, 101], [83, 95, 136], [102, 110, 145], [115, 126, 159], [124, 134, 161], [100, 119, 200], [110, 122, 200]],
  'follow-up': [[11, 13, 47], [5, 5, 8], [3, 3, 11], [8, 9, 29], [14, 15, 28], [21, 22, 47], [22, 22, 55], [19, 20, 63], [17, 18, 61], [30, 32, 94], [33, 33, 78], [17, 18, 45], [22, 24, 57], [16, 16, 29], [12, 13, 35]],
  effects: [[24, 25, 33], [5, 6, 6], [1, 1, 1], [44, 53, 62], [49, 49, 68], [24, 25, 37], [23, 23, 27], [51, 52, 66], [83, 90, 100], [160, 165, 217], [169, 176, 185]],
  'p-value': [[45, 45, 46], [60, 60, 61], [42, 42, 42], [80, 81, 84], [63, 63, 65], [24, 24, 26], [37, 39, 38], [173, 175, 173], [173, 174, 173], [277, 281, 285], [280, 285, 285]],
  means: [[86, 88, 99], [11, 11, 12], [5, 5, 5], [71, 71, 84], [68, 68, 89], [36, 39, 43], [45, 45, 52], [128, 128, 134], [74, 80, 95], [105, 109, 120], [106, 106, 113]],
  events: [[1, 1, 1], [3, 3, 5], [2, 2, 2], [11, 12, 16], [9, 9, 11], [1, 1, 1], [5, 5, 5], [4, 4, 6], [12, 12, 12], [14, 15, 19], [41, 42, 49]],
} // prettier-ignore
/** Told from the others since draw 6 was read: draws 7 to 13 and 15 to 18 are first runs of theirs. */
const certainRuns: Readonly<Record<string, readonly Run[]>> = {
  'sample-size': [[36, 40, 91], [29, 29, 81], [37, 39, 73], [40, 43, 93], [57, 59, 101], [56, 57, 115], [55, 55, 105], [77, 81, 137], [68, 76, 125], [32, 34, 72], [27, 27, 87], [83, 84, 308]],
  design: [[35, 36, 89], [48, 49, 104], [40, 44, 101], [48, 48, 136], [59, 59, 145], [82, 88, 159], [87, 91, 161], [40, 42, 200], [48, 49, 200]],
} // prettier-ignore

/** How many of the newest runs together hold enough values: all of them, where they do not. */
const enoughOf = (runs: readonly Run[]) => {
  const said = (last: number) => sum(runs.slice(-last)).said
  return runs.findIndex((_, at) => said(at + 1) >= ENOUGH) + 1 || runs.length
}
const sum = (runs: readonly Run[]) =>
  runs.reduce(
    (all, [right, said, there]) => ({ right: all.right + right, said: all.said + said, there: all.there + there }),
    { right: 0, said: 0, there: 0 },
  )

test('what is published of a column is what its newest first runs gave', () => {
  for (const [column, runs] of Object.entries(firstRuns)) {
    const certain = certainRuns[column]
    const last = enoughOf(certain ?? runs)
    expect({ column, ...columnTrust[column] }).toEqual({
      column,
      ...sum(runs.slice(-last)),
      ...(certain ? { certain: sum(certain.slice(-last)) } : {}),
    })
  }
})

test('a column that was wrong too often in unseen papers, or hardly measured, wants a person, but for what is certain in it', () => {
  const columns = Object.keys(kindOfColumn)
  expect(columns.filter((id) => wantsPerson({ id })).toSorted()).toEqual(['design', 'effects', 'sample-size'])
  expect(columns.filter((id) => wantsPerson({ id }, true)).toSorted()).toEqual(['effects'])
  expect(wantsPerson({ id: 'main-finding' })).toBe(true)
})
