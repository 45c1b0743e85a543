import type { AnswerQuestion, Concept, ConceptRole } from '#contract/answer.ts'

import { placesOf, type TermPlace, type WordText } from '../questions/term-places.ts'

/** The concept of a role in a question, with what papers may call it. */
export const asked = (question: AnswerQuestion, role: ConceptRole): Concept | undefined =>
  question.concepts.find((concept) => concept.role === role)

const formerly =
  /\b(?:previous(?:ly)?|already|prior|history of|background of|despite|irrespective of|critics of|contradicted|unlike)\s(?:[\w-]+\s){0,3}$/i
const another = /^[\s-]{0,2}(?:re-?vac\w*|naive|resistant|induced|refractory|intolerant|free\b|deficien\w+)/i

/** Where a text speaks of an exposure as what is tried, and not as what its people had before. */
export function triedPlaces(terms: readonly string[], words: WordText): TermPlace[] {
  return terms
    .flatMap((term) => placesOf(term, words))
    .filter(
      ({ start, end }) =>
        !formerly.test(words.text.slice(Math.max(0, start - 60), start)) && !another.test(words.text.slice(end, end + 24)),
    )
} // prettier-ignore
