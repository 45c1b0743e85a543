import type { Evidence, StatementProblem, Verification } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'
import type { Section, Sentence } from '#contract/syntheses.ts'
import { provenanceOf, type Provenance } from '#science/evidence/provenance.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'
import type { sentenceProblems } from '#science/synthesis/sentence-problems.ts'
import type { ReadablePaper } from '#science/synthesis/read-papers.ts'
import { isStruckBy, mainProblem } from '#science/synthesis/struck.ts'
import { count } from '#shared/format/count.ts'

import { evidenceCopy } from './evidence.copy.ts'
import { problemShort } from './statement-problems.copy.ts'

export type CheckedCitation = {
  citation: Evidence
  paper: Paper | undefined
  verified: Verification
  /** The full text of its paper could not be fetched, and what is here does not hold it: nobody knows whether it stands there. */
  isUnread?: true
  start: number
  end: number
  /** Page or section of the full text, where the quote stands there. */
  page?: number
  section?: string
  /** Whose words it is, where it was found. */
  provenance: Provenance
}
export type CheckedSentence = {
  sentence: Sentence
  citations: CheckedCitation[]
  isSupported: boolean
  /** What was found does not bear it, and a quote could not be looked up: nothing is said of it. */
  isUnread: boolean
  /** Why it is struck or doubtful, where a model wrote it. */
  problems: StatementProblem[]
}
export type CheckedSection = { section: Section; sentences: CheckedSentence[] }

type Reasons = Partial<Record<StatementProblem['kind'], number>>

/**
 * What the page itself found when it looked every quote up. `summaries`: of those found, how many in summaries by Roadrunner;
 * `rebuilt`: how many in abstracts that a database put together from an index.
 * `unread`: those that may stand in a text that could not be fetched; they count neither as found nor as missing.
 * `struck`: sentences that a model wrote and that do not hold, by their first reason; `doubtful`: those that may not hold.
 */
export type Tally = {
  citations: number
  found: number
  summaries: number
  rebuilt: number
  missing: number
  unread: number
  unsupported: number
  struck: Reasons
  doubtful: Reasons
}

/** `isTextMissing`: a text of its is kept, and could not be fetched. */
export type CheckablePaper = ReadablePaper & { isTextMissing?: boolean }

/** Looks a quote up in the paper's texts as the page has them: what a server says about it is not taken on faith. */
export function checkCitation(citation: Evidence, paper: CheckablePaper | undefined): CheckedCitation {
  const found = paper ? evidenceFor(paper, citation.quote) : undefined
  const isUnread = paper?.isTextMissing === true && (found?.verified ?? 'none') === 'none'
  return {
    ...(isUnread && { isUnread }),
    citation,
    paper,
    verified: found?.verified ?? 'none',
    start: found?.start ?? 0,
    end: found?.end ?? 0,
    provenance:
      paper && found
        ? provenanceOf(
            found,
            paper,
            paper.fullTexts?.map(({ textHash }) => textHash),
          )
        : 'unknown',
    ...(found?.page !== undefined && { page: found.page }),
    ...(found?.section !== undefined && { section: found.section }),
  }
}

/** What holds a model's sentence against its quotes. It comes only where a model wrote: `useSentenceCheck`. */
export type SentenceCheck = typeof sentenceProblems

/** All sentences with their citations looked up. A finding is supported when at least one of its quotes was found, and bears it. */
export function checkSections(
  sections: readonly Section[],
  papers: readonly CheckablePaper[],
  problemsOf: SentenceCheck,
): CheckedSection[] {
  const byId = new Map(papers.map((paper) => [paper.id, paper]))
  const byLowerId = new Map(papers.map((paper) => [paper.id.toLowerCase(), paper]))
  return sections.map((section) => ({
    section,
    sentences: section.sentences.map((sentence) => {
      const citations = sentence.citations.map((citation) => checkCitation(citation, byId.get(citation.documentId)))
      const looked = citations.map(({ citation, verified }) => ({ ...citation, verified }))
      const isBorne = sentence.states === 'frame' || citations.some(({ verified }) => verified !== 'none')
      const problems = problemsOf({ ...sentence, citations: looked }, byLowerId)
      const isSupported = isBorne && problems.length === 0
      // What could not be looked up may bear all of it, and is no reason to strike anything.
      const isUnread = !isSupported && citations.some((citation) => citation.isUnread)
      return { sentence, citations, isSupported, isUnread, problems: isUnread ? [] : problems }
    }),
  }))
}

export function tallyOf(sections: readonly CheckedSection[]): Tally {
  const sentences = sections.flatMap((section) => section.sentences)
  const citations = sentences.flatMap((sentence) => sentence.citations)
  const stand = citations.filter(({ verified }) => verified !== 'none')
  const found = stand.length
  const unread = citations.filter(({ isUnread }) => isUnread).length
  const foundIn = (where: Provenance) => stand.filter(({ provenance }) => provenance === where).length
  return {
    citations: citations.length,
    found,
    summaries: foundIn('summary'),
    rebuilt: foundIn('rebuilt'),
    missing: citations.length - found - unread,
    unread,
    unsupported: sentences.filter(
      ({ isSupported, isUnread, problems }) => !isSupported && !isUnread && problems.length === 0,
    ).length,
    struck: reasonsOf(sentences, true),
    doubtful: reasonsOf(sentences, false),
  }
}

function reasonsOf(sentences: readonly CheckedSentence[], isStruck: boolean): Reasons {
  const reasons: Reasons = {}
  for (const { problems } of sentences) {
    const main = mainProblem(problems)
    if (main && isStruckBy(problems) === isStruck) reasons[main.kind] = (reasons[main.kind] ?? 0) + 1
  }
  return reasons
}

function reasonWords(reasons: Reasons, said: string): string[] {
  const counted = (Object.entries(reasons) as [StatementProblem['kind'], number][]).toSorted((a, b) => b[1] - a[1])
  const all = counted.reduce((sum, [, times]) => sum + times, 0)
  const each = counted.map(([kind, times]) => `${times}: ${problemShort(kind)}`).join('; ')
  return all === 0 ? [] : [`${count(all, 'sentence', 'sentences')} ${said} (${each})`]
}

/** Sentences that are struck, doubtful or not checked, and why; empty where none is. */
export const struckWords = ({ struck, doubtful }: Pick<Tally, 'struck' | 'doubtful'>): string => {
  const { 'not-checked': unchecked = 0, ...doubts } = doubtful
  return [
    ...reasonWords(struck, 'struck out'),
    ...reasonWords(doubts, 'marked as doubtful'),
    ...(unchecked > 0 ? [`${count(unchecked, 'sentence', 'sentences')} not checked against the passage`] : []),
  ].join('; ')
}

/** How many quotes were found, and whose words they are: a summary by Roadrunner is no text of a paper. */
export const foundWords = ({ found, summaries, rebuilt }: Pick<Tally, 'found' | 'summaries' | 'rebuilt'>): string =>
  [
    ...(summaries + rebuilt < found || found === 0
      ? [`${found - summaries - rebuilt} found in the papers’ own text`]
      : []),
    ...(rebuilt > 0 ? [`${rebuilt} found in abstracts as a database rebuilt them`] : []),
    ...(summaries > 0 ? [`${summaries} found in summaries by Roadrunner`] : []),
  ].join(', ')

/** What became of looking all quotes up. */
export const lookedUpWords = (tally: Tally): string =>
  [
    foundWords(tally),
    ...(tally.missing > 0 ? [`${tally.missing} not found and struck out`] : []),
    ...(tally.unread > 0 ? [evidenceCopy.unread(tally.unread)] : []),
  ].join(', ')
