import { editDistance } from './edit-distance.ts'
import { emptyPostings, type Postings } from './postings.ts'

/** The terms of an index: each with a number, the word that it was first seen as, and where it stands. */
export type Vocabulary = {
  numberOf(term: string): number | undefined
  /** The number of a term; a new one when it was not known. */
  add(term: string, surface: () => string): number
  postings(number: number): Postings
  surface(number: number): string
  /** Known terms that are one typing error away (two from eight letters on), nearest and most common first. */
  near(term: string): { number: number; distance: number }[]
}

const MOST_NEAR = 3

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>()
  const terms: string[] = []
  const surfaces: string[] = []
  const lists: Postings[] = []
  /** Which letters a term has, as bits: two terms that differ in many letters are no typing error apart. */
  const letters: number[] = []

  const listOf = (number: number): Postings => lists[number] ?? emptyPostings()

  return {
    numberOf: (term) => numbers.get(term),
    add(term, surface) {
      const known = numbers.get(term)
      if (known !== undefined) return known
      const number = terms.length
      numbers.set(term, number)
      terms.push(term)
      surfaces.push(surface())
      lists.push(emptyPostings())
      letters.push(lettersOf(term))
      return number
    },
    postings: listOf,
    surface: (number) => surfaces[number] ?? '',
    near(term) {
      if (term.length < 4 || /\d/.test(term)) return []
      const most = term.length < 8 ? 1 : 2
      const mine = lettersOf(term)
      const found: { number: number; distance: number; count: number }[] = []
      for (let number = 0; number < terms.length; number++) {
        const other = terms[number] ?? ''
        if (Math.abs(other.length - term.length) > most || bits((letters[number] ?? 0) ^ mine) > 2 * most) continue
        const { count } = listOf(number)
        const distance = count > 0 ? editDistance(term, other, most) : Infinity
        if (distance <= most) found.push({ number, distance, count })
      }
      found.sort((a, b) => a.distance - b.distance || b.count - a.count || a.number - b.number)
      const nearest = found[0]?.distance
      return found.filter(({ distance }) => distance === nearest).slice(0, MOST_NEAR)
    },
  }
}

function lettersOf(term: string): number {
  let mask = 0
  for (let i = 0; i < term.length; i++) mask |= 1 << (term.charCodeAt(i) % 32)
  return mask
}

function bits(mask: number): number {
  let left = mask
  let count = 0
  while (left !== 0) {
    left &= left - 1
    count++
  }
  return count
}
