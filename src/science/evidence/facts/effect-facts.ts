import type { AnyEffectMeasure } from '../effect-measures.ts'
import { effectSizesIn, type EffectSize } from '../effect-sizes.ts'
import { numberValue } from '../numbers.ts'
import type { Interval, RawFact } from './fact.ts'
import type { PFact } from './p-facts.ts'
import { after, before, decimalsOf, figure, pAfter } from './rule.ts'
import type { RuleText } from './rule-text.ts'

type Effect = RawFact & { kind: 'effect-size' }

const to = String.raw`\s?(?:to|-|—|,|;|and)\s?`
const level = String.raw`(?:(9\d(?:\.\d)?|80|68)\s?%\s?-?\s?)?(?:CIs?|CrI|C\.I\.|confidence (?:interval|limit)s?|credible intervals?|UI)`
const interval = String.raw`(?:\s?(?:%|[a-zA-Z/²µμ·]{1,12}\d?(?:\s(?:Hg|H2O))?(?:\sper\s[a-z]+)?))?[\s,;:([]{0,4}${level}(?:\s|=|:|,|of|was|from|[([]|CI[)\]]){0,8}(${figure})\s?%?${to}(${figure})\s?%?`
const bareInterval = String.raw`\s?[([](${figure})(?:\s?to\s?|\s?-\s?|,\s|;\s)(${figure})[)\]]`
const is = String.raw`\s?(?:=|:|was|were|of|is)\s?`

const further: readonly (readonly [AnyEffectMeasure, string, ((value: number) => boolean)?])[] = [
  ['eta2', String.raw`(?:partial\s)?(?:η|eta)[-\s_]?p?\s?(?:²|2|squared|-squared)p?(?:\s?[([]partial[)\]])?${is}`, (v) => v >= 0 && v <= 1],
  ['eta2', String.raw`ηp(?:2|²)${is}`, (v) => v >= 0 && v <= 1],
  ['omega2', String.raw`(?:ω|omega)[-\s]?p?\s?(?:²|2|squared)${is}`, (v) => v <= 1],
  ['R2', String.raw`(?:adjusted\s)?(?:Δ)?R\s?(?:²|2)${is}`, (v) => v >= 0 && v <= 1],
  ['beta', String.raw`(?:standardi[sz]ed\s|unstandardi[sz]ed\s|regression\s)?(?:β|[Bb]eta|[Rr]egression coefficients?|b(?=\s?=)|B(?=\s?=))(?:\s(?:coefficient|weight)s?)?\s?(?:=|:|was|of|(?=[-]?\d*\.\d))\s?`],
  ['SMD', String.raw`(?:d|dz|g|Glass's delta|ES|[Ee]ffect sizes?(?:,? d)?)\s?=\s?`, (v) => Math.abs(v) < 20],
  ['OR', String.raw`[Oo]dds of [a-z][a-z ]{2,60}? (?:was|were) `, () => false],
  ['difference', String.raw`(?:\b[Aa]bsolute\s|\b[Aa]djusted\s|\b[Mm]edian\s|\b[Tt]reatment\s|\b[Ee]stimated\s)*[Dd]ifference(?:\s(?:in|between)\s[a-z][\w ,'-]{1,70}?)?(?:\s?[,:=]|\s(?:was|of)|\s(?=[-]?\d))\s?`],
  ['r', String.raw`(?:(?:Spearman|Pearson)(?:'s)?\s(?:rank\s)?(?:rho|r|ρ|correlation(?: coefficient)?)|rho)(?:\s?[,:=]|\s(?:was|of))\s?`, (v) => Math.abs(v) <= 1],
  ['RD', String.raw`[Aa]bsolute (?:risk )?(?:reduction|increase|difference)(?: in [a-z ]{2,30})?(?:\s?[,:=]|\s(?:was|of))\s?`],
  ['RR', String.raw`(?:[Pp]revalence|[Rr]elative) [Rr]atios?(?:\s?[([]PR[)\]])?(?:\s?[,:=]|\s(?:was|of))?\s`],
] // prettier-ignore

