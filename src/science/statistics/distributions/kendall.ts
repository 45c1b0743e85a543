import { normalTwoSided } from './normal.ts'

/** Kendall's rank correlation (tau-b) and its two-sided p value. NaN where one of the two never changes. */
export type RankCorrelation = { tau: number; p: number; exact: boolean }

/** The work of the exact distribution grows with the third power; at this length both p values have the same three digits. */
const MOST_EXACT = 150

/**
 * Rank correlation of two lists of the same length. Without ties p is exact up to 150 pairs of values, from the distribution of
 * the number of pairs in the same order; beyond, and with ties, it is normal with the variance for ties, without continuity
 * correction.
 * Source: Kendall 1970, Rank Correlation Methods, chapters 4 and 5; recursion after Best & Gipps 1974, Algorithm AS 71.
 */
export function kendall(x: readonly number[], y: readonly number[]): RankCorrelation {
  const n = x.length
  let score = 0
  for (let i = 1; i < n; i++) {
    for (let j = 0; j < i; j++) score += Math.sign((x[i] ?? 0) - (x[j] ?? 0)) * Math.sign((y[i] ?? 0) - (y[j] ?? 0))
  }
  const pairs = (n * (n - 1)) / 2
  const tiesX = tieSizes(x)
  const tiesY = tieSizes(y)
  const pairsTied = (sizes: number[]) => sum(sizes.map((t) => (t * (t - 1)) / 2))
  const tau = score / Math.sqrt((pairs - pairsTied(tiesX)) * (pairs - pairsTied(tiesY)))

  if (n <= MOST_EXACT && tiesX.length === 0 && tiesY.length === 0) return { tau, p: exactP(score, n), exact: true }
  return { tau, p: normalTwoSided(score / Math.sqrt(varianceWithTies(n, tiesX, tiesY))), exact: false }
}

function exactP(score: number, n: number): number {
  const pairs = (n * (n - 1)) / 2
  const inOrder = Math.round((pairs + score) / 2)
  const chances = orderChances(n)
  const upTo = (most: number) => sum(chances.slice(0, most + 1))
  const tail = inOrder <= pairs / 2 ? upTo(inOrder) : upTo(pairs - inOrder)
  return Math.min(1, 2 * tail)
}

/** The chance of each number of pairs in the same order among n, when the order is random. */
function orderChances(n: number): number[] {
  let chances = [1]
  for (let size = 2; size <= n; size++) {
    const next = Array.from({ length: chances.length + size - 1 }, () => 0)
    let window = 0
    for (let i = 0; i < next.length; i++) {
      window += (chances[i] ?? 0) - (i >= size ? (chances[i - size] ?? 0) : 0)
      next[i] = Math.max(0, window) / size
    }
    chances = next
  }
  return chances
}

function varianceWithTies(n: number, tiesX: number[], tiesY: number[]): number {
  const cubic = (t: number) => t * (t - 1) * (2 * t + 5)
  const v0 = cubic(n) - sum(tiesX.map(cubic)) - sum(tiesY.map(cubic))
  const twos = (sizes: number[]) => sum(sizes.map((t) => t * (t - 1)))
  const threes = (sizes: number[]) => sum(sizes.map((t) => t * (t - 1) * (t - 2)))
  const v1 = (twos(tiesX) * twos(tiesY)) / (2 * n * (n - 1))
  const v2 = n > 2 ? (threes(tiesX) * threes(tiesY)) / (9 * n * (n - 1) * (n - 2)) : 0
  return v0 / 18 + v1 + v2
}

/** Sizes of the groups of equal values, those of two or more. */
function tieSizes(values: readonly number[]): number[] {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts.values()].filter((count) => count > 1)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
