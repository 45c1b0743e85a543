import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { seedUserId } from '#mocks/seed/users.ts'
import { emptyGridBody } from '#science/grid/read-grid.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()

test.each([
  ['gap', '/research-gap-analysis', /gaps? in 0 papers|No sentence of these papers/],
  ['impact', '/high-impact-citations', /Contexts:|Order by/],
  ['best_practice', '/methodological-best-practices', /Nothing in these texts can be recomputed/],
  ['clinical', '/clinical-relevance', /^Studies$/],
  ['funding', '/funding-rationales', /The rules found no aim/],
  ['hypothesis', '/hypothesis-comparison', /No paper of this set states/],
])('of a set without papers nothing is said to be found or missing: %s', async (kind, path, untrue) => {
  worldNow().syntheses.put({
    id: `none-${kind}`,
    ownerId: seedUserId('individual'),
    kind,
    title: 'Nothing in it yet',
    documentIds: [],
    status: 'complete',
    version: 1,
    body: emptyGridBody(),
  })
  renderAt(`${path}?id=none-${kind}`, { as: 'individual' })
  expect(await screen.findByText(/^No papers yet/)).toBeVisible()
  expect(screen.queryByText(untrue)).not.toBeInTheDocument()
})
