import { isRatio, type AnyEffectMeasure } from '../effect-measures.ts'
import { effectSizesIn, withInterval, type EffectSize } from '../effect-sizes.ts'
import { intervalsIn, isBeside, type ReportedInterval } from '../intervals.ts'
import { SLOT, slotMatches } from '../number-slots.ts'
import { numberTokens, type NumberToken } from '../number-tokens.ts'
import { continuedMeasure, listedEffects } from './effect-lists.ts'
import { kindOfEstimate, likelihood, namedLast } from './effect-kind.ts'
import { effectRoleOf } from './effect-role.ts'
import type { RawFact } from './fact.ts'
import type { PFact } from './p-facts.ts'
import { before, pAfter } from './rule.ts'
import type { RuleText } from './rule-text.ts'

type Effect = RawFact & { kind: 'effect-size' }

const is = String.raw`\s?(?:=|:|was|were|of|is)\s?`

const further: readonly (readonly [AnyEffectMeasure, string, ((value: number) => boolean)?])[] = [
  ['eta2', String.raw`(?:partial\s)?(?:η|eta)[-\s_]?p?\s?(?:²|2|squared|-squared)p?(?:\s?[([]partial[)\]])?${is}`, (v) => v >= 0 && v <= 1],
  ['eta2', String.raw`ηp(?:2|²)${is}`, (v) => v >= 0 && v <= 1],
  ['omega2', String.raw`(?:ω|omega)[-\s]?p?\s?(?:²|2|squared)${is}`, (v) => v <= 1],
  ['R2', String.raw`(?:adjusted\s)?(?:Δ)?R\s?(?:²|2)${is}`, (v) => v >= 0 && v <= 1],
  ['beta', String.raw`(?:standardi[sz]ed\s|unstandardi[sz]ed\s|regression\s)?(?:β|[Bb]eta|[Rr]egression coefficients?|b(?=\s?=)|B(?=\s?=))(?:\s(?:coefficient|weight)s?)?\s?(?:=|was|of|(?=\uE000))\s?`],
  ['SMD', String.raw`(?:d|dz|g|Glass's delta|ES|[Ee]ffect sizes?(?:,? d)?)\s?=\s?`, (v) => Math.abs(v) < 20],
  ['OR', String.raw`[Oo]dds of [a-z][a-z ]{2,60}? (?:was|were) `, () => false],
  ['difference', String.raw`(?:\b[Aa]bsolute\s|\b[Aa]djusted\s|\b[Mm]edian\s|\b[Tt]reatment\s|\b[Ee]stimated\s)*[Dd]ifference(?:\s(?:in|between)\s[a-z][\w ,'-]{1,70}?)?(?:\s?[,:=]|\s(?:was|of)|\s(?=\uE000))\s?`],
  ['r', String.raw`(?:(?:Spearman|Pearson)(?:'s)?\s(?:rank\s)?(?:rho|r|ρ|correlation(?: coefficient)?)|rho)(?:\s?[,:=]|\s(?:was|of))\s?`, (v) => Math.abs(v) <= 1],
  ['RD', String.raw`[Aa]bsolute (?:risk )?(?:reduction|increase|difference)(?: in [a-z ]{2,30})?(?:\s?[,:=]|\s(?:was|of))\s?`],
  ['RR', String.raw`(?:[Pp]revalence|[Rr]elative) [Rr]atios?(?:\s?[([]PR[)\]])?(?:\s?[,:=]|\s(?:was|of))?\s`],
  ['ratio', String.raw`\b(?:[a-z]+\s)?[Rr]atios?(?:\s(?:of|for|in|between)\s[a-z][a-z ,-]{2,70}?)?(?:\s?[,:=(]|\s(?:was|of))?\s?(?=\uE000)`, (v) => v > 0],
] // prettier-ignore

