import { expect, test } from 'vitest'

import { corpusLines } from '../corpus.ts'
import { abstractTexts, wholeTexts } from './corpus-texts.ts'
import { claimOf, type DirectionPrompt, type StandingPrompt } from './direction-of-prompt.ts'

const own: StandingPrompt[] = [
  { prompt_id: 'own', text: 'Sleep increased with tea (p = 0.01).', doc_id: 'own', intervention: 'tea', comparator: 'water', outcome: 'sleep', answer: 'increased', evidence: ['Sleep increased with tea (p = 0.01).'], unanimous: true },
] // prettier-ignore
const prompts = (corpusLines('rct-a.evidence.jsonl.gz') as DirectionPrompt[] | undefined) ?? own

/** Letters and digits alone: how a publisher sets signs and spaces tells nothing. */
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Prompts with the evidence that stands in a text of their paper, and that text; those without are left out. */
const standing = (
  asked: readonly DirectionPrompt[],
  texts: readonly { id: string; text: string }[],
): StandingPrompt[] => {
  const byId = new Map(texts.map(({ id, text }) => [id, { text, letters: bare(text) }]))
  return asked.flatMap((prompt) => {
    const paper = byId.get(prompt.doc_id)
    const evidence = prompt.evidence.filter((words) => paper?.letters.includes(bare(words)))
    return paper && evidence.length > 0 ? [{ ...prompt, evidence, text: paper.text }] : []
  })
}

const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`

test('direction of the prompts whose evidence stands in a text that is there', () => {
  const inAbstract = prompts === own ? own : standing(prompts, abstractTexts()['rct-a'] ?? [])
  const known = new Set(inAbstract.map(({ prompt_id }) => prompt_id))
  const inArticle = standing(
    prompts.filter(({ prompt_id }) => !known.has(prompt_id)),
    wholeTexts(),
  )
  const there = [...inAbstract, ...inArticle]
  const report = (name: string, asked: readonly StandingPrompt[]) => {
    const claims = asked.flatMap((prompt) => {
      const claim = claimOf(prompt)
      return claim ? [{ claim, right: claim === prompt.answer }] : []
    })
    const right = claims.filter((claim) => claim.right).length
    console.info(
      `direction, ${name}: ${asked.length} prompts; claims ${share(claims.length, asked.length)}, right ${share(right, claims.length)}`,
    )
    return { asked: asked.length, claimed: claims.length, right }
  }
  report('evidence in the abstract', inAbstract)
  report('evidence in the article alone', inArticle)
  report(
    'of one mind',
    there.filter(({ unanimous }) => unanimous),
  )
  for (const answer of ['increased', 'decreased', 'no difference'] as const)
    report(
      answer,
      there.filter((prompt) => prompt.answer === answer),
    )
  const { asked, claimed, right } = report('all', there)
  expect(right / claimed).toBeGreaterThanOrEqual(0.95)
  expect(claimed / asked).toBeGreaterThanOrEqual(0.8)
})
