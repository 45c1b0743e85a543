import type { AnswerQuestion, AnswerRow } from '#contract/answer.ts'

import { answerFrom } from '../answers/answer.ts'
import { sentencesOf } from '../evidence/sentences.ts'
import { speaksOf, wordText } from '../questions/term-places.ts'
import { spotEntries } from '../questions/vocabulary.ts'
import type { ReadablePaper } from '../synthesis/read-papers.ts'
import { frame, type SectionDraft, type SentenceDraft } from '../synthesis/section-draft.ts'

/** Rows that are shown of an answer: the largest studies that say something on the question. */
const MOST_ROWS = 5
const MOST_SENTENCES = 2
/** Papers that are read for one answer, so that it comes while somebody waits. */
const MOST_READ = 40

const order = (a: AnswerRow, b: AnswerRow) =>
  Number(b.group === 'study') - Number(a.group === 'study') || (b.people ?? 0) - (a.people ?? 0)

const against = /\b(?:versus|vs\.?|compared (?:with|to)|against|added to|in addition to)\b/i

/**
 * Whether a paper tries what the question is about: its title names it as what is tried, or names no medicine at all and
 * its first sentence does. One in which it is only the comparator, or goes with something else, is on another question.
 */
function isTriedIn({ concepts }: AnswerQuestion, { title, abstract = '' }: ReadablePaper): boolean {
  const terms = concepts.filter(({ role }) => role === 'exposure').flatMap((concept) => concept.terms)
  if (terms.length === 0) return true
  const tried = title.split(against)[0] ?? ''
  if (speaksOf(terms, wordText(tried))) return true
  if (
    speaksOf(terms, wordText(title)) ||
    spotEntries(title, ['medicine']).some(({ entry }) => entry.kind === 'medicine')
  )
    return false
  return speaksOf(terms, wordText(sentencesOf(abstract)[0]?.text ?? ''))
}

/**
 * A yes or no from the papers: the line of the verdict with its counts, the pooled figure where there is one, and at most
 * five studies, each with what it says by the rules of direction and its passage. Undefined where no study says anything
 * on the question, or the question has no yes or no.
 */
export function verdictAnswer(
  question: AnswerQuestion,
  papers: readonly ReadablePaper[],
): { sections: SectionDraft[]; isEmpty: boolean } | undefined {
  const { verdict, rows, prose } = answerFrom({ question, papers: papers.filter((paper) => isTriedIn(question, paper)).slice(0, MOST_READ) })
  if (!verdict || verdict.word === 'nothing') return undefined
  const shown = rows
    .filter(({ says, evidence, isOut, group }) => says !== 'nothing' && evidence && !isOut && (group === 'study' || group === 'review'))
    .toSorted(order)
    .slice(0, MOST_ROWS)
  const lead = prose.filter(({ part }) => part === 'answer').slice(0, MOST_SENTENCES).map(({ text }) => frame(text))
  const said = shown.flatMap(({ label, says, source, evidence, subgroup }): SentenceDraft[] => {
    if (!evidence) return []
    const who = source === 'summary' ? `${label}, library summary` : label
    const part = subgroup === undefined ? '' : ` (${subgroup})`
    const text = `${who}${part}: ${verdict.names[says]}. “${evidence.quote}”`
    return [{ text, states: 'finding', citations: [{ documentId: evidence.documentId, quote: evidence.quote }] }]
  })
  return { sections: [{ heading: '', sentences: [...(lead.length > 0 ? lead : [frame(`${verdict.says}. ${verdict.counted}`)]), ...said] }], isEmpty: false }
} // prettier-ignore
