import { isEnglishWord } from '../search/english-words.ts'
import { stem } from '../search/stem.ts'
import { tokensOf } from '../search/tokens.ts'
import { conceptOf } from './concepts.ts'

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
