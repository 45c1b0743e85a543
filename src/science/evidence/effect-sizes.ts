import type { EffectMeasure } from './effect-measures.ts'
import { number, numberValue, type RuleHit } from './numbers.ts'

/** An effect as it is reported. `level` of the interval in per cent, 95 when the text gives an interval without one. */
export type EffectSize = RuleHit & {
  kind: 'effect-size'
  measure: EffectMeasure
  value: number
  interval?: { low: number; high: number; level: number }
}

/** Names of measures. Short ones are only read in capitals: "or" is a word, "MD" also a degree (a number must follow). */
const names: readonly (readonly [EffectMeasure, string])[] = [
  ['OR', String.raw`[Oo]dds [Rr]atios?|(?:a|adj\.?|c)?OR(?:adj)?s?`],
  ['IRR', String.raw`[Ii]ncidence [Rr]ate [Rr]atios?|[Rr]ate [Rr]atios?|a?IRRs?`],
  ['RR', String.raw`[Rr]elative [Rr]isks?|[Rr]isk [Rr]atios?|a?RRs?`],
  ['HR', String.raw`[Hh]azards? [Rr]atios?|(?:a|adj\.?)?HRs?`],
  ['RD', String.raw`(?:[Aa]bsolute )?[Rr]isk [Dd]ifferences?|[Aa]bsolute [Rr]isk [Rr]eductions?|ARRs?|RDs?`],
  ['SMD', String.raw`[Ss]tandardi[sz]ed [Mm]ean [Dd]ifferences?|SMDs?|[Cc]ohen[’']?s [’']?d[’']?|[Hh]edges[’']?s? [’']?g[’']?|[Ss]tandardi[sz]ed [Ee]ffect [Ss]izes?`],
  ['MD', String.raw`(?:[Ww]eighted )?[Mm]ean [Dd]ifferences?|[Bb]etween-?[Gg]roup [Dd]ifferences?|WMDs?|MDs?`],
  ['r', String.raw`(?:[Cc]orrelation [Cc]oefficients?,? )?\(?\b[rRρ](?=\s?=)|[Cc]orrelation [Cc]oefficients?`],
] // prettier-ignore

/** Between name and number: "(OR)", "was", "of", "=", ":", "for death was", "computed from these counts is". */
const glue = String.raw`(?:\s?[([](?:[A-Za-z]{1,4}|95\s?% CI|CI)[)\]])?(?:\s[a-zA-Z][a-zA-Z\s,’'-]{1,60}?(?=\s?(?:=|:|\b(?:was|were|is|of)\s)))?(?:\s|=|:|,|;|was|were|is|of|to be){0,8}[([]?`
const to = String.raw`\s?(?:to|-|–|−|—|,|;|and|‐)\s?`
const interval = String.raw`\s?(?:%|[a-zA-Z/²µμ·]{1,12}\d?(?:\s(?:Hg|H2O))?(?:\sper\s[a-z]+)?)?[\s,;:([]{0,6}(?:(9\d(?:\.\d+)?|80|68)\s?%\s?-?(?:CIs?|CrI|confidence (?:interval|limit)s?|C\.I\.|credible interval)|CI|confidence interval)(?:\s?[([]CI[)\]])?(?:\s|=|:|,|of|was|from|[([]){0,8}(${number})\s?%?${to}(${number})`
const bareInterval = String.raw`\s?[([](${number})${to}(${number})[)\];,]`

const patterns = names.map(([measure, name]) => ({
  measure,
  pattern: new RegExp(
    String.raw`(?<![A-Za-z0-9])(?:${name})(?![A-Za-z0-9])${glue}(${number})(?!\d|[.,·]\d|\s?%?\s?(?:CI|confidence))(?:${interval}|${bareInterval})?`,
    'g',
  ),
}))

/** Every effect size that a text reports with its measure, in order. An interval that does not hold its estimate is left out. */
export function effectSizesIn(text: string): EffectSize[] {
  const hits: EffectSize[] = []
  for (const { measure, pattern } of patterns) {
    for (const found of text.matchAll(pattern)) {
      const value = numberValue(found[1] ?? '')
      if (value === undefined || !isPossible(measure, value)) continue
      const read = readInterval(value, found[3] ?? found[5], found[4] ?? found[6], found[2])
      const length =
        read || (!found[3] && !found[5]) ? found[0].length : found[0].indexOf(found[1] ?? '') + (found[1]?.length ?? 0)
      const whole = found[0].slice(0, length)
      const start = found.index
      if (hits.some((hit) => start < hit.end && hit.start < start + length)) continue
      hits.push({
        kind: 'effect-size',
        start,
        end: start + length,
        found: whole,
        measure,
        value,
        ...(read ? { interval: read } : {}),
      })
    }
  }
  return hits.sort((a, b) => a.start - b.start)
}

function readInterval(value: number, lower?: string, upper?: string, level?: string): EffectSize['interval'] {
  const low = numberValue(lower ?? '')
  const high = numberValue(upper ?? '')
  if (low === undefined || high === undefined || low > value || high < value) return undefined
  return { low, high, level: level ? Number(level) : 95 }
}

/** Ratios are above 0; a correlation lies between −1 and 1. */
function isPossible(measure: EffectMeasure, value: number): boolean {
  if (measure === 'r') return Math.abs(value) <= 1
  return ['OR', 'RR', 'HR', 'IRR'].includes(measure) ? value > 0 : true
}
