import type { PaperStore } from './paper-store.ts'
import type { ParsedQuery } from './parsed-query.ts'
import { mendedFor, positiveWords } from './query-evaluation.ts'
import type { QueryWord } from './query-node.ts'
import { rarityOf } from './ranking.ts'
import { papersSpeakingOf } from './speaks-of.ts'

/** Words side by side that a question names something by. */
export type Run = readonly { text: string; term: string; start: number; end: number }[]

const LONGEST = 100

/** A run as it was typed; the front of one that no name is as long as. */
export const typedAs = (run: Run, question: string): string => {
  const text = question.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

/**
 * A thing that a question names and the papers that speak of it, in any form of its words or under another name. None: it
 * is absent; `isApart` then says that each of its words is in papers, and in none are they near one another.
 */
export type ReadSubject = {
  text: string
  terms: readonly string[]
  /** Other names under which it was looked for too. */
  names: readonly string[]
  ids: readonly string[]
  isApart: boolean
  /** Looser names, by which papers near it were found too. */
  near: readonly string[]
}

/** A word that no dictionary and no paper has, and the words of papers that were searched in its place. */
export type Mended = { typed: string; as: readonly string[] }

export type QueryReading = {
  subjects: readonly ReadSubject[]
  mended: readonly Mended[]
  /** Ids of the papers that speak of every subject that any paper speaks of. */
  together: readonly string[]
  /**
   * How much of what the question names a paper speaks of, 0 to 1: the words of its subjects weighed by how rare they are,
   * absent ones most, half where they stand apart. 1 for every paper where the question names nothing.
   */
  coverage: (id: string) => number
  /** Ids of the papers that have most of it by any name or looser name, best first. */
  nearest: (most: number) => string[]
}

/** Words of a question where they stand, and looser names for what they say: "choir", singing. */
export type NearName = { start: number; end: number; names: readonly { text: string; terms: readonly string[] }[] }

/** Other names of a thing. */
export type NamesOf = (text: string) => readonly { text: string; terms: readonly string[] }[]

/** The same question of each paper once, however many things are looked for in it. */
function askedOnce(accept: (id: string) => boolean, store: PaperStore) {
  const answers = new Uint8Array(store.entries.length)
  return (id: string, slot = store.slotOf(id) ?? -1): boolean => {
    const known = answers[slot]
    if (known) return known === 1
    const isAccepted = accept(id)
    if (slot >= 0) answers[slot] = isAccepted ? 1 : 2
    return isAccepted
  }
}

type Looked = { papers: Set<number>; weight: number }

/**
 * What the papers have of a plain question: for each thing that it names who speaks of it. Absence is found by forms of
 * the words, not by the words as typed: a paper on vaccines speaks of vaccination.
 */
export function readingOf(
  {
    question,
    parsed,
    runs,
    isForeign = false,
    near: nearNames = [],
  }: {
    question: string
    parsed: ParsedQuery
    runs: readonly Run[]
    isForeign?: boolean
    near?: readonly NearName[]
  },
  store: PaperStore,
  mayBeShown: ((id: string) => boolean) | undefined,
  namesOf: NamesOf = () => [],
): QueryReading {
  const accept = mayBeShown && askedOnce(mayBeShown, store)
  const words: QueryWord[] = [...parsed.words, ...(parsed.required ? positiveWords(parsed.required) : [])]
  const instead = new Map(words.map((word) => [word.term, mendedFor(word, store, accept)]))
  const formsOf = (term: string): string[] => {
    const mended = instead.get(term) ?? []
    return mended.length > 0 ? mended.map(({ number }) => store.vocabulary.term(number)) : [term]
  }
  const looked = new Map<string, Looked>()
  const lookFor = (term: string): Looked => {
    const known = looked.get(term)
    if (known) return known
    const papers = papersSpeakingOf(
      formsOf(term).map((form) => [form]),
      store,
      accept,
    )
    const made = { papers, weight: rarityOf(papers.size, store.size) }
    looked.set(term, made)
    return made
  }
  // Parts of a run are looked at again and again while it is taken apart.
  const near = new Map<string, ReadonlySet<number>>()
  const together = (terms: readonly string[]): ReadonlySet<number> => {
    if (terms.length === 1) return lookFor(terms[0] ?? '').papers
    const key = terms.join(' ')
    const found = near.get(key) ?? papersSpeakingOf(combined(terms.map(formsOf)), store, accept)
    near.set(key, found)
    return found
  }

  const loose = nearNames.map(({ start, end, names }) => {
    const papers = papersSpeakingOf(
      names.map(({ terms }) => terms),
      store,
      accept,
    )
    return { start, end, names: names.map(({ text }) => text), papers, weight: rarityOf(papers.size, store.size) }
  })
  const looseOf = ({ start, end }: Run[number]) => loose.find((near) => near.start <= start && near.end >= end)
  const subjectOf = (run: Run) => {
    const terms = run.map(({ term }) => term)
    const text = typedAs(run, question)
    const names = namesOf(text)
    const slots = new Set([
      ...together(terms),
      ...papersSpeakingOf(
        names.map((name) => name.terms),
        store,
        accept,
      ),
    ])
    const isApart = slots.size === 0 && terms.length > 1 && terms.every((term) => lookFor(term).papers.size > 0)
    const by = run.map(looseOf)
    const near = [...new Set(by.flatMap((each) => each?.names ?? []))]
    return { text, terms, names: names.map((name) => name.text), slots, isApart, by, near }
  }
  const subjects = runs.flatMap((run) => partsOf(run, together)).map(subjectOf)
  const slotOf = new Map<string, number>()
  for (const { slots } of subjects) for (const slot of slots) slotOf.set(store.entries[slot]?.id ?? '', slot)
  for (const { papers } of [...looked.values(), ...loose])
    for (const slot of papers) slotOf.set(store.entries[slot]?.id ?? '', slot)
  /** A word that no paper has, of which looser names are known, weighs as those do. */
  const weightAt = ({ terms, by }: (typeof subjects)[number], at: number) => {
    const { papers, weight } = lookFor(terms[at] ?? '')
    const near = by[at]
    return near && papers.size === 0 ? Math.min(weight, near.weight) : weight
  }
  const weightOf = (subject: (typeof subjects)[number]) =>
    subject.terms.reduce((sum, _, at) => sum + weightAt(subject, at), 0)
  /** What a paper has of a thing whose words stand apart in it, or that it calls by a looser name. */
  const partsIn = (subject: (typeof subjects)[number], slot: number) =>
    subject.terms.reduce((sum, term, at) => {
      const share = subject.by[at]?.papers.has(slot) ? NEARLY : lookFor(term).papers.has(slot) ? APART : 0
      return sum + weightAt(subject, at) * share
    }, 0)
  const [first, ...others] = subjects.filter(({ slots }) => slots.size > 0)
  const all = [...(first?.slots ?? [])].filter((slot) => others.every(({ slots }) => slots.has(slot)))
  // A word of another language that no paper has is no proof that what it names is missing.
  const total = subjects.reduce(
    (sum, subject) => sum + weightOf(subject) * (isForeign && subject.slots.size === 0 ? FOREIGN : 1),
    0,
  )
  const coverageAt = (slot: number) =>
    subjects.reduce((sum, subject) => sum + (subject.slots.has(slot) ? weightOf(subject) : partsIn(subject, slot)), 0) /
    total
  return {
    subjects: subjects.map(({ text, terms, names, near, isApart, slots }) => ({
      text,
      terms,
      names,
      near,
      isApart,
      ids: [...slots].map((slot) => store.entries[slot]?.id ?? ''),
    })),
    mended: words.flatMap(({ term, text }): Mended[] => {
      const as = instead.get(term) ?? []
      return as.length > 0 ? [{ typed: text, as: as.map((each) => each.text) }] : []
    }),
    together: all.map((slot) => store.entries[slot]?.id ?? ''),
    coverage(id) {
      if (total === 0) return 1
      const slot = slotOf.get(id)
      return slot === undefined ? 0 : coverageAt(slot)
    },
    nearest: (most) =>
      total === 0
        ? []
        : [...slotOf]
            .map(([id, slot]) => ({ id, has: coverageAt(slot) }))
            .toSorted((a, b) => b.has - a.has)
            .slice(0, most)
            .map(({ id }) => id),
  }
}

/** What the words of a thing count for where they stand apart. */
const APART = 0.5
/** What a looser name counts for. */
const NEARLY = 0.8
/** What an absent word of another language counts for. */
const FOREIGN = 0.4
/** Forms of words that are combined: more than one only where a typing error may be of several words. */
const MOST_COMBINED = 9

const combined = (choices: readonly (readonly string[])[]): string[][] =>
  choices
    .reduce<string[][]>((names, forms) => names.flatMap((name) => forms.map((form) => [...name, form])), [[]])
    .slice(0, MOST_COMBINED)

/**
 * Two words side by side are one thing. More are taken apart where no paper has them together: pairs that a paper has stay
 * pairs, and neighbours that no paper has stay together.
 */
function partsOf(run: Run, together: (terms: readonly string[]) => ReadonlySet<number>): Run[] {
  const papers = (words: Run) => together(words.map(({ term }) => term)).size
  if (run.length < 3 || (run.length === 3 && papers(run) > 0)) return run.length > 0 ? [run] : []
  const pairs = run.slice(1).map((_, at) => ({ at, count: papers(run.slice(at, at + 2)) }))
  const best = pairs.reduce((most, pair) => (pair.count >= most.count ? pair : most), { at: 0, count: 0 })
  if (best.count > 0) {
    const [before, pair, after] = [run.slice(0, best.at), run.slice(best.at, best.at + 2), run.slice(best.at + 2)]
    return [...partsOf(before, together), pair, ...partsOf(after, together)]
  }
  const parts: Run[number][][] = []
  let wasAbsent = false
  for (const word of run) {
    const isAbsent = papers([word]) === 0
    if (isAbsent && wasAbsent) parts.at(-1)?.push(word)
    else parts.push([word])
    wasAbsent = isAbsent
  }
  return parts
}
