import { fieldSpan, type Entry, type PaperStore } from './paper-store.ts'
import { fieldOrder } from './indexed-paper.ts'

/** Words of one thing stand near one another: its own number and so many others between. */
export const OTHERS_BETWEEN = 5

/**
 * Slots of the papers that speak of a thing: for any of its names (each a list of terms), every term of it, in one of its
 * forms, stands in one field and near the others. Only papers that `accept` lets through.
 */
export function papersSpeakingOf(
  names: readonly (readonly string[])[],
  store: PaperStore,
  accept: (id: string) => boolean = () => true,
): Set<number> {
  const found = new Set<number>()
  for (const name of names) {
    const choices = name.map((term) => store.vocabulary.family(term))
    const rarest = choices.toSorted((a, b) => countOf(a, store) - countOf(b, store))[0]
    if (!rarest || choices.some((numbers) => numbers.length === 0)) continue
    for (const number of rarest) {
      const { count, slots } = store.vocabulary.postings(number)
      for (let i = 0; i < count; i++) {
        const slot = slots[i] ?? 0
        const entry = store.entries[slot]
        if (!entry || found.has(slot) || (choices.length > 1 && !standsNear(entry, choices))) continue
        if (accept(entry.id)) found.add(slot)
      }
    }
  }
  return found
}

const countOf = (numbers: readonly number[], { vocabulary }: PaperStore) =>
  numbers.reduce((sum, number) => sum + vocabulary.postings(number).count, 0)

function standsNear(entry: Entry, choices: readonly (readonly number[])[]): boolean {
  const { terms } = entry
  const width = choices.length + OTHERS_BETWEEN
  const last = new Int32Array(choices.length)
  for (const field of fieldOrder) {
    const [from, to] = fieldSpan(entry, field)
    last.fill(NOWHERE)
    for (let at = from; at < to; at++) {
      const term = terms[at] ?? -1
      let isOne = false
      for (let i = 0; i < choices.length; i++) {
        if (!choices[i]?.includes(term)) continue
        last[i] = at
        isOne = true
      }
      if (isOne && last.every((place) => place > at - width)) return true
    }
  }
  return false
}

/** Before every place, and far from the first. */
const NOWHERE = -1_000_000
