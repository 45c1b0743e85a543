import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'

import { findMarks } from '../concepts/find-marks.ts'
import { suggestConcepts } from '../concepts/suggest-concepts.ts'
import { documentText, textHash } from '../evidence/document-text.ts'
import { tellsOfOthers } from '../evidence/other-study.ts'
import { sameStudies, type StudyReports } from '../evidence/same-study.ts'
import { sentencesOf } from '../evidence/sentences.ts'
import { foldWord } from '../search/tokens.ts'
import { onAxis } from '../timelines/dated.ts'
import { firstAppearances } from '../timelines/first-appearances.ts'

/** A term that a paper is the first of its set to have, and the later papers that have it too. */
export type TakenUp = { term: string; later: string[]; evidence: Evidence[] }

/** A sentence of a title or abstract that speaks of earlier work; `to`: the paper of the set that it names by author and year. */
export type EarlierWork = { from: string; to?: string; evidence: Evidence }

/** What titles and abstracts alone say of how papers of a set stand to each other. */
export type OwnWords = {
  /** By paper. One that is alone in being the earliest of a term is a key; a term of two on the same date is nobody's. */
  takenUp: ReadonlyMap<string, readonly TakenUp[]>
  earlier: readonly EarlierWork[]
  studies: readonly StudyReports[]
}

const TERMS = 40
/** A term that so much of a set of some size has is what the set is about. */
const TOPIC = 0.8
const TOPIC_LEAST = 5
/** Reviews tell of the studies that they found: that is their subject, and not what they stand on. */
const reviews: ReadonlySet<string> = new Set(['review', 'systematic-review', 'meta-analysis', 'guideline'])

/** Reads the titles and abstracts of a set for terms that later papers take up, earlier work that is named, and studies told twice. */
export function ownWords(papers: readonly Paper[]): OwnWords {
  return {
    takenUp: takenUpOf(papers),
    earlier: earlierWork(papers),
    studies: sameStudies(papers),
  }
}

/** Sentences of titles and abstracts that speak of earlier work, word for word, those of reviews left out. */
export const earlierWork = (papers: readonly Paper[]): EarlierWork[] =>
  papers.flatMap((paper) => (reviews.has(paper.design) ? [] : earlierIn(paper, papers)))

function takenUpOf(papers: readonly Paper[]): Map<string, TakenUp[]> {
  const names = suggestConcepts(papers, TERMS).map(({ name }) => name)
  const marks = findMarks(
    papers,
    names.map((name) => ({ id: name, name, synonyms: [] })),
  )
  const terms = names.map((name) => ({
    name,
    papers: marks.flatMap(({ conceptId, documentId }) => (conceptId === name ? documentId : [])),
  }))
  const found = new Map<string, TakenUp[]>()
  for (const { term, first, later } of firstAppearances(onAxis(papers).dated, terms)) {
    const [paper] = first
    if (paper === undefined || first.length > 1 || later.length === 0) continue
    if (papers.length >= TOPIC_LEAST && later.length + 1 >= papers.length * TOPIC) continue
    const evidence = marks.flatMap((mark) => (mark.conceptId === term ? mark.evidence : []))
    found.set(paper, [...(found.get(paper) ?? []), { term, later, evidence }])
  }
  return found
}

const named =
  /\b(\p{Lu}[\p{L}’'-]{1,40})(?: et al\.?| and colleagues| (?:and|&) \p{Lu}[\p{L}’'-]{1,40})?,? \(?((?:19|20)\d\d)\b/gu

function earlierIn(paper: Paper, set: readonly Paper[]): EarlierWork[] {
  const text = documentText(paper)
  const hash = textHash(text)
  return sentencesOf(text).flatMap(({ text: quote, start, end }): EarlierWork[] => {
    if (start < paper.title.length || !tellsOfOthers(quote)) return []
    const evidence: Evidence = { documentId: paper.id, quote, start, end, textHash: hash, verified: 'exact' }
    const works = [...quote.matchAll(named)].flatMap(([, family = '', year]) =>
      set.filter(
        (other) =>
          other.id !== paper.id &&
          String(other.year) === year &&
          foldWord(other.authors[0]?.family ?? '') === foldWord(family),
      ),
    )
    const to = works.length === 1 ? works[0]?.id : undefined
    return [{ from: paper.id, ...(to !== undefined && { to }), evidence }]
  })
}
