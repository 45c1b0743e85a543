import { expect, test } from 'vitest'

import { newReviewBody, type ReviewBody } from '#contract/review-body.ts'
import type { ReviewEvent } from '#contract/review-log.ts'
import { besideLog } from '#features/review/model/beside-log.ts'
import type { Review } from '#features/review/model/ReviewProvider.tsx'
import { prisma2020 } from '#features/review/report/checklists.ts'
import { itemPlaces } from '#features/review/report/item-places.ts'
import { reportBlocks } from '#features/review/report/report-document.ts'
import { searchTable } from '#features/review/report/search-table.ts'
import { reviewState } from '#science/review-log/review-state.ts'
import { cellText } from '#shared/figures/figure-table.ts'
import { logWriter } from '#tests/science/review-log/made-events.ts'

/** A review as the parts of the report read it. */
const reviewOf = (events: readonly ReviewEvent[], patch: Partial<ReviewBody>, title = 'Tea: a systematic review') => {
  const known = { title, question: 'Does tea help?', events, state: reviewState(events) }
  const body = newReviewBody('systematic', patch)
  return { ...known, body, beside: besideLog([]), names: new Map(), papers: new Map() } as unknown as Review
}
const nothing = { cite: () => '', settled: [], contributions: '', extracted: undefined, isStale: false, figures: [] }

function searched() {
  const log = logWriter()
  log.stage('title-abstract', 1)
  log.stage('full-text', 1)
  log.events.push(
    { id: 's1', at: '2026-01-02T00:00:00Z', by: 'ann', kind: 'identified', recordId: 'a', source: { arm: 'databases', name: 'MEDLINE', interface: 'Ovid', search: { query: '1. tea/ 2. exp sleep/', at: '2026-01-02' } } }, // prettier-ignore
    { id: 's2', at: '2026-01-02T00:00:01Z', by: 'ann', kind: 'identified', recordId: 'b', source: { arm: 'databases', name: 'MEDLINE', interface: 'Ovid' } }, // prettier-ignore
    { id: 's3', at: '2026-01-02T00:00:02Z', by: 'ann', kind: 'identified', recordId: 'c', source: { arm: 'registers', name: 'ClinicalTrials.gov' } }, // prettier-ignore
    { id: 's4', at: '2026-01-02T00:00:03Z', by: 'ann', kind: 'identified', recordId: 'd', source: { arm: 'other', name: 'Reference lists' } }, // prettier-ignore
    { id: 's5', at: '2026-01-03T00:00:03Z', by: 'ann', kind: 'vote', stage: 'title-abstract', recordId: 'a', verdict: 'include' }, // prettier-ignore
    { id: 's6', at: '2026-01-03T00:00:04Z', by: 'ann', kind: 'retrieval', recordId: 'a', outcome: 'retrieved' },
    { id: 's7', at: '2026-01-03T00:00:05Z', by: 'ann', kind: 'vote', stage: 'full-text', recordId: 'a', verdict: 'include' }, // prettier-ignore
  )
  return log.events
}

const full: Partial<ReviewBody> = {
  protocol: { rationale: 'Nobody knows.', registration: 'CRD1', dataItems: 'Sleep in hours.' },
  criteria: [{ id: 'c1', kind: 'include', text: 'Trials' }],
  outcomes: [
    { id: 'o1', name: 'Sleep', time: '1 week', unit: 'hours', kind: 'continuous', better: 'higher', measure: 'MD' },
  ],
}

test.each([
  ['an empty one', [], {}],
  ['one with records and a protocol', searched(), full],
] as const)('each place of the checklist is a heading of the report: %s', async (_name, events, patch) => {
  const review = reviewOf(events, patch)
  const blocks = await reportBlocks(review, nothing)
  const headings = new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])))
  const places = itemPlaces(review, false)
  for (const [item, place] of Object.entries(places)) {
    expect(prisma2020.some(({ id }) => id === item)).toBe(true)
    if (place !== 'Title') expect([...headings], item).toContain(place.replace(' (in part)', ''))
  }
  const table = blocks.findLast((block) => block.kind === 'table')
  const rows = table?.kind === 'table' ? table.groups.flatMap((group) => group.rows) : []
  expect(rows.find(([id]) => id === '26')?.[2]).toBe('Not answered by this report')
  expect(rows.filter(([, , place]) => place !== 'Not answered by this report')).toHaveLength(Object.keys(places).length)
})

test('an item has a place only where the review holds what it asks for', () => {
  expect(Object.keys(itemPlaces(reviewOf([], {}, 'Tea'), false))).toEqual(['4', '24c'])
  const places = itemPlaces(reviewOf(searched(), full), true)
  expect(places).toMatchObject({ 1: 'Title', 5: 'Criteria', 8: 'Methods', 18: 'Risk of bias', '16a': 'Selection', 17: 'Included studies', '10a': 'Outcomes', '24a': 'Methods' }) // prettier-ignore
  // The register has no search that was recorded.
  expect(places['7']).toBe('Searches (in part)')
  expect(places['22']).toBeUndefined()
})

test('the table of searches has each source once, its strategy word for word, and says what nobody recorded', () => {
  const { rows } = searchTable(reviewOf(searched(), {}))
  expect(rows.map(({ cells }) => cells.map(cellText))).toEqual([
    ['MEDLINE', 'Database', 'Ovid', 'January 2, 2026', '1. tea/ 2. exp sleep/', '2'],
    ['ClinicalTrials.gov', 'Register', 'Not recorded', 'Not recorded', 'Not recorded', '1'],
    ['Reference lists', 'Website, organisation or citations', 'Not recorded', 'Not recorded', 'Not recorded', '1'],
  ])
})
