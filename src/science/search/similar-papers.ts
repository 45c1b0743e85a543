import { fieldSpan, type Entry, type PaperStore } from './paper-store.ts'
import type { ScoredTerm } from './query-evaluation.ts'
import { scoreTerms } from './ranking.ts'

/** A paper that is like one or more seeds. `score`: the seeds' likenesses added, each at most 1. `terms`: words they share. */
export type SimilarPaper = { id: string; score: number; seeds: string[]; terms: string[] }

/** Words of a seed that are compared: its most telling ones. More bring noise, fewer miss what the title leaves out. */
const WORDS = 25
/** A paper that has less than this share of a seed's own score is not like it. */
const LEAST = 0.08
/** Words shown of those that two papers share. */
const SHOWN = 6
/** Occurrences in a title count so often. */
const TITLE_TIMES = 3

/**
 * Papers whose words are like those of the seeds: the seed's most telling words (how often it has them, weighed by how few
 * papers have them) are searched with BM25F and set against what the seed itself would score, so that 1 is "as like as
 * itself" and seeds of any length weigh alike. Seeds are never answered. Nothing but words is compared: no citations.
 */
export function similarPapers(
  ids: readonly string[],
  store: PaperStore,
  { limit = Infinity, accept }: { limit?: number; accept?: (id: string) => boolean },
): SimilarPaper[] {
  const seeds = new Set(ids)
  const slotOf = new Map<string, number>()
  store.entries.forEach((entry, slot) => {
    if (entry && seeds.has(entry.id)) slotOf.set(entry.id, slot)
  })
  const found = new Map<number, { score: number; seeds: string[]; terms: Map<string, number> }>()
  for (const [id, seedSlot] of slotOf) {
    const entry = store.entries[seedSlot]
    if (!entry) continue
    const terms = tellingTerms(entry, store)
    const { scores, fields } = scoreTerms(terms, store)
    const own = scores[seedSlot] ?? 0
    if (own === 0) continue
    const slots = store.entries.length
    store.entries.forEach((other, slot) => {
      const likeness = Math.min(1, (scores[slot] ?? 0) / own)
      if (!other || likeness < LEAST || seeds.has(other.id)) return
      const known = found.get(slot) ?? { score: 0, seeds: [], terms: new Map<string, number>() }
      known.score += likeness
      known.seeds.push(id)
      terms.forEach(({ text, weight }, t) => {
        if (fields[t * slots + slot] !== 0) known.terms.set(text, Math.max(weight, known.terms.get(text) ?? 0))
      })
      found.set(slot, known)
    })
  }
  return [...found]
    .flatMap(([slot, { score, seeds: of, terms }]) => {
      const id = store.entries[slot]?.id
      if (id === undefined || (accept && !accept(id))) return []
      const shared = [...terms].sort((a, b) => b[1] - a[1]).slice(0, SHOWN)
      return [{ id, score, seeds: of, terms: shared.map(([text]) => text) }]
    })
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
}

/** The words of a paper that tell most about it, each weighed by how often it stands there. */
function tellingTerms(entry: Entry, store: PaperStore): ScoredTerm[] {
  const counts = new Map<number, number>()
  for (const [field, times] of [
    ['title', TITLE_TIMES],
    ['abstract', 1],
    ['keyword', 1],
  ] as const) {
    const [from, to] = fieldSpan(entry, field)
    for (const number of entry.terms.subarray(from, to)) counts.set(number, (counts.get(number) ?? 0) + times)
  }
  const worth = (number: number, often: number) =>
    Math.sqrt(often) * Math.log(1 + store.size / Math.max(1, store.vocabulary.postings(number).count))
  return (
    [...counts]
      .map(([number, often]) => ({ number, often, worth: worth(number, often) }))
      // A figure or a single letter is no subject.
      .filter(({ number }) => /\p{L}{2}/u.test(store.vocabulary.surface(number)))
      .sort((a, b) => b.worth - a.worth || a.number - b.number)
      .slice(0, WORDS)
      .map(({ number, often }) => ({ number, weight: Math.sqrt(often), text: store.vocabulary.surface(number) }))
  )
}
