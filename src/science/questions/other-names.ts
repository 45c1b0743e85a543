import { isEnglishWord } from '../search/english-words.ts'
import { stem } from '../search/stem.ts'
import { tokensOf } from '../search/tokens.ts'
import { conceptOf } from './concepts.ts'
import { plainNamesIn } from './plain-names.ts'
import { entryOf } from './vocabulary.ts'

export type OtherName = { text: string; terms: readonly string[] }

/**
 * Other names under which papers may speak of a thing, as terms of a search, which knows no capitals: a short name that is
 * a word too (CARE, HOPE) is left out, and so is one word of the thing itself, which says more than it ("fasting").
 */
export function otherNames(thing: string): OtherName[] {
  const own = new Set(tokensOf(thing).map(({ term }) => term))
  return conceptOf('exposure', thing)
    .terms.slice(1)
    .flatMap((text): OtherName[] => {
      const terms = tokensOf(text).map(({ term }) => term)
      const [only] = terms
      if (only === undefined || terms.every((term) => own.has(term))) return []
      const isWordToo =
        terms.length === 1 && text.length < 6 && text === text.toUpperCase() && isEnglishWord(stem(only))
      return isWordToo ? [] : [{ text, terms }]
    })
}

/** Whether the names of a thing are known, so that the thing itself may be said to be absent. */
export const isKnownThing = (text: string): boolean => entryOf(text) !== undefined

/** Looser names for the everyday words of a question where they stand, as terms of a search. */
export const nearNames = (question: string): { start: number; end: number; names: OtherName[] }[] =>
  plainNamesIn(question).map(({ as, start, end }) => ({
    start,
    end,
    names: as.map((text) => ({ text, terms: tokensOf(text).map(({ term }) => term) })),
  }))
