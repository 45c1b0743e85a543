import type { CitationLink } from './dated.ts'

/** A link with its search-path count: how many ways from a source to a sink of the network run over it. */
export type CountedLink = CitationLink & { paths: number }
export type MainPath = {
  /** Papers of the path, the cited before the citing. */
  papers: string[]
  links: CountedLink[]
  /** Links that as many ways share as the first of the path, and that are not on it. */
  ties: number
  /** Links that could have been taken instead at a later step: as many ways share them as the one that was. */
  stepTies: CountedLink[]
}

/**
 * Links that lead in a circle are left out, since a citation network has no direction there (a preprint and a reply that
 * cite each other). Which one is dropped depends on the order given alone. Doubled links and links to itself count once
 * or not at all.
 */
export function withoutCircles(links: readonly CitationLink[]): { kept: CitationLink[]; dropped: CitationLink[] } {
  const distinct = [...new Map(links.map((link) => [`${link.from}\n${link.to}`, link])).values()]
  const out = new Map<string, CitationLink[]>()
  for (const link of distinct) out.set(link.from, [...(out.get(link.from) ?? []), link])
  const state = new Map<string, 'open' | 'done'>()
  const kept: CitationLink[] = []
  const dropped: CitationLink[] = []
  for (const start of out.keys()) {
    if (state.has(start)) continue
    const stack = [{ id: start, next: 0 }]
    state.set(start, 'open')
    while (stack.length > 0) {
      const top = stack.at(-1)
      if (!top) break
      const link = (out.get(top.id) ?? [])[top.next++]
      if (!link) {
        state.set(top.id, 'done')
        stack.pop()
      } else if (state.get(link.to) === 'open') dropped.push(link)
      else {
        kept.push(link)
        if (!state.has(link.to)) {
          state.set(link.to, 'open')
          stack.push({ id: link.to, next: 0 })
        }
      }
    }
  }
  return { kept, dropped }
}

/** Papers so that each stands after everything it cites. The links must have no circle. */
function inOrder(links: readonly CitationLink[]): string[] {
  const cites = new Map<string, string[]>()
  const waiting = new Map<string, number>()
  for (const { from, to } of links) {
    cites.set(to, [...(cites.get(to) ?? []), from])
    waiting.set(from, (waiting.get(from) ?? 0) + 1)
    if (!waiting.has(to)) waiting.set(to, 0)
  }
  const ready = [...waiting].filter(([, count]) => count === 0).map(([id]) => id)
  for (const id of ready) {
    for (const citing of cites.get(id) ?? []) {
      const left = (waiting.get(citing) ?? 0) - 1
      waiting.set(citing, left)
      if (left === 0) ready.push(citing)
    }
  }
  return ready
}

/**
 * Search-path count of every link: the number of paths from any source (a paper that cites none of the set) to any sink
 * (one that none of the set cites) which run over it, as paths up to its older end times paths on from its newer end.
 * Hummon & Doreian 1989, Social Networks 11:39-63; the count and its linear computation: Batagelj 2003, arXiv cs/0309023.
 * Counts beyond 2^53 lose their last digits, not their order of size. The links must have no circle.
 */
export function searchPathCounts(links: readonly CitationLink[]): CountedLink[] {
  const order = inOrder(links)
  const older = new Map<string, string[]>()
  const newer = new Map<string, string[]>()
  for (const { from, to } of links) {
    older.set(from, [...(older.get(from) ?? []), to])
    newer.set(to, [...(newer.get(to) ?? []), from])
  }
  const waysOver = (ids: readonly string[], next: ReadonlyMap<string, string[]>) => {
    const ways = new Map<string, number>()
    for (const id of ids) {
      const ends = next.get(id) ?? []
      ways.set(id, ends.length === 0 ? 1 : ends.reduce((sum, end) => sum + (ways.get(end) ?? 0), 0))
    }
    return ways
  }
  const upTo = waysOver(order, older)
  const onFrom = waysOver([...order].reverse(), newer)
  return links.map((link) => ({ ...link, paths: (upTo.get(link.to) ?? 0) * (onFrom.get(link.from) ?? 0) }))
}

/**
 * The key-route main path: from the link with the highest search-path count on, back to a source and on to a sink, at each
 * step over the link with the highest count (Liu & Lu 2012, J Am Soc Inf Sci Technol 63:528-542). Ties go to the first in
 * the order given, and are counted: those of the first link, and those of each step. Empty where nothing in the set cites anything in it, and where as many ways share every
 * link and the path would be any one of them: then none stands out.
 */
export function mainPathOf(links: readonly CitationLink[]): MainPath & { dropped: CitationLink[] } {
  const { kept, dropped } = withoutCircles(links)
  const counted = searchPathCounts(kept)
  const highest = (some: readonly CountedLink[]) =>
    some.reduce<CountedLink | undefined>((best, link) => (best && best.paths >= link.paths ? best : link), undefined)
  const key = highest(counted)
  if (!key) return { papers: [], links: [], ties: 0, stepTies: [], dropped }
  const path = [key]
  const stepTies: CountedLink[] = []
  const step = (choices: readonly CountedLink[]) => {
    const taken = highest(choices)
    stepTies.push(...choices.filter((link) => link !== taken && link.paths === taken?.paths))
    return taken
  }
  for (let first = path[0]; first;) {
    const at = first.to
    first = step(counted.filter(({ from }) => from === at))
    if (first) path.unshift(first)
  }
  for (let last = path.at(-1); last;) {
    const at = last.from
    last = step(counted.filter(({ to }) => to === at))
    if (last) path.push(last)
  }
  const ties = counted.filter((link) => link.paths === key.paths && !path.includes(link)).length
  const isAnyOfThem = path.length === 1 && ties > 0 && counted.every(({ paths }) => paths === key.paths)
  if (isAnyOfThem) return { papers: [], links: [], ties, stepTies: [], dropped }
  return { papers: [path[0]?.to ?? '', ...path.map(({ from }) => from)], links: path, ties, stepTies, dropped }
}

/** How often each paper of the set is cited inside it (local citation score: Garfield, Pudovkin & Istomin 2003, JASIST 54:400). */
export function localScores(ids: readonly string[], links: readonly CitationLink[]): Map<string, string[]> {
  const citing = new Map<string, Set<string>>(ids.map((id) => [id, new Set()]))
  for (const { from, to } of links) if (from !== to && citing.has(from)) citing.get(to)?.add(from)
  return new Map([...citing].map(([id, set]) => [id, [...set]]))
}
