import { expect, test } from 'vitest'

import type { Paper } from '#contract/papers.ts'
import { absentMark, matrixTable } from '#features/literature-matrix/matrix-tables.ts'
import { gapTable } from '#features/research-gaps/gap-tables.ts'
import { eventsTable } from '#features/research-timeline/timeline-tables.ts'
import { cellText } from '#shared/figures/figure-table.ts'

const paper = (id: string, abstract?: string): Paper =>
  ({
    id,
    type: 'article-journal',
    title: `Title of ${id}`,
    authors: [{ family: id }],
    year: 2001,
    design: 'unknown',
    access: 'unknown',
    ids: {},
    ...(abstract !== undefined && { abstract }),
    metrics: { citations: 0 },
  }) as unknown as Paper
const papers = [paper('one', 'It helped.'), paper('two')]
const marks = {
  all: [],
  at: () => undefined,
  isRuledOut: (documentId: string) => documentId === 'one',
}
const concepts = [{ id: 'c', name: 'Sleep', synonyms: [] }]

test('a field of the matrix without a mark says why in its file: looked for and not found, no mark, being read, not read', () => {
  const cells = (state: { isReading: boolean; isFailed: boolean }) =>
    matrixTable({ concepts, marks, ...state }, papers)
      .rows.slice(0, 2)
      .map(({ cells: [, , mark = ''] }) => cellText(mark))
  expect(cells({ isReading: false, isFailed: false })).toEqual(['Looked for and not found', 'No mark'])
  expect(cells({ isReading: true, isFailed: false })).toEqual(['Looked for and not found', 'being read …'])
  expect(cells({ isReading: false, isFailed: true })).toEqual(['Looked for and not found', 'not looked for yet'])
  expect(absentMark({ marks, isReading: false, isFailed: false }, 'two', 'c')).toBe('No mark')
})

test('a paper of the timeline of which no finding is quoted says where none was found, or that nobody looked', () => {
  const timeline = (state: { isReading: boolean; isFailed: boolean }) => ({
    dated: papers.map(({ id }) => ({ id, at: 2001 })),
    events: [],
    lanes: [],
    claims: new Map(),
    scores: new Map(),
    path: { papers: [], links: [], ties: 0, stepTies: [], dropped: [] },
    links: [],
    ...state,
  })
  const found = (state: { isReading: boolean; isFailed: boolean }) =>
    eventsTable(timeline(state), new Map(papers.map((each) => [each.id, each]))).rows.map(({ cells }) =>
      cellText(cells[4] ?? ''),
    )
  expect(found({ isReading: false, isFailed: false })).toEqual(['not found in the abstract', 'not found in the title'])
  expect(found({ isReading: true, isFailed: false })).toEqual(['being read …', 'being read …'])
  expect(found({ isReading: false, isFailed: true })).toEqual(['not looked for yet', 'not looked for yet'])
})

test('a gap that nobody has scored says so', () => {
  const gap = {
    rowId: 'g', type: 'stated', statement: 'Little is known.', papers: [], years: [], evidence: [], answers: [],
    values: [], status: 'open', isStatusSet: false, question: '', scores: { importance: 4 },
  } as const // prettier-ignore
  const [row] = gapTable({ gaps: [gap] }, new Map()).rows
  expect(row?.cells.slice(6, 10).map(cellText)).toEqual(['not scored yet', '4', 'not scored yet', 'not scored yet'])
})
