import { isEnglishWord } from '../search/english-words.ts'
import { stem } from '../search/stem.ts'

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

/** "long- and short-term": the hyphen stands for what both have in common. */
const SUSPENDED = /^(?:and|or|und|oder|vs|versus)$/
/** Behind these a word mostly goes on without a hyphen. */
const PREFIX =
  /^(?:anti|auto|bi|co|counter|de|dis|extra|fore|hyper|hypo|in|infra|inter|intra|macro|micro|mini|mis|multi|neuro|non|out|over|para|per|peri|post|pre|pro|psycho|re|semi|sub|super|supra|trans|tri|ultra|un|under|up)$/

const isWord = (word: string) => word.length > 2 && isEnglishWord(stem(word))

/**
 * Decides about a word divided at a line's end by how the same document writes it elsewhere, and where it does not by a
 * dictionary. `left` ends in the hyphen. Undefined: nothing is divided here (a dash, a number, a list).
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
  const [lastPart, nextPart] = [first.split('-').at(-1) ?? first, second.split('-')[0] ?? second]
  if (isWord(lastPart + nextPart)) return 'joined'
  if (SUSPENDED.test(second)) return undefined
  if (!PREFIX.test(lastPart) && isWord(lastPart) && isWord(nextPart)) return 'kept'
  const isKnown = (word: string) => word.length > 2 && (words.get(word) ?? 0) > 0
  return isKnown(lastPart) && isKnown(nextPart) ? 'open' : 'joined'
}
