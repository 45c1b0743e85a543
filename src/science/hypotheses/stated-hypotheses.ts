import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'

import { documentText, textHash } from '../evidence/document-text.ts'
import { sentencesOf } from '../evidence/sentences.ts'

/** A hypothesis as a paper states it: its words, and the sentence they stand in. */
export type StatedHypothesis = { documentId: string; statement: string; evidence: Evidence }

const stated = [
  /\bhypothesi[sz](?:e|ed|es|ing)\s+that\s+(.+)/i,
  /\bhypothes[ie]s\s+(?:(?:was|is|were|tested|being)\s+)?(?:that\s+)?(?:that|:)\s+(.+)/i,
  /\bhypothesis\s+(?:was|is|of the study was)\s+that\s+(.+)/i,
  /\b(?:tested|test|examined|evaluate) the hypothesis\s+(?:that|of)\s+(.+)/i,
  /\b(?:to (?:determine|test|examine|assess|investigate)|asked|determined|tested) (?:whether|if)\s+(.+)/i,
  /\b(?:proposed|postulated|speculated|assumed|predicted|expected)\s+that\s+(.+)/i,
] as const

const MOST = 300

/** Hypotheses that the papers themselves state, in their own words, for a guided start. One paper may state several. */
export function statedHypotheses(papers: readonly Pick<Paper, 'id' | 'title' | 'abstract'>[]): StatedHypothesis[] {
  return papers.flatMap((paper) => {
    const text = documentText(paper)
    const hash = textHash(text)
    return sentencesOf(text).flatMap((sentence): StatedHypothesis[] => {
      for (const pattern of stated) {
        const words = pattern
          .exec(sentence.text)?.[1]
          ?.replace(/(?<![.?!;])[.?!;]+$/, '')
          .trim()
        if (!words || words.length < 12 || words.length > MOST) continue
        return [
          {
            documentId: paper.id,
            statement: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
            evidence: {
              documentId: paper.id,
              quote: sentence.text,
              start: sentence.start,
              end: sentence.end,
              textHash: hash,
              verified: 'exact',
            },
          },
        ]
      }
      return []
    })
  })
}
