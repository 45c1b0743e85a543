import { chiSquareUpper } from '../distributions/chi-square.ts'
import type { EffectSize } from '../effect-sizes.ts'
import { logRateRatio } from '../measures/rates.ts'
import { type Cells, corrected, isDoubleZero, type RateCells, zeroRates } from '../measures/zero-cells.ts'
import { observedMinusExpected } from '../measures/two-groups.ts'
import { type Estimate, estimateOf } from './model.ts'

export type CountPooled = Estimate & {
  /** Studies in the pooled estimate, and those whose own effect Q compares with it. */
  k: number
  kOfQ: number
  q: number
  df: number
  qP: number
  i2: number
  h2: number
  /** Share of each study in per cent, in the order given. */
  weights: number[]
}

/**
 * Mantel-Haenszel pooling of two-by-two tables. Empty cells need no correction in the estimate; for Q a half is added where a
 * cell is empty, and studies without any event (or with nothing else) have no part in it, nor in a pooled ratio.
 * Source: Mantel & Haenszel 1959; Robins, Breslow & Greenland 1986 (OR); Greenland & Robins 1985 (RR); Sato and others 1989 (RD).
 * Undefined where the studies tell nothing: no event in a group for a ratio; nobody or everybody with the event for a difference.
 */
export function mantelHaenszel(
  measure: 'OR' | 'RR' | 'RD',
  tables: readonly Cells[],
  level = 0.95,
): CountPooled | undefined {
  const sums = tables.map((cells) => partsOf(measure, cells))
  const above = sum(sums.map((part) => part.above))
  const below = sum(sums.map((part) => part.below))
  if (tables.length === 0 || !(below > 0) || (measure !== 'RD' && !(above > 0))) return undefined

  const estimate = measure === 'RD' ? above / below : Math.log(above / below)
  const se = Math.sqrt(varianceOf(measure, tables, above, below, estimate))
  if (!(se > 0)) return undefined
  const own = tables.flatMap((cells) => (isDoubleZero(cells) ? [] : [ownEffect(measure, cells)]))
  return {
    ...estimateOf(estimate, se, level),
    k: tables.length,
    ...spreadOf(own, estimate),
    weights: sums.map((part) => (100 * part.weight) / sum(sums.map(({ weight }) => weight))),
  }
}

function partsOf(measure: 'OR' | 'RR' | 'RD', { a, b, c, d }: Cells) {
  const n1 = a + b
  const n2 = c + d
  const n = n1 + n2
  if (measure === 'OR') return { above: (a * d) / n, below: (b * c) / n, weight: (b * c) / n }
  if (measure === 'RR') return { above: (a * n2) / n, below: (c * n1) / n, weight: (c * n1) / n }
  return { above: (a * n2 - c * n1) / n, below: (n1 * n2) / n, weight: (n1 * n2) / n }
}

function varianceOf(
  measure: 'OR' | 'RR' | 'RD',
  tables: readonly Cells[],
  r: number,
  s: number,
  estimate: number,
): number {
  const total = (f: (cells: Cells & { n1: number; n2: number; n: number }) => number) =>
    sum(tables.map(({ a, b, c, d }) => f({ a, b, c, d, n1: a + b, n2: c + d, n: a + b + c + d })))
  if (measure === 'RR') return total(({ a, c, n1, n2, n }) => (n1 * n2 * (a + c) - a * c * n) / n ** 2) / (r * s)
  if (measure === 'OR') {
    const pr = total(({ a, d, n }) => ((a + d) * a * d) / n ** 2)
    const mixed = total(({ a, b, c, d, n }) => ((a + d) * b * c + (b + c) * a * d) / n ** 2)
    const qs = total(({ b, c, n }) => ((b + c) * b * c) / n ** 2)
    return 0.5 * (pr / r ** 2 + mixed / (r * s) + qs / s ** 2)
  }
  const slope = total(
    ({ a, c, n1, n2, n }) => c * (n1 / n) ** 2 - a * (n2 / n) ** 2 + ((n1 / n) * (n2 / n) * (n2 - n1)) / 2,
  )
  const level = total(({ a, c, n1, n2, n }) => ((a * (n2 - c)) / n + (c * (n1 - a)) / n) / 2)
  return (estimate * slope + level) / s ** 2
}

function ownEffect(measure: 'OR' | 'RR' | 'RD', table: Cells): EffectSize {
  const { a, b, c, d } = corrected(table, 'where-zero').cells
  const n1 = a + b
  const n2 = c + d
  if (measure === 'OR') return { effect: Math.log((a * d) / (b * c)), variance: 1 / a + 1 / b + 1 / c + 1 / d }
  if (measure === 'RR') return { effect: Math.log((a * n2) / (c * n1)), variance: 1 / a - 1 / n1 + 1 / c - 1 / n2 }
  return { effect: a / n1 - c / n2, variance: (a * b) / n1 ** 3 + (c * d) / n2 ** 3 }
}

/**
 * Mantel-Haenszel pooling of incidence rate ratios, as a logarithm. Nothing is added to empty cells in the estimate, for Q a half;
 * studies without any event carry nothing. Undefined where a group has no event in any study.
 * Source: Rothman, Greenland & Lash 2008, Modern Epidemiology, 3rd ed., chapter 15; Greenland & Robins 1985, Biometrics 41:55–68.
 */
export function mantelHaenszelRates(rates: readonly RateCells[], level = 0.95): CountPooled | undefined {
  const total = (f: (cells: RateCells) => number) => sum(rates.map(f))
  const above = total(({ a, t1, t2 }) => (a * t2) / (t1 + t2))
  const below = total(({ c, t1, t2 }) => (c * t1) / (t1 + t2))
  if (!(above > 0 && below > 0)) return undefined
  const estimate = Math.log(above / below)
  const variance = total(({ a, t1, c, t2 }) => ((a + c) * t1 * t2) / (t1 + t2) ** 2) / (above * below)
  const own = rates.flatMap((cells) =>
    cells.a + cells.c === 0 ? [] : [logRateRatio(zeroRates(cells, 'where-zero').cells)],
  )
  return {
    ...estimateOf(estimate, Math.sqrt(variance), level),
    k: rates.length,
    ...spreadOf(own, estimate),
    weights: rates.map(({ c, t1, t2 }) => (100 * c * t1) / (t1 + t2) / below),
  }
}

/** Peto's one-step odds ratio. Studies without any event, or with nothing else, carry nothing. Source: Yusuf and others 1985. */
export function peto(tables: readonly Cells[], level = 0.95): CountPooled | undefined {
  const parts = tables.map(observedMinusExpected)
  const total = sum(parts.map(({ variance }) => variance))
  if (!(total > 0)) return undefined
  const estimate = sum(parts.map(({ difference }) => difference)) / total
  const own = parts.flatMap(({ difference, variance }) =>
    variance > 0 ? [{ effect: difference / variance, variance: 1 / variance }] : [],
  )
  return {
    ...estimateOf(estimate, Math.sqrt(1 / total), level),
    k: tables.length,
    ...spreadOf(own, estimate),
    weights: parts.map(({ variance }) => (100 * variance) / total),
  }
}

function spreadOf(own: readonly EffectSize[], estimate: number) {
  const q = sum(own.map(({ effect, variance }) => (effect - estimate) ** 2 / variance))
  const df = Math.max(0, own.length - 1)
  return {
    kOfQ: own.length,
    q,
    df,
    qP: df > 0 ? chiSquareUpper(q, df) : 1,
    i2: df > 0 && q > df ? (100 * (q - df)) / q : 0,
    h2: df > 0 ? q / df : 1,
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
