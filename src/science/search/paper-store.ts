import { fieldOrder, fieldText, fieldWeights, type SearchablePaper } from './indexed-paper.ts'
import { identifierKeys } from './identifiers-in-query.ts'
import { appendPosting, fieldBits, removePosting } from './postings.ts'
import type { SearchField } from './query-node.ts'
import { foldWord, tokensOf } from './tokens.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'

/**
 * One indexed paper: its terms in their order, field after field (`ends[i]` is where field `i` of `fieldOrder` ends), so
 * that phrases can be looked up and the paper can be taken out again.
 */
export type Entry = {
  id: string
  terms: Int32Array
  ends: readonly number[]
  length: number
  year: number | undefined
  keys: readonly string[]
}

/** Papers in slots, with the postings of their terms. A slot is never used twice: postings stay in rising order. */
export type PaperStore = {
  vocabulary: Vocabulary
  /** Whether a dictionary has a term: such a word is no typing error. */
  isWord: (term: string) => boolean
  entries: (Entry | undefined)[]
  readonly size: number
  readonly meanLength: number
  slotsOf(key: string): readonly number[]
  slotOf(id: string): number | undefined
  put(paper: SearchablePaper): void
  /** Puts in a paper that was read before and whose terms have their postings already. */
  append(entry: Entry): void
  remove(id: string): boolean
  /** One that begins with these papers. Both go on apart, and share what neither writes to. */
  fork(): PaperStore
}

export const createPaperStore = (isWord: (term: string) => boolean, rootOf: (term: string) => string): PaperStore =>
  storeOver(isWord, createVocabulary(rootOf), {
    entries: [],
    slotOf: new Map(),
    byKey: new Map(),
    totalLength: 0,
  })

type Kept = {
  entries: (Entry | undefined)[]
  slotOf: Map<string, number>
  byKey: Map<string, readonly number[]>
  totalLength: number
}

function storeOver(isWord: (term: string) => boolean, vocabulary: Vocabulary, kept: Kept): PaperStore {
  const { entries, slotOf, byKey } = kept
  let { totalLength } = kept

  function remove(id: string): boolean {
    const slot = slotOf.get(id)
    const entry = slot === undefined ? undefined : entries[slot]
    if (slot === undefined || !entry) return false
    for (const term of new Set(entry.terms)) removePosting(vocabulary.ownPostings(term), slot)
    for (const key of entry.keys) byKey.set(key, byKey.get(key)?.filter((other) => other !== slot) ?? [])
    totalLength -= entry.length
    slotOf.delete(id)
    entries[slot] = undefined
    return true
  }

  function append(entry: Entry) {
    const slot = entries.length
    entries.push(entry)
    slotOf.set(entry.id, slot)
    totalLength += entry.length
    for (const key of entry.keys) byKey.set(key, [...(byKey.get(key) ?? []), slot])
  }

  return {
    vocabulary,
    isWord,
    entries,
    get size() {
      return slotOf.size
    },
    get meanLength() {
      return slotOf.size > 0 ? totalLength / slotOf.size : 1
    },
    slotsOf: (key) => byKey.get(key) ?? [],
    slotOf: (id) => slotOf.get(id),
    put(paper) {
      remove(paper.id)
      const slot = entries.length
      append(readPaper(paper, vocabulary, slot))
    },
    append,
    remove,
    fork: () =>
      storeOver(isWord, vocabulary.fork(), {
        entries: [...entries],
        slotOf: new Map(slotOf),
        byKey: new Map(byKey),
        totalLength,
      }),
  }
}

function readPaper(paper: SearchablePaper, vocabulary: Vocabulary, slot: number): Entry {
  const terms: number[] = []
  const ends: number[] = []
  const weights = new Map<number, number>()
  const masks = new Map<number, number>()
  let length = 0
  for (const field of fieldOrder) {
    const text = fieldText(paper, field)
    for (const { term, start, end } of tokensOf(text)) {
      const number = vocabulary.add(term, () => foldWord(text.slice(start, end)))
      terms.push(number)
      weights.set(number, (weights.get(number) ?? 0) + fieldWeights[field])
      masks.set(number, (masks.get(number) ?? 0) | fieldBits[field])
      if (isProse(field)) length += fieldWeights[field]
    }
    ends.push(terms.length)
  }
  for (const [number, weight] of weights)
    appendPosting(vocabulary.ownPostings(number), slot, weight, masks.get(number) ?? 0)
  return {
    id: paper.id,
    terms: Int32Array.from(terms),
    ends,
    length,
    year: paper.year,
    keys: identifierKeys(paper.ids),
  }
}

/** Only title and abstract make a paper long: many authors must not weaken its words. */
const isProse = (field: SearchField) => field === 'title' || field === 'abstract'

/** Where a field's terms stand in `terms`. */
export function fieldSpan(entry: Entry, field: SearchField): readonly [number, number] {
  const at = fieldOrder.indexOf(field)
  return [entry.ends[at - 1] ?? 0, entry.ends[at] ?? 0]
}
