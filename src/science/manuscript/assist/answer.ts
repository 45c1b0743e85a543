import type { Evidence, StatementProblem } from '#contract/evidence.ts'
import type { AssistSentence, AssistSource } from '#contract/writing.ts'

import { evidenceFor } from '../../evidence/verify-quote.ts'
import { statementProblems } from '../../synthesis/check-statement.ts'
import type { CitationMark } from '../../synthesis/citation-marks.ts'
import type { ReadablePaper } from '../../synthesis/read-papers.ts'
import { isStruckBy } from '../../synthesis/struck.ts'
import { quotedWords } from '../checks/quotes.ts'

/** One sentence as a model, a rule or a server gave it, before anybody looked anything up. */
export type ProposedSentence = { text: string; from?: readonly string[]; marks: readonly CitationMark[] }

export type AnswerContext = {
  /** What was to be rewritten, or what stands before the place to go on from. */
  sources: readonly AssistSource[]
  /** Papers that the person chose, and those that the text cites already. */
  papers: readonly ReadablePaper[]
  /** Whether every sentence needs a source: what is written anew does, what is reworded has those of the text. */
  mustCite: boolean
}

/**
 * Checks what is proposed for a draft. A citation holds only when its paper is known and its quote stands there, or when
 * it was in the text already. Words in quotation marks must stand in a paper or in the text; numbers, units,
 * directions and denials must be those of the text or of a quote that holds. What fails is named, and the sentence may not be
 * used (`isStruck`); what is only doubtful is named alone. Never throws.
 */
export function checkAnswer(proposed: readonly ProposedSentence[], context: AnswerContext): AssistSentence[] {
  const papers = new Map(context.papers.map((paper) => [paper.id, paper]))
  const byLowerId = new Map(context.papers.map((paper) => [paper.id.toLowerCase(), paper.id]))
  const own = new Set(context.sources.flatMap(({ paperIds }) => paperIds))
  const ownText = context.sources.map(({ text }) => text)
  return proposed.map(({ text, from, marks }, index) => {
    const citations: Evidence[] = []
    const kept: string[] = []
    const problems: StatementProblem[] = []
    for (const { documentId: given, quote } of marks) {
      const id = byLowerId.get(given.toLowerCase()) ?? given
      const paper = papers.get(id)
      if (quote === '' && own.has(id)) kept.push(id)
      else if (!paper) {
        citations.push({ documentId: id, quote, start: 0, end: 0, textHash: '', verified: 'none' })
        problems.push({ kind: 'unknown-paper', subject: id })
      } else if (quote === '') problems.push({ kind: 'no-quote', subject: id })
      else {
        const evidence = evidenceFor(paper, quote)
        citations.push(evidence)
        if (evidence.verified === 'none') problems.push({ kind: 'quote-not-found', subject: quote })
      }
    }
    const held = citations.filter(({ verified }) => verified !== 'none')
    const cited = [...new Set([...held.map(({ documentId }) => documentId), ...kept])]
    const readable = cited.flatMap((id) => papers.get(id) ?? [])
    for (const { words } of quotedWords(text)) {
      if (ownText.some((each) => each.includes(words))) continue
      if (readable.some((paper) => evidenceFor(paper, words).verified !== 'none')) continue
      problems.push({ kind: 'words-not-found', subject: words })
    }
    const bearing = [...ownText, ...held.map(({ quote }) => quote)]
    problems.push(...statementProblems(text, { sources: bearing, papers: readable, mayCombine: ownText.length > 0 }))
    const hasSource = held.length > 0 || kept.length > 0
    if (context.mustCite && marks.length === 0 && !leadsOver(text)) problems.push({ kind: 'no-source' })
    return {
      id: `s${index + 1}`,
      text,
      ...(from && { from: [...from] }),
      kept,
      citations,
      problems,
      isStruck: isStruckBy(problems) && !onlyExtraCitationsFail(problems, hasSource),
    }
  })
}

/** A question, or a line that announces what follows, states nothing. Everything else must be borne out. */
const leadsOver = (text: string) => /[:?]$/.test(text.trim())

/** A sentence with one good source and one invented stays, without the invented one. */
const onlyExtraCitationsFail = (problems: readonly StatementProblem[], hasSource: boolean) =>
  hasSource &&
  problems.every(
    ({ kind, isDoubtful }) =>
      isDoubtful || kind === 'quote-not-found' || kind === 'unknown-paper' || kind === 'no-quote',
  )

/** A sentence of an answer looked up again from what it says itself: nobody's word is taken for it. */
export const checkAgain = (sentences: readonly AssistSentence[], context: AnswerContext): AssistSentence[] =>
  checkAnswer(
    sentences.map(({ text, from, kept, citations }) => ({
      text,
      ...(from && { from }),
      marks: [
        ...kept.map((documentId) => ({ documentId, quote: '' })),
        ...citations.map(({ documentId, quote }) => ({ documentId, quote })),
      ],
    })),
    context,
  ).map((checked, index) => ({ ...checked, id: sentences[index]?.id ?? checked.id }))

/** Papers that the text cited and the usable part of the answer cites no more. */
export function lostCitations(sentences: readonly AssistSentence[], sources: readonly AssistSource[]): string[] {
  const left = new Set(
    sentences
      .filter(({ isStruck }) => !isStruck)
      .flatMap(({ kept, citations }) => [
        ...kept,
        ...citations.filter(({ verified }) => verified !== 'none').map(({ documentId }) => documentId),
      ]),
  )
  return [...new Set(sources.flatMap(({ paperIds }) => paperIds))].filter((id) => !left.has(id))
}
