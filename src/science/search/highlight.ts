import { tokensOf } from './tokens.ts'

/** A passage to be lit. Offsets count UTF-16 units of the text, end exclusive. */
export type LitSpan = { start: number; end: number }

/** The terms of some words, phrases included: forms of one word are one term. */
export const termSet = (words: readonly string[]): Set<string> =>
  new Set(words.flatMap((word) => tokensOf(word).map(({ term }) => term)))

/** Where the words, in any of their forms, stand in a text; in order, never overlapping. */
export function litSpans(text: string, words: readonly string[]): LitSpan[] {
  const wanted = termSet(words)
  const spans: LitSpan[] = []
  for (const { term, start, end } of tokensOf(text)) {
    if (!wanted.has(term)) continue
    const last = spans.at(-1)
    if (last && start < last.end) last.end = end
    else spans.push({ start, end })
  }
  return spans
}
