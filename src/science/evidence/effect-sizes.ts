import { isRatio, type EffectMeasure } from './effect-measures.ts'
import { bareIntervalAt, intervalsIn, isBeside, type ReportedInterval } from './intervals.ts'
import { SLOT, slotMatches } from './number-slots.ts'
import type { NumberToken } from './number-tokens.ts'
import type { RuleHit } from './numbers.ts'

/** An effect as it is reported. `level` of the interval in per cent, 95 when the text gives an interval without one. */
export type EffectSize = RuleHit & {
  kind: 'effect-size'
  measure: EffectMeasure
  value: number
  decimals: number
  interval?: { low: number; high: number; level: number; decimals: number }
  /** An interval right behind the estimate that does not hold it. */
  outside?: { low: number; high: number; level: number }
}

/** Names of measures. Short ones are only read in capitals: "or" is a word, "MD" also a degree (a number must follow). */
const names: readonly (readonly [EffectMeasure, string])[] = [
  ['OR', String.raw`[Oo]dds [Rr]atios?|(?:[aA]|adj\.?|c)?OR(?:adj)?s?`],
  ['IRR', String.raw`[Ii]ncidence [Rr]ate [Rr]atios?|[Rr]ate [Rr]atios?|[aA]?IRRs?`],
  ['RR', String.raw`[Rr]elative [Rr]isks?|[Rr]isk [Rr]atios?|a?RRs?`],
  ['HR', String.raw`[Hh]azards? [Rr]atios?|[Rr]elative [Hh]azards?|(?:[aA]|adj\.?)?HRs?`],
  ['RD', String.raw`(?:[Aa]bsolute )?[Rr]isk [Dd]ifferences?|[Aa]bsolute [Rr]isk [Rr]eductions?|ARRs?|RDs?`],
  ['SMD', String.raw`[Ss]tandard(?:i[sz]ed)? [Mm]ean [Dd]ifferences?|SMDs?|[Cc]ohen[’']?s [’']?d[’']?|[Hh]edges[’']?s? [’']?g[’']?|[Ss]tandardi[sz]ed [Ee]ffect [Ss]izes?`],
  ['MD', String.raw`(?:[Ww]eighted )?[Mm]ean [Dd]ifferences?|[Bb]etween-?[Gg]roup [Dd]ifferences?|WMDs?|MDs?`],
  ['r', String.raw`(?:[Cc]orrelation [Cc]oefficients?,? )?\(?\b[rRρ](?=\s?=)|[Cc]orrelation [Cc]oefficients?`],
] // prettier-ignore

/** "odds ratio and 95% confidence interval: 1.70 (1.22, 2.37)": the heading names both before either stands there. */
const andInterval = String.raw`(?:(?:,|\s(?:and|with)|\s?[([])\s?(?:the\s|their\s)?(?:${SLOT}\s?%\s?)?(?:CIs?|[Cc]onfidence [Ii]ntervals?)(?:\s?\(CIs?\))?[)\]]?)?`
/** Between name and number: "(OR)", "was", "of", "=", ":", "for death was", "computed from these counts is". */
const glue = String.raw`(?:\s?[([](?:[A-Za-z]{1,4}|${SLOT}\s?% CI|CI)[)\]])?${andInterval}(?:\s[a-zA-Z][a-zA-Z\d\s,’'-]{1,60}?(?=\s?(?:=|:|\b(?:was|were|is|of)\s)))?(?:\s|=|:|,|;|was|were|is|of|estimated|calculated|found|as|at|to be){0,8}[([]?`

/** "Relative risk reduction of 34%" is no relative risk. */
const other = String.raw`\s(?:reductions?|increases?|decreases?|scores?|aversion)\b`

const patterns = names.map(([measure, name]) => ({
  measure,
  pattern: new RegExp(
    String.raw`(?<![A-Za-z0-9])(?:${name})(?![A-Za-z0-9]|${other})${glue}(${SLOT})(?!\s?%?\s?-?(?:CI|confidence))`,
    'dg',
  ),
}))

/** Every effect size that a text reports with its measure, in order. An interval that does not hold its estimate is left out. */
export function effectSizesIn(text: string): EffectSize[] {
  const intervals = intervalsIn(text)
  const hits: EffectSize[] = []
  for (const { measure, pattern } of patterns) {
    for (const found of slotMatches(text, pattern)) {
      const number = found.number(1)
      if (
        !number ||
        !isPossible(measure, number.value) ||
        isUnit(text, number) ||
        isStep(found.found, number.start - found.start)
      )
        continue
      const beside = withInterval(text, number, intervals)
      if (hits.some(({ start, end }) => start < beside.end && found.start < end)) continue
      hits.push({
        kind: 'effect-size',
        start: found.start,
        found: text.slice(found.start, beside.end),
        measure,
        value: number.value,
        decimals: number.decimals,
        ...beside,
      })
    }
  }
  return hits.sort((a, b) => a.start - b.start)
}

/** "relative risk for improvement after 1 week": a time is no estimate. */
const isUnit = (text: string, { end, value }: NumberToken) =>
  Number.isInteger(value) && /^[\s-]?(?:weeks?|months?|years?|days?|patients|participants|studies|trials)\b/.test(text.slice(end, end + 14)) // prettier-ignore

/** "per height increment of 5 cm": the step that an estimate is given for. */
const isStep = (found: string, at: number) =>
  /\b(?:increments?|increases?|decreases?|decrements?|steps?|units?|intervals?|difference|change)\s(?:of|by)\s$/i.test(
    found.slice(0, at),
  ) && /\b(?:per|for (?:an?|each|every))\s/i.test(found.slice(0, at))

/** The end of an estimate and of the interval beside it, which is inside or outside of it. */
export function withInterval(
  text: string,
  number: NumberToken,
  intervals: readonly ReportedInterval[],
): Pick<EffectSize, 'end' | 'interval' | 'outside'> {
  const percent = number.percent ? /^\s?%/.exec(text.slice(number.end, number.end + 2))?.[0].length : undefined
  const end = number.end + (percent ?? 0)
  const named = intervals.find((interval) => isBeside(text, number.end, interval))
  const next = named ?? bareIntervalAt(text, end, number.value)
  if (!next) return { end: number.end }
  const { low, high, level, decimals } = next
  if (low <= number.value && number.value <= high) return { end: next.end, interval: { low, high, level, decimals } }
  return low < high ? { end: number.end, outside: { low, high, level } } : { end: number.end }
}

/** Ratios are above 0; a correlation lies between −1 and 1. */
function isPossible(measure: EffectMeasure, value: number): boolean {
  if (measure === 'r') return Math.abs(value) <= 1
  return isRatio(measure) ? value > 0 : true
}
