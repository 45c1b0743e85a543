import type { PooledNumbers } from '#contract/review-body.ts'

import type { CertaintyLevel } from './certainty.ts'

const verbs = {
  high: ['reduces', 'increases', 'makes little or no difference to'],
  moderate: ['probably reduces', 'probably increases', 'probably makes little or no difference to'],
  low: ['may reduce', 'may increase', 'may make little or no difference to'],
} as const

/** A change of a quarter or more of a ratio matters; less counts as little. */
const LITTLE = { low: 0.75, high: 1.25 }
const RATIOS = ['RR', 'OR', 'PETO', 'HR', 'IRR']

/**
 * One sentence for people, by size and certainty. "Little or no difference" is said only where the interval excludes a change of a
 * quarter or more; where it includes both, that is said. Source: Santesso et al. 2020, J Clin Epidemiol 119:126–135 (GRADE 26).
 */
export function plainStatement(
  { outcome, intervention }: { outcome: string; intervention: string },
  { measure, none, estimate, low, high }: PooledNumbers,
  certainty: CertaintyLevel,
): string {
  const what = intervention === '' ? 'The intervention' : intervention
  const on = outcome.slice(0, 1).toLowerCase() + outcome.slice(1)
  if (certainty === 'very low') return `The evidence is very uncertain about the effect of ${intervention === '' ? 'the intervention' : intervention} on ${on}.` // prettier-ignore
  const [less, more, little] = verbs[certainty]
  if (none === undefined || low > none || high < none) {
    return `${what} ${estimate < (none ?? 0) ? less : more} ${on}.`
  }
  if (RATIOS.includes(measure) && low > LITTLE.low && high < LITTLE.high) return `${what} ${little} ${on}.`
  return `${what} may reduce or increase ${on}, or make no difference: the interval includes all of these.`
}
