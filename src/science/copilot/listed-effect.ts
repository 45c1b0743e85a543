import { sentencesOf } from '../evidence/sentences.ts'
import { speaksOf, wordText } from '../questions/term-places.ts'
import type { AskedValue } from './asked-value.ts'

const measures: readonly (readonly [string, RegExp])[] = [
  ['HR', /\bhazard ratios?\b/i],
  ['OR', /\bodds ratios?\b/i],
  ['RR', /\b(?:risk ratios?|relative risks?)\b/i],
  ['rate ratio', /\brate ratios?\b/i],
]
const item =
  /(?<![\d.,])(\d{1,3}\.\d{1,3})(?: \((?:95% CI |95% confidence interval )?([\d.]{1,6}) (?:to|-|–) ([\d.]{1,6})\))? for ([^,;.\d]{3,60}?)(?=[,;.]|\sand\s\d)/g
const LEAST = 2

/** "The hazard ratio was 1.29 for coronary disease, 1.26 for breast cancer and 1.41 for stroke": the one of an outcome. */
export function listedEffect(text: string, outcome: readonly string[]): AskedValue[] {
  return sentencesOf(text).flatMap(({ text: sentence, start }) => {
    const named = measures.filter(([, name]) => name.test(sentence))
    const [measure] = named
    const items = [...sentence.matchAll(item)]
    if (!measure || named.length > 1 || items.length < LEAST) return []
    return items.flatMap(({ 0: whole, 1: value = '', 2: low, 3: high, 4: of = '', index }): AskedValue[] =>
      speaksOf(outcome, wordText(of))
        ? [
            {
              value: `${measure[0]} ${value}${low && high ? ` (95% interval ${low} to ${high})` : ''}`,
              start: start + index,
              end: start + index + whole.length,
              quote: sentence,
            },
          ]
        : [],
    )
  })
}
