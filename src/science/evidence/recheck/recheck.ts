import type { Fact } from '../facts/fact.ts'

/** What was recomputed. Each rule is a file here and names its source. */
export const recheckRules = [
  'p-from-test',
  'percent-from-counts',
  'sum-of-arms',
  'possible-mean',
  'possible-sd',
  'estimate-in-interval',
  'interval-symmetric',
  'p-from-interval',
] as const
export type RecheckRule = (typeof recheckRules)[number]

/**
 * `fits`: what is reported can come out by rounding. `does not fit`: it cannot. `changes the decision`: it cannot, and the
 * recomputed value lies on the other side of 0.05 (or of no effect). `unusual`: possible, and worth a look.
 */
export type Verdict = 'fits' | 'unusual' | 'does not fit' | 'changes the decision'

/** One recomputation. `reported` and `recomputed` are for people; `facts` are the passages that it is about. */
export type Recheck = {
  rule: RecheckRule
  verdict: Verdict
  reported: string
  recomputed: string
  facts: readonly Fact[]
}

/** All numbers that are written as one rounded number: 2.20 stands for 2.195 to 2.205. */
export function roundedFrom(value: number, decimals: number): { low: number; high: number } {
  const half = 0.5 * 10 ** -decimals
  return { low: value - half, high: value + half }
}

/** Guards sums of doubles: 0.1 + 0.2 must not count as above 0.3. */
export const SLACK = 1e-9

/** A number for people: three significant digits below 1, as many decimals as asked above; tiny ones as a bound. */
export function numberWords(value: number): string {
  if (value > 0 && value < 0.001) return '< 0.001'
  const text = Math.abs(value) < 1 ? value.toFixed(3) : value.toFixed(2)
  return text
    .replace(/(\.\d{0,20}?)0{1,20}$/, '$1')
    .replace(/\.$/, '')
    .replace('-', '−')
}
