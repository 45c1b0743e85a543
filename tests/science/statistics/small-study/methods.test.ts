import { describe, expect, test } from 'vitest'

import type { Cells } from '#science/statistics/measures/zero-cells.ts'
import { seededRandom } from '#science/statistics/seeded-random.ts'
import { harbordTest } from '#science/statistics/small-study/harbord.ts'
import { type Favoured, petPeese } from '#science/statistics/small-study/pet-peese.ts'
import { petersTest } from '#science/statistics/small-study/peters.ts'
import { selectionModel } from '#science/statistics/small-study/selection-model.ts'
import type { WeightedLine } from '#science/statistics/small-study/weighted-line.ts'

import { bcgCells } from '../bcg.ts'
import { agrees } from '../agrees.ts'
import { methodsCases, numberIn } from '../methods-data.ts'

type Line = { t: number; df: number; pval: number; k: number; slope: number; se: number }
type Coefficient = { estimate: number; se: number; t: number; df: number; pval: number; ci_lb: number; ci_ub: number }
type Straight = { intercept: Coefficient; slope: Coefficient; dispersion: number }
type Used = { uses: 'PET' | 'PEESE'; estimate: number; se: number; ci_lb: number; ci_ub: number }
type Steps = {
  steps: number[]
  studies_per_interval: number[]
  mu: { estimate: number; se: number; pval: number; ci_lb: number; ci_ub: number }
  tau2?: number
  se_tau2?: number | null
  delta: number[]
  se_delta: (number | null)[]
  loglik: number
  LRT_selection: { statistic: number; df: number; pval: number }
  unadjusted_ML?: { estimate: number; se: number; tau2: number; loglik: number }
}
type Bias = {
  favoured_direction: Favoured
  studies: { yi: number; vi: number }[]
  PET: Straight
  PEESE: Straight
  PET_PEESE: Record<'rule_one_sided_05' | 'rule_two_sided_05' | 'rule_two_sided_10', Used>
  selection?: Record<string, Steps> | []
}
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

describe.each(methodsCases<Bias>('selection_bias'))('$id', ({ expected }) => {
  const studies = expected.studies.map(({ yi, vi }) => ({ effect: yi, variance: vi }))
  const favoured = expected.favoured_direction

  test('PET, PEESE and the one that counts by each rule', () => {
    const sameLine = (line: WeightedLine, wanted: Straight, what: string) => {
      agrees(line.dispersion, wanted.dispersion, `${what} dispersion`)
      for (const [seen, of] of [
        [line.at0, wanted.intercept],
        [line.slope, wanted.slope],
      ] as const) {
        agrees(seen.estimate, of.estimate, `${what} estimate`)
        agrees(seen.se, of.se, `${what} se`)
        agrees(seen.statistic, of.t, `${what} t`)
        agrees(seen.p, of.pval, `${what} p`)
        agrees(seen.low, of.ci_lb, `${what} low`)
        agrees(seen.high, of.ci_ub, `${what} high`)
      }
    }
    const rules = [
      ['one-sided-05', 'rule_one_sided_05'],
      ['two-sided-05', 'rule_two_sided_05'],
      ['two-sided-10', 'rule_two_sided_10'],
    ] as const
    for (const [rule, name] of rules) {
      const result = petPeese(studies, favoured, { rule })
      if (!result.ok) throw new Error(result.reason)
      sameLine(result.result.pet, expected.PET, 'PET')
      sameLine(result.result.peese, expected.PEESE, 'PEESE')
      const wanted = expected.PET_PEESE[name]
      expect(result.result.uses).toBe(wanted.uses)
      agrees(result.result.estimate.estimate, wanted.estimate, rule)
      agrees(result.result.estimate.low, wanted.ci_lb, rule)
    }
  })

  test('selection models', () => {
    for (const [name, wanted] of Object.entries(expected.selection ?? {})) {
      const kind = name.startsWith('fixed') ? 'common' : 'random'
      const steps = (wanted.steps ?? [Number(name.split('_').at(-1)), 1]).slice(0, -1)
      const result = selectionModel(studies, { favoured, steps, kind })
      if (!result.ok) throw new Error(`${name}: ${result.reason}`)
      const { mu, tau2, tau2Se, logLikelihood, test: ratio, unadjusted } = result.selection
      // The reference is good to 1e-7 or so, its errors to 1e-5 (numerical curvature).
      const near = 1e-6
      const close = (seen: number | undefined, of: number | null | undefined, what: string, share = near) =>
        agrees(seen, of, `${name} ${what}`, share * Math.max(1, Math.abs(of ?? 0)))
      close(mu.estimate, wanted.mu.estimate, 'mu')
      close(mu.se, wanted.mu.se, 'se', 1e-4)
      close(tau2, wanted.tau2, 'tau2')
      if (wanted.se_tau2) close(tau2Se, wanted.se_tau2, 'se of tau2', 1e-4)
      result.selection.steps.forEach((step, j) => {
        close(step.weight, wanted.delta[j], `weight ${j}`)
        if (j > 0) close(step.se, wanted.se_delta[j], `se of weight ${j}`, 1e-4)
        if (wanted.studies_per_interval) expect(step.studies).toBe(wanted.studies_per_interval[j])
      })
      close(logLikelihood, wanted.loglik, 'log-likelihood', 1e-8)
      close(ratio.statistic, wanted.LRT_selection?.statistic, 'ratio')
      close(ratio.p, wanted.LRT_selection?.pval, 'p of the ratio')
      close(unadjusted.estimate, wanted.unadjusted_ML?.estimate, 'unadjusted')
      close(unadjusted.logLikelihood, wanted.unadjusted_ML?.loglik, 'unadjusted log-likelihood')
    }
  })
})

