import { fieldOrder } from './indexed-paper.ts'
import { fieldSpan, type Entry, type PaperStore } from './paper-store.ts'
import { fieldBits } from './postings.ts'
import type { QueryNode, QueryWord, SearchField } from './query-node.ts'

/** A term to be scored: its number in the vocabulary, how much it counts, and the word that people see. */
export type ScoredTerm = { number: number; weight: number; text: string }

/** A mistyped word counts less than one that stands there as typed. */
const NEAR_WEIGHT = 0.6

type Accept = ((id: string) => boolean) | undefined

/** Whether any paper that may be answered has the term. */
function isKnown(number: number, { vocabulary, entries }: PaperStore, accept: Accept): boolean {
  const { count, slots } = vocabulary.postings(number)
  if (!accept) return count > 0
  for (let i = 0; i < count; i++) {
    const entry = entries[slots[i] ?? 0]
    if (entry && accept(entry.id)) return true
  }
  return false
}

/** The terms that a word stands for: itself when any paper has it, else what it may be a typing error of. */
export function termsFor(word: QueryWord, store: PaperStore, accept?: Accept): ScoredTerm[] {
  const number = store.vocabulary.numberOf(word.term)
  if (number !== undefined && isKnown(number, store, accept)) return [{ number, weight: 1, text: word.text }]
  return mendedFor(word, store, accept)
}

/**
 * The known words one typing error away from one that no paper has. None for a word of a dictionary, which is no error,
 * and for one in quotes, which is meant as it is typed. For a word of another language: the English ones of its root.
 */
export function mendedFor(word: QueryWord, store: PaperStore, accept?: Accept): ScoredTerm[] {
  const { vocabulary } = store
  const number = vocabulary.numberOf(word.term)
  if (number !== undefined && isKnown(number, store, accept)) return []
  if (word.isExact || (!word.isForeign && store.isWord(word.term))) return []
  const near = word.isForeign ? vocabulary.cognates(word.term) : vocabulary.near(word.term)
  return near
    .filter((other) => isKnown(other.number, store, accept))
    .map((other) => ({
      number: other.number,
      weight: NEAR_WEIGHT ** other.distance,
      text: vocabulary.surface(other.number),
    }))
}

/** Marks the slots that fulfil a node: 1 for each paper that does. */
export function fulfil(node: QueryNode, store: PaperStore): Uint8Array {
  const marks = new Uint8Array(store.entries.length)
  switch (node.kind) {
    case 'phrase':
      markPhrase(node.words, node.field, store, marks)
      break
    case 'years':
      store.entries.forEach((entry, slot) => {
        if (entry?.year !== undefined && entry.year >= node.from && entry.year <= node.to) marks[slot] = 1
      })
      break
    case 'not': {
      const others = fulfil(node.of, store)
      store.entries.forEach((entry, slot) => (marks[slot] = entry && !others[slot] ? 1 : 0))
      break
    }
    case 'all':
    case 'any': {
      const parts = node.of.map((part) => fulfil(part, store))
      for (let slot = 0; slot < marks.length; slot++) {
        const holds = (part: Uint8Array) => part[slot] === 1
        marks[slot] = (node.kind === 'all' ? parts.every(holds) : parts.some(holds)) ? 1 : 0
      }
      break
    }
  }
  return marks
}

function markPhrase(words: readonly QueryWord[], field: SearchField | undefined, store: PaperStore, marks: Uint8Array) {
  const choices = words.map((word) => termsFor(word, store).map(({ number }) => number))
  const first = choices[0] ?? []
  for (const number of first) {
    const { count, slots, fields } = store.vocabulary.postings(number)
    for (let i = 0; i < count; i++) {
      const slot = slots[i] ?? 0
      if (field && ((fields[i] ?? 0) & fieldBits[field]) === 0) continue
      const entry = store.entries[slot]
      if (choices.length === 1 || (entry && hasSequence(entry, choices, field))) marks[slot] = 1
    }
  }
}

/** Whether the terms stand next to one another, in this order, within one field. */
export function hasSequence(entry: Entry, choices: readonly (readonly number[])[], field?: SearchField): boolean {
  for (const name of field ? [field] : fieldOrder) {
    const [from, to] = fieldSpan(entry, name)
    for (let at = from; at + choices.length <= to; at++) {
      if (choices.every((numbers, i) => numbers.includes(entry.terms[at + i] ?? -1))) return true
    }
  }
  return false
}

/** The words of a node that make a paper relevant: all but what is excluded. */
export function positiveWords(node: QueryNode): QueryWord[] {
  switch (node.kind) {
    case 'phrase':
      return [...node.words]
    case 'all':
    case 'any':
      return node.of.flatMap(positiveWords)
    default:
      return []
  }
}
