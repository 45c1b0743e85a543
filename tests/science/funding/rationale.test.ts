import { expect, test } from 'vitest'

import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'
import { coverageOfClaims, fundersOf, fundingTemplates, strengthOf, weakestFirst } from '#science/funding/rationale.ts'

const paper = (id: string, more: Partial<Paper> = {}): Paper => ({
  id,
  type: 'article-journal',
  title: id,
  authors: [],
  keywords: [],
  ids: {},
  design: 'cohort',
  flags: {},
  counts: {},
  origin: [],
  ...more,
})
const papers = new Map(
  [paper('a'), paper('b'), paper('t', { design: 'randomised-trial' }), paper('r', { flags: { retracted: true } })].map(
    (each) => [each.id, each],
  ),
)
const on = (...ids: string[]): { evidence: Evidence[] } => ({
  evidence: ids.map((documentId) => ({ documentId, quote: 'q', start: 0, end: 1, textHash: 'h', verified: 'exact' })),
})

test('a claim is as strong as the papers that still stand: distinct, found, not retracted', () => {
  expect(strengthOf(on(), papers)).toBe('none')
  expect(strengthOf(on('a', 'a'), papers)).toBe('one')
  expect(strengthOf(on('a', 'b'), papers)).toBe('several')
  expect(strengthOf(on('a', 't'), papers)).toBe('strong')
  expect(strengthOf(on('r'), papers)).toBe('none')
  expect(strengthOf({ evidence: on('a').evidence.map((each) => ({ ...each, verified: 'none' })) }, papers)).toBe('none')
})

test('what needs work comes first, and the share that stands is counted', () => {
  const claims = [
    { name: 'strong', ...on('a', 't') },
    { name: 'none', ...on() },
    { name: 'one', ...on('b') },
  ]
  expect(weakestFirst(claims, papers).map(({ name }) => name)).toEqual(['none', 'one', 'strong'])
  expect(coverageOfClaims(claims, papers)).toBeCloseTo(2 / 3, 12)
  expect(coverageOfClaims([], papers)).toBeUndefined()
})

test('funders are counted by paper, however they are spelt', () => {
  expect(
    fundersOf([
      { paperId: 'a', names: ['The Wellcome Trust', 'NIH'] },
      { paperId: 'b', names: ['wellcome trust', 'Wellcome Trust', ''] },
    ]),
  ).toEqual([
    { name: 'The Wellcome Trust', paperIds: ['a', 'b'] },
    { name: 'NIH', paperIds: ['a'] },
  ])
})

test('templates name each part once and limit it', () => {
  for (const { sections } of fundingTemplates) {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    for (const { limit } of sections) expect(limit).toBeGreaterThan(0)
  }
})
