import { effectSizesIn } from '../../evidence/effect-sizes.ts'
import { numberValue } from '../../evidence/numbers.ts'

/** A pooled result of an analysis that the draft shows or is made from, on the scale that people read. */
export type LinkedResult = {
  analysisId: string
  outcome: string
  /** "OR", "RR", "HR", "RD", "MD", "SMD" …: as a text names it. */
  measure: string
  estimate: number
  low?: number
  high?: number
  /** I² in per cent. */
  i2?: number
  tau2?: number
  studies?: number
  participants?: number
}

/** A number of a sentence that no linked analysis has, with the nearest that one has. */
export type Difference = { start: number; end: number; written: string; expected: string; result: LinkedResult }

const i2 = /\bI\s?(?:2|²)\s?(?:=|was|of|is|:)?\s?(\d{1,3}(?:[.·]\d+)?)\s?%/g
const tau2 = /(?:τ|\b[Tt]au)[\s-]?(?:2|²|squared)\s?(?:=|was|of|is|:)?\s?(\d*[.·]\d+|\d+)/g
const studies = /\b(\d{1,4})\s(?:included |eligible |randomi[sz]ed |controlled )*(?:studies|trials)\b/g
const participants =
  /\b(\d{1,3}(?:[,\u2009\u00A0\u202F]\d{3}){1,4}|\d{2,7})\s(?:participants|patients|people|subjects|adults|children|women|men)\b/g

/** Words of a sentence that speaks of a pooled result. */
const pooled =
  /\bpool(?:ed|ing)\b|\bmeta-analy|\brandom[- ]effects?\b|\bfixed[- ]effects?\b|\bcombined (?:estimate|effect|result)|\bsummary (?:estimate|effect)|\boverall (?:effect|estimate)|\bheterogeneity\b|\bI\s?(?:2|²)\s?=|\b(?:across|in all) (?:\w+ )?(?:studies|trials)\b/i

/**
 * Numbers of a sentence about a pooled result that stand otherwise in the analyses that the draft shows: an estimate or
 * interval of the same measure, I², τ², the count of studies or people. A number counts as the same when it is the
 * analysis' number rounded to the decimals that are written. A sentence that names no pooling is not compared: it may
 * speak of one study.
 */
export function differencesFrom(sentence: string, results: readonly LinkedResult[]): Difference[] {
  if (results.length === 0 || !pooled.test(sentence)) return []
  const found: Difference[] = []
  const about = nearestOutcome(sentence, results)
  for (const effect of effectSizesIn(sentence)) {
    const same = about.filter(({ measure }) => measure.toUpperCase() === effect.measure.toUpperCase())
    if (same.length === 0) continue
    const decimals = decimalsIn(effect.found)
    const fits = (result: LinkedResult) =>
      rounds(result.estimate, effect.value, decimals) &&
      (!effect.interval ||
        result.low === undefined ||
        result.high === undefined ||
        (rounds(result.low, effect.interval.low, decimals) && rounds(result.high, effect.interval.high, decimals)))
    const [first] = same
    if (!first || same.some(fits)) continue
    const { start, end, found: written } = effect
    found.push({ start, end, written, expected: inWords(first, Math.max(2, decimals)), result: first })
  }
  const compare = (pattern: RegExp, of: (result: LinkedResult) => number | undefined, unit: string) => {
    const having = about.filter((result) => of(result) !== undefined)
    const [first] = having
    if (!first) return
    for (const hit of sentence.matchAll(pattern)) {
      const value = numberValue(hit[1] ?? '')
      if (value === undefined) continue
      const decimals = decimalsIn(hit[1] ?? '')
      if (having.some((result) => rounds(of(result) ?? Number.NaN, value, decimals))) continue
      found.push({
        start: hit.index,
        end: hit.index + hit[0].length,
        written: hit[0],
        expected: `${trimmed(of(first) ?? 0, unit === '' ? 3 : 1)}${unit}`,
        result: first,
      })
    }
  }
  compare(i2, (result) => result.i2, ' %')
  compare(tau2, (result) => result.tau2, '')
  compare(studies, (result) => result.studies, ' studies')
  compare(participants, (result) => result.participants, ' people')
  return found.toSorted((a, b) => a.start - b.start)
}

/** Results whose outcome the sentence names; all of them when it names none. */
function nearestOutcome(sentence: string, results: readonly LinkedResult[]): readonly LinkedResult[] {
  const lower = sentence.toLowerCase()
  const named = results.filter(({ outcome }) => outcome.trim() !== '' && lower.includes(outcome.trim().toLowerCase()))
  return named.length > 0 ? named : results
}

/** "0.49" is 0.4893 rounded; "0.490" is not. Signs of minus written as a dash count as the sign. */
const rounds = (exact: number, written: number, decimals: number) =>
  Math.abs(Math.abs(exact) - Math.abs(written)) <= 0.5 * 10 ** -decimals + 1e-9

const decimalsIn = (written: string) =>
  [...written.matchAll(/\d[.·](\d+)|(?<!\d)[.·](\d+)/g)].reduce(
    (most, [, one = '', other = '']) => Math.max(most, one.length, other.length),
    0,
  )

const trimmed = (value: number, decimals: number) => String(Number(value.toFixed(decimals)))

function inWords({ measure, estimate, low, high }: LinkedResult, decimals: number): string {
  const number = (value: number) => value.toFixed(decimals)
  const interval = low !== undefined && high !== undefined ? ` (95% CI ${number(low)} to ${number(high)})` : ''
  return `${measure} ${number(estimate)}${interval}`
}
