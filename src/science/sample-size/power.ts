import { normalLower, normalUpperQuantile } from '../statistics/distributions/normal.ts'
import { noncentralTLower } from '../statistics/distributions/noncentral-t.ts'
import { tUpperQuantile } from '../statistics/distributions/student-t.ts'

/** Error of the first kind (0 to 1) and how many sides of the null are tested. */
export type Test = { alpha: number; sides: 1 | 2 }

/** What the test of a design is told: the smallest difference worth finding, in the units of the design. */
export type Design =
  /** Means of two independent groups. `sd` is that of one person, the same in both; `ratio` = people of the second for one of the first. */
  | { kind: 'two-means'; difference: number; sd: number; ratio: number }
  /** Proportions (0 to 1) of two independent groups. */
  | { kind: 'two-proportions'; first: number; second: number; ratio: number }
  /** Two measurements of each person: `sd` is that of their differences. */
  | { kind: 'paired'; difference: number; sd: number }
  /** Pearson's correlation (-1 to 1, not 0). */
  | { kind: 'correlation'; r: number }

const tPower = (df: number, shift: number, { alpha, sides }: Test): number => {
  const limit = tUpperQuantile(alpha / sides, df)
  const above = 1 - noncentralTLower(limit, df, Math.abs(shift))
  return sides === 1 ? above : above + noncentralTLower(-limit, df, Math.abs(shift))
}

function proportionsPower(first: number, second: number, ratio: number, n: number, { alpha, sides }: Test): number {
  const mean = (first + ratio * second) / (1 + ratio)
  const underNull = Math.sqrt(mean * (1 - mean) * (1 + 1 / ratio))
  const underEffect = Math.sqrt(first * (1 - first) + (second * (1 - second)) / ratio)
  const z = (Math.abs(first - second) * Math.sqrt(n) - normalUpperQuantile(alpha / sides) * underNull) / underEffect
  return normalLower(z)
}

/**
 * Chance (0 to 1) that the test finds the difference with `n` people: in the first group, in pairs, or in all for a
 * correlation. Exact for means (noncentral t), the usual normal approximation without continuity correction for
 * proportions, Fisher's z for a correlation. Sources: Cohen 1988, Statistical Power Analysis, 2.3 and 2.5; Fleiss, Levin
 * & Paik 2003, Statistical Methods for Rates and Proportions, 4.2; Hulley et al. 2013, Designing Clinical Research, 6C.
 */
export function powerOf(design: Design, n: number, test: Test): number {
  switch (design.kind) {
    case 'two-means': {
      const second = n * design.ratio
      const shift = design.difference / design.sd / Math.sqrt(1 / n + 1 / second)
      return tPower(n + second - 2, shift, test)
    }
    case 'two-proportions':
      return proportionsPower(design.first, design.second, design.ratio, n, test)
    case 'paired':
      return tPower(n - 1, (design.difference / design.sd) * Math.sqrt(n), test)
    case 'correlation': {
      const shift = Math.abs(Math.atanh(design.r)) * Math.sqrt(Math.max(n - 3, 0))
      return normalLower(shift - normalUpperQuantile(test.alpha / test.sides))
    }
  }
}

const between = (value: number, low: number, high: number) => value > low && value < high

/** What is wrong with the numbers of a design, in words for people; undefined when they can be calculated with. */
export function designProblem(design: Design, power: number, { alpha }: Test): string | undefined {
  if (!between(alpha, 0, 1)) return 'The error of the first kind lies between 0 and 1, mostly 0.05.'
  if (!(power > alpha && power < 1))
    return 'The power lies between the error of the first kind and 1, mostly 0.8 or 0.9.'
  if ('ratio' in design && !(design.ratio > 0 && Number.isFinite(design.ratio))) {
    return 'The ratio of the groups is a number above 0; 1 for groups of the same size.'
  }
  if ('sd' in design && !(design.sd > 0 && Number.isFinite(design.sd))) return 'The standard deviation is above 0.'
  if ('difference' in design && !(design.difference !== 0 && Number.isFinite(design.difference))) {
    return 'The difference to be found cannot be 0.'
  }
  if (design.kind === 'two-proportions') {
    if (!between(design.first, 0, 1) || !between(design.second, 0, 1)) return 'Proportions lie between 0 and 1.'
    if (design.first === design.second) return 'The two proportions must differ.'
  }
  if (design.kind === 'correlation' && (!between(design.r, -1, 1) || design.r === 0)) {
    return 'A correlation to be found lies between -1 and 1 and is not 0.'
  }
  return undefined
}

/** The smallest `n` that can be tested at all. */
const smallest = (design: Design): number => {
  if (design.kind === 'two-means') return 2.0000001 / (1 + design.ratio) + 1e-6
  if (design.kind === 'two-proportions') return 1e-6
  return design.kind === 'paired' ? 1.000001 : 3.000001
}
const LARGEST = 1e9

export type NeededPeople =
  | {
      ok: true
      /** The solution before it is rounded up: people of the first group, pairs, or all. */
      exact: number
      /** People of each group, each rounded up; one number where there is one group. */
      groups: readonly number[]
      total: number
    }
  | { ok: false; reason: string }

/**
 * The people needed for a wanted power. Found as the zero of `powerOf`, which rises with `n`; errors are sentences.
 * 63.77 in each group for a standardised difference of 0.5, two-sided 0.05, power 0.8.
 */
export function peopleNeeded(design: Design, power: number, test: Test): NeededPeople {
  const reason = designProblem(design, power, test)
  if (reason !== undefined) return { ok: false, reason }
  let low = smallest(design)
  let high = Math.max(low * 2, 4)
  while (powerOf(design, high, test) < power) {
    if (high > LARGEST) return { ok: false, reason: 'More than a thousand million people would be needed.' }
    low = high
    high *= 2
  }
  for (let step = 0; step < 200 && high - low > high * 1e-13; step += 1) {
    const middle = (low + high) / 2
    if (powerOf(design, middle, test) < power) low = middle
    else high = middle
  }
  const first = Math.ceil(high - 1e-9)
  const groups = 'ratio' in design ? [first, Math.ceil(high * design.ratio - 1e-9)] : [first]
  return { ok: true, exact: high, groups, total: groups.reduce((sum, each) => sum + each, 0) }
}

/** Cohen's h, the difference of two proportions on the arcsine scale. Source: Cohen 1988, 6.2. */
export const cohenH = (first: number, second: number): number =>
  2 * Math.asin(Math.sqrt(first)) - 2 * Math.asin(Math.sqrt(second))
