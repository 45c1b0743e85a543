import type { Paper } from '#contract/papers.ts'
import type { SearchHit } from '#contract/search.ts'

/** Names under which a paper is found again in another run: its id here and every identifier that it carries. */
export const workKeys = ({ id, ids }: Pick<Paper, 'id' | 'ids'>): string[] => [
  `id:${id}`,
  ...(['doi', 'pmid', 'pmcid', 'arxiv'] as const).flatMap((kind) => (ids[kind] ? [`${kind}:${ids[kind]}`] : [])),
]

/** A query as it is compared: without regard to blanks at its ends or in rows. Operators are capitals, so case counts. */
export const sameQuery = (query: string): string => query.trim().replace(/\s+/g, ' ')

export type RunComparison = {
  /** In the second alone, in its order. */
  added: SearchHit[]
  /** In the first alone, in its order. */
  gone: SearchHit[]
  /** In both, in the order of the second. */
  both: SearchHit[]
}

/** Two runs side by side. Every paper of either stands in exactly one of the lists, a paper of both once. */
export function compareRuns(first: readonly SearchHit[], second: readonly SearchHit[]): RunComparison {
  const keysOf = (hits: readonly SearchHit[]) => new Set(hits.flatMap(({ paper }) => workKeys(paper)))
  const inFirst = keysOf(first)
  const inSecond = keysOf(second)
  const isIn = (keys: ReadonlySet<string>, { paper }: SearchHit) => workKeys(paper).some((key) => keys.has(key))
  return {
    added: second.filter((hit) => !isIn(inFirst, hit)),
    gone: first.filter((hit) => !isIn(inSecond, hit)),
    both: second.filter((hit) => isIn(inFirst, hit)),
  }
}
