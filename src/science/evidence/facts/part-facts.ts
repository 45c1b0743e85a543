import { numberValue } from '../numbers.ts'
import type { RawFact } from './fact.ts'
import type { RuleText } from './rule-text.ts'

const structured = new Set([
  'background',
  'aim',
  'methods',
  'results',
  'conclusions',
  'discussion',
  'limitations',
  'registration',
  'funding',
])

/** The parts of a structured abstract, each from its first sentence to its last. */
export function partFacts({ sentences, kind }: RuleText): RawFact[] {
  const facts: (RawFact & { kind: 'abstract-part' })[] = []
  for (const { start, end, part, section } of sentences) {
    if (!part || !section || !structured.has(part) || (kind === 'fulltext' && section.toLowerCase() === part)) continue
    const last = facts.at(-1)
    if (last?.value === part) last.end = end
    else facts.push({ kind: 'abstract-part', start, end, value: part })
  }
  return kind === 'abstract' ? facts : []
}

const power =
  /\b(?:sample size|power (?:analysis|calculation)|to (?:detect|have|achieve|provide|show)\b[^.]{0,100}\bpower|\d{2} ?% (?:statistical )?power|power of (?:at least )?(?:\d{2} ?%|0?\.\d+)|we (?:estimated|calculated) that (?:\w+ ){0,3}\d+ (?:\w+ ){0,3}(?:patients|participants|subjects|children|women|men) )/i
const reason = /\b(?:power\b|detect|calculat\w+|required|estimat\w+|needed|necessary|based on|assum\w+)/i

/** Sentences that give a reason for the number of people, with the power and the level they name. */
export const powerFacts = ({ sentences }: RuleText): RawFact[] =>
  sentences.flatMap(({ text, start, end, part }): RawFact[] => {
    const limited =
      /\b(?:small|limited|insufficient|low|lack of|underpowered|reduced|larger)\b[^.]{0,30}\b(?:sample size|power)/i
    if (
      !power.test(text) ||
      !reason.test(text) ||
      limited.test(text) ||
      part === 'discussion' ||
      part === 'limitations' ||
      part === 'background'
    )
      return []
    const share = numberValue(
      /(\d{2}(?:\.\d)?)\s?% (?:statistical )?power/i.exec(text)?.[1] ??
        /power of (?:at least )?(\d{2}(?:\.\d)?)\s?%/i.exec(text)?.[1] ??
        '',
    )
    const fraction = numberValue(/power (?:of|=|was) (?:at least )?(0?\.\d{1,3})\b/i.exec(text)?.[1] ?? '')
    const percent = numberValue(
      /(\d{1,2}(?:\.\d)?)\s?% (?:two-sided |one-sided )?(?:significance|alpha|level|type I)/i.exec(text)?.[1] ?? '',
    )
    const level = numberValue(
      /(?:alpha|α|significance(?: level)?|type I error(?: rate)?)\s?(?:level\s)?(?:of|=|was|at|set at)\s?(0?\.\d{1,3})/i.exec(
        text,
      )?.[1] ?? '',
    )
    const known = share ?? (fraction === undefined ? undefined : fraction * 100)
    const alpha = level ?? (percent === undefined ? undefined : percent / 100)
    return [
      {
        kind: 'sample-size-reason',
        start,
        end,
        value: text,
        ...(known === undefined ? {} : { power: known }),
        ...(alpha === undefined ? {} : { alpha }),
      },
    ]
  })
