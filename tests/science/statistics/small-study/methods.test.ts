import { describe, expect, test } from 'vitest'

import type { Cells } from '#science/statistics/measures/zero-cells.ts'
import { harbordTest } from '#science/statistics/small-study/harbord.ts'
import { petersTest } from '#science/statistics/small-study/peters.ts'

import { bcgCells } from '../bcg.ts'
import { agrees } from '../agrees.ts'
import { methodsCases, numberIn } from '../methods-data.ts'

type Line = { t: number; df: number; pval: number; k: number; slope: number; se: number }
type Expected = { peters?: { weights_events: Line & { intercept: number } }; harbord?: Line & { bias: number } }

const cases = methodsCases<Expected>('selection_bias').filter(({ entry }) => entry.measure === 'OR')

describe.each(cases)('$id', ({ rows, entry: { columns }, expected: { peters, harbord } }) => {
  const tables = rows.flatMap((row): Cells[] => {
    const [a, n1, c, n2] = ['ai', 'n1i', 'ci', 'n2i'].map((key) => numberIn(row, columns[key]))
    return Number.isFinite(a) ? [{ a: a ?? 0, b: (n1 ?? 0) - (a ?? 0), c: c ?? 0, d: (n2 ?? 0) - (c ?? 0) }] : []
  })

  test("Peters' and Harbord's tests", () => {
    const byPeters = petersTest(tables)
    const byHarbord = harbordTest(tables)
    if (!byPeters.ok || !byHarbord.ok || !peters || !harbord) throw new Error('no test')
    agrees(byPeters.test.bias, peters.weights_events.slope, 'Peters slope')
    agrees(byPeters.test.se, peters.weights_events.se, 'Peters se')
    agrees(byPeters.test.statistic, peters.weights_events.t, 'Peters t')
    agrees(byPeters.test.df, peters.weights_events.df, 'Peters df')
    agrees(byPeters.test.p, peters.weights_events.pval, 'Peters p')
    agrees(byPeters.test.limit.estimate, peters.weights_events.intercept, 'Peters intercept')
    agrees(byHarbord.test.bias, harbord.bias, 'Harbord bias')
    agrees(byHarbord.test.se, harbord.se, 'Harbord se')
    agrees(byHarbord.test.statistic, harbord.t, 'Harbord t')
    agrees(byHarbord.test.df, harbord.df, 'Harbord df')
    agrees(byHarbord.test.p, harbord.pval, 'Harbord p')
    agrees(byHarbord.test.limit.estimate, harbord.slope, 'Harbord slope')
  })
})

test("Harbord's line is the plain regression of Z/√V on √V in which it is printed", () => {
  const points = bcgCells.map(({ a, b, c, d }) => {
    const n = a + b + c + d
    const v = ((a + b) * (c + d) * (a + c) * (b + d)) / (n * n * (n - 1))
    return { x: Math.sqrt(v), y: (a - ((a + b) * (a + c)) / n) / Math.sqrt(v) }
  })
  const mean = (key: 'x' | 'y') => points.reduce((sum, point) => sum + point[key], 0) / points.length
  const sxx = points.reduce((sum, { x }) => sum + (x - mean('x')) ** 2, 0)
  const slope = points.reduce((sum, { x, y }) => sum + (x - mean('x')) * (y - mean('y')), 0) / sxx
  const result = harbordTest(bcgCells)
  expect(result.ok && result.test.bias).toBeCloseTo(mean('y') - slope * mean('x'), 9)
  expect(result.ok && result.test.limit.estimate).toBeCloseTo(slope, 9)
})

test('studies in which nobody or everybody had the event tell these tests nothing', () => {
  const silent: Cells[] = [
    { a: 0, b: 10, c: 0, d: 12 },
    { a: 10, b: 0, c: 12, d: 0 },
  ]
  expect(petersTest([...bcgCells, ...silent])).toEqual(petersTest(bcgCells))
  expect(harbordTest([...bcgCells, ...silent])).toEqual(harbordTest(bcgCells))
  expect(petersTest(silent)).toEqual({
    ok: false,
    reason: 'A test of the funnel needs at least 3 studies whose standard errors differ.',
  })
})
