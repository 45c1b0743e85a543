import { normalUpperQuantile } from '../distributions/normal.ts'
import { tUpperQuantile } from '../distributions/student-t.ts'
import { type Derived, derived, impossible } from './derived.ts'

const HANDBOOK = 'Cochrane Handbook, version 6'

export type Group = { mean: number; sd: number; n: number }

/** Two groups of one study made into one, exactly as if their people stood in one list. */
export function combinedGroups(
  first: Group,
  second: Group,
): Group & { formula: string; source: string; derived: true } {
  const n = first.n + second.n
  const between = ((first.n * second.n) / n) * (first.mean - second.mean) ** 2
  return {
    mean: (first.n * first.mean + second.n * second.mean) / n,
    sd: Math.sqrt(((first.n - 1) * first.sd ** 2 + (second.n - 1) * second.sd ** 2 + between) / (n - 1)),
    n,
    formula: 'm = (n₁m₁ + n₂m₂)/n; s² = ((n₁ − 1)s₁² + (n₂ − 1)s₂² + n₁n₂/n·(m₁ − m₂)²)/(n − 1)',
    source: `${HANDBOOK}, table 6.5.a`,
    derived: true,
  }
}

/** Standard deviation of changes from those before and after and their correlation, −1 to 1. */
export function sdOfChange(before: number, after: number, correlation: number): Derived {
  if (!(before > 0) || !(after > 0)) return impossible('A standard deviation is not above 0.')
  if (!(Math.abs(correlation) <= 1)) return impossible('A correlation lies between −1 and 1.')
  return derived(
    Math.sqrt(before ** 2 + after ** 2 - 2 * correlation * before * after),
    'SD of change = √(s_before² + s_after² − 2r·s_before·s_after)',
    `${HANDBOOK}, 6.5.2.8`,
    `a correlation of ${correlation} between before and after`,
  )
}

const wrongSizes = (n1: number, n2: number) =>
  Number.isInteger(n1) && Number.isInteger(n2) && n1 >= 2 && n2 >= 2
    ? undefined
    : 'The size of a group is not a whole number of 2 or more.'

/** The one standard deviation of two groups from the standard error of the difference of their means. */
export function sdFromDifferenceSe(se: number, n1: number, n2: number): Derived {
  const wrong = wrongSizes(n1, n2)
  if (wrong) return impossible(wrong)
  if (!(se > 0)) return impossible('The standard error is not above 0.')
  return derived(se / Math.sqrt(1 / n1 + 1 / n2), 'SD = SE/√(1/n₁ + 1/n₂)', `${HANDBOOK}, 6.5.2.3`)
}

/** Standardised mean difference (Cohen's d, without correction) from a t statistic of two independent groups. */
export function dFromT(t: number, n1: number, n2: number): Derived {
  const wrong = wrongSizes(n1, n2)
  if (wrong) return impossible(wrong)
  return derived(
    t * Math.sqrt(1 / n1 + 1 / n2),
    'd = t·√(1/n₁ + 1/n₂)',
    'Rosenthal 1994, Handbook of Research Synthesis, chapter 16',
  )
}

/** The same from F of a one-way analysis of two groups; F has no sign, so the direction is given. */
export function dFromF(f: number, n1: number, n2: number, direction: 1 | -1): Derived {
  if (!(f >= 0)) return impossible('An F statistic is not below 0.')
  const wrong = wrongSizes(n1, n2)
  if (wrong) return impossible(wrong)
  return derived(
    direction * Math.sqrt(f * (1 / n1 + 1 / n2)),
    'd = ±√(F(1/n₁ + 1/n₂))',
    'Rosenthal 1994, Handbook of Research Synthesis, chapter 16',
    'an F on 1 and n₁ + n₂ − 2 degrees of freedom',
  )
}

/** The same from the two-sided p value of a t test. */
export function dFromP(p: number, n1: number, n2: number, direction: 1 | -1): Derived {
  const wrong = wrongSizes(n1, n2)
  if (wrong) return impossible(wrong)
  if (!(p > 0 && p <= 1)) return impossible('A p value lies above 0 and at most at 1.')
  const t = p === 1 ? 0 : tUpperQuantile(p / 2, n1 + n2 - 2)
  return derived(direction * t * Math.sqrt(1 / n1 + 1 / n2), 'd = ±t·√(1/n₁ + 1/n₂), t from p', `${HANDBOOK}, 6.5.2.3`)
}

/** Standardised mean difference from a log odds ratio, and the standard error with it: both by √3/π. */
export const dFromLogOddsRatio = (logOddsRatio: number): Derived =>
  derived(
    (logOddsRatio * Math.sqrt(3)) / Math.PI,
    'd = ln OR·√3/π',
    'Chinn 2000, Statistics in Medicine 19:3127–3131',
    'a logistic distribution behind the two classes',
  )

/** O − E of a log-rank test from a hazard ratio's p value and the number of events, 1:1 groups. `direction`: 1 above a ratio of 1. */
export function observedMinusExpectedFromP(
  p: number,
  events: number,
  direction: 1 | -1,
): { difference: Derived; variance: Derived } {
  const source = 'Parmar, Torri & Stewart 1998, Statistics in Medicine 17:2815–2834'
  if (!(p > 0 && p < 1) || !(events > 0)) {
    const reason = impossible('A p value between 0 and 1 and a number of events above 0 are needed.')
    return { difference: reason, variance: reason }
  }
  const assumes = 'groups of the same size'
  return {
    difference: derived(
      direction * normalUpperQuantile(p / 2) * Math.sqrt(events / 4),
      'O − E = ±z·√V, V = events/4',
      source,
      assumes,
    ),
    variance: derived(events / 4, 'V = events/4', source, assumes),
  }
}
