import { distinctWorks, linksInside, type ReferenceLists } from './reference-lists.ts'

/** Two papers or works, and what joins them. */
export type JoinedPair = { a: string; b: string; by: string[] }

/** Papers of the set that cite each paper of the set (local citation score: Garfield, Pudovkin & Istomin 2003, JASIST 54:400). */
export function localCitations(ids: readonly string[], lists: ReferenceLists): Map<string, string[]> {
  const citing = new Map<string, string[]>(ids.map((id) => [id, []]))
  for (const { from, to } of linksInside(ids, lists)) citing.get(to)?.push(from)
  return citing
}

/**
 * Bibliographic coupling: works that two papers of the set both cite, most first (Kessler 1963, Am Doc 14:10-25).
 * `by`: keys of the works. Pairs with fewer than `least` are left out.
 */
export function coupledPapers(ids: readonly string[], lists: ReferenceLists, least = 1): JoinedPair[] {
  const citedBy = new Map<string, string[]>()
  for (const id of ids)
    for (const { key } of distinctWorks(lists.get(id) ?? [])) citedBy.set(key, [...(citedBy.get(key) ?? []), id])
  return pairsOf(citedBy, least)
}

/**
 * Co-citation: papers of the set that cite both of two works, most first (Small 1973, JASIS 24:265-269). `by`: ids of the
 * citing papers. Only works that at least `least` papers cite enter, so that long lists stay quick.
 */
export function coCitedWorks(ids: readonly string[], lists: ReferenceLists, least = 2): JoinedPair[] {
  const counts = new Map<string, number>()
  for (const id of ids)
    for (const { key } of distinctWorks(lists.get(id) ?? [])) counts.set(key, (counts.get(key) ?? 0) + 1)
  const cited = new Map(
    ids.map((id) => [
      id,
      distinctWorks(lists.get(id) ?? []).flatMap(({ key }) => ((counts.get(key) ?? 0) >= least ? key : [])),
    ]),
  )
  return pairsOf(cited, least)
}

/** For each list of members, every pair of members is joined by the list's key. */
function pairsOf(groups: ReadonlyMap<string, readonly string[]>, least: number): JoinedPair[] {
  const pairs = new Map<string, JoinedPair>()
  for (const [by, members] of groups) {
    const sorted = [...members].sort()
    for (const [i, a] of sorted.entries()) {
      for (const b of sorted.slice(i + 1)) {
        const key = `${a}\n${b}`
        const pair = pairs.get(key) ?? { a, b, by: [] }
        pairs.set(key, pair)
        pair.by.push(by)
      }
    }
  }
  return [...pairs.values()]
    .filter((pair) => pair.by.length >= least)
    .sort((x, y) => y.by.length - x.by.length || (x.a + x.b < y.a + y.b ? -1 : 1))
}

/** A work that the set cites and does not hold. */
export type MissingWork = { key: string; title?: string; year?: number; isRetracted?: boolean; citedBy: string[] }

/** Works outside the set by how many of its papers cite them: at least `least` of them, most cited first. */
export function missingFoundations(ids: readonly string[], lists: ReferenceLists, least = 2): MissingWork[] {
  return worksCited(ids, lists, ({ documentId }, inside) => documentId === undefined || !inside.has(documentId)).filter(
    ({ citedBy }) => citedBy.length >= least,
  )
}

/** Retracted works that papers of the set cite, in it or not. */
export const retractedCited = (ids: readonly string[], lists: ReferenceLists): MissingWork[] =>
  worksCited(ids, lists, ({ isRetracted }) => isRetracted === true)

type Works = Parameters<typeof distinctWorks>[0]

function worksCited(
  ids: readonly string[],
  lists: ReferenceLists,
  takes: (work: Works[number], inside: ReadonlySet<string>) => boolean,
): MissingWork[] {
  const inside = new Set(ids)
  const works = new Map<string, MissingWork>()
  for (const id of ids) {
    for (const work of distinctWorks(lists.get(id) ?? [])) {
      if (!takes(work, inside)) continue
      const known = works.get(work.key) ?? { key: work.key, citedBy: [] }
      works.set(work.key, {
        ...known,
        ...(work.title !== undefined && { title: work.title }),
        ...(work.year !== undefined && { year: work.year }),
        ...(work.isRetracted === true && { isRetracted: true }),
        citedBy: [...known.citedBy, id],
      })
    }
  }
  return [...works.values()].sort((a, b) => b.citedBy.length - a.citedBy.length || (a.key < b.key ? -1 : 1))
}

/**
 * The core collection of the set: the largest number h of its papers that are each cited at least h times inside it
 * (the h-core, Hirsch 2005, PNAS 102:16569, over local citations).
 */
export function coreOf(local: ReadonlyMap<string, readonly string[]>): string[] {
  const sorted = [...local].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
  const h = sorted.filter(([, citing], index) => citing.length >= index + 1).length
  return sorted.slice(0, h).map(([id]) => id)
}
