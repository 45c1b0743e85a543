import { SLOT, slotMatches, slotted } from './number-slots.ts'
import type { RuleHit } from './numbers.ts'

/** A share in per cent, with the counts that bear it when they stand beside it ("12 of 45 (26.7%)"). */
export type Percentage = RuleHit & { kind: 'percentage'; value: number; decimals: number; events?: number; of?: number }

const share = new RegExp(String.raw`(${SLOT})\s?(?:%|per cent\b|percent\b)`, 'dg')
const fraction = new RegExp(
  String.raw`(${SLOT})\s?(?:\/|(?:out )?of(?: the)?)\s?(${SLOT})(?:\s[a-z]+){0,3}\s?[([]\s?$`,
  'dgi',
)
const fractionAfter = new RegExp(String.raw`^\s?[[(](${SLOT})\s?(?:\/|of)\s?(${SLOT})`, 'dg')
const level = /^\s?-?(?:CI(?:s|ca)?\b|uncertainty|CrIs?\b|C\.I\.|confidence|credib|prediction|highest|limits)/i

/** Every percentage that a text reports, in order. Levels of confidence ("95% CI", "CI 95%") are none. */
export function percentagesIn(text: string): Percentage[] {
  const filled = slotted(text)
  return slotMatches(text, share).flatMap((found) => {
    const number = found.number(1)
    const { start, end } = found
    if (!number || level.test(filled.slice(end, end + 14))) return []
    if (
      number.value >= 80 &&
      /\b(?:CIs?|confidence intervals?)\s?[([,:=]?\s?$/i.test(filled.slice(Math.max(0, start - 22), start))
    )
      return []
    const from = Math.max(0, start - 50)
    const [counts] = [
      ...slotMatches(wholeWords(text, from, start), fraction),
      ...slotMatches(text.slice(end, end + 24), fractionAfter),
    ]
    const events = counts?.number(1)?.value
    const of = counts?.number(2)?.value
    return [
      {
        kind: 'percentage' as const,
        start,
        end,
        found: found.found,
        value: number.value,
        decimals: number.decimals,
        ...(events !== undefined && of !== undefined && events <= of ? { events, of } : {}),
      },
    ]
  })
}

/** A stretch of a text that begins at a space, so that no number is torn at its beginning. */
const wholeWords = (text: string, from: number, to: number) => {
  const words = text.slice(from, to)
  return from === 0 ? words : words.slice(words.search(/\s/))
}
