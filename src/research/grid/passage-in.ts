import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'

/** The passage in the paper that holds it word for word; undefined where none does. */
export function passageIn(papers: readonly Paper[], quote: string): Evidence | undefined {
  for (const paper of papers) {
    const evidence = evidenceFor(paper, quote)
    if (evidence.verified === 'exact') return evidence
  }
  return undefined
}
