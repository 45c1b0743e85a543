import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { sampleSizesIn } from '#science/evidence/sample-size.ts'
import { readPapers } from '#science/synthesis/read-papers.ts'

/** A passage that could be an item: a finding or a conclusion of a paper, with the size that the paper states. */
export type OfferedEvidence = {
  key: string
  documentId: string
  label: string
  text: string
  hasEffect: boolean
  evidence: Evidence
  size?: number
}

/** Findings and conclusions of the papers, those with an effect first within each paper. */
export function offeredEvidence(papers: readonly Paper[]): OfferedEvidence[] {
  return readPapers(papers).flatMap(({ paper, label, sentences }) => {
    const text = documentText(paper)
    const hash = textHash(text)
    const totals = sampleSizesIn(text).filter(({ role }) => role === 'total')
    const size = totals.length > 0 ? Math.max(...totals.map(({ value }) => value)) : undefined
    return sentences
      .filter(({ role }) => role === 'result' || role === 'conclusion')
      .map((sentence) => ({
        key: `${paper.id} ${sentence.start}`,
        documentId: paper.id,
        label,
        text: sentence.text,
        hasEffect: sentence.effects.length > 0,
        evidence: {
          documentId: paper.id,
          quote: sentence.text,
          start: sentence.start,
          end: sentence.start + sentence.text.length,
          textHash: hash,
          verified: 'exact' as const,
        },
        ...(size !== undefined && { size }),
      }))
      .sort((a, b) => Number(b.hasEffect) - Number(a.hasEffect))
  })
}
