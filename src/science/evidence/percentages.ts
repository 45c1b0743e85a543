import { numberValue, type RuleHit } from './numbers.ts'

/** A share in per cent, with the counts that bear it when they stand beside it ("12 of 45 (26.7%)"). */
export type Percentage = RuleHit & { kind: 'percentage'; value: number; events?: number; of?: number }

const share = /(?<![\d.·])([-−–]?\d+(?:[.·]\d+)?|[.·]\d+)\s?(?:%|per cent\b|percent\b)/g
const fraction = /(\d[\d,]*)\s?(?:\/|(?:out )?of(?: the)?)\s?(\d[\d,]*)(?:\s[a-z]+){0,3}\s?[([]\s?$/i
const fractionAfter = /^\s?[[(](\d[\d,]*)\s?(?:\/|of)\s?(\d[\d,]*)/

/** Every percentage that a text reports, in order. Levels of confidence ("95% CI") are none. */
export function percentagesIn(text: string): Percentage[] {
  const hits: Percentage[] = []
  for (const found of text.matchAll(share)) {
    const value = numberValue(found[1] ?? '')
    const end = found.index + found[0].length
    if (
      value === undefined ||
      /^\s?-?(?:CIs?\b|CrIs?\b|C\.I\.|confidence|credib|prediction|highest|limits)/i.test(text.slice(end, end + 14))
    )
      continue
    const counts =
      fraction.exec(text.slice(Math.max(0, found.index - 50), found.index)) ??
      fractionAfter.exec(text.slice(end, end + 24))
    const events = numberValue(counts?.[1] ?? '')
    const of = numberValue(counts?.[2] ?? '')
    const start = found.index
    hits.push({
      kind: 'percentage',
      start,
      end,
      found: found[0],
      value,
      ...(events !== undefined && of !== undefined && events <= of ? { events, of } : {}),
    })
  }
  return hits
}
