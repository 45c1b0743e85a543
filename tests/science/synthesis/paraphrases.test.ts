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

/** Whether a sentence of a model is struck beside its real quote. */
function isStruck(text: string, { paper, quote }: (typeof cases)[number]) {
  if (!paper || quote === undefined) throw new Error(`No such quote: ${text}`)
  const { sections } = splitAnswer(`${text.replace(/\.$/, '')} [[${paper.id}|"${quote}"]].`, [paper])
  return sections.flatMap(({ sentences }) => sentences).some(({ problems = [] }) => problems.length > 0)
}

test('each line names a sentence that stands in its paper', () => {
  expect(cases.filter(({ quote }) => quote === undefined).map(({ id, begins }) => `${id}: ${begins}`)).toEqual([])
  expect(cases.length).toBeGreaterThanOrEqual(150)
})

test('of what a sentence truly says in other words at most a twentieth is struck', () => {
  const struck = cases.filter((each) => isStruck(each.said, each))
  expect(struck.length / cases.length).toBeLessThanOrEqual(0.05)
})

test('of sentences that turn the direction or the denial round at least 95 % are struck', () => {
  const kept = cases.filter((each) => !isStruck(each.planted, each))
  expect(1 - kept.length / cases.length).toBeGreaterThanOrEqual(0.95)
})
