import type { Evidence } from '#contract/evidence.ts'

import { evidenceFor } from '../evidence/verify-quote.ts'
import { readQuestion } from '../synthesis/question.ts'
import { readPapers, type ReadablePaper } from '../synthesis/read-papers.ts'
import { weighRelevance } from '../synthesis/relevance.ts'

export type PassageSearch = { query: string; papers: readonly ReadablePaper[] }
export type FoundPassage = { evidence: Evidence; label: string }

/** Passages of one search, and of one paper in it. */
const MOST = 40
const MOST_OF_ONE = 3

/**
 * Passages of papers that answer a question or speak of what a sentence says, best first: ranked as a synthesis ranks
 * them, at most three of a paper, each looked up in its paper. Nothing for a question without a telling word.
 */
export function searchPassages({ query, papers }: PassageSearch): FoundPassage[] {
  const question = readQuestion(query)
  if (question.terms.size === 0) return []
  const read = readPapers(papers)
  const relevance = weighRelevance(question, read)
  const taken = new Map<string, number>()
  return read
    .flatMap(({ sentences }) => sentences)
    .filter(({ terms }) => [...question.terms.keys()].some((term) => terms.has(term)))
    .map((sentence) => ({ sentence, score: relevance.ofSentence(sentence) }))
    .toSorted((a, b) => b.score - a.score)
    .filter(({ sentence: { paper } }) => {
      const count = (taken.get(paper.paper.id) ?? 0) + 1
      taken.set(paper.paper.id, count)
      return count <= MOST_OF_ONE
    })
    .slice(0, MOST)
    .map(({ sentence }) => ({
      evidence: evidenceFor(sentence.paper.paper, sentence.text),
      label: sentence.paper.label,
    }))
    .filter(({ evidence }) => evidence.verified !== 'none')
}
