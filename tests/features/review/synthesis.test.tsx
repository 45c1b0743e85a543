import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { newReviewBody, readReviewBody } from '#contract/review-body.ts'
import { documentForStudies } from '#features/meta-analysis/transfer/for-a-review.tsx'
import { seedUserId } from '#mocks/seed/users.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const ME = seedUserId('individual')
const PAPERS = ['p-aronson-1948', 'p-colditz-1994']
const AT = '2026-11-20T10:00:00.000Z'

/** A review whose two papers are included studies. */
function seedReview() {
  const world = worldNow()
  const row = { ownerId: ME, status: 'complete', documentIds: PAPERS, version: 1 }
  world.syntheses.put({
    ...row,
    id: 'pooled-review',
    kind: 'review',
    title: 'BCG',
    query: 'Does BCG work?',
    body: newReviewBody('systematic'),
    seq: 9,
  })
  const common = { at: AT, by: ME }
  const stage = (name: string) => ({ ...common, kind: 'stage', stage: name, reviewers: 1, reasons: [] })
  const data = [
    stage('title-abstract'),
    stage('full-text'),
    ...PAPERS.flatMap((recordId) => [
      { ...common, kind: 'identified', recordId, source: { arm: 'databases', name: 'PubMed' } },
      { ...common, kind: 'vote', stage: 'title-abstract', recordId, verdict: 'include' },
      { ...common, kind: 'retrieval', recordId, outcome: 'retrieved' },
      { ...common, kind: 'vote', stage: 'full-text', recordId, verdict: 'include' },
    ]),
  ]
  const entries = data.map((each, n) => {
    const at = new Date(Date.parse(AT) + n * 1000).toISOString()
    return { seq: n + 1, id: `pooled-${n}`, at, accountId: ME, data: { ...each, id: `pooled-event-${n}`, at } }
  })
  world.analysisEntries.put({ id: 'pooled-review:1', analysisId: 'pooled-review', entries })
}

/** The analysis that pools: as somebody saved it, with so many events in the first study. */
function seedAnalysis(events: string, version: number) {
  const body = documentForStudies('Tuberculosis', [
    { label: 'Aronson 1948', year: 1948, paperId: 'p-aronson-1948' },
    { label: 'Ferguson 1949', year: 1949, paperId: 'p-elsewhere' },
  ])
  const numbers = [
    [events, '123', '11', '139'],
    ['6', '306', '29', '303'],
  ]
  body.outcomes[0]?.lines.forEach((line, n) => {
    const [first = '', total = '', controlEvents = '', controlTotal = ''] = numbers[n] ?? []
    Object.assign(line.cells, { events: first, total, controlEvents, controlTotal })
  })
  const row = { id: 'pooling', ownerId: ME, kind: 'meta-analysis', title: 'BCG pooled', status: 'complete' }
  worldNow().syntheses.put({ ...row, documentIds: [], body, version })
}

const kept = () => {
  const read = readReviewBody(worldNow().syntheses.get('pooled-review')?.body)
  return read.ok ? read.body.pooled : undefined
}

test('results are taken from the analysis that pools, are out of date when it changes, and are taken anew', async () => {
  seedReview()
  seedAnalysis('4', 1)
  const { user } = renderAt('/systematic-review?id=pooled-review&stage=synthesis', { as: 'individual' })
  const choice = await screen.findByLabelText('Analysis that pools the results')
  await screen.findByRole('option', { name: 'BCG pooled' })
  await user.selectOptions(choice, 'BCG pooled')
  await user.click(screen.getByText('Use this one'))
  await user.click(await screen.findByText('Take over the results'))
  await waitFor(() => expect(kept()?.outcomes[0]?.sentence).toMatch(/^2 studies were pooled/))
  expect(await screen.findByText(/^As the analysis stands; taken over on/)).toBeVisible()
  // A study without numbers, and numbers of a paper that the review does not include, are named.
  expect(screen.getByText(/1 included study has no numbers there: Colditz 1994/)).toBeVisible()
  expect(screen.getByText('Numbers of papers that the review does not include')).toBeVisible()
  const before = kept()?.outcomes[0]?.sentence ?? ''

  seedAnalysis('9', 2)
  await user.click(screen.getByRole('link', { name: /^Report/ }))
  expect(await screen.findByText(/^The pooled results are out of date/)).toBeVisible()
  await user.click(screen.getByText('Take over the new ones'))
  expect(await screen.findByText(/^The analysis was changed after its results were taken over/)).toBeVisible()
  expect(screen.getByText(before)).toBeVisible()
  await user.click(screen.getByText('Take over the results'))
  await waitFor(() => expect(kept()?.version).toBe(2))
  expect(kept()?.outcomes[0]?.sentence).not.toBe(before)
})
