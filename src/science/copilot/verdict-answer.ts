import type { AnswerQuestion, AnswerRow } from '#contract/answer.ts'

import { answerFrom } from '../answers/answer.ts'
import { conceptPlaces } from '../answers/asked.ts'
import { wordText } from '../questions/term-places.ts'
import type { ReadablePaper } from '../synthesis/read-papers.ts'
import { frame, type SectionDraft, type SentenceDraft } from '../synthesis/section-draft.ts'

/** Rows that are shown of an answer: the largest studies that say something on the question. */
const MOST_ROWS = 5
const MOST_SENTENCES = 2
/** Papers that are read for one answer, so that it comes while somebody waits. */
const MOST_READ = 40

const order = (a: AnswerRow, b: AnswerRow) =>
  Number(b.group === 'study') - Number(a.group === 'study') || (b.people ?? 0) - (a.people ?? 0)

/** Papers that speak of what the question tries, those whose title does first: what they are on, the rules of the answer say. */
function speakOfIt({ concepts }: AnswerQuestion, papers: readonly ReadablePaper[]): ReadablePaper[] {
  const tried = concepts.filter(({ role }) => role === 'exposure')
  const speaks = (text: string) => tried.some((concept) => conceptPlaces(concept, wordText(text)).length > 0)
  const inTitle = ({ title }: ReadablePaper) => speaks(title)
  return papers
    .filter((paper) => tried.length === 0 || inTitle(paper) || speaks(paper.abstract ?? ''))
    .toSorted((a, b) => Number(inTitle(b)) - Number(inTitle(a)))
}

/**
 * A yes or no from the papers: the line of the verdict with its counts, the pooled figure where there is one, and at most
 * five studies, each with what it says by the rules of direction and its passage. Undefined where no study says anything
 * on the question, or the question has no yes or no.
 */
export function verdictAnswer(
  question: AnswerQuestion,
  papers: readonly ReadablePaper[],
): { sections: SectionDraft[]; isEmpty: boolean; isCounted: boolean } | undefined {
  const { verdict, rows, prose } = answerFrom({ question, papers: speakOfIt(question, papers).slice(0, MOST_READ) })
  const beside = rows.filter(({ group, evidence }) => group === 'beside' && evidence)
  const hasOutcome = question.concepts.some(({ role }) => role === 'outcome')
  if (!verdict || (verdict.word === 'nothing' && (beside.length === 0 || !hasOutcome))) return undefined
  const shown = rows
    .filter(
      ({ says, evidence, isOut, group }) =>
        says !== 'nothing' && evidence && !isOut && (group === 'study' || group === 'review'),
    )
    .toSorted(order)
    .slice(0, MOST_ROWS)
  const lead = prose
    .filter(({ part }) => part === 'answer')
    .slice(0, MOST_SENTENCES)
    .map(({ text }) => frame(text))
  // The line says that why stands with each: those that are not shown are said to be elsewhere.
  const aside = beside.slice(0, Math.max(0, MOST_ROWS - shown.length))
  const left = beside.length - aside.length
  const more =
    left > 0
      ? [
          frame(
            `${left === 1 ? 'One' : left} of those that are not counted ${left === 1 ? 'is' : 'are'} not shown here; a synthesis shows each with its reason.`,
          ),
        ]
      : []
  const notCounted = aside.flatMap(({ label, source, evidence, because = '' }): SentenceDraft[] =>
    evidence
      ? [
          {
            text: `${source === 'summary' ? `${label}, library summary` : label}: “${evidence.quote}” ${because}`,
            states: 'finding',
            citations: [{ documentId: evidence.documentId, quote: evidence.quote }],
          },
        ]
      : [],
  )
  const said = shown.flatMap(({ label, says, source, evidence, subgroup }): SentenceDraft[] => {
    if (!evidence) return []
    const who = source === 'summary' ? `${label}, library summary` : label
    const part = subgroup === undefined ? '' : ` (${subgroup})`
    const text = `${who}${part}: ${verdict.names[says]}. “${evidence.quote}”`
    return [{ text, states: 'finding', citations: [{ documentId: evidence.documentId, quote: evidence.quote }] }]
  })
  return {
    sections: [
      {
        heading: '',
        sentences: [
          ...(lead.length > 0 ? lead : [frame(`${verdict.says}. ${verdict.counted}`)]),
          ...said,
          ...notCounted,
          ...more,
        ],
      },
    ],
    isEmpty: false,
    isCounted: verdict.word !== 'nothing',
  }
}
