import type { Evidence } from '#contract/evidence.ts'

import { evidenceFor } from '../../evidence/verify-quote.ts'
import { readQuestion } from '../../synthesis/question.ts'
import { readPapers, type ReadablePaper, type ReadPaper } from '../../synthesis/read-papers.ts'
import { weighRelevance } from '../../synthesis/relevance.ts'

/**
 * A passage of a cited paper that speaks of what a sentence says. `overlap`: share of the sentence's terms that stand in
 * the passage, 0 to 1.
 */
export type Passage = { evidence: Evidence; overlap: number }

const readOnce = new WeakMap<ReadablePaper, ReadPaper>()

function readingOf(paper: ReadablePaper): ReadPaper | undefined {
  const read = readOnce.get(paper) ?? readPapers([paper])[0]
  if (read) readOnce.set(paper, read)
  return read
}

/**
 * The passages of one paper that come nearest to a sentence, best first: ranked as a synthesis ranks sentences for a
 * question, then by the share of terms that they have in common. Each is a sentence of the paper letter by letter and was
 * looked up in it; one that is not found there is never offered.
 */
export function passagesFor(sentence: string, paper: ReadablePaper, most = 2): Passage[] {
  const read = readingOf(paper)
  if (!read) return []
  const question = readQuestion(sentence)
  if (question.terms.size === 0) return []
  const relevance = weighRelevance(question, [read])
  return read.sentences
    .map((each) => {
      let shared = 0
      for (const term of question.terms.keys()) if (each.terms.has(term)) shared += 1
      return { each, shared, overlap: shared / question.terms.size }
    })
    .filter(({ shared }) => shared >= 1)
    .map((row) => ({ ...row, score: relevance.ofSentence(row.each) + row.overlap }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ each, overlap }) => ({ evidence: evidenceFor(paper, each.text), overlap }))
    .filter(({ evidence }) => evidence.verified !== 'none')
}

/** Below it no passage of the paper speaks of what the sentence says. */
export const SPEAKS_FROM = 0.2

/** Whether anything but its title is known of a paper. */
export const canBeRead = (paper: ReadablePaper): boolean =>
  (paper.abstract ?? '').trim() !== '' || (paper.fullTexts?.length ?? 0) > 0
