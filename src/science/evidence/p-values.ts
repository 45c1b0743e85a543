import { numberValue, type RuleHit } from './numbers.ts'

/** A p value as it is reported. `operator` says whether it is exact or a bound. */
export type PValue = RuleHit & { kind: 'p-value'; operator: '=' | '<' | '>' | '≤' | '≥'; value: number }

const reported =
  /(?<![\p{L}\p{N}])[pP](?:[- ]?values?|s(?=\s?[=<>≤≥]))?(?:[- ]?(?:interaction|trend|heterogeneity|difference|linear)|\s(?:for|of)\s(?:the\s)?[a-z]+(?:\s[a-z]+){0,4})?(?:\s?\((?:trend|interaction|heterogeneity)\))?\s?(?:(?:was|were|of|is)\s)?(=|<|>|≤|≥|⩽|⩾|<=|>=|&lt;|&gt;|less than|greater than)\s?((?:0|1)?[.·]\d+|0|1|\d(?:[.·]\d+)?(?=\s?[x×]\s?10|\s?e[-−]))(?:\s?[x×]\s?10\s?\^?(?:\(([-−–]\d+)\)|([-−–⁻]\d+|⁻[⁰¹²³⁴-⁹]+))|\s?e([-−]\d+))?(?!\d)/giu

const operators = new Map<string, PValue['operator']>(
  Object.entries({ '=': '=', '<': '<', '>': '>', '≤': '≤', '≥': '≥', '⩽': '≤', '⩾': '≥', '<=': '≤', '>=': '≥', '&lt;': '<', '&gt;': '>', 'less than': '<', 'greater than': '>' } as const),
) // prettier-ignore

/** Every p value that a text reports, in order: "p = .03", "P<0·001", "p-value was less than 0.05", "p = 3 × 10−5". */
export function pValuesIn(text: string): PValue[] {
  const hits: PValue[] = []
  for (const found of text.matchAll(reported)) {
    const operator = operators.get((found[1] ?? '').toLowerCase())
    const mantissa = numberValue(found[2] ?? '')
    const value =
      mantissa === undefined ? undefined : power(mantissa, exponent(found[3] ?? found[4] ?? found[5] ?? '0'))
    if (!operator || value === undefined || value > 1) continue
    hits.push({
      kind: 'p-value',
      start: found.index,
      end: found.index + found[0].length,
      found: found[0],
      operator,
      value,
    })
  }
  for (const found of text.matchAll(inWords)) {
    const value = numberValue(found[1] ?? '')
    const end = found.index + found[0].length
    if (value === undefined || value > 1 || hits.some((hit) => found.index < hit.end && hit.start < end)) continue
    hits.push({ kind: 'p-value', start: found.index, end, found: found[0], operator: '=', value })
  }
  return hits.sort((a, b) => a.start - b.start)
}

/** "The p-value was 0.06": a verb or a colon stands for the sign. */
const inWords =
  /(?<![\p{L}\p{N}])[pP][- ]?values?(?:\s(?:for|of)\s(?:the\s)?[a-z]+(?:\s[a-z]+)?)?(?:\s(?:was|were|is|of)\s|\s?:\s?)(0?[.·]\d+)(?!\d)/gu

/** 3 × 10⁻⁵ as it would be typed: the product itself would be 0.000030000000000000004. */
const power = (mantissa: number, by: number) => (by === 0 ? mantissa : Number(`${mantissa}e${by}`))

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const exponent = (written: string) =>
  Number(written.replace(/[−–⁻]/, '-').replace(/[⁰¹²³⁴-⁹]/g, (sign) => String(raised.indexOf(sign))))
