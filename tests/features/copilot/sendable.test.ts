import { expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import type { Section } from '#contract/syntheses.ts'
import { sentenceProblems } from '#science/synthesis/sentence-problems.ts'
import { checkSections } from '#research/evidence/checked-citations.ts'
import { answerManuscript } from '#science/copilot/answer-manuscript.ts'
import { readGridEntry } from '#science/grid/read-grid.ts'
import { around } from '#features/copilot/passage-text.ts'
import { claimEntries, columnEntries, noteText, passagesOf } from '#features/copilot/send/sendable.ts'
import { groupSessions } from '#features/copilot/sessions/group-sessions.ts'
import { startersFor } from '#features/copilot/starters.ts'

const paper = (id: string, abstract: string): Paper => ({
  id,
  type: 'article-journal',
  title: `Trial ${id}`,
  abstract,
  authors: [{ family: 'Colditz' }],
  year: 1994,
  keywords: [],
  ids: {},
  design: 'unknown',
  flags: {},
  counts: {},
  origin: [],
})
const FIRST = 'The vaccine halved the risk of tuberculosis.'
const papers = [paper('p1', `${FIRST} Nobody knows why.`), paper('p2', 'In infants the effect was larger still.')]
const cite = (documentId: string, quote: string) => ({
  documentId,
  quote,
  start: 0,
  end: 0,
  textHash: '',
  // What is claimed of a quote is not taken at its word.
  verified: 'exact' as const,
})
const sections: Section[] = [
  {
    id: 's1',
    heading: '',
    sentences: [
      {
        id: 's1-1',
        text: 'It works.',
        states: 'finding',
        origin: 'model',
        citations: [cite('p1', FIRST), cite('p1', 'Every patient was cured at once.'), cite('gone', FIRST)],
      },
      {
        id: 's1-2',
        text: 'In infants too.',
        states: 'finding',
        origin: 'model',
        citations: [cite('p2', 'In infants the effect was larger still.'), cite('p1', FIRST)],
      },
    ],
  },
]
const checked = {
  sections: checkSections(sections, papers, sentenceProblems).map((section) => ({ section, isChecked: true })),
  papers: papers.map((each) => ({ ...each, fullTexts: undefined })),
}

test('only passages that the page has found are sent on, each once, at the place where they stand', () => {
  const passages = passagesOf(checked)
  expect(passages.map(({ evidence }) => `${evidence.documentId} ${evidence.quote}`)).toEqual([
    `p1 ${FIRST}`,
    'p2 In infants the effect was larger still.',
  ])
  const [first] = passages
  expect(`${papers[0]?.title}\n\n${papers[0]?.abstract}`.slice(first?.evidence.start, first?.evidence.end)).toBe(FIRST)
})

test('a table sends the passages of its cells', () => {
  const table = {
    head: ['Paper', 'Size'],
    rows: [
      [{ text: 'p1' }, { text: '40', evidence: cite('p1', 'Nobody knows why.') }],
      [{ text: 'p2' }, { text: '?', evidence: cite('p2', 'Forty rabbits took part in it.') }],
    ],
  }
  expect(passagesOf({ sections: [], papers: checked.papers }, table).map(({ evidence }) => evidence.quote)).toEqual([
    'Nobody knows why.',
  ])
})

test('claims and columns are entries that a grid reads, the same for the same key', () => {
  const passages = passagesOf(checked)
  for (const entries of [claimEntries(passages, 'key-1'), columnEntries('Does it work?', passages, 'key-1')]) {
    for (const entry of entries) expect(readGridEntry(entry)).toEqual(entry)
  }
  expect(claimEntries(passages, 'key-1')).toEqual(claimEntries(passages, 'key-1'))
  expect(columnEntries('Does it work?', passages, 'key-1')).toMatchObject([
    { kind: 'column', column: { name: 'Does it work?', field: 'Copilot' } },
    { kind: 'suggestion', rowId: 'p1', value: FIRST, from: 'Copilot' },
    { kind: 'suggestion', rowId: 'p2' },
  ])
})

test('a note holds the question and the quotes', () => {
  expect(noteText(' Does it work? ', passagesOf(checked).slice(0, 1))).toBe(`Does it work?\n“${FIRST}”`)
})

test('pinned sessions come first, then those of projects, then the rest; a plain list has no headings', () => {
  const session = (id: string, more: object = {}) => ({
    id,
    title: id,
    scope: { kind: 'library' as const },
    createdAt: '',
    updatedAt: '',
    ...more,
  })
  const names = (all: ReturnType<typeof session>[]) =>
    groupSessions(all).map(({ name, sessions: of }) => `${name}: ${of.map(({ id }) => id).join(' ')}`)
  expect(names([session('a'), session('b', { projectName: 'Statins' }), session('c', { isPinned: true })])).toEqual([
    'Pinned: c',
    'Statins: b',
    'In no project: a',
  ])
  expect(names([session('a'), session('b')])).toEqual([': a b'])
})

test('three starters: the last search, the paper opened last, and what the persona asks', () => {
  const lastSearch = { runId: 'run-1', query: 'BCG', total: 12 }
  const starters = startersFor({ persona: 'academic', lastSearch, lastPaper: { id: 'p1', title: 'Trial' } })
  expect(starters.map(({ scope }) => scope)).toEqual([
    { kind: 'search', id: 'run-1' },
    { kind: 'papers', ids: ['p1'] },
    { kind: 'library' },
  ])
  const plain = startersFor({ persona: undefined, lastSearch: { ...lastSearch, total: 0 }, lastPaper: undefined })
  expect(new Set(plain.map(({ text }) => text)).size).toBe(3)
})

test('a passage is shown with whole words around it', () => {
  const text = `${'before '.repeat(200)}THE QUOTE${' after'.repeat(200)}`
  const start = text.indexOf('THE QUOTE')
  const shown = around(text, { start, end: start + 9 })
  expect(shown.quote).toBe('THE QUOTE')
  expect(shown.before).toMatch(/^… before/)
  expect(shown.after).toMatch(/ after …$/)
  expect(around('short text', { start: 0, end: 5 })).toEqual({ before: '', quote: 'short', after: ' text' })
})

test('a draft begins with the sentences and the citations that were found; what was struck out says so', () => {
  const found = new Map([
    ['s1-1', [{ documentId: 'p1', page: 4 }, { documentId: 'p1' }]],
    ['s1-2', []],
  ])
  let made = 0
  const text = answerManuscript(
    { question: 'Does it\nwork?', sections },
    ({ id }) => found.get(id) ?? [],
    () => {
      made += 1
      return `c${made}`
    },
  )
  expect(text.content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'bibliography'])
  expect(text.content[0]).toMatchObject({ content: [{ text: 'Does it work?' }] })
  expect(text.content[1]).toMatchObject({
    content: [
      { text: 'It works.' },
      { text: ' ' },
      { type: 'citation', attrs: { id: 'c1', items: [{ paperId: 'p1' }] } },
      { text: ' In infants too.' },
      { text: ' (no source found)' },
    ],
  })
})
