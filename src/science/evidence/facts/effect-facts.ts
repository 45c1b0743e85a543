import { isRatio, type AnyEffectMeasure } from '../effect-measures.ts'
import { effectSizesIn, withInterval, type EffectSize } from '../effect-sizes.ts'
import { intervalsIn, isBeside, type ReportedInterval } from '../intervals.ts'
import { SLOT, slotMatches, slotted } from '../number-slots.ts'
import { numberTokens, type NumberToken } from '../number-tokens.ts'
import { continuedMeasure, listedEffects } from './effect-lists.ts'
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
    .filter((hit) => isMeant(hit) && !/\bintra-?class\s$/i.test(before(text, hit.start, 12)))
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
        measure === 'ratio' ? (namedLast(found.found.slice(0, number.start - found.start)) ?? measure) : measure
      if (!free(found.start, end)) continue
      // "b = 1000" is a setting of a machine.
      if (measure === 'beta' && !beside.interval && Number.isInteger(number.value)) continue
      if (wantsInterval.has(measure) && !beside.interval) continue
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
      const words = sentenceAt(hit.start)?.text ?? ''
      const role = effectRoleOf(words)
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
    measure:
      calledBehind(text.slice(number.end, interval.start)) ??
      kindOf(
        clauseBefore(text, number.start),
        lastSentence(text.slice(Math.max(0, number.start - 400), number.start)),
        text.slice(interval.end, interval.end + 30),
        number,
        interval,
      ),
    decimals: number.decimals,
    interval: { low, high, level, decimals },
  }
}

/** "0.31 kg more (95% CI …)", "1.9 times (95% CI …)": what stands between an estimate and its interval names it. */
const calledBehind = (words: string): AnyEffectMeasure | undefined =>
  /^\s?(?:times|-?\s?fold)\b/.test(words)
    ? 'ratio'
    : /\s(?:more|less|fewer|higher|lower|greater|longer|shorter)\b/.test(words)
      ? 'difference'
      : undefined

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

const lastSentence = (words: string) => words.split(/[.!?]\s(?=\p{Lu}|\d)/u).at(-1) ?? ''
const clauseBefore = (text: string, at: number) =>
  /[^.;]*$/.exec(slotted(text).slice(Math.max(0, at - 140), at))?.[0] ?? ''

/** "fell by 5.2 mmHg", "a difference of 3": a verb alone may tell of one arm, a risk or a ratio ("higher … (37.7%, …)"). */
const changes =
  /\b(?:by|difference\w*(?:\s[a-z]+){0,6}|(?:reduc\w+|increas\w+|decreas\w+|changes?|fall|rise|loss|gain|improvement) (?:of|was|were)|excess(?: of)?)\s(?:(?:about|approximately|an?|on average|only|some)\s){0,2}[([]?$/i
const correlated = /\b(?:correlat\w+|rho)\b|ρ/i
/** Of a test's result, not of two arms. */
const likelihood = /\blikelihood ratio/i
const ratio = /\bratios?\b|\b(?:times|fold)\b/i

/** "66.7% compared to 53.6%": what stands behind these is one group's own. */
const isOneArm = /\b(?:compared (?:to|with)|versus|vs\.?|than)\s?[([]?$/i
/** "15% (95% CI 10 to 20) increase" */
const changed =
  /^%?(?:,?\s?[pP]\s?[<=>]\s?\d?\.\d{1,5})?[)\]]?\s(?:absolute |relative |significant )?(?:increase|decrease|reduction|improvement|difference|fewer|more|less|lower|higher|greater)\b/i

const spelled: readonly (readonly [AnyEffectMeasure, RegExp])[] = [
  ['HR', /\b[Hh]azards? [Rr]atios?\b|\bHRs?\b/],
  ['OR', /\b[Oo]dds [Rr]atios?\b|\bORs?\b/],
  ['RR', /\b(?:[Rr]elative [Rr]isks?|[Rr]isk [Rr]atios?)\b|\bRRs?\b/],
  ['MD', /\b[Mm]ean [Dd]ifferences?\b/],
]

/** The one measure that a clause names with no number between it and its estimate. */
function namedLast(clause: string): AnyEffectMeasure | undefined {
  const since = clause.slice(clause.lastIndexOf('\uE001') + 1)
  const named = spelled.filter(([, name]) => name.test(since))
  return named.length === 1 ? named[0]?.[0] : undefined
}

/** A share of what would have been is no difference between two shares. */
const relative =
  /\b(?:relative (?:risk |rate )?(?:reduction|increase|decrease|change)s?|RRR|efficacy|effectiveness)\b[^,;]*$/i
/** "in adults with it (28.2%, 95% CI …) compared with those without it" */
const ofGroup = /\w\s?[([]$/
const besideGroup = /^%?[)\]]?,?\s(?:compared (?:to|with)|versus|vs\.?|than|and)\b/i

/** "a greater increase in sensitivity (30%, 95% CI …)": by how much something changed is no share of people. */
const changedShare =
  /\b(?:increases?|decreases?|reductions?|changes?|gains?|loss(?:es)?|declines?|growth) (?:in|of)\b|\bavert\w*/i

/** A share below nothing is a difference; else the words of its clause say whether something changed. */
function kindOf(
  clause: string,
  sentence: string,
  behind: string,
  number: NumberToken,
  { low }: ReportedInterval,
): AnyEffectMeasure {
  const near = clause.slice(-60)
  if (relative.test(near)) return 'estimate'
  if (number.percent && low >= 0 && changedShare.test(sentence) && !changes.test(near)) return 'estimate'
  if (number.percent && low >= 0 && ofGroup.test(near) && besideGroup.test(behind)) return 'proportion'
  if (isOneArm.test(near) && low >= 0) return number.percent ? 'proportion' : 'estimate'
  const named = number.percent ? undefined : namedLast(clause)
  if (named && (!isRatio(named) || low > 0)) return named
  if (changed.test(behind)) return 'difference'
  if (/\b(?:[Mm]eans?|[Mm]edians?|[Aa]verage|(?:M|Mdn)(?=\s?=))\s?[:=(]?\s?$/.test(near) && low >= 0) return 'estimate'
  if (likelihood.test(near)) return 'estimate'
  if (ratio.test(near) && !number.percent && low > 0) return 'ratio'
  if (correlated.test(near)) return 'estimate'
  if (low < 0 || changes.test(near)) return 'difference'
  return number.percent ? 'proportion' : 'estimate'
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
