import { plainNames } from './vocabulary/plain-names.ts'
import { keyOf } from './vocabulary.ts'

/** Everyday words of a question where they stand, and the names under which papers may speak of them. */
export type PlainName = { typed: string; as: readonly string[]; start: number; end: number }

const MOST_WORDS = 4
const word = /[\p{L}\p{N}&][\p{L}\p{N}\p{M}]*/gu
let index: Map<string, readonly string[]> | undefined

function known(): Map<string, readonly string[]> {
  if (index) return index
  index = new Map()
  for (const line of plainNames.trim().split('\n')) {
    const [said = '', names = ''] = line.split(': ')
    const as = names.split(', ')
    for (const each of said.split(', ')) {
      const key = keyOf(each)
      index.set(key, [...new Set([...(index.get(key) ?? []), ...as])])
    }
  }
  return index
}

/**
 * Everyday words of an English question, from left to right, the longest first where several begin. What they bring is near
 * at best: it is told as looked for too, and nothing is counted or denied by it.
 */
export function plainNamesIn(question: string): PlainName[] {
  const words = [...question.matchAll(word)]
  const found: PlainName[] = []
  for (let at = 0; at < words.length; at++) {
    for (let size = Math.min(MOST_WORDS, words.length - at); size > 0; size--) {
      const [first, last] = [words[at], words[at + size - 1]]
      if (!first || !last) continue
      const end = last.index + last[0].length
      const typed = question.slice(first.index, end)
      const as = known().get(keyOf(typed)) ?? known().get(keyOf(typed.toLowerCase()))
      if (!as) continue
      found.push({ typed, as, start: first.index, end })
      at += size - 1
      break
    }
  }
  return found
}
