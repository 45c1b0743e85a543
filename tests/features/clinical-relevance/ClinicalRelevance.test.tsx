import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { GridBody } from '#contract/grid.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { newOutcome, startState } from '#features/clinical-relevance/clinical-state.ts'
import { seedUserId } from '#mocks/seed/users.ts'
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
  expect(await screen.findByText(/no recommendation for treating anybody/)).toBeVisible()
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