describe('a selection model', () => {
  const random = seededRandom(9)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  /** Of studies around an effect of 0.2 those without significance are seen once in five. */
  const seen: { effect: number; variance: number }[] = []
  while (seen.length < 300) {
    const variance = 0.01 + random() / 10
    const effect = 0.2 + 0.1 * normal() + Math.sqrt(variance) * normal()
    if (effect / Math.sqrt(variance) > 1.959964 || random() < 0.2) seen.push({ effect, variance })
  }

  test('finds the effect and the selection behind studies of which some were not seen; turned round, the same turned round', () => {
    const result = selectionModel(seen, { favoured: 'greater' })
    if (!result.ok) throw new Error(result.reason)
    const { mu, steps, unadjusted, test: ratio } = result.selection
    expect(unadjusted.estimate).toBeGreaterThan(0.3)
    expect(mu.low).toBeLessThan(0.2)
    expect(mu.high).toBeGreaterThan(0.2)
    expect(steps[1]?.weight).toBeGreaterThan(0.1)
    expect(steps[1]?.weight).toBeLessThan(0.35)
    expect(ratio.p).toBeLessThan(0.001)
    const turned = selectionModel(
      seen.map(({ effect, variance }) => ({ effect: -effect, variance })),
      { favoured: 'less' },
    )
    expect(turned.ok && turned.selection.mu.estimate).toBeCloseTo(-mu.estimate, 9)
    expect(turned.ok && turned.selection.tau2).toBeCloseTo(result.selection.tau2, 9)
  })

  test('is refused in words where it cannot be', () => {
    const reason = (steps: number[], studies = seen) => {
      const result = selectionModel(studies, { favoured: 'greater', steps })
      return result.ok ? 'fits' : result.reason
    }
    expect(reason([0.5, 0.025])).toBe('The steps of a selection model lie between 0 and 1 and rise.')
    expect(reason([1e-12])).toBe('An interval of p values holds no study: its weight cannot be estimated.')
    expect(reason([0.025], [])).toBe('There is no study to pool.')
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
