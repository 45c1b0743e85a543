/**
 * A work that a paper cites. `key` is the same for every paper that cites it (its DOI, or what identifies it where there
 * is none); `documentId` is its id where the work is a paper of the set.
 */
export type CitedWork = {
  key: string
  documentId?: string | undefined
  title?: string | undefined
  year?: number | undefined
  isRetracted?: boolean | undefined
}

/** What each paper cites. A paper that is no key of the map has no list: it is not known to cite nothing. */
export type ReferenceLists = ReadonlyMap<string, readonly CitedWork[]>

/** The works of one list, each once. */
export const distinctWorks = (works: readonly CitedWork[]): CitedWork[] => [
  ...new Map(works.map((work) => [work.key, work])).values(),
]

/** Papers of the set whose reference lists are known, and those whose are not: these bend every local measure. */
export function knownLists(ids: readonly string[], lists: ReferenceLists): { known: string[]; unknown: string[] } {
  return {
    known: ids.filter((id) => (lists.get(id)?.length ?? 0) > 0),
    unknown: ids.filter((id) => (lists.get(id)?.length ?? 0) === 0),
  }
}

/** Citations from one paper of the set to another. */
export function linksInside(ids: readonly string[], lists: ReferenceLists): { from: string; to: string }[] {
  const inside = new Set(ids)
  return ids.flatMap((from) =>
    [...new Set((lists.get(from) ?? []).map(({ documentId }) => documentId))].flatMap((to) =>
      to !== undefined && to !== from && inside.has(to) ? [{ from, to }] : [],
    ),
  )
}
