import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { openClient } from '#app/App.tsx'
import { beginAhead } from '#app/begin-ahead.ts'
import { subscriptionQuery } from '#platform/access/subscription.queries.ts'
import { usageQuery } from '#platform/access/usage.queries.ts'
import { callApi } from '#shared/api/call-api.ts'
import { signInAs } from '#tests/support/sign-in.ts'
import { testApi } from '#tests/support/render.tsx'

testApi()

test('what gates and page will ask is asked before anything is drawn', async () => {
  signInAs('individual')
  const { id } = await callApi(synthesesApi.create, {
    body: { kind: 'review', title: 'Statins', body: { format: 1, subtype: 'systematic' } },
  })
  history.replaceState(null, '', `/systematic-review?id=${id}&stage=screening`)
  const client = openClient()
  await beginAhead(client)
  const answered = () =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey }) => JSON.stringify(queryKey))
  const wanted = [
    subscriptionQuery().queryKey,
    usageQuery('synthesis').queryKey,
    [synthesesApi.get.domain, synthesesApi.get.name, { params: { id } }],
    [analysesApi.entries.domain, analysesApi.entries.name, id],
  ]
  await waitFor(() => expect(answered()).toEqual(expect.arrayContaining(wanted.map((key) => JSON.stringify(key)))))
})
