import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { GridBody } from '#contract/grid.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { newOutcome, startState } from '#features/clinical-relevance/clinical-state.ts'
import { seedUserId } from '#mocks/seed/users.ts'
import { startColumns } from '#research/grid/start-columns.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

const papers = starterPapers.filter(({ design }) => design === 'randomised-trial').slice(0, 2)

test('two typed effects are pooled, told in events at a chosen risk, and their certainty follows the reasons given', async () => {
  worldNow().syntheses.put({
    id: 'clinical-1',
    ownerId: seedUserId('individual'),
    kind: 'clinical',
    title: 'For my patients',
    documentIds: papers.map(({ id }) => id),
    status: 'complete',
    version: 1,
    body: emptyGridBody(),
  })
  const { user } = renderAt('/clinical-relevance?id=clinical-1', { as: 'individual' })
  expect(await screen.findByText(/is not a treatment recommendation/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add outcome' }))
  expect(screen.getByText('Name the outcome.')).toBeVisible()
  await user.type(screen.getByLabelText('Outcome'), 'Deaths')
  await user.click(screen.getByRole('button', { name: 'Add outcome' }))

  const card = await screen.findByRole('region', { name: 'Deaths' })
  const [one, two] = within(card).getAllByLabelText(/, effect$/)
  if (!one || !two) throw new Error('There are no studies.')
  await user.click(one)
  await user.paste('half of it')
  expect(within(card).getByText(/Write an effect with its interval/)).toBeVisible()
  await user.clear(one)
  await user.paste('0.50 (0.40 to 0.625)')
  expect(within(card).getByText(/0.50 \(0.40 to 0.63\), 1 study/)).toBeVisible()
  await user.click(within(card).getByLabelText('Risk without it, in per cent'))
  await user.paste('20')
  expect(within(card).getByText(/200 of 1,000 without it, 100 with it: 100 fewer/)).toBeVisible()
  expect(within(card).getByText(/^10 for one less/)).toBeVisible()

  await user.click(two)
  await user.paste('0.50 (0.40 to 0.625)')
  expect(within(card).getByText(/0.50 \(.*\), 2 studies/)).toBeVisible()
  // Two studies leave the interval so wide that both sides must be said.
  expect(within(card).getByText(/^NNT .* to benefit, through ∞, to NNT .* to harm$/)).toBeVisible()

  expect(within(card).getByText('Certainty: High')).toBeVisible()
  await user.selectOptions(within(card).getByLabelText('↓ Imprecision'), '1')
  expect(within(card).getByText('Certainty: High')).toBeVisible()
  await user.click(within(card).getByLabelText('Reason: Imprecision'))
  await user.paste('Few events')
  expect(within(card).getByText('Certainty: Moderate')).toBeVisible()
  expect(screen.getByRole('table', { name: 'Summary of findings' })).toHaveTextContent(
    /Deaths2RR 0.50.*200100 fewer.*Moderate/,
  )
  await waitFor(() =>
    expect(JSON.stringify((worldNow().syntheses.get('clinical-1')?.body as GridBody | undefined)?.views)).toContain(
      'Few events',
    ),
  )
})

test('a review is not pooled with trials that it may hold, and certainty begins where the studies that count begin', async () => {
  const review = starterPapers.find(({ design }) => design === 'meta-analysis' || design === 'systematic-review')
  if (!review) throw new Error('There is no review among the starter papers.')
  const documentIds = [...papers, review].map(({ id }) => id)
  const value = '0.50 (0.40 to 0.625)'
  worldNow().syntheses.put({
    id: 'clinical-2',
    ownerId: seedUserId('individual'),
    kind: 'clinical',
    title: 'With a review',
    documentIds,
    status: 'complete',
    version: 1,
    body: {
      ...emptyGridBody(),
      views: {
        clinical: {
          ...startState,
          outcomes: [
            { ...newOutcome('o-1', 'Deaths', 'RR'), typed: Object.fromEntries(documentIds.map((id) => [id, value])) },
          ],
        },
      },
    },
  })
  renderAt('/clinical-relevance?id=clinical-2', { as: 'individual' })
  const card = within(await screen.findByRole('region', { name: 'Deaths' }))
  expect(await card.findByText(/0.50 \(.*\), 2 studies/)).toBeVisible()
  expect(
    card.getByText(/ is left out: It is a review: the studies here may be among those that it pools/),
  ).toBeVisible()
  expect(card.getByText('Certainty: High')).toBeVisible()
  expect(card.getByText('Begins high: every study is a randomised trial.')).toBeVisible()
})

test('an effect that rules read alone is offered, and counts when a person takes it', async () => {
  const at = '2026-01-01T10:00:00.000Z'
  const [paper] = papers
  if (!paper) throw new Error('There is no trial among the starter papers.')
  worldNow().syntheses.put({
    id: 'clinical-3',
    ownerId: seedUserId('individual'),
    kind: 'clinical',
    title: 'Read by rules',
    documentIds: [paper.id],
    status: 'complete',
    version: 1,
    updatedAt: at,
    seq: 1,
    body: {
      ...emptyGridBody(),
      columns: startColumns('effect'),
      views: { clinical: { ...startState, outcomes: [newOutcome('o-1', 'Deaths', 'RR')] } },
    },
  })
  const value = { measure: 'RR', estimate: 0.5, low: 0.4, high: 0.625 }
  const entry = { kind: 'suggestion', rowId: paper.id, columnId: 'effect', columnVersion: 1, value, runId: 'r', from: 'documents' } // prettier-ignore
  const entries = [{ seq: 1, id: 'entry-1', at, accountId: seedUserId('individual'), data: entry }]
  worldNow().analysisEntries.put({ id: 'clinical-3:1', analysisId: 'clinical-3', entries })
  const { user } = renderAt('/clinical-relevance?id=clinical-3', { as: 'individual' })
  const card = within(await screen.findByRole('region', { name: 'Deaths' }))
  expect(await card.findByText('Rules read 0.5 (0.4 to 0.625). It counts when you take it.')).toBeVisible()
  expect(card.queryByText(/, 1 study/)).toBeNull()
  await user.click(card.getByRole('button', { name: /^Take 0\.5 \(0\.4 to 0\.625\) for / }))
  expect(await card.findByText(/0.50 \(0.40 to 0.63\), 1 study/)).toBeVisible()
})
