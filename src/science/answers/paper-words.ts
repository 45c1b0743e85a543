import type { AnswerQuestion, Concept } from '#contract/answer.ts'

import { documentText } from '../evidence/document-text.ts'
import { definedAbbreviations } from '../evidence/defined-abbreviations.ts'
import { keyOf } from '../questions/vocabulary.ts'
import type { ReadPaper } from '../synthesis/read-papers.ts'

const explained = new WeakMap<ReadPaper, ReadonlyMap<string, string>>()

/** Short names that a paper explains, with what they stand for: "flu-like symptoms (FLS)". */
function explainedIn(read: ReadPaper): ReadonlyMap<string, string> {
  const before = explained.get(read)
  if (before) return before
  const found = definedAbbreviations([documentText(read.paper)])
  explained.set(read, found)
  return found
}

/** A question with the short and long names that one paper uses for its concepts, as the paper itself explains them. */
export function inWordsOf(paper: ReadPaper, question: AnswerQuestion): AnswerQuestion {
  const names = explainedIn(paper)
  if (names.size === 0) return question
  let isMore = false
  const concepts = question.concepts.map((concept): Concept => {
    const keys = new Set(concept.terms.map(keyOf))
    const more = [...names].flatMap(([short, long]) =>
      keys.has(keyOf(long)) && !concept.terms.includes(short) ? [short] : concept.terms.includes(short) && !keys.has(keyOf(long)) ? [long] : [],
    )
    if (more.length === 0) return concept
    isMore = true
    return { ...concept, terms: [...concept.terms, ...more] }
  }) // prettier-ignore
  return isMore ? { ...question, concepts } : question
}
