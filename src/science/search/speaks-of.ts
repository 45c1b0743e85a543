import type { Entry, PaperStore } from './paper-store.ts'
import { hasPosting } from './postings.ts'

/** Words of one thing stand near one another: its own number and so many others between. */
export const OTHERS_BETWEEN = 5

/**
 * Slots of the papers that speak of a thing: for any of its names (each a list of terms), every term of it, in one of its
 * forms, stands in one field and near the others. Only papers that `accept` lets through.
 */
export function papersSpeakingOf(
  names: readonly (readonly string[])[],
  store: PaperStore,
  accept: (id: string, slot: number) => boolean = () => true,
): Set<number> {
  const found = new Set<number>()
  for (const name of names) {
    const choices = name.map((term) => store.vocabulary.family(term))
    const rarest = choices.toSorted((a, b) => countOf(a, store) - countOf(b, store))[0]
    if (!rarest || choices.some((numbers) => numbers.length === 0)) continue
    // The text of a paper is walked only where the paper has every term.
    const further = choices.filter((numbers) => numbers !== rarest)
    let standsNear: ((entry: Entry) => boolean) | undefined = choices.length > 1 ? undefined : () => true
    for (const number of rarest) {
      const { count, slots } = store.vocabulary.postings(number)
      for (let i = 0; i < count; i++) {
        const slot = slots[i] ?? 0
        const entry = store.entries[slot]
        if (!entry || found.has(slot) || !further.every((numbers) => isAmong(slot, numbers, store))) continue
        standsNear ??= nearness(choices, store)
        if (standsNear(entry) && accept(entry.id, slot)) found.add(slot)
      }
    }
  }
  return found
}

const isAmong = (slot: number, numbers: readonly number[], { vocabulary }: PaperStore) =>
  numbers.some((number) => hasPosting(vocabulary.postings(number), slot))

const countOf = (numbers: readonly number[], { vocabulary }: PaperStore) =>
  numbers.reduce((sum, number) => sum + vocabulary.postings(number).count, 0)

/** Whether one of the terms of each choice stands in one field of a paper, near the others. */
function nearness(choices: readonly (readonly number[])[], { vocabulary }: PaperStore): (entry: Entry) => boolean {
  const width = choices.length + OTHERS_BETWEEN
  const last = new Int32Array(choices.length)
  /** For each term the choice that it belongs to, counted from 1; those that belong to several stand in `further` too. */
  const choiceOf = new Uint8Array(vocabulary.size)
  const further = new Map<number, number[]>()
  choices.forEach((numbers, at) => {
    for (const number of numbers) {
      if (choiceOf[number]) further.set(number, [...(further.get(number) ?? []), at])
      else choiceOf[number] = at + 1
    }
  })
  return ({ terms, ends }) => {
    let from = 0
    for (const to of ends) {
      last.fill(NOWHERE)
      for (let at = from; at < to; at += 1) {
        const term = terms[at] ?? 0
        const choice = choiceOf[term] ?? 0
        if (choice === 0) continue
        last[choice - 1] = at
        if (further.size > 0) for (const other of further.get(term) ?? []) last[other] = at
        let isNear = true
        for (const place of last) isNear &&= place > at - width
        if (isNear) return true
      }
      from = to
    }
    return false
  }
}

/** Before every place, and far from the first. */
const NOWHERE = -1_000_000
