import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'

import { abstractStart, documentText, summaryBefore, textHash } from './document-text.ts'

/**
 * Whose words a passage is: the paper's own title, abstract or full text; its abstract as a source put it together from an
 * index of its words (`rebuilt`); a summary of ours; or a text that is not at hand.
 */
export const provenances = ['title', 'abstract', 'rebuilt', 'full-text', 'summary', 'unknown'] as const
export type Provenance = (typeof provenances)[number]

type PlaceNamed = { page?: number | undefined; section?: string | undefined }
type Rebuilt = { rebuiltBy?: string | undefined }
type Cited = Pick<Paper, 'title' | 'abstract' | 'abstractRebuiltBy' | 'origin' | 'summarised' | 'abstractFrom'>

/** Papers of the starter library carry a summary that Roadrunner wrote where others carry their abstract. */
export const isSummarised = ({ origin, summarised }: Pick<Paper, 'origin' | 'summarised'>): boolean =>
  summarised ?? origin.some(({ kind }) => kind === 'starter')

/**
 * Where a passage stands. `fullTexts`: hashes of the texts read from the paper's files. A passage in a text that is none
 * of these is `unknown`: nobody may say that it is the paper's.
 */
export function provenanceOf(
  evidence: Pick<Evidence, 'textHash' | 'start' | 'page'>,
  paper: Cited,
  fullTexts: readonly string[] = [],
): Provenance {
  if (evidence.page !== undefined || fullTexts.includes(evidence.textHash)) return 'full-text'
  if (evidence.textHash !== textHash(documentText(paper))) {
    const before = summaryBefore(paper)
    return before !== undefined && evidence.textHash === textHash(before) ? 'summary' : 'unknown'
  }
  if (evidence.start < abstractStart(paper)) return 'title'
  return abstractKind(paper)
}

/** Whose words the text below a paper's title is. */
export function abstractKind(
  paper: Pick<Paper, 'origin' | 'summarised' | 'abstractRebuiltBy'>,
): 'summary' | 'rebuilt' | 'abstract' {
  if (isSummarised(paper)) return 'summary'
  return paper.abstractRebuiltBy === undefined ? 'abstract' : 'rebuilt'
}

/** A place in a full text: "page 4", "section “Methods”"; empty where neither is known. */
export function placeWords({ page, section }: PlaceNamed): string {
  if (page !== undefined) return `page ${page}`
  return section === undefined ? '' : `section “${section}”`
}

/**
 * The same in words for people: "the paper's full text, page 4" or "…, section “Methods”", "the paper's abstract as OpenAlex
 * rebuilds it", "a summary by Roadrunner".
 */
export function provenanceWords(
  provenance: Provenance,
  { page, section, rebuiltBy }: PlaceNamed & Rebuilt = {},
): string {
  if (provenance === 'full-text') {
    const place = placeWords({ page, section })
    return place === '' ? 'the paper’s full text' : `the paper’s full text, ${place}`
  }
  if (provenance === 'summary') return 'a summary by Roadrunner'
  if (provenance === 'rebuilt') return `the paper’s abstract as ${rebuiltBy ?? 'a database'} rebuilds it`
  return provenance === 'unknown' ? 'a text that is not at hand' : `the paper’s ${provenance}`
}

/** Whether a passage is in the paper's own words, so that "the authors" may be said of it. */
export const isTheirWords = (provenance: Provenance): boolean => ['title', 'abstract', 'full-text'].includes(provenance)
