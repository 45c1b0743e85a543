import type { Limits } from '../models/heterogeneity.ts'
import type { Natural } from './analysis.ts'

export type AbsoluteEffect = {
  /** Events among 1,000 people without and with the intervention. */
  without: number
  withIt: Natural
  /** Difference among 1,000 people: below 0, fewer events. */
  difference: Natural
  /**
   * People to treat for one event less (`benefit`) or more (`harm`); the interval goes through infinity when no effect lies within.
   * Absent where the effect is exactly none.
   */
  numberNeeded?: { value: number; kind: 'benefit' | 'harm'; limits: Limits; goesThroughInfinity: boolean }
}

export type AbsoluteResult = { ok: true; effect: AbsoluteEffect } | { ok: false; reason: string }

/**
 * What a ratio or difference means for people with a given risk (0 to 1) without the intervention. Hazard ratios take the risk at
 * the time for which it is given. Source: Cochrane Handbook, version 6, 15.4.4; Altman & Andersen 1999, BMJ 319:1492–1495 (HR);
 * Altman 1998, BMJ 317:1309–1312 (numbers needed to treat).
 */
export function absoluteEffect(
  measure: 'RR' | 'OR' | 'PETO' | 'RD' | 'HR',
  natural: Natural,
  risk: number,
): AbsoluteResult {
  if (!(risk > 0 && risk < 1))
    return { ok: false, reason: 'The risk without the intervention lies between 0 and 1, neither included.' }
  const raw = (value: number) => {
    if (measure === 'RR') return risk * value
    if (measure === 'RD') return risk + value
    if (measure === 'HR') return 1 - (1 - risk) ** value
    return (risk * value) / (1 - risk + risk * value)
  }
  const inRange = (value: number) => Math.min(1, Math.max(0, raw(value)))
  const withIt = { estimate: inRange(natural.estimate), low: inRange(natural.low), high: inRange(natural.high) }
  const perThousand = (of: Natural): Natural => ({
    estimate: 1000 * of.estimate,
    low: 1000 * of.low,
    high: 1000 * of.high,
  })
  const difference = { estimate: withIt.estimate - risk, low: withIt.low - risk, high: withIt.high - risk }
  return {
    ok: true,
    effect: {
      without: 1000 * risk,
      withIt: perThousand(withIt),
      difference: perThousand(difference),
      ...(difference.estimate !== 0 && {
        numberNeeded: {
          value: 1 / Math.abs(difference.estimate),
          kind: difference.estimate < 0 ? 'benefit' : 'harm',
          limits: { low: 1 / Math.abs(difference.low), high: 1 / Math.abs(difference.high) },
          goesThroughInfinity: difference.low <= 0 && difference.high >= 0,
        },
      }),
    },
  }
}
