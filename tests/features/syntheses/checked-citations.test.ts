import { expect, test } from 'vitest'

import type { Evidence } from '#contract/evidence.ts'
import type { Paper } from '#contract/papers.ts'
import type { Section } from '#contract/syntheses.ts'
import { sentenceProblems } from '#science/synthesis/sentence-problems.ts'
import { checkSections, lookedUpWords, struckWords, tallyOf } from '#research/evidence/checked-citations.ts'
import { citationLabel } from '#research/evidence/citation-label.ts'
import { viewOf } from '#features/syntheses/synthesis-views.ts'

const paper = (more: Partial<Paper> = {}): Paper => ({
  id: 'p1',
  type: 'article-journal',
  title: 'Rest and risk',
  abstract: 'Rest halved the risk in 412 adults. The effect lasted a year.',
  authors: [{ family: 'Hart', given: 'P' }],
  year: 1977,
  keywords: [],
  ids: {},
  design: 'randomised-trial',
  flags: {},
  counts: {},
  origin: [],
  ...more,
})

/** As a server might send it: everything claims to be verified. */
const claimed = (quote: string, documentId = 'p1'): Evidence => ({
  documentId,
  quote,
  start: 0,
  end: 9,
  textHash: 'claimed',
  verified: 'exact',
})

const section = (...quotes: (Evidence | undefined)[]): Section => ({
  id: 's1',
  heading: 'Effect',
  sentences: quotes.map((citation, index) => ({
    id: `s1-${index}`,
    text: 'Rest halved the risk.',
    states: 'finding',
    origin: 'model',
    citations: citation ? [citation] : [],
  })),
})

test('the page believes its own look-up and not the server’s claim', () => {
  const sections = checkSections(
    [
      section(
        claimed('Rest halved the risk in 412 adults.'),
        claimed('Rest halved the risk in 421 adults.'),
        claimed('Rest halved the risk in 412 adults.', 'p-unknown'),
        undefined,
      ),
    ],
    [paper()],
    sentenceProblems,
  )
  const verdicts = sections[0]?.sentences.map(({ isSupported }) => isSupported)
  expect(verdicts).toEqual([true, false, false, false])
  expect(tallyOf(sections)).toEqual({
    citations: 3,
    found: 1,
    summaries: 0,
    rebuilt: 0,
    missing: 2,
    unread: 0,
    unsupported: 0,
    struck: { 'quote-not-found': 2, 'no-source': 1 },
    doubtful: {},
  })
})

test('a quote that may stand in a text that could not be fetched is neither found nor missing, and strikes no sentence', () => {
  const written = section(
    claimed('Rest halved the risk in 412 adults.'),
    claimed('Only the full text says this of rest.'),
    claimed('Nor is this here.', 'p-unknown'),
  )
  const sections = checkSections([written], [{ ...paper(), isTextMissing: true }], sentenceProblems)
  expect(sections[0]?.sentences.map(({ isSupported, isUnread }) => [isSupported, isUnread])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ])
  const tally = tallyOf(sections)
  expect(tally).toMatchObject({ found: 1, unread: 1, missing: 1, unsupported: 0, struck: { 'quote-not-found': 1 } })
  expect(lookedUpWords(tally)).toBe(
    '1 found in the papers’ own text, 1 not found and struck out, 1 not looked up because a full text could not be loaded',
  )
})

test('a number of a model that stands in no quote is struck and counted, whatever the server says; a person’s own is not; a doubtful one is counted apart', () => {
  const written = section(claimed('Rest halved the risk in 412 adults.'))
  const says = (origin: 'model' | 'person') => ({
    ...written,
    sentences: written.sentences.map((sentence) => ({
      ...sentence,
      origin,
      text: 'Rest halved the risk in 421 adults.',
    })),
  })
  const byModel = checkSections([says('model')], [paper()], sentenceProblems)
  expect(byModel[0]?.sentences[0]).toMatchObject({
    isSupported: false,
    problems: [{ kind: 'number-not-found', subject: '421' }],
  })
  expect(struckWords(tallyOf(byModel))).toBe('1 sentence struck out (1: a number is not in the quotes)')
  const [doubtful] = checkSections(
    [
      {
        ...written,
        sentences: written.sentences.map((each) => ({ ...each, text: 'Rest halved the risk in students.' })),
      },
    ],
    [paper()],
    sentenceProblems,
  )
  expect(doubtful?.sentences[0]?.isSupported).toBe(false)
  expect(struckWords(tallyOf([doubtful!]))).toBe('1 sentence marked as doubtful (1: other people are named)')
  expect(checkSections([says('person')], [paper()], sentenceProblems)[0]?.sentences[0]).toMatchObject({
    isSupported: true,
    problems: [],
  })
})

test('a paper is named as people name it', () => {
  expect(citationLabel(paper())).toBe('Hart 1977')
  expect(citationLabel(paper({ authors: [{ family: 'Hart' }, { family: 'Sutherland' }] }))).toBe(
    'Hart and Sutherland 1977',
  )
  const three = [{ family: 'Aronson' }, { family: 'Santosham' }, { literal: 'et al.' }]
  expect(citationLabel(paper({ authors: three }))).toBe('Aronson et al. 1977')
  expect(citationLabel(paper({ authors: [{ literal: 'WHO Group' }], year: undefined }))).toBe('WHO Group')
  expect(citationLabel(paper({ authors: [] }))).toBe('Unknown author 1977')
})

test('an unknown view is the overview, and says so; a name of every object is no view', () => {
  expect(viewOf(undefined)).toMatchObject({ key: 'overview', isKnown: true })
  expect(viewOf('shared')).toEqual({ key: 'shared', label: 'Shared with Me', isKnown: true })
  expect(viewOf('constructor')).toMatchObject({ key: 'overview', isKnown: false })
})
