import type { AnswerQuestion } from '#contract/answer.ts'

import { documentText } from '../evidence/document-text.ts'
import { speaksOf, wordText } from '../questions/term-places.ts'
import { namesOf, spotEntries } from '../questions/vocabulary.ts'
import type { ReadPaper } from '../synthesis/read-papers.ts'
import { asked } from './asked.ts'

const MOST_LETTERS = 100_000

/**
 * Whether a paper studied people without a condition that the question names: one that the vocabulary knows and that the
 * paper speaks of nowhere, under none of its names. Ages, places and words that nobody listed say nothing either way.
 */
export function ofOtherPeople(question: AnswerQuestion, { paper }: ReadPaper): boolean {
  const population = asked(question, 'population')
  if (!population) return false
  const conditions = spotEntries(population.text, ['condition']).filter(({ entry }) => entry.kind === 'condition')
  if (conditions.length === 0) return false
  const full = (paper.fullTexts?.[0]?.text ?? '').slice(0, MOST_LETTERS)
  const words = wordText([documentText(paper), paper.keywords.join('; '), full].join('\n\n'))
  return conditions.some(({ entry }) => !speaksOf(namesOf(entry), words))
}
