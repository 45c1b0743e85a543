import { termOf } from '../search/tokens.ts'
import { behind, isCue, lexicon, nulls } from './claim-words.ts'

const LETTERS = 4000
/** How many of its words a plain reversal shares with what it reverses. */
const PLAIN = 0.75
const empty = new Set('a an the of to in on for at by with and or as was were is are be been had has have did do does that this these those it its from than among who which when after during between compared'.split(' ')) // prettier-ignore

const isOfDirection = (word: string) =>
  isCue(word) || nulls.test(word) || behind.test(word) || lexicon.some(([, , , pattern]) => pattern.test(word))

function thingsOf(text: string): Set<string> {
  const words =
    text
      .slice(0, LETTERS)
      .toLowerCase()
      .match(/\p{L}[\p{L}’']*/gu) ?? []
  return new Set(words.filter((word) => !empty.has(word) && !isOfDirection(word)).map((word) => termOf(word)))
}

/**
 * Whether a statement speaks in the words of its sources, those of direction and denial aside. Where it does, another
 * direction is a plain reversal; where it says things in words of its own, how they were read may be wrong.
 */
export function speaksInTheirWords(text: string, sources: readonly string[]): boolean {
  const own = [...thingsOf(text)]
  const theirs = thingsOf(sources.join('\n'))
  return own.filter((term) => theirs.has(term)).length >= PLAIN * own.length
}
