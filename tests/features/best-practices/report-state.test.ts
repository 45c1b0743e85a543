import { expect, test } from 'vitest'

import { cellState, reportedIn, startState, type Read } from '#features/best-practices/report-state.ts'
import { matrixTable } from '#features/best-practices/report-tables.ts'
import { checkSet } from '#science/guidelines/check-set.ts'
import { guidelineById } from '#science/guidelines/guideline-list.ts'

const guidelineId = 'consort-2010'
const judged: Read['state'] = {
  ...startState,
  judgements: { [`${guidelineId}/1a/p`]: { state: 'confirmed', by: 'Ada', at: '2026-01-01T00:00:00Z' } },
}
const papers = [
  { id: 'p', text: 'A randomised controlled trial. We randomly assigned adults.', kind: 'abstract' as const },
]

test.each(['being read', 'not read'] as const)(
  'before the rules have read a paper, %s, nothing is counted',
  (unread) => {
    const read: Read = { state: judged, checks: undefined, unread }
    expect(cellState(read, guidelineId, '1a', 'p')).toBe('confirmed')
    expect(cellState(read, guidelineId, '1b', 'p')).toBe(unread)
    expect(
      reportedIn([cellState(read, guidelineId, '1a', 'p'), cellState(read, guidelineId, '1a', 'q')]),
    ).toBeUndefined()
  },
)

test('once they have, each item is counted, in the file as on the page', () => {
  const read: Read = { state: judged, checks: checkSet({ guidelineId, papers }), unread: 'being read' }
  expect(reportedIn([cellState(read, guidelineId, '1a', 'p')])).toBe(1)
  const guideline = guidelineById(guidelineId)
  if (!guideline) throw new Error('There is no such guideline.')
  const paper = { id: 'p', title: 'A trial', type: 'article-journal', authors: [], keywords: [], ids: {}, flags: {}, counts: {}, origin: [] } // prettier-ignore
  const [unread] = matrixTable({ ...read, checks: undefined }, guideline, [paper as never]).rows.slice(1)
  expect(unread?.cells.slice(1)).toEqual(['being read', 'being read'])
  const [first] = matrixTable(read, guideline, [paper as never]).rows
  expect(first?.cells[1]).toEqual({ text: '1 of 1', value: 1 })
})
