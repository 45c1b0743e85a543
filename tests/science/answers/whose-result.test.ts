import { expect, test } from 'vitest'

import { starterPapers } from '#engine/starter-papers/all.ts'
import { answerFrom } from '#science/answers/answer.ts'

/** What the paper that begins like this is said to say on a question. */
function saysOf(query: string, author: string, year: number) {
  const paper = starterPapers.find(
    (each) => each.year === year && JSON.stringify(each.authors[0] ?? {}).includes(author),
  )
  if (!paper) throw new Error(`No ${author} ${year}`)
  return answerFrom({ query, papers: [paper] }).rows.map(({ says, effect }) => [says, effect?.estimate])
}

test.each<[string, string, number, string]>([
  [
    'Does intensive glucose control reduce death in type 2 diabetes?',
    'SPRINT',
    2015,
    'another thing that was intensive',
  ],
  ['Do beta blockers reduce mortality in heart failure?', 'Pfeffer', 1992, 'captopril, some beside a beta blocker'],
  ['Do beta blockers reduce mortality in heart failure?', 'Poole-Wilson', 2003, 'two beta blockers against each other'],
  ['Do ACE inhibitors reduce mortality?', 'McMurray', 2014, 'enalapril is what it is set against'],
])('%s %s (%i) says nothing on it: %s', (query, author, year) => {
  expect(saysOf(query, author, year).map(([says]) => says)).toEqual(['nothing'])
})

test('a result on death goes before one on death or admission', () => {
  expect(saysOf('Do beta blockers reduce mortality in heart failure?', 'Flather', 2005)).toEqual([['none', 0.88]])
})

test('patients who were less likely to be discharged are no fewer patients', () => {
  // The question names no outcome: nothing is counted, and no patients are taken for one.
  expect(saysOf('Does hydroxychloroquine help patients hospitalised with COVID-19?', 'RECOVERY', 2020)[0]?.[0]).toBe(
    'nothing',
  )
})

test('a fraction of 35% or less gives no direction', () => {
  const says = saysOf('Is spironolactone effective in heart failure?', 'Pitt', 1999)
  expect(says).not.toEqual([])
  expect(says.every(([said, estimate]) => said !== 'favour' || estimate !== undefined)).toBe(true)
})
