import { numberValue } from '../numbers.ts'
import type { RawFact, ReportedP, TestStatistic } from './fact.ts'
import type { PFact } from './p-facts.ts'
import { after, decimalsOf, figure, pAfter } from './rule.ts'
import type { RuleText } from './rule-text.ts'

const df = String.raw`(\d{1,6}(?:,\d{3}(?=\)))?(?:\.\d{1,4})?)`
const sign = String.raw`\s?(=|<|>|is|was|of)\s?`
const chi = String.raw`(?:χ2|χ²|χ|[xX]2|[xX]²|[Cc]hi-?\s?squared?|[Cc]hi2)`

type Shape = { statistic: TestStatistic; pattern: RegExp; parts: readonly ('df' | 'df2' | 'n' | 'sign' | 'value')[] }
const shape = (statistic: TestStatistic, source: string, ...parts: Shape['parts']): Shape => ({
  statistic,
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])${source}`, 'gu'),
  parts,
})

/** Test statistics as journals write them; those with their degrees of freedom first. */
const shapes: readonly Shape[] = [
  shape('t', String.raw`[tT]-?(?:tests?|values?|statistics?)?\s?[([_]\s?(?:df\s?=\s?)?${df}\s?[)\]]${sign}(${figure})`, 'df', 'sign', 'value'),
  shape('t', String.raw`t${df}${sign}(${figure})(?!\d)`, 'df', 'sign', 'value'),
  shape('t', String.raw`[tT]\s?=\s?(${figure})\s?[,;(]\s?(?:df|d\.f\.)\s?=?\s?${df}`, 'value', 'df'),
  shape('F', String.raw`F-?(?:tests?|values?|statistics?)?\s?[([_]\s?(?:df\s?=\s?)?${df}\s?[,;/]\s?${df}\s?[)\]]${sign}(${figure})`, 'df', 'df2', 'sign', 'value'),
  shape('F', String.raw`F${df},\s?${df}${sign}(${figure})`, 'df', 'df2', 'sign', 'value'),
  shape('F', String.raw`F\s?=\s?(${figure})\s?[,;(]\s?(?:df|d\.f\.)\s?=?\s?${df}\s?[,;/]\s?${df}`, 'value', 'df', 'df2'),
  shape('chi2', String.raw`${chi}\s?[([_]\s?(?:df\s?=\s?)?${df}(?:\s?[,;]\s?[nN]\s?=\s?(\d[\d,]{0,9}))?\s?[)\]]${sign}(${figure})`, 'df', 'n', 'sign', 'value'),
  shape('chi2', String.raw`${chi}\s?=\s?(${figure})\s?[,;(]\s?(?:df|d\.f\.)\s?=?\s?${df}`, 'value', 'df'),
  shape('Q', String.raw`Q(?:-?(?:statistic|between|within|[BWME]))?\s?[([]\s?(?:df\s?=\s?)?${df}\s?[)\]]${sign}(${figure})`, 'df', 'sign', 'value'),
  shape('H', String.raw`H\s?[([]\s?(?:df\s?=\s?)?${df}\s?[)\]]${sign}(${figure})`, 'df', 'sign', 'value'),
  shape('r', String.raw`(?:r|rs|ρ|rho)\s?[([]\s?(?:df\s?=\s?)?${df}\s?[)\]]${sign}(${figure})`, 'df', 'sign', 'value'),
  shape('z', String.raw`[zZ](?:-?(?:score|value|statistic|test))?\s?(=|<|>)\s?(${figure})(?!\s?(?:-?scores?|m\b|mm|cm))`, 'sign', 'value'),
  shape('t', String.raw`(?:[tT]|t-(?:value|statistic))\s?(=)\s?(${figure})(?!\s?(?:h|min|s|days?|weeks?|°|K)\b)`, 'sign', 'value'),
  shape('F', String.raw`F\s?(=)\s?(${figure})(?!\s?(?:Hz|N)\b)`, 'sign', 'value'),
  shape('chi2', String.raw`${chi}\s?(=)\s?(${figure})`, 'sign', 'value'),
  shape('U', String.raw`U\s?(=)\s?(${figure})`, 'sign', 'value'),
  shape('W', String.raw`W\s?(=)\s?(${figure})(?!\s?(?:kg|W)\b)`, 'sign', 'value'),
] // prettier-ignore

const oneSided = /\b(?:one|1)-(?:tailed|sided)\b|\bdirectional\b/i

/** Test statistics with their degrees of freedom and the p value reported beside them ("n.s." is p > .05). */
export function testFacts(paper: RuleText, ps: readonly PFact[]): RawFact[] {
  const { text } = paper
  const hits: (RawFact & { kind: 'test' })[] = []
  const taken = new Set<number>()
  for (const { statistic, pattern, parts } of shapes) {
    for (const found of text.matchAll(pattern)) {
      const part = (name: Shape['parts'][number]) => {
        const at = parts.indexOf(name)
        return at === -1 ? undefined : found[at + 1]
      }
      const written = part('value') ?? ''
      const value = numberValue(written)
      const start = found.index
      const end = start + found[0].length
      if (value === undefined || overlaps(taken, start, end)) continue
      if (statistic === 'r' && Math.abs(value) > 1) continue
      if (['F', 'chi2', 'Q', 'H', 'U'].includes(statistic) && value < 0) continue
      const bound = part('sign') === '<' ? '<' : part('sign') === '>' ? '>' : undefined
      const numbers = {
        df: numberValue(part('df') ?? ''),
        df2: numberValue(part('df2') ?? ''),
        n: numberValue(part('n') ?? ''),
      }
      const p = pAfter(text, end, ps) ?? notSignificant(text, end)
      // Without degrees of freedom or a p value beside it, a letter and a number are too little.
      if (numbers.df === undefined && !p) continue
      for (let at = start; at < end; at++) taken.add(at)
      const sentence = paper.sentenceAt(start)
      hits.push({
        kind: 'test',
        statistic,
        value,
        start,
        end,
        decimals: decimalsOf(written),
        ...defined(numbers),
        ...(p ? { p } : {}),
        ...(bound ? { bound } : {}),
        oneSided: oneSided.test(sentence?.text ?? ''),
      })
    }
  }
  return hits
}

const notSignificant = (text: string, end: number): ReportedP | undefined =>
  /^[\s,;]{0,3}(?:n\.?\s?s\.?|NS|not significant)(?![A-Za-z])/.test(after(text, end, 20))
    ? { operator: '>', value: 0.05, decimals: 2 }
    : undefined

const defined = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never

function overlaps(taken: ReadonlySet<number>, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (taken.has(at)) return true
  return false
}
