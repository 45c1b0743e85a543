/** What becomes of the hyphen at a line's end: taken away, kept, or left open as a soft hyphen that fits both spellings. */
export type WordBreak = 'joined' | 'kept' | 'open'

/** Counts the words of a text, in lower case, words with hyphens both whole and in parts. */
export function vocabularyOf(lines: Iterable<string>): Map<string, number> {
  const words = new Map<string, number>()
  const add = (word: string) => words.set(word, (words.get(word) ?? 0) + 1)
  for (const line of lines) {
    for (const [word] of line
      .toLowerCase()
      .matchAll(/[\p{L}\p{M}]+(?:[-‐‑][\p{L}\p{M}]+)*(?![\p{L}\p{M}]*[-‐‑]\s*$)/gu)) {
      add(word.replace(/[‐‑]/g, '-'))
      if (/[-‐‑]/.test(word)) for (const part of word.split(/[-‐‑]/)) add(part)
    }
  }
  return words
}

/**
 * Decides about a word divided at a line's end by how the same document writes it elsewhere. `left` ends in the hyphen.
 * Undefined: nothing is divided here (a dash, a number, a list).
 */
export function wordBreak(left: string, right: string, words: ReadonlyMap<string, number>): WordBreak | undefined {
  const before = /([\p{L}\p{M}]+(?:[-‐‑][\p{L}\p{M}]+)*)[-‐‑\u00AD]$/u.exec(left)?.[1]
  const after = /^[\p{L}\p{M}]+(?:[-‐‑][\p{L}\p{M}]+)*/u.exec(right)?.[0]
  if (!before || !after) return undefined
  if (left.endsWith('\u00AD')) return 'joined'
  const [first, second] = [before.toLowerCase(), after.toLowerCase()]
  const whole = words.get(first + second) ?? 0
  const hyphened = words.get(`${first}-${second}`) ?? 0
  if (whole > hyphened) return 'joined'
  if (hyphened > 0) return 'kept'
  // A name or an abbreviation does not go on in capitals inside a word: "Mantel-Haenszel", "IL-RA".
  if (/^\p{Lu}/u.test(after)) return 'kept'
  const isKnown = (word: string) => word.length > 2 && (words.get(word) ?? 0) > 0
  const lastPart = first.split('-').at(-1) ?? first
  return isKnown(lastPart) && isKnown(second.split('-')[0] ?? second) ? 'open' : 'joined'
}
