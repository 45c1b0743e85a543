import { verifyQuote } from '../evidence/verify-quote.ts'
import { findAll, type TextRange } from './find-text.ts'

/** A passage that somebody marked, with what stood around it: enough to find it again in a text that has moved. */
export type MarkedPassage = {
  quote: string
  start: number
  end: number
  textHash: string
  /** Up to 32 characters before and after it. */
  before?: string | undefined
  after?: string | undefined
}

/** `kept`: the text is the same. `moved`: it was found again by its words. */
export type PlacedPassage = TextRange & { how: 'kept' | 'moved' }

export const CONTEXT = 32

/** What is kept of a passage's surroundings. */
export const contextOf = (text: string, { start, end }: TextRange) => ({
  before: text.slice(Math.max(0, start - CONTEXT), start),
  after: text.slice(end, end + CONTEXT),
})

/**
 * Where a marked passage stands in this text. In the text in which it was marked its offsets hold; in any other one it is
 * looked up by its words, and of several places the one is taken whose surroundings fit best, then the nearest.
 * Undefined: its words are not in this text, and it is put nowhere.
 */
export function placePassage(passage: MarkedPassage, text: string, hash: string): PlacedPassage | undefined {
  const { quote, start, end, textHash } = passage
  if (textHash === hash && text.slice(start, end) === quote) return { start, end, how: 'kept' }
  const places = findAll(text, quote)
  if (places.length > 0) {
    const best = places.reduce((a, b) => (fit(passage, text, b) > fit(passage, text, a) ? b : a))
    return { ...best, how: 'moved' }
  }
  const found = verifyQuote(quote, text)
  return found.verified === 'none' ? undefined : { start: found.start, end: found.end, how: 'moved' }
}

function fit({ before = '', after = '', start }: MarkedPassage, text: string, place: TextRange): number {
  const around = contextOf(text, place)
  const distance = Math.abs(place.start - start) / Math.max(1, text.length)
  return sharedEnd(before, around.before) + sharedStart(after, around.after) - distance
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length++
  return length
}
const sharedEnd = (a: string, b: string) => sharedStart(reversed(a), reversed(b))
const reversed = (text: string) => text.split('').toReversed().join('')