const patterns = further.map(([measure, name, possible]) => ({
  measure,
  possible,
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}_])${name}(${SLOT})(?!\s?%?\s?-?(?:CI|confidence))`, 'dgu'),
}))

/** Measures that are only read with their interval: in words alone they may be anything. */
const wantsInterval: ReadonlySet<AnyEffectMeasure> = new Set(['difference', 'ratio'])

/** Effect sizes with their interval and p value: the measures that are pooled, then slopes, shares and all other estimates with an interval. */
export function effectFacts(rules: RuleText, ps: readonly PFact[]): Effect[] {
  const { text, sentenceAt } = rules
  const intervals = intervalsIn(text)
  const named = effectSizesIn(text)
  const hits: Effect[] = named
    .filter((hit) => isMeant(hit) && !isNoResult(text, hit) && !/\bintra-?class\s$/i.test(before(text, hit.start, 12)))
    .map(({ start, end, value, measure, decimals, interval, outside }) => ({
      kind: 'effect-size',
      start,
      end: closed(text, end),
      value,
      measure,
      decimals,
      ...(interval ? { interval } : {}),
      ...(outside ? { outside } : {}),
    }))
  const free = (start: number, end: number) => !hits.some((hit) => start < hit.end && hit.start < end)
  for (const { measure, pattern, possible } of patterns) {
    for (const found of slotMatches(text, pattern)) {
      const number = found.number(1)
      if (measure === 'ratio' && likelihood.test(found.found)) continue
      if (!number || possible?.(number.value) === false || !free(found.start, number.end)) continue
      const { end, ...beside } = withInterval(text, number, intervals)
      const called =
        measure === 'ratio'
          ? (namedLast(found.found.slice(0, number.start - found.start)) ?? measure)
          : measure === 'difference' && standardised.test(before(text, found.start, 16))
            ? 'SMD'
            : measure
      if (!free(found.start, end)) continue
      // "b = 1000" is a setting of a machine.
      if (measure === 'beta' && !beside.interval && Number.isInteger(number.value)) continue
      if (wantsInterval.has(measure) && !beside.interval) continue
      if (called === 'difference' && otherDifference.test(before(text, found.start, 40))) continue
      // "increased the ratio (+3.2 [0.8, 8.4])": by how much it changed.
      if (called === 'ratio' && /\+\s?$/.test(before(text, number.start + 1, 3))) continue
      if (measure === 'RD' && !isOfRisk(found.found, number.percent)) continue
      if (isNoResult(text, { start: found.start, end, measure, percent: number.percent, interval: beside.interval }))
        continue
      hits.push({ kind: 'effect-size', start: found.start, end: closed(text, end), value: number.value, measure: called, decimals: number.decimals, ...beside }) // prettier-ignore
    }
  }
  for (const interval of intervals) {
    const hit = free(interval.start, interval.end) ? estimateBefore(text, interval) : undefined
    if (!hit || !free(hit.start, hit.end)) continue
    hits.push({ ...hit, measure: (isVague(hit) && continuedMeasure(rules, hit, hits)) || hit.measure })
  }
  hits.push(...listedEffects(rules, hits))
  return hits
    .filter((hit) => !planned.test(sentenceAt(hit.start)?.text ?? ''))
    .map((hit) => {
      const outside = hit.outside && intervals.find(({ start }) => start >= hit.end)
      const p = pAfter(text, outside ? outside.end : hit.end, ps, 40)
      const sentence = sentenceAt(hit.start)
      const words = sentence?.text ?? ''
      const role = effectRoleOf(words, hit.start - (sentence?.start ?? hit.start))
      return {
        ...hit,
        ...(outside ? { end: closed(text, outside.end) } : {}),
        ...(p ? { p } : {}),
        ...(role ? { role } : {}),
        ...(primary.test(words) ? { primary: true } : {}),
        about: words,
      }
    })
}

/** What its own clause says of an estimate counts more than what its sentence says of others. */
const isVague = ({ measure }: Effect) => measure === 'estimate' || measure === 'ratio' || measure === 'difference'

/** "The number of patients required to demonstrate a mean difference of 6.6": nobody has seen it yet. */
export const planned =
  /\b(?:sample size|power(?:ed)?|number of (?:patients|participants|subjects)|requir\w+|needed)\b[^.]{0,120}?\bto (?:detect|demonstrate|show|find|identify|observe)\b|\b(?:sample size|power) (?:was |of )?(?:calculat\w+|estimat\w+|determined)\b|\bassum(?:ed|ing) (?:an? |that )?[^.]{0,80}\b(?:power|sample size)\b/i
const primary = /\bprimary (?:\w+\s)?(?:outcomes?|end-?\s?points?|efficacy|analysis|composite|measure)\b/i

/** "fell by 5.2 mmHg (95% CI 2.1 to 8.3)": the number in front of an interval that holds it, whatever it is called. */
function estimateBefore(text: string, interval: ReportedInterval): Effect | undefined {
  const number = lastBefore(numberTokens(text), interval)
    .toReversed()
    .find(
      (token) =>
        !token.scale &&
        !statistic.test(text.slice(Math.max(0, token.start - 24), token.start)) &&
        !isTime(text, token) &&
        token.value >= interval.low &&
        token.value <= interval.high &&
        isBeside(text, token.end, interval),
    )
  if (!number) return undefined
  const { low, high, level, decimals } = interval
  return {
    kind: 'effect-size',
    start: number.start,
    end: closed(text, interval.end),
    value: number.value,
    measure: kindOfEstimate(text, number, interval),
    decimals: number.decimals,
    interval: { low, high, level, decimals },
  }
}

/** "Death by 6 months (95% CI …)": when it was looked, and no estimate. */
const isTime = (text: string, { start, end }: NumberToken) =>
  /^[\s-]?(?:hours?|days?|weeks?|months?|years?)\b/.test(text.slice(end, end + 9)) &&
  /\b(?:at|by|after|within|over|until|for|in)\s(?:the\s)?$/i.test(text.slice(Math.max(0, start - 12), start))

/** "Wald χ2 = 13.1", "t(46) =": a test statistic is no estimate. */
const statistic = /(?:\b[Pp]\s?[<>=≤≥]\s?$|(?:χ\S{0,4}|\b[FtzQUHW]|[Cc]hi-?\s?squared?)\s?(?:\([^()]{0,14}\))?\s?=\s?$)/

/** The four numbers in front of an interval. */
function lastBefore(tokens: readonly NumberToken[], { start }: ReportedInterval): NumberToken[] {
  let low = 0
  let high = tokens.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return tokens.slice(Math.max(0, low - 4), low)
}

const standardised = /\bstandardi[sz]ed\s$/i
/** "standardised difference", "minimal important difference": no plain difference of two arms. */
const otherDifference =
  /(?:standardi[sz]ed|relative|log(?:arithmic|-?transformed|ged)?|percent(?:age)?|%|fold|ratio|important|detectable|relevant|meaningful|worthwhile|smallest|minim(?:al|um))\s(?:\w{1,24}\s)?$/i
/** "absolute reduction in LDL of 40": of risks only where the words or the per cent say so. */
const isOfRisk = (found: string, isPercent: boolean) =>
  /\brisk\b/i.test(found) ||
  (/\sin\s/.test(found)
    ? /\b(?:rates?|mortality|deaths?|incidence|events?|proportion|prevalence|survival)\b/i.test(found)
    : isPercent)

const convention =
  /^[^.;()]{0,50}?\b(?:(?:was|were|is|are|being|be)\s(?:\w+\s){0,3}?(?:considered|interpreted|regarded|defined|classified|categori[sz]ed|taken|deemed|label\w+|assumed|chosen)\b|(?:indicat|denot|represent|correspond|reflect)\w*\s(?:to\s)?(?:an?\s)?(?:small|medium|moderate|large|weak|strong|trivial|negligible)\b)/i
const agreedOn =
  /\b(?:margins?|thresholds?|cut-?offs?|limits?|boundar(?:y|ies)|criteri(?:on|a)|at least|minimal(?:ly)? (?:clinically )?(?:important|detectable|relevant)|assum\w+|anticipated|hypothesi[sz]ed|conventions?|benchmarks?|rule of thumb)\b[^.;()]{0,50}$/i
const interpretedAs =
  /\b(?:interpreted|considered|regarded|defined|classified|categori[sz]ed)\b[^.]{0,90}\b(?:trivial|small|medium|moderate|large)\b[^.()]{0,20}[([]?\s?$/i
const toNext = /^\s?[-–−]\s?\.?\d|^\s(?:to|through)\s(?:[A-Za-z'’]+\s){0,3}(?:=\s?)?[-−]?\.?\d/
const fromFirst = /\b(?:rang\w+|var(?:y|ying|ied))\s(?:from\s|between\s)?(?:[\w'’]+\s){0,2}$/i
const allSizes = /\bsmall\b[^.]{0,90}\b(?:medium|moderate)\b[^.]{0,90}\blarge\b/i

/** What was agreed on beforehand ("0.20, 0.50 and 0.80 were considered small …", a margin), one end of a range, or a ratio in per cent. */
function isNoResult(
  text: string,
  hit: { start: number; end: number; measure: AnyEffectMeasure; percent?: boolean; interval?: unknown },
): boolean {
  if (hit.interval !== undefined) return false
  const ahead = before(text, hit.start, 70)
  const behind = text.slice(hit.end, hit.end + 110)
  return (
    (isRatio(hit.measure) && (hit.percent ?? /^\s?%/.test(behind))) ||
    convention.test(behind) ||
    allSizes.test(behind) ||
    agreedOn.test(ahead) ||
    interpretedAs.test(before(text, hit.start, 140)) ||
    toNext.test(behind) ||
    fromFirst.test(ahead)
  )
}

/** "MD 2 wards away", "relative risk at 10, 30 and 50 degrees", a table's "Relative Risk [95% CI] 4": a bare whole number there is no measure. */
const isMeant = ({ found, value, interval }: EffectSize) =>
  interval !== undefined ||
  !Number.isInteger(value) ||
  (Math.abs(value) < 30 &&
    !/(?:\bat|CI[)\]]?)\s?-?\d+$/.test(found) &&
    /[=:]|\b(?:was|were|of|is)\b|[a-z]{4}/.test(found))

/** The bracket that closes what was opened inside the passage belongs to it. */
function closed(text: string, end: number): number {
  return /[)\]]/.test(text.charAt(end)) && /[([][^)\]]*$/.test(text.slice(Math.max(0, end - 60), end)) ? end + 1 : end
}
