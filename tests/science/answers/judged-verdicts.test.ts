import { expect, test } from 'vitest'

import { answerFrom } from '#science/answers/answer.ts'

import { corpusLines } from '../corpus.ts'
import { paper } from '../synthesis/own-papers.ts'

type Judged = {
  pmid: string
  question: string
  contexts: { label: string; text: string }[]
  year: number
  answer: 'yes' | 'no' | 'maybe'
}

/** By it the judged questions are cut in two halves: rules were made on the first, and the second only counted. */
const SEED = 20_261_123

function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return items
    .map((item) => [next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}

/** What the rules say of one paper's question to itself, read without its conclusion; undefined where they say nothing. */
function verdictOn({ pmid, question, contexts, year }: Judged): Judged['answer'] | undefined {
  const abstract = contexts.map(({ label, text }) => `${label}: ${text}`).join(' ')
  const answer = answerFrom({ query: question, papers: [paper(pmid, { title: question, year, abstract })] })
  const says = answer.verdict && answer.rows[0]?.says
  if (!says || says === 'nothing') return undefined
  if (says === 'mixed') return 'maybe'
  // "Does X affect Y" says no way: whichever way it went, it did.
  return says === 'favour' || (says === 'against' && answer.question.isClaimAssumed) ? 'yes' : 'no'
}

const judged = shuffled((corpusLines('pubmedqa-a.jsonl.gz') ?? []) as Judged[], SEED)
const halves = [judged.slice(0, 150), judged.slice(150)] as const

test.runIf(judged.length > 0).each([
  ['the half that rules were made on', halves[0]],
  ['the half that was kept apart', halves[1]],
])('what is claimed of a paper is right more often than not: %s', (name, questions) => {
  const claimed = questions.flatMap((each) => {
    const said = verdictOn(each)
    return said ? [{ isRight: said === each.answer, isYes: each.answer === 'yes' }] : []
  })
  const right = claimed.filter(({ isRight }) => isRight).length
  const yes = claimed.filter(({ isYes }) => isYes).length
  console.log(`${name}: ${claimed.length} of ${questions.length} claimed, ${right} right, always yes ${yes}`)
  expect(right / claimed.length).toBeGreaterThan(0.5)
  expect(right).toBeGreaterThan(yes)
})
