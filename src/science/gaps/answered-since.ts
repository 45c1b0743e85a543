import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'

import { abstractStart, documentText, textHash } from '../evidence/document-text.ts'
import { sentencesOf } from '../evidence/sentences.ts'
import { tokensOf } from '../search/tokens.ts'
import { roleOf } from '../synthesis/sentence-role.ts'

/** A later paper that may answer a stated gap, with the passage, and how much of what the gap names stands in it. */
export type PossibleAnswer = { documentId: string; year: number; coverage: number; evidence: Evidence }

/**
 * Later papers whose results or conclusions hold at least `least` of the words by which a gap is told apart (`terms`, stems,
 * two of them at least). The passage is the one sentence that holds most. Words that match are no answer: the status is "possibly
 * answered", and only a person makes it "answered". Papers of the gap's own year are not later.
 */
export function possibleAnswers(
  gap: { terms: readonly string[]; lastYear: number | undefined; papers: readonly string[] },
  papers: readonly Pick<Paper, 'id' | 'title' | 'abstract' | 'year'>[],
  least = 0.6,
): PossibleAnswer[] {
  const { terms, lastYear } = gap
  if (lastYear === undefined || terms.length < 2) return []
  const own = new Set(gap.papers)
  return papers
    .flatMap((paper): PossibleAnswer[] => {
      const { year } = paper
      if (year === undefined || year <= lastYear || own.has(paper.id)) return []
      const text = documentText(paper)
      const from = abstractStart(paper)
      const inTitle = new Set(tokensOf(paper.title).map(({ term }) => term))
      let best: PossibleAnswer | undefined
      for (const sentence of sentencesOf(text)) {
        const place = (sentence.start - from) / Math.max(1, text.length - from)
        const role = sentence.start < from ? 'background' : roleOf(sentence, place)
        if (role !== 'result' && role !== 'conclusion') continue
        const words = new Set(tokensOf(sentence.text).map(({ term }) => term))
        // The title says what every sentence of the paper is about, but one word must be the sentence's own.
        if (!terms.some((term) => words.has(term))) continue
        const coverage = terms.filter((term) => words.has(term) || inTitle.has(term)).length / terms.length
        if (coverage < least || coverage <= (best?.coverage ?? 0)) continue
        best = {
          documentId: paper.id,
          year,
          coverage,
          evidence: {
            documentId: paper.id,
            quote: sentence.text,
            start: sentence.start,
            end: sentence.end,
            textHash: textHash(text),
            verified: 'exact',
          },
        }
      }
      return best ? [best] : []
    })
    .sort((a, b) => b.coverage - a.coverage || a.year - b.year)
}