const patterns = further.map(([measure, name, possible]) => ({
  measure,
  possible,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}_])${name}(${figure})(?![\d]|\.\d|\s?%?\s?-?(?:CI|confidence))(?:${interval}|${bareInterval})?`,
    'gu',
  ),
}))

/** "45.2% (95% CI 40.1 to 50.3)": one proportion, or a change in per cent, with its interval. */
const share = new RegExp(String.raw`(?<![\d.])(-?\d{1,3}(?:\.\d{1,4})?)\s?%(?:${interval})`, 'gu')

/** Effect sizes with their interval and p value: the measures that are pooled, then explained variance, slopes, shares. */
export function effectFacts({ text }: RuleText, ps: readonly PFact[]): Effect[] {
  const hits: Effect[] = effectSizesIn(text)
    .filter((hit) => isMeant(hit) && !/\bintra-?class\s$/i.test(before(text, hit.start, 12)))
    .map(({ start, end, found, measure, value, interval }) => {
      const ends = interval ? intervalEnds(found) : undefined
      return {
        kind: 'effect-size',
        start,
        end: closed(text, end),
        value,
        measure,
        decimals: decimalsOf(writtenValue(found, value)),
        ...(interval ? { interval: { ...interval, decimals: ends ?? 0 } } : {}),
      }
    })
  const free = (start: number, end: number) => !hits.some((hit) => start < hit.end && hit.start < end)
  for (const { measure, pattern, possible } of patterns) {
    for (const found of text.matchAll(pattern)) {
      const [whole, written = '', width, low, high, bareLow, bareHigh] = found
      const value = numberValue(written)
      if (value === undefined || possible?.(value) === false || !free(found.index, found.index + whole.length)) continue
      const read = readInterval(value, low ?? bareLow, high ?? bareHigh, width)
      // "b = 1000" is a setting of a machine.
      if (measure === 'beta' && !read && Number.isInteger(value)) continue
      // A difference or a slope in words is only an effect when its interval stands beside it.
      if (measure === 'difference' && !read) continue
      const named = whole.indexOf(written, whole.length - whole.trimStart().length) + written.length
      const end = read || low === undefined ? found.index + whole.length : found.index + named
      hits.push({ kind: 'effect-size', start: found.index, end: closed(text, end), value, measure, decimals: decimalsOf(written), ...(read ? { interval: read } : {}) }) // prettier-ignore
    }
  }
  for (const found of text.matchAll(share)) {
    const [whole, written = '', width, low, high] = found
    const value = numberValue(written)
    const read = value === undefined ? undefined : readInterval(value, low, high, width)
    if (value === undefined || !read || !free(found.index, found.index + whole.length)) continue
    hits.push({ kind: 'effect-size', start: found.index, end: closed(text, found.index + whole.length), value, measure: 'proportion', decimals: decimalsOf(written), interval: read }) // prettier-ignore
  }
  return hits.map((hit) => {
    const outside = hit.interval ? undefined : intervalBeside(text, hit.end, hit.value)
    const p = pAfter(text, outside ? outside.end : hit.end, ps, 40)
    return { ...hit, ...(outside ? { outside: outside.interval, end: outside.end } : {}), ...(p ? { p } : {}) }
  })
}

/** "MD 2 wards away": a short name in front of a bare whole number is no measure. */
const isMeant = ({ found, value, interval }: EffectSize) =>
  interval !== undefined ||
  !Number.isInteger(value) ||
  (Math.abs(value) < 30 && /[=:]|\b(?:was|were|of|is)\b|[a-z]{4}/.test(found))

const beside = new RegExp(`^(?:${interval})`, 'u')

/** An interval right behind an estimate that it does not hold: a slip of the authors, or of whoever typed it. */
function intervalBeside(text: string, end: number, value: number): { interval: Interval; end: number } | undefined {
  const found = beside.exec(after(text, end, 90))
  const low = numberValue((found?.[2] ?? '').trim())
  const high = numberValue((found?.[3] ?? '').trim())
  if (!found || low === undefined || high === undefined || low >= high || (low <= value && value <= high))
    return undefined
  const level = found[1] ? Number(found[1]) : 95
  return { interval: { low, high, level }, end: closed(text, end + found[0].length) }
}

function readInterval(value: number, lower?: string, upper?: string, width?: string): Effect['interval'] {
  const low = numberValue((lower ?? '').trim())
  const high = numberValue((upper ?? '').trim())
  if (low === undefined || high === undefined || low > value || high < value) return undefined
  const decimals = Math.min(decimalsOf(lower ?? ''), decimalsOf(upper ?? ''))
  return { low, high, level: width ? Number(width) : 95, decimals }
}

/** The bracket that closes what was opened inside the passage belongs to it. */
function closed(text: string, end: number): number {
  return /[)\]]/.test(text.charAt(end)) && /[([][^)\]]*$/.test(text.slice(Math.max(0, end - 60), end)) ? end + 1 : end
}

const writtenValue = (found: string, value: number) =>
  [...found.matchAll(/-?\d*\.?\d+/g)].find(([written]) => Number(written) === value)?.[0] ?? ''

/** Decimals of the two numbers that end the passage. */
const intervalEnds = (found: string) => {
  const last = [...found.matchAll(/\d*\.?\d+/g)].slice(-2).map(([written]) => decimalsOf(written))
  return Math.min(...last, 9)
}
