import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { newReviewBody } from '#contract/review-body.ts'
import { isOtherEntry, readReviewEntry } from '#contract/review-entries.ts'
import type { ReviewEvent } from '#contract/review-log.ts'
import { setFault } from '#mocks/server/faults.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { flowOf, sumsThatFail } from '#science/review-log/flow.ts'
import { addressNow, renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const QUESTION = 'Does BCG vaccination prevent tuberculosis?'
const ME = seedUserId('individual')

/** Decisions of a review as the embedded API has them. */
function eventsOf(analysisId: string): ReviewEvent[] {
  return worldNow()
    .analysisEntries.all()
    .filter((row) => row.analysisId === analysisId)
    .flatMap((row) => row.entries)
    .flatMap(({ data }) => {
      const entry = readReviewEntry(data)
      return entry && !isOtherEntry(entry) ? [entry] : []
    })
}

const reviewNow = () => new URLSearchParams(addressNow().split('?')[1]).get('id') ?? ''

/** A search of which the first papers are chosen, and where they go. */
async function sentOn(to: string, papers = 3) {
  const { user } = renderAt('/search', { as: 'individual' })
  await user.type(await screen.findByRole('searchbox', { name: 'Question' }, { timeout: 30_000 }), `${QUESTION}{Enter}`)
  const results = await screen.findByRole('list', { name: 'Results' })
  const boxes = within(results).getAllByRole('checkbox')
  for (const box of boxes.slice(0, papers)) await user.click(box)
  const bar = await screen.findByRole('group', { name: 'Chosen papers' })
  await user.click(await within(bar).findByRole('button', { name: 'Analyze' }))
  await user.click(await screen.findByRole('menuitem', { name: to }))
  return user
}

test('chosen papers of a search begin a review, and its diagram counts them by their source', async () => {
  const user = await sentOn('Systematic review')
  expect(await screen.findByText(/^3 papers come along/)).toBeVisible()
  expect(await screen.findByLabelText('Question')).toHaveValue(QUESTION)
  await user.type(screen.getByLabelText(/^Title/), 'BCG')
  await user.click(screen.getByRole('button', { name: 'Create review' }))

  const form = await screen.findByRole('form', { name: 'Where these records were found' })
  expect(within(form).getByLabelText('Name')).toHaveValue('Starter library')
  expect(form).toHaveTextContent(/Searched as “.*BCG.*” on \w+ \d+, \d{4}/i)
  await user.clear(within(form).getByLabelText('Name'))
  await user.type(within(form).getByLabelText('Name'), 'PubMed')

  // A refusal keeps the choice, and nothing is counted that the server does not have.
  setFault(worldNow().id, { call: 'syntheses.update', status: 403, body: { message: 'Not now.' }, times: 1 })
  await user.click(within(form).getByRole('button', { name: 'Add 3 records' }))
  expect(await within(form).findByRole('alert')).toHaveTextContent('The server refused these papers.')
  expect(screen.getByText(/^Not saved: Not now\./)).toBeVisible()
  expect(eventsOf(reviewNow()).filter(({ kind }) => kind === 'identified')).toEqual([])
  await user.click(within(form).getByRole('button', { name: 'Add 3 records' }))

  await waitFor(() => {
    const found = eventsOf(reviewNow()).filter((event) => event.kind === 'identified')
    expect(found.map(({ source }) => `${source.arm} ${source.name}`).join()).toBe(
      'databases PubMed,databases PubMed,databases PubMed',
    )
    for (const { source } of found) expect(source.search?.query).toMatch(/BCG/i)
  })
  const result = flowOf(eventsOf(reviewNow()))
  if (!result.ok) throw new Error('The log adds up.')
  expect(result.flow.databases.bySource.map(({ name, records }) => [name, records.length])).toEqual([['PubMed', 3]])
  expect(result.flow.databases.screened).toHaveLength(3)
  expect(sumsThatFail(result.flow)).toEqual([])
  // The table of sources says what was asked, and what came along is not offered twice.
  expect(await screen.findByText(/^Searched as “/)).toBeVisible()
  expect(screen.queryByRole('form', { name: 'Where these records were found' })).toBeNull()
}, 120_000)

test('of a review of one’s own each record asks for one vote, and for two once others are in it', async () => {
  const { user } = renderAt('/systematic-review', { as: 'team-owner' })
  await user.type(await screen.findByLabelText(/^Title/, {}, { timeout: 30_000 }), 'Alone')
  const votes = screen.getByLabelText(/^Votes on each record/)
  const who = screen.getByLabelText(/^Who works on it/)
  expect(votes).toHaveDisplayValue('One person')
  await waitFor(() => expect(who.querySelector('[value=project-statins]')).not.toBeNull())
  await user.selectOptions(who, 'project-statins')
  expect(votes).toHaveDisplayValue('Two people, independently')
  await user.selectOptions(who, 'Only me')
  await user.selectOptions(votes, 'Two people, independently')
  expect(screen.getByText(/^You cast one vote on each record/)).toBeVisible()
  await user.selectOptions(votes, 'One person')
  await user.click(screen.getByRole('button', { name: 'Create review' }))
  await waitFor(() =>
    expect(eventsOf(reviewNow()).map((event) => event.kind === 'stage' && event.reviewers)).toEqual([1, 1]),
  )
})

test('papers that a review has already go to it from another source as duplicates', async () => {
  const at = '2026-11-20T10:00:00.000Z'
  worldNow().syntheses.put({
    id: 'kept-review',
    ownerId: ME,
    status: 'complete',
    version: 1,
    kind: 'review',
    title: 'The review that is there',
    query: QUESTION,
    documentIds: ['p-colditz-1994'],
    body: newReviewBody('systematic'),
    seq: 9,
  })
  const source = { arm: 'databases', name: 'Embase' }
  const entry = { id: 'first-found', kind: 'identified', recordId: 'p-colditz-1994', source, at, by: ME }
  const entries = [{ seq: 1, id: 'first-entry', at, accountId: ME, data: entry }]
  worldNow().analysisEntries.put({ id: 'kept-review:1', analysisId: 'kept-review', entries })
  const { user } = renderAt('/resources?text=efficacy of bcg vaccine in the prevention', { as: 'individual' })
  await user.click(await screen.findByRole('checkbox', { name: /^Choose Efficacy of BCG/ }, { timeout: 30_000 }))
  const bar = await screen.findByRole('group', { name: 'Chosen papers' })
  await user.click(await within(bar).findByRole('button', { name: 'Analyze' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Systematic review' }))

  await user.click(await screen.findByRole('link', { name: 'The review that is there' }))
  const form = await screen.findByRole('form', { name: 'Where these records were found' })
  await user.click(within(form).getByRole('button', { name: 'Add 1 record' }))

  await waitFor(() => expect(eventsOf('kept-review')).toHaveLength(3))
  const result = flowOf(eventsOf('kept-review'))
  if (!result.ok) throw new Error('The log adds up.')
  expect(result.flow.databases.identified).toHaveLength(2)
  expect(result.flow.databases.duplicates).toHaveLength(1)
  expect(result.flow.databases.screened).toEqual(['p-colditz-1994'])
}, 120_000)
