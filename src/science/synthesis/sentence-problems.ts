import type { StatementProblem } from '#contract/evidence.ts'
import type { Sentence } from '#contract/syntheses.ts'

import { statementProblems } from './check-statement.ts'
import type { ReadablePaper } from './read-papers.ts'

/**
 * Why a sentence that a model wrote is struck: it names no source, none of its quotes was found, or it says what those that
 * were found do not bear. `papers` by id in lower case. Of rules' and people's own sentences nothing is said here.
 */
export function sentenceProblems(
  { text, states, origin, citations }: Pick<Sentence, 'text' | 'states' | 'origin' | 'citations'>,
  papers: ReadonlyMap<string, ReadablePaper>,
): StatementProblem[] {
  if (origin !== 'model' || states === 'frame') return []
  if (citations.length === 0) return [{ kind: 'no-source' }]
  const held = citations.filter(({ verified }) => verified !== 'none')
  const cited = [...new Set(held.map(({ documentId }) => documentId.toLowerCase()))].flatMap(
    (key) => papers.get(key) ?? [],
  )
  if (held.length === 0) return [{ kind: 'quote-not-found' }]
  return statementProblems(text, { sources: held.map(({ quote }) => quote), papers: cited })
}
