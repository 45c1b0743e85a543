import type { DatedPaper } from './dated.ts'

/** When a term first stands in a paper of the set, and who took it up afterwards. */
export type FirstAppearance = {
  term: string
  at: number
  /** The paper of the first appearance; several where they share its date. */
  first: string[]
  /** Papers with the term that appeared later. */
  later: string[]
}

/**
 * First appearance of each term among the dated papers, oldest first. Terms that no dated paper has are left out; a first
 * appearance in this set is no first appearance in the field.
 */
export function firstAppearances(
  dated: readonly DatedPaper[],
  terms: readonly { name: string; papers: readonly string[] }[],
): FirstAppearance[] {
  const at = new Map(dated.map((paper) => [paper.id, paper.at]))
  return terms
    .flatMap(({ name, papers }): FirstAppearance[] => {
      const placed = papers.flatMap((id) => {
        const when = at.get(id)
        return when === undefined ? [] : [{ id, at: when }]
      })
      const first = Math.min(...placed.map((paper) => paper.at))
      if (!Number.isFinite(first)) return []
      return [
        {
          term: name,
          at: first,
          first: placed.filter((paper) => paper.at === first).map(({ id }) => id),
          later: placed
            .filter((paper) => paper.at > first)
            .sort((a, b) => a.at - b.at)
            .map(({ id }) => id),
        },
      ]
    })
    .sort((a, b) => a.at - b.at || b.later.length - a.later.length || (a.term < b.term ? -1 : 1))
}
