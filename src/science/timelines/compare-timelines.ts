import type { CitationLink, DatedPaper } from './dated.ts'
import { firstAppearances } from './first-appearances.ts'
import { paceOf, papersByYear, type Pace } from './pace.ts'

/** One of two timelines that are compared. Ids of papers mean the same paper on both sides. */
export type Side = {
  dated: readonly DatedPaper[]
  terms: readonly { name: string; papers: readonly string[] }[]
}

/** How much later a term appears on the right than on the left, in years; below 0 = the right had it first. */
export type TermLag = { term: string; left: number; right: number; lag: number; papers: string[] }

/** Terms that stand on both sides, longest lag first. */
export function termLags(left: Side, right: Side): TermLag[] {
  const other = new Map(firstAppearances(right.dated, right.terms).map((found) => [found.term, found]))
  return firstAppearances(left.dated, left.terms)
    .flatMap((mine): TermLag[] => {
      const theirs = other.get(mine.term)
      if (!theirs) return []
      const papers = [...new Set([...mine.first, ...theirs.first])]
      return [{ term: mine.term, left: mine.at, right: theirs.at, lag: theirs.at - mine.at, papers }]
    })
    .sort((a, b) => Math.abs(b.lag) - Math.abs(a.lag) || (a.term < b.term ? -1 : 1))
}

/** Which papers stand on one side, on the other, on both: every paper in exactly one of the three. */
export function sharedPapers(left: readonly { id: string }[], right: readonly { id: string }[]) {
  const [a, b] = [new Set(left.map(({ id }) => id)), new Set(right.map(({ id }) => id))]
  return {
    shared: [...a].filter((id) => b.has(id)),
    onlyLeft: [...a].filter((id) => !b.has(id)),
    onlyRight: [...b].filter((id) => !a.has(id)),
  }
}

/** Years that both sides cover; `gap` = whole years between them when they share none. */
export function sharedSpan(left: readonly DatedPaper[], right: readonly DatedPaper[]) {
  const [a, b] = [papersByYear(left), papersByYear(right)]
  const [aFirst, aLast, bFirst, bLast] = [a[0]?.year, a.at(-1)?.year, b[0]?.year, b.at(-1)?.year]
  if (aFirst === undefined || aLast === undefined || bFirst === undefined || bLast === undefined) return undefined
  const from = Math.max(aFirst, bFirst)
  const to = Math.min(aLast, bLast)
  return { from, to, overlaps: from <= to, gap: from <= to ? 0 : from - to - 1 }
}

export function paceDifference(left: Side, right: Side): { left?: Pace; right?: Pace; ratio?: number } {
  const [a, b] = [paceOf(left.dated), paceOf(right.dated)]
  return { ...(a && { left: a }), ...(b && { right: b }), ...(a && b && { ratio: b.perYear / a.perYear }) }
}

/**
 * Turnover of the terms of one side from its earlier half to its later: 1 − shared / all (one minus Jaccard), 0 = the same
 * terms, 1 = others throughout. `undefined` where a half has none.
 */
export function turnoverOf({ dated, terms }: Side): { turnover: number; came: string[]; went: string[] } | undefined {
  const pace = paceOf(dated)
  if (!pace) return undefined
  const at = new Map(dated.map((paper) => [paper.id, paper.at]))
  const early = new Set<string>()
  const late = new Set<string>()
  for (const { name, papers } of terms) {
    for (const id of papers) {
      const when = at.get(id)
      if (when !== undefined) (when < pace.turn ? early : late).add(name)
    }
  }
  if (early.size === 0 || late.size === 0) return undefined
  const both = [...early].filter((term) => late.has(term)).length
  return {
    turnover: 1 - both / (early.size + late.size - both),
    came: [...late].filter((term) => !early.has(term)),
    went: [...early].filter((term) => !late.has(term)),
  }
}

/** Citations across, by papers that stand on one side alone: who cites whom. */
export function influenceAcross(
  left: readonly { id: string }[],
  right: readonly { id: string }[],
  links: readonly CitationLink[],
): { leftCitesRight: CitationLink[]; rightCitesLeft: CitationLink[] } {
  const { onlyLeft, onlyRight } = sharedPapers(left, right)
  const [a, b] = [new Set(onlyLeft), new Set(onlyRight)]
  return {
    leftCitesRight: links.filter(({ from, to }) => a.has(from) && b.has(to)),
    rightCitesLeft: links.filter(({ from, to }) => b.has(from) && a.has(to)),
  }
}
