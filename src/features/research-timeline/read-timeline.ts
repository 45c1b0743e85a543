import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'
import { findMarks } from '#science/concepts/find-marks.ts'
import { suggestConcepts } from '#science/concepts/suggest-concepts.ts'
import { documentText, textHash } from '#science/evidence/document-text.ts'
import { sameStudies, type StudyReports } from '#science/evidence/same-study.ts'
import { earlierWork, type EarlierWork } from '#science/impact/own-words.ts'
import { directionOf } from '#science/synthesis/direction.ts'
import type { Direction } from '#science/synthesis/opposed.ts'
import { readPapers } from '#science/synthesis/read-papers.ts'

export type TimelineInput = { papers: readonly Paper[]; ownTerms: readonly string[] }
export type Claim = { documentId: string; evidence: Evidence; direction?: Direction }
export type Term = { name: string; papers: string[]; isOwn: boolean; evidence: Evidence[] }
export type TimelineReading = { terms: Term[]; claims: Claim[]; earlier: EarlierWork[]; studies: StudyReports[] }

const TERMS = 24

/** What the words of the papers give a timeline: the sentence that says what each found, and terms with their papers. */
export function readTimeline({ papers, ownTerms }: TimelineInput): TimelineReading {
  const suggested = suggestConcepts(papers, TERMS).map(({ name }) => name)
  const own = ownTerms.map((name) => name.trim()).filter(Boolean)
  const names = [...own, ...suggested.filter((name) => !own.some((each) => each.toLowerCase() === name.toLowerCase()))]
  const marks = findMarks(
    papers,
    names.map((name) => ({ id: name, name, synonyms: [] })),
  )
  return {
    claims: claimsOf(papers),
    earlier: earlierWork(papers),
    studies: sameStudies(papers),
    terms: names.map((name, index) => {
      const having = marks.filter(({ conceptId }) => conceptId === name)
      return {
        name,
        isOwn: index < own.length,
        papers: having.map(({ documentId }) => documentId),
        evidence: having.map(({ evidence }) => evidence),
      }
    }),
  }
}

/** One sentence a paper: its conclusion before its results, one whose words have a direction before one without. */
function claimsOf(papers: readonly Paper[]): Claim[] {
  return readPapers(papers).flatMap(({ paper, sentences }) => {
    const findings = sentences
      .filter(({ role }) => role === 'conclusion' || role === 'result')
      .map((sentence) => ({ sentence, direction: directionOf(sentence.text) }))
    const best =
      findings.find(({ sentence, direction }) => sentence.role === 'conclusion' && direction) ??
      findings.find(({ direction }) => direction) ??
      findings.find(({ sentence }) => sentence.role === 'conclusion') ??
      findings[0]
    if (!best) return []
    const { text, start } = best.sentence
    const evidence: Evidence = {
      documentId: paper.id,
      quote: text,
      start,
      end: start + text.length,
      textHash: textHash(documentText(paper)),
      verified: 'exact',
    }
    return [{ documentId: paper.id, evidence, ...(best.direction && { direction: best.direction }) }]
  })
}
