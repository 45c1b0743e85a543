import type { Paper } from '#contract/papers.ts'
import type { SearchRun } from '#contract/search.ts'
import type { Synthesis } from '#contract/syntheses.ts'

export type Recommendation = { id: string; title: string; reason: string }

const SHOWN = 4
const TERMS = 4

/** Papers that a synthesis already stands on. */
const usedIn = (syntheses: readonly Synthesis[]) => new Set(syntheses.flatMap(({ documentIds }) => documentIds ?? []))

const wordsOf = (terms: readonly string[]) => [...new Set(terms.map((term) => term.toLowerCase()))].slice(0, TERMS)

/**
 * Papers that somebody found or is interested in and has not used: the best of each recent search in turn, then those of
 * an interest. The reason says what was looked at, and nothing is recommended without one.
 */
export function recommended(
  runs: readonly SearchRun[],
  interests: readonly { interest: string; papers: readonly Paper[] }[],
  syntheses: readonly Synthesis[],
): Recommendation[] {
  const seen = usedIn(syntheses)
  const take = (id: string) => !seen.has(id) && Boolean(seen.add(id))
  const ofRuns = runs.map(({ query, items }) =>
    items.map(({ paper, terms }) => {
      const words = wordsOf(terms)
      const matched = words.length > 0 ? `, matching ${words.join(', ')}` : ''
      return { paper, reason: `Found by your search “${query}”${matched}. In none of your syntheses yet.` }
    }),
  )
  const ofInterests = interests.map(({ interest, papers }) =>
    papers.map((paper) => ({ paper, reason: `Your profile names “${interest}” as an interest.` })),
  )
  const lists = [...ofRuns, ...ofInterests]
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat()
  return inTurn
    .filter(({ paper }) => paper.flags.retracted !== true && take(paper.id))
    .slice(0, SHOWN)
    .map(({ paper, reason }) => ({ id: paper.id, title: paper.title, reason }))
}
