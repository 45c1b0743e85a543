import type { Mark } from './concept.ts'

type Dated = { id: string; year?: number | undefined }

/** Papers of each concept, in the order given. A concept without marks has an empty list. */
export function coverageOf(
  papers: readonly { id: string }[],
  concepts: readonly { id: string }[],
  marks: readonly Mark[],
): Map<string, string[]> {
  const having = new Map<string, Set<string>>(concepts.map(({ id }) => [id, new Set()]))
  for (const { conceptId, documentId } of marks) having.get(conceptId)?.add(documentId)
  return new Map([...having].map(([id, set]) => [id, papers.flatMap((paper) => (set.has(paper.id) ? paper.id : []))]))
}

/** Papers that have both of two concepts: `papersOf(a, b)` equals `papersOf(b, a)`; of a concept with itself, its coverage. */
export function coOccurrence(coverage: ReadonlyMap<string, readonly string[]>) {
  const sets = new Map([...coverage].map(([id, papers]) => [id, new Set(papers)]))
  return {
    papersOf: (a: string, b: string): string[] => {
      const other = sets.get(b)
      return other ? (coverage.get(a) ?? []).filter((paper) => other.has(paper)) : []
    },
  }
}

/** A step of the saturation curve: after `papers` papers, `seen` concepts, on average `expected` in any order. */
export type SaturationStep = {
  id: string
  year?: number
  papers: number
  seen: number
  added: string[]
  expected: number
}

/** Papers below which a curve of saturation says nothing. */
export const SATURATION_LEAST = 5

/**
 * How many concepts are known after each paper, oldest first (papers without a year last). `expected` is the mean over
 * every order in which the papers could have been read: sum over concepts of 1 − C(N−m, n)/C(N, n), for a concept that m of
 * N papers have (Hurlbert 1971, Ecology 52:577; Colwell, Mao & Chang 2004, Ecology 85:2717). A flat end says that
 * further papers of this kind bring few further concepts of this list; it says nothing about concepts not listed.
 */
export function saturationOf(papers: readonly Dated[], marks: readonly Mark[]): SaturationStep[] {
  const conceptsOf = new Map<string, Set<string>>()
  const papersWith = new Map<string, Set<string>>()
  const known = new Set(papers.map(({ id }) => id))
  for (const { documentId, conceptId } of marks) {
    if (!known.has(documentId)) continue
    conceptsOf.set(documentId, (conceptsOf.get(documentId) ?? new Set()).add(conceptId))
    papersWith.set(conceptId, (papersWith.get(conceptId) ?? new Set()).add(documentId))
  }
  const total = papers.length
  /** For each concept the chance that none of the first n papers has it. */
  const missed = [...papersWith.values()].map((set) => ({ having: set.size, chance: 1 }))
  const seen = new Set<string>()
  return [...papers]
    .sort((a, b) => (a.year ?? Infinity) - (b.year ?? Infinity) || (a.id < b.id ? -1 : 1))
    .map(({ id, year }, index) => {
      const added = [...(conceptsOf.get(id) ?? [])].filter((concept) => !seen.has(concept))
      for (const concept of added) seen.add(concept)
      for (const each of missed) each.chance *= Math.max(0, total - each.having - index) / (total - index)
      const expected = missed.reduce((sum, { chance }) => sum + 1 - chance, 0)
      return { id, ...(year !== undefined && { year }), papers: index + 1, seen: seen.size, added, expected }
    })
}

/** Two papers and the concepts they share; `similarity` is the share of all concepts of either (Jaccard), 0 to 1. */
export type SimilarPair = { a: string; b: string; shared: string[]; similarity: number }

/**
 * How alike papers are by their marks, most alike first: shared concepts over concepts of either (Jaccard 1912, New Phytol
 * 11:37). Pairs that share nothing are left out.
 */
export function similarPapers(papers: readonly { id: string }[], marks: readonly Mark[]): SimilarPair[] {
  const sets = new Map(papers.map(({ id }) => [id, new Set<string>()]))
  for (const { documentId, conceptId } of marks) sets.get(documentId)?.add(conceptId)
  const ids = papers.map(({ id }) => id).filter((id) => (sets.get(id)?.size ?? 0) > 0)
  const pairs: SimilarPair[] = []
  for (const [i, a] of ids.entries()) {
    for (const b of ids.slice(i + 1)) {
      const [one, two] = [sets.get(a) ?? new Set<string>(), sets.get(b) ?? new Set<string>()]
      const shared = [...one].filter((concept) => two.has(concept))
      if (shared.length > 0)
        pairs.push({ a, b, shared, similarity: shared.length / (one.size + two.size - shared.length) })
    }
  }
  return pairs.sort((x, y) => y.similarity - x.similarity || y.shared.length - x.shared.length)
}

/** Papers that share no concept with any other, those without a mark among them: `marks` tells the two apart. */
export function lonelyPapers(
  papers: readonly { id: string }[],
  marks: readonly Mark[],
): { id: string; marks: number }[] {
  const counts = new Map<string, number>()
  const own = new Map<string, Set<string>>()
  const known = new Set(papers.map(({ id }) => id))
  for (const { documentId, conceptId } of marks) {
    if (!known.has(documentId)) continue
    const set = own.get(documentId) ?? new Set()
    own.set(documentId, set)
    if (!set.has(conceptId)) counts.set(conceptId, (counts.get(conceptId) ?? 0) + 1)
    set.add(conceptId)
  }
  return papers.flatMap(({ id }) => {
    const set = own.get(id) ?? new Set()
    return [...set].every((concept) => (counts.get(concept) ?? 0) < 2) ? { id, marks: set.size } : []
  })
}

/** Concepts against groups of papers (years, designs, populations): the papers of each cell. */
export type Pivot = {
  groups: { key: string; papers: string[] }[]
  cell: (conceptId: string, group: string) => string[]
}

/** Each paper counts in each of its groups; those without any in "not stated". Groups in the order of `order`, or A to Z. */
export function pivotOf<P extends { id: string }>(
  papers: readonly P[],
  marks: readonly Mark[],
  groupsOf: (paper: P) => readonly string[],
): Pivot {
  const groups = new Map<string, string[]>()
  for (const paper of papers) {
    const names = [...new Set(groupsOf(paper))]
    for (const key of names.length > 0 ? names : [NOT_STATED]) groups.set(key, [...(groups.get(key) ?? []), paper.id])
  }
  const having = new Map<string, Set<string>>()
  for (const { conceptId, documentId } of marks)
    having.set(conceptId, (having.get(conceptId) ?? new Set()).add(documentId))
  const sorted = [...groups].sort(([a], [b]) =>
    a === NOT_STATED ? 1 : b === NOT_STATED ? -1 : a.localeCompare(b, 'en', { numeric: true }),
  )
  return {
    groups: sorted.map(([key, ids]) => ({ key, papers: ids })),
    cell: (conceptId, group) => (groups.get(group) ?? []).filter((id) => having.get(conceptId)?.has(id) ?? false),
  }
}

/** The group of papers of which the library does not say it. */
export const NOT_STATED = 'not stated'
