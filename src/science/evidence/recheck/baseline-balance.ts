import { normalLower, normalUpperQuantile } from '../../statistics/distributions/normal.ts'
import { tTwoSided } from '../../statistics/distributions/student-t.ts'

/** A mean and a standard deviation as printed, of so many people. */
export type Printed = { mean: number; meanDecimals: number; sd: number; sdDecimals: number; n: number }

/** p of a row, and the least and greatest p that the unrounded numbers can have. */
export type RowBalance = { p: number; low: number; high: number }

/**
 * How often two groups that chance alone made would differ by as much as this before the start, or by more: the t test from
 * means, deviations and sizes, with what the rounding of both leaves open.
 *
 * Source: Carlisle 2017, Anaesthesia 72:944–952, his comparison of two groups; the limits of rounding by the same t with
 * each printed number moved by half of its last place.
 */
export function rowBalance(first: Printed, second: Printed): RowBalance | undefined {
  const df = first.n + second.n - 2
  if (![first, second].every(({ sd, n }) => sd > 0 && n >= 2 && Number.isInteger(n))) return undefined
  const half = (decimals: number) => 0.5 * 10 ** -decimals
  const pAt = (difference: number, sds: readonly [number, number]) => {
    const variance = ((first.n - 1) * sds[0] ** 2 + (second.n - 1) * sds[1] ** 2) / df
    const se = Math.sqrt(variance * (1 / first.n + 1 / second.n))
    return se > 0 ? tTwoSided(difference / se, df) : difference === 0 ? 1 : 0
  }
  const moved = (side: 1 | -1): [number, number] => [
    Math.max(0, first.sd + side * half(first.sdDecimals)),
    Math.max(0, second.sd + side * half(second.sdDecimals)),
  ]
  const apart = Math.abs(first.mean - second.mean)
  const room = half(first.meanDecimals) + half(second.meanDecimals)
  return {
    p: pAt(apart, [first.sd, second.sd]),
    low: pAt(apart + room, moved(-1)),
    high: pAt(Math.max(0, apart - room), moved(1)),
  }
}

/** The probability of rows as alike as these, or more so: near 0 they are too alike for chance, near 1 too far apart. */
export type Together = { alike: number; low: number; high: number }

/** Below this, on either side, the rows together are called unusual. */
export const UNUSUAL = 0.001

/** Fewer rows than this say nothing together. */
export const LEAST_ROWS = 3

/**
 * All rows together by the sum of their z values. Rows of one table hang together (weight and body mass index), are not
 * normal (length of stay) or were balanced by design; then this is too small or too large. It counts as unusual only where
 * it stays so whatever the rounding was.
 *
 * Source: Stouffer’s method as Carlisle 2017 (above) uses it; its limits by Bland 2013, PLoS ONE 8:e76010,
 * Betensky & Chiou 2017, PLoS ONE 12:e0184531 and Proschan & Shaw 2020, PLoS ONE 15:e0239121.
 */
export function balanceTogether(rows: readonly RowBalance[]): Together | undefined {
  if (rows.length < LEAST_ROWS) return undefined
  const alikeOf = (pick: (row: RowBalance) => number) => {
    // A p of exactly 1 (equal means) stands for what rounding hides: it is kept off the edge.
    const zs = rows.map((row) => normalUpperQuantile(Math.min(1 - 1e-6, Math.max(1e-15, pick(row)))))
    return normalLower(zs.reduce((sum, z) => sum + z, 0) / Math.sqrt(rows.length))
  }
  return { alike: alikeOf(({ p }) => p), low: alikeOf(({ high }) => high), high: alikeOf(({ low }) => low) }
}

/** What the rows together are, whatever the rounding was. */
export const balanceVerdict = ({ low, high }: Together): 'too alike' | 'too far apart' | 'nothing unusual' =>
  high < UNUSUAL ? 'too alike' : low > 1 - UNUSUAL ? 'too far apart' : 'nothing unusual'
