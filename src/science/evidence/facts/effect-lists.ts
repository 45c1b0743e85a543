import { isRatio, type AnyEffectMeasure } from '../effect-measures.ts'
import type { EffectSize } from '../effect-sizes.ts'
import { SLOT, slotMatches } from '../number-slots.ts'
import type { RawFact } from './fact.ts'
import type { RuleText } from './rule-text.ts'

type Effect = RawFact & { kind: 'effect-size' }

const to = String.raw`(?:\s?to\s?|\s?[-–−—]\s?|,\s|;\s)`
/** "2.79 [2.03, 3.84]", "1.5 (0.7–3.0)" · "(4.28, 1.52 to 12.09, P=0.006)" */
const shapes = [
  new RegExp(String.raw`(${SLOT})\s?[([](${SLOT})${to}(${SLOT})(?=\s?[)\]]|[,;]\s?[pP]\s?[<=>])`, 'dg'),
  new RegExp(String.raw`(?<=[([]\s?)(${SLOT})[,;]\s(${SLOT})${to}(${SLOT})(?=\s?[)\]]|[,;]\s?[pP]\s?[<=>])`, 'dg'),
]

/** Any name of a measure: where a sentence names two, nobody knows of which a bare number is one. */
const named: readonly (readonly [AnyEffectMeasure, RegExp])[] = [
  ['OR', /\b[Oo]dds [Rr]atio|\b[acA]?ORs?\b/],
  ['HR', /\b[Hh]azards? [Rr]atio|\b[aA]?HRs?\b/],
  ['IRR', /\b[Rr]ate [Rr]atio|\b[aA]?IRRs?\b/],
  ['RR', /\b(?:[Rr]elative [Rr]isk|[Rr]isk [Rr]atio)|\ba?RRs?\b/],
  ['MD', /\b(?:[Mm]ean [Dd]ifference|WMDs?|MDs?)\b/],
  ['SMD', /\b(?:[Ss]tandardi[sz]ed|SMDs?|[Cc]ohen|[Hh]edges)\b/],
]

/**
 * "OR 4.88 (95% CI 3.30 to 7.21); boys 3.97 (1.51 to 10.41)": the numbers of a list behind one that is called an effect and
 * whose interval is called one. Read where the sentence names no other measure and the interval lies about its estimate as
 * that of such an effect does: evenly, for ratios on the logarithm. A range of ages or times does not.
 */
export function listedEffects(
  { text, sentenceAt }: RuleText,
  effects: readonly Pick<EffectSize, 'start' | 'end' | 'measure' | 'interval'>[],
): Effect[] {
  const heads = effects.filter(({ interval }) => interval)
  if (heads.length === 0) return []
  const hits: Effect[] = []
  for (const shape of shapes) {
    for (const found of slotMatches(text, shape)) {
      const [value, low, high] = [found.number(1), found.number(2), found.number(3)]
      const sentence = sentenceAt(found.start)
      if (!value || !low || !high || !sentence || [value, low, high].some(({ percent, scale }) => percent || scale))
        continue
      const head = heads.findLast(({ start, end }) => start >= sentence.start && end <= found.start)
      if (!head || isNamedTwice(sentence.text, head.measure)) continue
      if (ofAnother.test(text.slice(Math.max(head.end, value.start - 60), value.start))) continue
      if (low.decimals !== high.decimals || low.decimals === 0) continue
      if (!isEven(head.measure, value.value, low.value, high.value, low.decimals)) continue
      const isTaken = [...effects, ...hits].some((hit) => value.start < hit.end && hit.start < high.end)
      if (isTaken) continue
      hits.push({
        kind: 'effect-size',
        start: value.start,
        end: high.end,
        value: value.value,
        measure: head.measure,
        decimals: value.decimals,
        interval: { low: low.value, high: high.value, level: 95, decimals: low.decimals },
      })
    }
  }
  return hits
}

/**
 * "Hazard ratios of 3.24 (95% CI 1.24 to 8.47) and 2.99 (95% CI 1.18 to 7.57)": the measure of an estimate that goes on where
 * the effect in front of it ended, in a sentence that names no other; `undefined` where it is none of the same.
 */
export function continuedMeasure(
  { text, sentenceAt }: Pick<RuleText, 'text' | 'sentenceAt'>,
  { start, value, interval }: Pick<Effect, 'start' | 'value' | 'interval'>,
  effects: readonly Effect[],
): AnyEffectMeasure | undefined {
  const sentence = sentenceAt(start)
  const head = effects.reduce<Effect | undefined>(
    (last, each) => (each.end <= start && (!last || each.end > last.end) ? each : last),
    undefined,
  )
  if (!head?.interval || !interval || !sentence || head.start < sentence.start) return undefined
  if (!named.some(([measure]) => measure === head.measure) || isNamedTwice(sentence.text, head.measure))
    return undefined
  if (!goesOn.test(text.slice(head.end, start))) return undefined
  return isEven(head.measure, value, interval.low, interval.high, interval.decimals) ? head.measure : undefined
}
const goesOn = /^[)\]]?[,;]?\s(?:and\s|or\s|versus\s|vs\.?\s)?$/

/** "…, mean survival time: 9.9 (9.4, 10.4) months": the words in front say of what it is, and it is no comparison. */
const ofAnother =
  /\b(?:means?|medians?|averages?|times?|durations?|survival|scores?|ages?|prevalence|incidence|probability|sensitivity|specificity|costs?|length)\b[^.;()[\]]{0,30}$/i

const isNamedTwice = (words: string, measure: AnyEffectMeasure) =>
  named.some(([other, name]) => other !== measure && name.test(words))

/** Whether an estimate stands in the middle of its interval, but for what rounding moves it and a tenth of the width. */
function isEven(measure: AnyEffectMeasure, value: number, low: number, high: number, decimals: number): boolean {
  if (!(low < value && value < high)) return false
  const rounding = 0.5 * 10 ** -decimals
  if (!isRatio(measure)) return Math.abs(high - value - (value - low)) <= 0.1 * (high - low) + 4 * rounding
  if (low <= 0) return false
  const slack = 0.1 * Math.log(high / low) + 2 * rounding * (1 / low + 1 / value)
  return Math.abs(Math.log(high / value) - Math.log(value / low)) <= slack
}
