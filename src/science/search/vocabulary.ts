import { sharedRoot, soundOf } from './cognates.ts'
import { editDistance } from './edit-distance.ts'
import { copyOfPostings, emptyPostings, type Postings } from './postings.ts'

/** The terms of an index: each with a number, the word that it was first seen as, and where it stands. */
export type Vocabulary = {
  numberOf(term: string): number | undefined
  /** The number of a term; a new one when it was not known. */
  add(term: string, surface: () => string): number
  /** How many terms were ever met; their numbers are below it. */
  readonly size: number
  /** Puts in a term that is not known with its postings, under the next number. */
  put(word: { term: string; surface: string; root: string }, postings: Postings): number
  postings(number: number): Postings
  /** The same, to be written to: made apart first where another index has it too. */
  ownPostings(number: number): Postings
  /** One that begins as this one is. Both go on apart, and share what neither writes to. */
  fork(): Vocabulary
  root(number: number): string
  surface(number: number): string
  term(number: number): string
  /** Known terms that are one typing error away (two from eight letters on), nearest and most common first. */
  near(term: string): { number: number; distance: number }[]
  /** Known English terms of the root that a word of another language has: Tuberkulose, estatinas. */
  cognates(term: string): { number: number; distance: number }[]
  /** Known terms that are forms of the same word: vaccine, vaccination, vaccinated. */
  family(term: string): number[]
}

/** A typing error is of one word: several guesses would be searched as if all had been asked. */
const MOST_NEAR = 1
const MOST_COGNATES = 3

type Kept = {
  numbers: Map<string, number>
  terms: string[]
  surfaces: string[]
  roots: string[]
  lists: Postings[]
  /** Which letters a term has, as bits: two terms that differ in many letters are no typing error apart. */
  letters: number[]
  /** Terms by their root. */
  byRoot: Map<string, readonly number[]>
}

const nothing = (): Kept => ({
  numbers: new Map(),
  terms: [],
  surfaces: [],
  roots: [],
  lists: [],
  letters: [],
  byRoot: new Map(),
})

export function createVocabulary(rootOf: (term: string) => string, kept = nothing()): Vocabulary {
  const { numbers, terms, surfaces, roots, lists, letters, byRoot } = kept
  /** Lists that another index has too. */
  let shared: ReadonlySet<Postings> = new Set(lists)
  /** How terms sound, from the first word of another language on. */
  const sounds: string[] = []

  const listOf = (number: number): Postings => lists[number] ?? emptyPostings()

  const put: Vocabulary['put'] = ({ term, surface, root }, postings) => {
    const number = terms.length
    numbers.set(term, number)
    terms.push(term)
    surfaces.push(surface)
    roots.push(root)
    lists.push(postings)
    letters.push(lettersOf(term))
    byRoot.set(root, [...(byRoot.get(root) ?? []), number])
    return number
  }

  return {
    numberOf: (term) => numbers.get(term),
    get size() {
      return terms.length
    },
    put,
    root: (number) => roots[number] ?? '',
    add: (term, surface) => numbers.get(term) ?? put({ term, surface: surface(), root: rootOf(term) }, emptyPostings()),
    cognates(term) {
      const asked = soundOf(term)
      const found = terms.flatMap((other, number) => {
        const { count } = listOf(number)
        const shared = count > 0 ? sharedRoot(asked, (sounds[number] ??= soundOf(other))) : 0
        return shared > 0 ? [{ number, distance: 1, count, shared }] : []
      })
      const most = Math.max(0, ...found.map(({ shared }) => shared))
      return found
        .filter(({ shared }) => shared === most)
        .toSorted((a, b) => b.count - a.count || a.number - b.number)
        .slice(0, MOST_COGNATES)
    },
    ownPostings: (number) => {
      const list = listOf(number)
      if (!shared.has(list)) return list
      const own = copyOfPostings(list)
      lists[number] = own
      return own
    },
    fork: () => {
      shared = new Set(lists)
      return createVocabulary(rootOf, {
        numbers: new Map(numbers),
        terms: [...terms],
        surfaces: [...surfaces],
        roots: [...roots],
        lists: [...lists],
        letters: [...letters],
        byRoot: new Map(byRoot),
      })
    },
    family: (term) => (byRoot.get(rootOf(term)) ?? []).filter((number) => listOf(number).count > 0),
    postings: listOf,
    surface: (number) => surfaces[number] ?? '',
    term: (number) => terms[number] ?? '',
    near(term) {
      if (term.length < 4 || /\d/.test(term)) return []
      const most = term.length < 8 ? 1 : 2
      const mine = lettersOf(term)
      const found: { number: number; distance: number; count: number }[] = []
      for (let number = 0; number < terms.length; number++) {
        const other = terms[number] ?? ''
        if (Math.abs(other.length - term.length) > most || bits((letters[number] ?? 0) ^ mine) > 2 * most) continue
        if (!beginsAlike(term, other)) continue
        const { count } = listOf(number)
        const distance = count > 0 ? editDistance(term, other, most) : Infinity
        if (distance <= most) found.push({ number, distance, count })
      }
      // A letter left out or doubled is likelier than one for another: "statns" are statins, and not states.
      const holds = ({ number }: { number: number }) => Number(isWithin(term, terms[number] ?? ''))
      found.sort((a, b) => a.distance - b.distance || holds(b) - holds(a) || b.count - a.count || a.number - b.number)
      const nearest = found[0]?.distance
      return found.filter(({ distance }) => distance === nearest).slice(0, MOST_NEAR)
    },
  }
}

/** The first letter is hardly ever mistyped but for one that sounds alike or for its neighbour: "vagus" is no "agus". */
const beginsAlike = (one: string, other: string): boolean =>
  firstSound(one) === firstSound(other) || (one[0] === other[1] && one[1] === other[0])
const firstSound = (word: string): string =>
  word.replace(/^ph/, 'f').replace(/^ps/, 's').replace(/^h(?=y)/, '').replace(/^[ckq]/, 'c').replace(/^[sz]/, 's').replace(/^[iy]/, 'i')[0] ?? '' // prettier-ignore

/** Whether the shorter of two words has its letters in the longer one in their order. */
function isWithin(first: string, second: string): boolean {
  const [one, other] = [sounded(first), sounded(second)]
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

/** Letters that sound alike are no other letter: "dayly" has those of "daily". */
const sounded = (word: string) => word.replace(/y/g, 'i').replace(/z/g, 's').replace(/k/g, 'c')

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
