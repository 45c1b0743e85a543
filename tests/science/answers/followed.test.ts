import { describe, expect, test } from 'vitest'

import type { Answer, AnswerRow } from '#contract/answer.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { answerFrom } from '#science/answers/answer.ts'
import { sectionsOf } from '#science/answers/sections.ts'
import { documentText } from '#science/evidence/document-text.ts'
import { placesOf, wordText } from '#science/questions/term-places.ts'
import { readQuestion } from '#science/questions/read-question.ts'

const questions = [
  'Does BCG vaccination prevent tuberculosis?',
  'Do statins reduce mortality?',
  'Do beta-blockers reduce mortality in heart failure?',
  'Do SGLT2 inhibitors reduce all-cause mortality?',
  'Does intravenous magnesium reduce mortality in myocardial infarction?',
  'Does the MMR vaccine cause autism?',
  'Does hydroxychloroquine reduce mortality in COVID-19?',
  'Do COVID-19 vaccines prevent symptomatic disease?',
  'Do ACE inhibitors reduce mortality in heart failure?',
  'Does canagliflozin increase amputations?',
]

const figure = /\d[\d,]*(?:\.\d+)?/g
const valueOf = (digits: string) => Number(digits.replaceAll(',', ''))
const textOf = (id: string) => {
  const paper = starterPapers.find((each) => each.id === id)
  return paper ? documentText(paper) : ''
}

/** Figures that a row may say: those of its paper, of its year, and what is worked out from its counts. */
function carriedBy({ paperIds, label, effect, counts, people }: AnswerRow): Set<number> {
  const written = [label, ...paperIds.map(textOf)].flatMap((text) => text.match(figure) ?? []).map(valueOf)
  // An interval is shown with two digits behind the point.
  const own = written.flatMap((value) => [value, Number(value.toFixed(2))])
  const computed = effect?.isComputed ? [effect.estimate, effect.low, effect.high] : []
  const both = counts ? [counts.total + counts.controlTotal] : []
  // The level of an interval; two digits of what is worked out.
  return new Set([...own, ...both, 95, ...(people === undefined ? [] : [people]), ...computed.flatMap((value) => value === undefined ? [] : [value, Number(value.toPrecision(2)), Number(value.toFixed(2))])])
} // prettier-ignore

function problemsOf(answer: Answer): string[] {
  const rows = new Map(answer.rows.map((row) => [row.id, row]))
  const sentences = new Map(answer.prose.map((sentence) => [sentence.id, sentence]))
  return sectionsOf(answer).flatMap(({ id: part, sentences: written }) =>
    written.flatMap(({ id, text, citations }) => {
      const rests = sentences.get(id)?.rowIds ?? []
      const missing = rests.filter((rowId) => !rows.has(rowId)).map((rowId) => `${id} rests on ${rowId}`)
      const without = rests.length === 0 && part !== 'absent' ? [`${id} rests on nothing: ${text}`] : []
      const unfound = citations
        .filter(({ documentId, quote }) => !textOf(documentId).includes(quote))
        .map(({ quote }) => `${id} quotes what is not there: ${quote}`)
      const quotes = [...text.matchAll(/“([^”]+)”/g)].map((found) => found[1] ?? '')
      const sources = rests.flatMap((rowId) => rows.get(rowId)?.paperIds ?? []).map(textOf)
      const strange = part === 'studies' || part === 'limits' ? quotes.filter((quote) => !sources.some((source) => source.includes(quote))) : []
      const [only, ...others] = rests.flatMap((rowId) => rows.get(rowId) ?? [])
      const carried = part === 'studies' && only && others.length === 0 ? carriedBy(only) : undefined
      const said = (text.replace(only?.label ?? '', '').match(figure) ?? []).map(valueOf)
      const more = carried ? said.filter((value) => !carried.has(value)) : []
      return [...missing, ...without, ...unfound, ...strange.map((quote) => `${id} has words of nobody: ${quote}`), ...more.map((value) => `${id} says ${value}: ${text}`)]
    }),
  )
} // prettier-ignore

/** The counts of the first sentence, counted again from the rows: one for each study. */
function recounted({ rows }: Answer) {
  const studies = new Map<string, Set<string>>()
  for (const { group, study, says, subgroup } of rows)
    if (group === 'study' && subgroup === undefined) studies.set(study, new Set([...(studies.get(study) ?? []), says]))
  return [...studies.values()].filter((says) => says.size === 1 && says.has('none')).length
}

describe('every sentence of ten syntheses, followed to its source', () => {
  test.each(questions)('%s', (query) => {
    const question = readQuestion(query)
    const terms = question.concepts.filter(({ role }) => role === 'exposure').flatMap((concept) => concept.terms)
    const papers = starterPapers.filter((paper) => terms.some((term) => placesOf(term, wordText(documentText(paper))).length > 0))
    const answer = answerFrom({ question, papers })
    expect(answer.prose.length).toBeGreaterThan(2)
    expect(problemsOf(answer)).toEqual([])
    expect(answer.verdict?.counts.none).toBe(recounted(answer))
    // A sentence that is changed is found out.
    const [first] = answer.prose.filter(({ part, rowIds, text }) => part === 'studies' && rowIds.length === 1 && text.includes('found'))
    const changed = answer.prose.map((sentence) => sentence === first ? { ...sentence, text: `${sentence.text} Of 7,654,321 people.` } : sentence)
    expect(problemsOf({ ...answer, prose: changed })).toHaveLength(first ? 1 : 0)
  }) // prettier-ignore
})
