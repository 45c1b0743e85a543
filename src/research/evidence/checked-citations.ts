import type { Evidence, Verification } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'
import type { Section, Sentence } from '#contract/syntheses.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'

export type CheckedCitation = {
  citation: Evidence
  paper: Paper | undefined
  verified: Verification
  start: number
  end: number
  /** Page of the full text, where the quote stands there. */
  page?: number
}
export type CheckedSentence = { sentence: Sentence; citations: CheckedCitation[]; isSupported: boolean }
export type CheckedSection = { section: Section; sentences: CheckedSentence[] }

/** What the page itself found when it looked every quote up. */
export type Tally = { citations: number; found: number; missing: number; unsupported: number }

/** Looks a quote up in the paper's texts as the page has them: what a server says about it is not taken on faith. */
function check(citation: Evidence, papers: ReadonlyMap<string, ReadablePaper>): CheckedCitation {
  const paper = papers.get(citation.documentId)
  const found = paper ? evidenceFor(paper, citation.quote) : undefined
  return {
    citation,
    paper,
    verified: found?.verified ?? 'none',
    start: found?.start ?? 0,
    end: found?.end ?? 0,
    ...(found?.page !== undefined && { page: found.page }),
  }
}

/** All sentences with their citations looked up. A finding is supported when at least one of its quotes was found. */
export function checkSections(sections: readonly Section[], papers: readonly ReadablePaper[]): CheckedSection[] {
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  return sections.map((section) => ({
    section,
    sentences: section.sentences.map((sentence) => {
      const citations = sentence.citations.map((citation) => check(citation, byId))
      const isSupported = sentence.states === 'frame' || citations.some(({ verified }) => verified !== 'none')
      return { sentence, citations, isSupported }
    }),
  }))
}

export function tallyOf(sections: readonly CheckedSection[]): Tally {
  const sentences = sections.flatMap((section) => section.sentences)
  const citations = sentences.flatMap((sentence) => sentence.citations)
  const found = citations.filter(({ verified }) => verified !== 'none').length
  return {
    citations: citations.length,
    found,
    missing: citations.length - found,
    unsupported: sentences.filter(({ isSupported }) => !isSupported).length,
  }
}
