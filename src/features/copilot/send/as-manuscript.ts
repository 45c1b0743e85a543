import type { Answer } from '#contract/copilot.ts'
import { answerManuscript } from '#science/copilot/answer-manuscript.ts'
import { newKey } from '#shared/browser/new-key.ts'

import type { CheckedAnswer } from '../answers/use-checked-answer.ts'

/** Passages by the id of their sentence, as the page has found them. */
function foundBySentence({ sections }: Pick<CheckedAnswer, 'sections'>) {
  const checked = sections.flatMap(({ section }) => section.sentences)
  return new Map(
    checked.map(({ sentence, citations }) => [
      sentence.id,
      citations.flatMap(({ citation, paper, verified, page }) =>
        paper && verified !== 'none' ? [{ documentId: citation.documentId, page }] : [],
      ),
    ]),
  )
}

/** An answer as text for a draft, with its citations as the page has checked them. */
export function asManuscript(question: string, answer: Answer, checked: CheckedAnswer) {
  const found = foundBySentence(checked)
  return answerManuscript(
    { question, sections: answer.sections, table: answer.table },
    ({ id }) => found.get(id) ?? [],
    newKey,
  )
}
