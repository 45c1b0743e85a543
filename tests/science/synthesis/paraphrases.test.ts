import { expect, test } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { sentencesOf } from '#science/evidence/sentences.ts'
import { splitAnswer } from '#science/synthesis/check-model-answer.ts'

import { paraphrases } from './paraphrases.ts'

const byId = new Map(starterPapers.map((paper) => [paper.id, paper]))
const cases = paraphrases.map((each) => {
  const paper = byId.get(each.id)
  const quote = sentencesOf(paper?.abstract ?? '').find(({ text }) => text.startsWith(each.begins))?.text
  return { ...each, paper, quote }
})

/** What is found against a sentence of a model beside its real quote. */
function problemsIn(text: string, { paper, quote }: (typeof cases)[number]) {
  if (!paper || quote === undefined) throw new Error(`No such quote: ${text}`)
  const { sections } = splitAnswer(`${text.replace(/\.$/, '')} [[${paper.id}|"${quote}"]].`, [paper])
  return sections.flatMap(({ sentences }) => sentences).flatMap(({ problems = [] }) => problems)
}
const isStruck = (text: string, one: (typeof cases)[number]) => problemsIn(text, one).length > 0
const isAgainst = (text: string, one: (typeof cases)[number]) =>
  problemsIn(text, one).some(({ kind }) => kind !== 'not-checked')

test('each line names a sentence that stands in its paper', () => {
  expect(cases.filter(({ quote }) => quote === undefined).map(({ id, begins }) => `${id}: ${begins}`)).toEqual([])
  expect(cases.length).toBeGreaterThanOrEqual(150)
})

test('of what a sentence truly says in other words at most a twentieth is doubted, and most is checked', () => {
  const struck = cases.filter((each) => isAgainst(each.said, each))
  expect(cases.filter((each) => isStruck(each.said, each)).length / cases.length).toBeLessThanOrEqual(0.25)
  expect(struck.length / cases.length).toBeLessThanOrEqual(0.05)
})

test('of sentences that turn the direction or the denial round at least 95 % are struck', () => {
  const kept = cases.filter((each) => !isStruck(each.planted, each))
  expect(1 - kept.length / cases.length).toBeGreaterThanOrEqual(0.95)
})
