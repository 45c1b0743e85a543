import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { newReviewBody } from '#contract/review-body.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { clearFaults } from '#mocks/server/faults.ts'
import { fullTextOf } from '#science/evidence/full-text.ts'
import { planNote } from '#science/records/registered-plan.ts'
import { breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const ME = seedUserId('individual')
const AT = '2026-11-20T10:00:00.000Z'

/** A review with a trial and the record of its registration; the register number stands in the full text alone. */
function seedReview(hasText: boolean) {
  const world = worldNow()
  const paper = { type: 'article-journal', keywords: [], flags: {}, counts: {}, origin: [], ownerId: ME, addedAt: AT, design: 'randomised-trial' } as const // prettier-ignore
  world.documents.put({
    ...paper,
    id: 'd-trial',
    title: 'Tea for sleep: a randomised trial',
    authors: [{ family: 'Moss' }],
    year: 2020,
    ids: {},
    abstract:
      'We randomised 120 adults to tea or water. The mean score was 10.25 (n = 61). Sleep was better, t(118) = 2.20, p = 0.01.',
  } as never)
  world.documents.put({
    ...paper,
    id: 'd-register',
    title: 'Tea for sleep',
    authors: [],
    year: 2019,
    ids: {},
    genre: 'Trial registration',
    number: 'NCT01234567',
    note: planNote({ primary: ['Hours of sleep at 4 weeks'], secondary: ['Quality of life'], people: 240, start: '2018-01', submitted: '2018-06-01' }), // prettier-ignore
  } as never)
  if (hasText) {
    const pages = [{ page: 1, text: 'Methods\n\nThe trial was registered as NCT01234567. The primary outcome was quality of life at 4 weeks.' }] // prettier-ignore
    world.paperFiles.put({ id: 'f-1', documentId: 'd-trial', ownerId: ME, name: 'tea.txt', type: 'text/plain', bytes: 99, hash: 'a'.repeat(64), uploadedAt: AT, text: 'stored' }) // prettier-ignore
    world.paperTexts.put({ id: 'f-1', ownerId: ME, pages, textHash: fullTextOf(pages).textHash })
  }
  const documentIds = ['d-trial', 'd-register']
  world.syntheses.put({ id: 'r-card', ownerId: ME, status: 'complete', documentIds, version: 1, kind: 'review', title: 'Tea', query: 'Does tea help?', body: newReviewBody('systematic'), seq: 9 }) // prettier-ignore
  const common = { at: AT, by: ME }
  const data = [
    ...['title-abstract', 'full-text'].map((stage) => ({ ...common, kind: 'stage', stage, reviewers: 1, reasons: [] })),
    ...documentIds.map((recordId) => ({ ...common, kind: 'identified', recordId, source: { arm: 'databases', name: 'PubMed' } })), // prettier-ignore
    { ...common, kind: 'vote', stage: 'title-abstract', recordId: 'd-trial', verdict: 'include' },
    { ...common, kind: 'retrieval', recordId: 'd-trial', outcome: 'retrieved' },
    { ...common, kind: 'vote', stage: 'full-text', recordId: 'd-trial', verdict: 'include' },
  ]
  const entries = data.map((each, n) => ({ seq: n + 1, id: `card-${n}`, at: AT, accountId: ME, data: { ...each, id: `card-event-${n}` } })) // prettier-ignore
  world.analysisEntries.put({ id: 'r-card:1', analysisId: 'r-card', entries })
}

const card = async () => {
  renderAt('/systematic-review?id=r-card&stage=appraisal', { as: 'individual' })
  return within(await screen.findByRole('region', { name: 'The numbers of this study' }))
}

test('beside the judgement stands what does not fit in the abstract; without a full text no register number is said to be missing', async () => {
  seedReview(false)
  const shown = await card()
  expect(await shown.findByText(/p = 0\.01/)).toBeVisible()
  expect(shown.getByText('The abstract names no register number; the full text may.')).toBeVisible()
})

test('with a full text the registration is found and held against both: another primary outcome, fewer people, a late start', async () => {
  seedReview(true)
  const shown = await card()
  expect(await shown.findByText(/^Abstract and full text against NCT01234567/)).toBeVisible()
  expect(shown.getByText('The primary outcome of the report was registered as a secondary one.')).toBeVisible()
  expect(shown.getByText('The report has fewer people than the registration (50%).')).toBeVisible()
  expect(shown.getByText('It was registered after its start.')).toBeVisible()
})

test('a full text that could not be fetched is not said to be none, and can be asked for again', async () => {
  seedReview(true)
  breakCall({ call: 'files.text', status: 500 })
  const shown = await card()
  expect(await shown.findByText('The full text of this paper could not be loaded.')).toBeVisible()
  expect(shown.queryByText(/The abstract names no register number/)).not.toBeInTheDocument()
  clearFaults(worldNow().id)
  await userEvent.click(shown.getByRole('button', { name: 'Try Again' }))
  expect(await shown.findByText(/^Abstract and full text against NCT01234567/)).toBeVisible()
})
