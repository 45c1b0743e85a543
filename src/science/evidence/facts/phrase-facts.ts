import { deniesRandom } from '../design-rule.ts'
import type { RawFact } from './fact.ts'
import { before } from './rule.ts'
import type { RuleText } from './rule-text.ts'

/** A phrase that says one thing: where the pattern holds and the words in front and behind do not take it back. */
export type Phrase = { pattern: RegExp; says: (found: RegExpExecArray) => RawFactBody | undefined; unless?: RegExp }
type RawFactBody = RawFact extends infer Fact ? (Fact extends RawFact ? Omit<Fact, 'start' | 'end'> : never) : never

/** Words in front that speak of other people's work or take a phrase back. */
export const taken =
  /\b(?:non|not|no|without|nor|previous|prior|earlier|future|further|other|published|existing|lack of|need for)[\s-](?:\w+[\s-]){0,2}$/i

export function phraseFacts({ text, sentenceAt }: RuleText, phrases: readonly Phrase[]): RawFact[] {
  const facts: RawFact[] = []
  for (const { pattern, says, unless = taken } of phrases) {
    for (const found of text.matchAll(pattern)) {
      const sentence = sentenceAt(found.index)
      const ahead = before(text, found.index, Math.min(60, found.index - (sentence?.start ?? 0)))
      if (unless.test(ahead)) continue
      const body = says(found)
      if (!body) continue
      if (body.kind === 'randomisation' && deniesRandom(text, found.index, found.index + found[0].length)) continue
      const start = found.index + found[0].length - found[0].trimStart().length
      const end = found.index + found[0].trimEnd().length
      if (
        facts.some(
          (fact) => fact.kind === body.kind && fact.value === body.value && start < fact.end && fact.start < end,
        )
      )
        continue
      facts.push({ ...body, start, end })
    }
  }
  return facts
}
