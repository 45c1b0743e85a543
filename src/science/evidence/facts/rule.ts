import { number } from '../numbers.ts'
import type { RawFact, ReportedP } from './fact.ts'
import type { RuleText } from './rule-text.ts'

/** One rule over a whole text. It must be linear in the length of the text: every repetition in its patterns is bounded. */
export type Rule = (paper: RuleText) => RawFact[]

/** Source of a pattern for a number in a folded text, sign included. */
export const figure = number

/** Digits behind the decimal point as written: 2 for "0.50". */
export const decimalsOf = (written: string): number => /\.(\d+)/.exec(written)?.[1]?.length ?? 0

/** The 80 units in front of an offset, for looking back at words. */
export const before = (text: string, at: number, length = 80) => text.slice(Math.max(0, at - length), at)
export const after = (text: string, at: number, length = 80) => text.slice(at, at + length)

/** A p value found by a rule, as other facts carry it. */
export const asP = (fact: RawFact & { kind: 'p-value' }): ReportedP => ({
  operator: fact.operator,
  value: fact.value,
  decimals: fact.decimals,
})

/** The first p value that belongs to what ends at `end`: with nothing but other figures of the same result between. */
export function pAfter(
  text: string,
  end: number,
  ps: readonly (RawFact & { kind: 'p-value' })[],
  reach = 60,
): ReportedP | undefined {
  const p = firstFrom(ps, end)
  if (!p || p.start - end > reach) return undefined
  const gap = text.slice(end, p.start)
  return belongs.test(gap) ? asP(p) : undefined
}

const belongs =
  /^[\s,;:()[\]]*(?:(?:(?:and|with|two-(?:tailed|sided)|one-(?:tailed|sided)|adjusted|corrected|uncorrected|exact|partial|which was (?:not )?significant|Cohen's|Hedges'|d|g|r|η2?p?|ηp²|η²|η2|eta2|MSE|SE|SD|CI|95% CI|OR|RR|HR|BF10|df|to|n|N|=|<|>|±|[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?!\d)%?)[\s,;:()[\]-]{0,4}){0,14})$/

function firstFrom<T extends { start: number }>(sorted: readonly T[], at: number): T | undefined {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.start ?? 0) < at) low = middle + 1
    else high = middle
  }
  return sorted[low]
}
