import type { AnswerClass } from '#contract/answer.ts'

import { readQuestion } from '../questions/read-question.ts'
import type { ReadablePaper } from '../synthesis/read-papers.ts'
import { answerFrom } from './answer.ts'

/** What one paper says of a question: its class, in the words of that question, and its sentence of result. */
export type ResultClass = { says: AnswerClass; name: string; sentence: string; isCounted: boolean }

/** Of a question that has a yes or no: what each of some papers says of it, and the line over all of them. */
export type ResultClasses = { byPaper: Record<string, ResultClass>; line?: string }

/** From so many studies with a result on a line over them says something. */
const LEAST = 3
const decided = new Set(['effect', 'association', 'comparison'])

/** Whether a question has an answer of this kind at all: it costs next to nothing to know. */
export const hasClasses = (query: string): boolean => decided.has(readQuestion(query).kind)

/**
 * The class of each paper that has a result on a question, by the same rules as a synthesis of them, and from three counted
 * studies on one line over them ("Of 13 with a result that can be read: 8 less tuberculosis, …"). Papers without a result
 * are not in it. 20 to 100 ms a paper.
 */
export function resultClasses(query: string, papers: readonly ReadablePaper[]): ResultClasses {
  if (!hasClasses(query)) return { byPaper: {} }
  const { verdict, rows } = answerFrom({ query, papers })
  if (!verdict) return { byPaper: {} }
  const { names, counts } = verdict
  const said = rows.filter(
    ({ says, subgroup, evidence, group }) =>
      says !== 'nothing' && subgroup === undefined && evidence && group !== 'retracted',
  )
  const byPaper = Object.fromEntries(
    said.flatMap(({ paperIds: [id], says, evidence, group }) =>
      id === undefined || !evidence
        ? []
        : [[id, { says, name: names[says], sentence: evidence.quote, isCounted: group === 'study' }]],
    ),
  )
  const studies = counts.favour + counts.none + counts.against + counts.mixed
  if (studies < LEAST) return { byPaper }
  const parts = [
    `${counts.favour} ${names.favour}`,
    `${counts.none} ${names.none}`,
    ...(counts.mixed > 0 ? [`${counts.mixed} ${names.mixed}`] : []),
    `${counts.against} ${names.against}`,
  ]
  return { byPaper, line: `Of ${studies} with a result that can be read: ${parts.join(', ')}.` }
}
