import { chiSquareUpper } from '../../statistics/distributions/chi-square.ts'
import { fUpper } from '../../statistics/distributions/f.ts'
import { normalTwoSided } from '../../statistics/distributions/normal.ts'
import { tTwoSided } from '../../statistics/distributions/student-t.ts'
import type { FactOf, ReportedP } from '../facts/fact.ts'
import { numberWords, roundedFrom, SLACK, type Recheck, type Verdict } from './recheck.ts'

type Test = Pick<FactOf<'test'>, 'statistic' | 'value' | 'df' | 'df2'>

/** Two-sided p value of a test statistic; `undefined` where its distribution needs more than the text gives (U, W). */
export function pOfTest({ statistic, value, df, df2 }: Test): number | undefined {
  if (statistic === 'z') return normalTwoSided(value)
  if (df === undefined || df <= 0) return undefined
  if (statistic === 't') return tTwoSided(value, df)
  if (statistic === 'r') return Math.abs(value) >= 1 ? 0 : tTwoSided(value * Math.sqrt(df / (1 - value * value)), df)
  if (statistic === 'F') return df2 === undefined || df2 <= 0 ? undefined : fUpper(value, df, df2)
  if (statistic === 'chi2' || statistic === 'Q' || statistic === 'H') return chiSquareUpper(value, df)
  return undefined
}

const SIGNIFICANT = 0.05

/** Whether a p value that lies anywhere in a range can have been reported so. */
export function couldBeReported(
  { low, high }: { low: number; high: number },
  { operator, value, decimals }: ReportedP,
): boolean {
  if (operator === '=') {
    const written = roundedFrom(value, decimals)
    return low <= written.high + SLACK && high >= written.low - SLACK
  }
  if (operator === '<') return low < value + SLACK
  if (operator === '≤') return low <= value + SLACK
  if (operator === '>') return high > value - SLACK
  return high >= value - SLACK
}

/** "p = .03", "p < .05" and "p ≤ .05" are reported as significant; "p > .05" and "p = .20" are not; "p < .10" says nothing. */
export function saysSignificant({ operator, value }: ReportedP): boolean | undefined {
  if (operator === '=') return value <= SIGNIFICANT
  if (operator === '<' || operator === '≤') return value <= SIGNIFICANT ? true : undefined
  return value >= SIGNIFICANT ? false : undefined
}

/**
 * P value recomputed from the test statistic and its degrees of freedom, with the rounding of both: consistent when some
 * value that rounds to the reported statistic gives a p value that rounds to the reported one. A one-sided p value counts
 * when the sentence says that the test was one-sided. An error that moves p across 0.05 changes the decision.
 *
 * Source: Nuijten, Hartgerink, van Assen, Epskamp & Wicherts 2016, Behavior Research Methods 48:1205–1226 (statcheck).
 */
export function recheckP(test: FactOf<'test'>): Recheck | undefined {
  const { value, decimals, p, oneSided, bound } = test
  const exact = pOfTest(test)
  if (!p || exact === undefined || bound || Number.isNaN(exact)) return undefined
  const size = Math.abs(value)
  const near = roundedFrom(size, decimals)
  const at = (statistic: number) => pOfTest({ ...test, value: statistic }) ?? exact
  const range = { low: at(near.high), high: at(Math.max(0, near.low)) }
  const halved = { low: range.low / 2, high: range.high / 2 }
  const fits = couldBeReported(range, p) || (oneSided && couldBeReported(halved, p))
  const claimed = saysSignificant(p)
  const isSignificant = (oneSided ? exact / 2 : exact) <= SIGNIFICANT
  const verdict: Verdict = fits
    ? 'fits'
    : claimed !== undefined && claimed !== isSignificant
      ? 'changes the decision'
      : 'does not fit'
  return {
    rule: 'p-from-test',
    verdict,
    reported: `p ${p.operator} ${p.value}`,
    recomputed: `p ${exact < 0.001 ? '' : '= '}${numberWords(oneSided && !couldBeReported(range, p) ? exact / 2 : exact)}`,
    facts: [test],
  }
}
