import type { FactOf } from '../facts/fact.ts'
import { numberWords, roundedFrom, SLACK, type Recheck } from './recheck.ts'

/**
 * A percentage recomputed from the counts beside it, with its rounding. Half a unit more is allowed because papers also
 * cut digits off ("2 of 3, 66%").
 *
 * Source: the arithmetic of Brown & Heathers 2017, Social Psychological and Personality Science 8:363–369 (GRIM), for
 * data of zeros and ones.
 */
export function recheckShare(share: FactOf<'percentage'>): Recheck | undefined {
  const { value, decimals, events, of } = share
  if (events === undefined || of === undefined || of === 0) return undefined
  const exact = (100 * events) / of
  // "≥ 0.854% (13/24)": two cells of a table that ran together.
  if (value < 1 && decimals > 2 && exact > 1) return undefined
  const { low, high } = roundedFrom(value, decimals)
  const cut = value <= exact + SLACK && exact < value + 10 ** -decimals
  const fits = (exact >= low - SLACK && exact <= high + SLACK) || cut
  const digits = Math.max(decimals, 1)
  return {
    rule: 'percent-from-counts',
    verdict: fits ? 'fits' : 'does not fit',
    reported: `${share.value}%`,
    recomputed: `${events} of ${of} are ${numberWords(Number(exact.toFixed(digits)))}%`,
    facts: [share],
  }
}

/** All of them were put into the arms: only then are fewer in the arms than in all an error. */
const assigns = /\b(?:randomi[sz]ed|assigned|allocated|divided) (?:\w+ ){0,3}?(?:to|into|between|among)\b/i

/**
 * The arms named in one sentence against the total named in it. More people in the arms than in all never fits; fewer do
 * not fit where the sentence says that all were assigned.
 *
 * Source: the participant flow of CONSORT 2010 (item 13a; Moher et al., BMJ 340:c869): numbers assigned to each group.
 */
export function recheckArms(
  total: FactOf<'sample-size'>,
  arms: readonly FactOf<'sample-size'>[],
  sentence: string,
): Recheck | undefined {
  if (arms.length < 2) return undefined
  const sum = arms.reduce((all, { value }) => all + value, 0)
  if (sum !== total.value && !assigns.test(sentence)) return undefined
  // Another number of the sentence may be the one that the arms add up to: "939 of 949 were randomised".
  const others = new Set([...sentence.matchAll(/\d[\d,]*/g)].map(([written]) => Number(written.replaceAll(',', ''))))
  // Numbers so far apart are not said of the same people: "12 men of each site" and 575 in the arm.
  if (Math.abs(sum - total.value) > 0.25 * total.value) return undefined
  if (sum !== total.value && (others.has(sum) || /n = \d+ ?[×x]/.test(sentence))) return undefined
  return {
    rule: 'sum-of-arms',
    verdict: sum === total.value ? 'fits' : 'does not fit',
    reported: `${total.value} in all`,
    recomputed: `${arms.map(({ value }) => value).join(' + ')} = ${sum}`,
    facts: [total, ...arms],
  }
}
