import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Mark } from '#science/concepts/concept.ts'
import {
  coOccurrence,
  coverageOf,
  lonelyPapers,
  NOT_STATED,
  pivotOf,
  saturationOf,
  similarPapers,
} from '#science/concepts/matrix-counts.ts'

const papers = Array.from({ length: 8 }, (_, i) => ({ id: `p${i}`, year: 1990 + ((i * 5) % 7) }))
const concepts = Array.from({ length: 6 }, (_, i) => ({ id: `c${i}` }))
const anyMarks = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 5 })), { selector: String })
  .map((cells) => cells.map(([p, c]): Mark => ({ documentId: `p${p}`, conceptId: `c${c}`, stance: 'mentions' })))

describe('coverage and co-occurrence', () => {
  test('the sum of a row equals its marks, the sum of all the marks of the matrix', () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        const coverage = coverageOf(papers, concepts, marks)
        for (const { id } of papers) {
          const row = [...coverage.values()].filter((having) => having.includes(id)).length
          expect(row).toBe(marks.filter(({ documentId }) => documentId === id).length)
        }
        expect([...coverage.values()].reduce((sum, { length }) => sum + length, 0)).toBe(marks.length)
      }),
    )
  })

  test('co-occurrence is symmetric, never above either coverage, and a concept with itself is its coverage', () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        const coverage = coverageOf(papers, concepts, marks)
        const { papersOf } = coOccurrence(coverage)
        for (const a of concepts) {
          expect(papersOf(a.id, a.id)).toEqual(coverage.get(a.id))
          for (const b of concepts) {
            expect(papersOf(a.id, b.id)).toEqual(papersOf(b.id, a.id))
            expect(papersOf(a.id, b.id).length).toBeLessThanOrEqual(coverage.get(b.id)?.length ?? 0)
          }
        }
      }),
    )
  })
})

describe('saturation', () => {
  test('never falls, ends at all marked concepts, and the mean over all orders meets it there', () => {
    fc.assert(
      fc.property(anyMarks, (marks) => {
        const steps = saturationOf(papers, marks)
        const all = new Set(marks.map(({ conceptId }) => conceptId)).size
        expect(steps.at(-1)).toMatchObject({ seen: all, papers: papers.length })
        expect(steps.at(-1)?.expected).toBeCloseTo(all, 9)
        let before = 0
        for (const { seen, added } of steps) {
          expect(seen - before).toBe(added.length)
          before = seen
        }
      }),
    )
  })

  test('the mean is that of every order, counted one by one', () => {
    const few = papers.slice(0, 4)
    const orders = (ids: readonly string[]): string[][] =>
      ids.length === 0
        ? [[]]
        : ids.flatMap((id) => orders(ids.filter((other) => other !== id)).map((rest) => [id, ...rest]))
    fc.assert(
      fc.property(anyMarks, (marks) => {
        const own = marks.filter(({ documentId }) => few.some(({ id }) => id === documentId))
        const all = orders(few.map(({ id }) => id))
        for (const { papers: n, expected } of saturationOf(few, own)) {
          const counts = all.map(
            (order) =>
              new Set(own.flatMap((mark) => (order.slice(0, n).includes(mark.documentId) ? mark.conceptId : []))).size,
          )
          expect(expected).toBeCloseTo(counts.reduce((sum, count) => sum + count, 0) / counts.length, 9)
        }
      }),
      { numRuns: 40 },
    )
  })
})

test('similarity is the share of concepts that two papers have in common', () => {
  const mark = (documentId: string, conceptId: string): Mark => ({ documentId, conceptId, stance: 'uses' })
  const marks = [mark('p0', 'c0'), mark('p0', 'c1'), mark('p1', 'c1'), mark('p1', 'c2'), mark('p2', 'c5')]
  expect(similarPapers(papers, marks)).toEqual([{ a: 'p0', b: 'p1', shared: ['c1'], similarity: 1 / 3 }])
  expect(lonelyPapers(papers.slice(0, 4), marks)).toEqual([
    { id: 'p2', marks: 1 },
    { id: 'p3', marks: 0 },
  ])
})

test('a paper is lonely exactly when it is in no similar pair', () => {
  fc.assert(
    fc.property(anyMarks, (marks) => {
      const paired = new Set(similarPapers(papers, marks).flatMap(({ a, b }) => [a, b]))
      expect(lonelyPapers(papers, marks).map(({ id }) => id)).toEqual(
        papers.map(({ id }) => id).filter((id) => !paired.has(id)),
      )
    }),
  )
})

test('a pivot by year adds up to the coverage; what has no group is named and last', () => {
  fc.assert(
    fc.property(anyMarks, (marks) => {
      const coverage = coverageOf(papers, concepts, marks)
      const { groups, cell } = pivotOf(papers, marks, ({ year, id }) => (id === 'p0' ? [] : [String(year)]))
      expect(groups.at(-1)?.key).toBe(NOT_STATED)
      for (const { id } of concepts) {
        const all = groups.flatMap(({ key }) => cell(id, key))
        expect(all.sort()).toEqual([...(coverage.get(id) ?? [])].sort())
      }
    }),
  )
})
