import * as z from 'zod/mini'

import { fieldOrder, fieldText, type SearchablePaper } from './indexed-paper.ts'
import { identifierKeys } from './identifiers-in-query.ts'
import type { PaperStore } from './paper-store.ts'
import { foldWord, tokensOf } from './tokens.ts'

const numbers = z.instanceof(Uint32Array)

/**
 * An index as flat arrays, so that a store can keep it and papers need not be read again. `marks` say of which words of a
 * paper it was made; `rules` by which rules. Terms, words and roots are one text each, a line for each term.
 */
export const indexSnapshotSchema = z.object({
  rules: z.number(),
  terms: z.string(),
  surfaces: z.string(),
  roots: z.string(),
  /** Papers of each term; `slots`, `weights` and `fields` hold the postings of all terms, one after the other. */
  counts: numbers,
  slots: numbers,
  weights: z.instanceof(Float32Array),
  fields: z.instanceof(Uint8Array),
  ids: z.array(z.string()),
  marks: numbers,
  keys: z.array(z.array(z.string())),
  /** Not a number where a paper has no year. */
  years: z.instanceof(Float64Array),
  lengths: z.instanceof(Float64Array),
  /** Where the fields of each paper end in its terms, and the terms of all papers. */
  ends: numbers,
  words: z.instanceof(Int32Array),
})
export type IndexSnapshot = z.infer<typeof indexSnapshotSchema>

/** FNV-1a over UTF-16 units, 32 bits. */
function hashed(text: string, start = 0x811c9dc5): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Changes with every word of a paper that an index reads. */
export const markOf = (paper: SearchablePaper): number => {
  const fields = fieldOrder.reduce((hash, field) => hashed(`${fieldText(paper, field)}\n`, hash), hashed(''))
  return hashed(identifierKeys(paper.ids).join('\n'), fields)
}

const SAMPLE =
  'The Müller β-blockers of 1,234 randomised patients’ mortality: running, studies, vaccinated. 結核 ワクチン'

/** Changes when words are read by other rules: an index that was kept before is then of no use. */
export function rulesMark(rootOf: (term: string) => string): number {
  const read = tokensOf(SAMPLE).map(({ term, start, end }) => [term, start, end, rootOf(term)])
  return hashed(JSON.stringify(['1', foldWord(SAMPLE), read]))
}

/** What stands in an index now. `markOfPaper`: the mark under which a paper was put in. */
export function snapshotOf(
  { vocabulary, entries }: PaperStore,
  rules: number,
  markOfPaper: (id: string) => number,
): IndexSnapshot {
  const papers = entries.flatMap((entry, slot) => (entry ? [{ ...entry, slot }] : []))
  const slotNow = new Uint32Array(entries.length)
  papers.forEach(({ slot }, place) => (slotNow[slot] = place))
  const terms = Array.from({ length: vocabulary.size }, (_, number) => number)
  const counts = Uint32Array.from(terms, (number) => vocabulary.postings(number).count)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const slots = new Uint32Array(all)
  const weights = new Float32Array(all)
  const fields = new Uint8Array(all)
  let at = 0
  for (const number of terms) {
    const postings = vocabulary.postings(number)
    for (let n = 0; n < postings.count; n += 1) slots[at + n] = slotNow[postings.slots[n] ?? 0] ?? 0
    weights.set(postings.weights.subarray(0, postings.count), at)
    fields.set(postings.fields.subarray(0, postings.count), at)
    at += postings.count
  }
  const words = new Int32Array(papers.reduce((sum, paper) => sum + paper.terms.length, 0))
  let end = 0
  for (const paper of papers) {
    words.set(paper.terms, end)
    end += paper.terms.length
  }
  return {
    rules,
    terms: terms.map((number) => vocabulary.term(number)).join('\n'),
    surfaces: terms.map((number) => vocabulary.surface(number)).join('\n'),
    roots: terms.map((number) => vocabulary.root(number)).join('\n'),
    counts,
    slots,
    weights,
    fields,
    ids: papers.map(({ id }) => id),
    marks: Uint32Array.from(papers, ({ id }) => markOfPaper(id)),
    keys: papers.map(({ keys }) => [...keys]),
    years: Float64Array.from(papers, ({ year }) => year ?? Number.NaN),
    lengths: Float64Array.from(papers, ({ length }) => length),
    ends: Uint32Array.from(papers.flatMap(({ ends }) => [...ends])),
    words,
  }
}

const linesOf = (text: string) => (text === '' ? [] : text.split('\n'))
const sumOf = (list: Uint32Array) => list.reduce((sum, one) => sum + one, 0)

/** Whether the parts of a snapshot agree with one another: one that was damaged is as good as none. */
function isWhole({ terms, surfaces, roots, ids, ...kept }: IndexSnapshot): boolean {
  const papers = ids.length
  const postings = sumOf(kept.counts)
  const perPaper = [kept.marks, kept.keys, kept.years, kept.lengths]
  const words = kept.ends.reduce(
    (sum, end, at) => (at % fieldOrder.length === fieldOrder.length - 1 ? sum + end : sum),
    0,
  )
  return (
    [terms, surfaces, roots].every((text) => linesOf(text).length === kept.counts.length) &&
    perPaper.every((list) => list.length === papers) &&
    kept.ends.length === papers * fieldOrder.length &&
    kept.words.length === words &&
    [kept.slots, kept.weights, kept.fields].every((list) => list.length === postings) &&
    kept.slots.every((slot) => slot < papers)
  )
}

/**
 * Puts what was kept into an index that is still empty, and answers the mark of each of its papers. Undefined where it was
 * made by other rules or is damaged; the index is then still empty.
 */
export function restoreInto(store: PaperStore, kept: unknown, rules: number): Map<string, number> | undefined {
  const snapshot = indexSnapshotSchema.safeParse(kept).data
  if (snapshot?.rules !== rules || store.size > 0 || !isWhole(snapshot)) return undefined
  const { counts, slots, weights, fields, ids, marks, keys, years, lengths, ends, words } = snapshot
  const [terms, surfaces, roots] = [snapshot.terms, snapshot.surfaces, snapshot.roots].map(linesOf)
  let at = 0
  counts.forEach((count, number) => {
    const to = at + count
    const postings = {
      count,
      slots: slots.subarray(at, to),
      weights: weights.subarray(at, to),
      fields: fields.subarray(at, to),
    }
    store.vocabulary.put(
      { term: terms?.[number] ?? '', surface: surfaces?.[number] ?? '', root: roots?.[number] ?? '' },
      postings,
    )
    at = to
  })
  let start = 0
  ids.forEach((id, place) => {
    const own = Array.from(ends.subarray(place * fieldOrder.length, (place + 1) * fieldOrder.length))
    const end = start + (own.at(-1) ?? 0)
    const year = years[place] ?? Number.NaN
    store.append({
      id,
      terms: words.subarray(start, end),
      ends: own,
      length: lengths[place] ?? 0,
      year: Number.isNaN(year) ? undefined : year,
      keys: keys[place] ?? [],
    })
    start = end
  })
  return new Map(ids.map((id, place) => [id, marks[place] ?? 0]))
}
