import { isRatio, type AnyEffectMeasure } from '../effect-measures.ts'
import { SLOT, slotMatches, slotted } from '../number-slots.ts'
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
  ['RD', /\b(?:[Rr]isk|[Rr]ate|[Aa]bsolute|[Mm]edian) [Dd]ifference|\bRDs?\b/],
]
/** "odds ratios (95% confidence intervals) in the dominant model": the heading of what stands in brackets behind it. */
const heading = new RegExp(
  String.raw`^[a-z ]{0,12}(?:,|\s(?:and|with)|\s?[([])\s?(?:their\s)?(?:${SLOT}\s?%\s?)?(?:CIs?|[Cc]onfidence [Ii]ntervals?)\b`,
)

/**
 * "OR 4.88 (95% CI 3.30 to 7.21); boys 3.97 (1.51 to 10.41)": the numbers of a list behind one that is called an effect and
 * whose interval is called one. Read where the sentence names no other measure and the interval lies about its estimate as
 * that of such an effect does: evenly, for ratios on the logarithm. A range of ages or times does not.
 */
export function listedEffects(rules: RuleText, effects: readonly Effect[]): Effect[] {
  const { text, sentenceAt } = rules
  const heads = [
    ...effects.filter(({ interval }) => interval).map(({ start, end, measure }) => ({ start, end, measure })),
    ...headingsIn(rules),
  ].sort((a, b) => a.end - b.end)
  if (heads.length === 0) return []
  const hits: Effect[] = []
  for (const shape of shapes) {
    for (const found of slotMatches(text, shape)) {
      const [value, low, high] = [found.number(1), found.number(2), found.number(3)]
      const sentence = sentenceAt(found.start)
      if (!value || !low || !high || !sentence || [value, low, high].some(({ percent, scale }) => percent || scale))
        continue
      const own = heads.findLast(({ start, end }) => start >= sentence.start && end <= found.start)
      const head = own ?? (shape === shapes[1] ? headBefore(effects, sentence, value.decimals) : undefined)
      if (!head || !named.some(([measure]) => measure === head.measure) || isNamedTwice(sentence.text, head.measure))
        continue
      if (ofAnother.test(text.slice(Math.max(own ? own.end : sentence.start, value.start - 60), value.start))) continue
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

/** Every name of a measure behind which "(95% CI)" says what the brackets of its sentence hold. */
const headingsIn = ({ text }: RuleText) => {
  const filled = slotted(text)
  return named.flatMap(([measure, name]) =>
    [...text.matchAll(new RegExp(name.source, 'g'))].flatMap(({ index, 0: words }) => {
      const end = index + words.length
      return heading.test(filled.slice(end, end + 60)) ? [{ start: index, end, measure }] : []
    }),
  )
}

/** "(2.16, 1.53 to 3.03)" a sentence after the one that said what it is, in a paper that gives no other ratio. */
function headBefore(effects: readonly Effect[], { start }: { start: number }, decimals: number): Effect | undefined {
  const ratios = effects.filter(({ measure, interval }) => interval && isRatio(measure))
  const head = ratios.findLast(({ end }) => end <= start && start - end < FEW_SENTENCES)
  return decimals > 0 && head && ratios.every(({ measure }) => measure === head.measure) ? head : undefined
}
const FEW_SENTENCES = 500

/**
 * "Hazard ratios of 3.24 (95% CI 1.24 to 8.47) and 2.99 (95% CI 1.18 to 7.57)": the measure of an estimate in a sentence that
 * names this one before it and no other; `undefined` where it is none of the same. A ratio may stand further on in its
 * sentence: its interval is even on the logarithm, and no unit stands behind it.
 */
export function continuedMeasure(
  { text, sentenceAt }: Pick<RuleText, 'text' | 'sentenceAt'>,
  { start, end, value, interval }: Effect,
  effects: readonly Effect[],
): AnyEffectMeasure | undefined {
  const sentence = sentenceAt(start)
  if (!interval || !sentence) return undefined
  const head = effects.reduce<Effect | undefined>(
    (last, each) => (each.end <= start && (!last || each.end > last.end) ? each : last),
    undefined,
  )
  const isBehind = head?.interval && head.start >= sentence.start && goesOn.test(text.slice(head.end, start))
  const ahead = text.slice(sentence.start, start)
  const measure = isBehind ? head.measure : ratioIn(ahead)
  if (!measure || !named.some(([known]) => known === measure) || isNamedTwice(sentence.text, measure)) return undefined
  if (!isBehind && (ofAnother.test(ahead.slice(-60)) || !bareRatio.test(slotted(text).slice(start, end))))
    return undefined
  return isEven(measure, value, interval.low, interval.high, interval.decimals) ? measure : undefined
}

/** The ratio that these words name, if it is one. */
const ratioIn = (words: string) => {
  const ratios = named.filter(([measure, name]) => isRatio(measure) && name.test(words))
  return ratios.length === 1 ? ratios[0]?.[0] : undefined
}
/** Right behind the estimate its interval begins. */
const bareRatio = new RegExp(String.raw`^${SLOT}\s?[([,;]\s?(?:${SLOT}\s?%\s?|\s)?(?:CI|[Cc]onf|[Cc]red)`)
const goesOn = /^[)\]]?[,;]?\s(?:and\s|or\s|versus\s|vs\.?\s)?$/

/** "…, mean survival time: 9.9 (9.4, 10.4) months": the words in front say of what it is, and it is no comparison. */
const ofAnother =
  /\b(?:means?|medians?|averages?|times?|durations?|survival|scores?|ages?|prevalence|incidence|probability|sensitivity|specificity|costs?|length|area|AUC|AUROC|kappa|statistics?|index|slope|coefficients?|weight|height|BMI)\b[^.;()[\]]{0,30}$/i

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
