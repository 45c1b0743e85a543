import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { setSources } from '#engine/sources/settings.ts'
import { breakCall } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()
afterEach(() => setSources('default', undefined))

test('opening a paper that was retracted since shows the badge in its details and in the list', async () => {
  setSources('default', { sources: ['openalex'], bases: { openalex: 'http://127.0.0.1:9/works' } })
  const id = 'p-colditz-1994'
  // What the server learnt a moment ago, so that no source is asked here.
  worldNow().paperChecks.put({
    id,
    at: new Date().toISOString(),
    retracted: false,
    corrected: false,
    knownTo: ['OpenAlex'],
  })
  const { user } = renderAt('/resources?text=colditz', { as: 'individual' })
  const list = within(await screen.findByRole('region', { name: 'Papers' }))
  const [title] = list.getAllByRole('button')
  expect(list.queryByText('Retracted')).not.toBeInTheDocument()
  worldNow().paperChecks.update(id, { retracted: true })
  await user.click(title as HTMLElement)

  await waitFor(() => expect(screen.getAllByText('Retracted').length).toBeGreaterThan(1))
  expect(screen.getByText('This paper was withdrawn. Do not base a finding on it.')).toBeVisible()
})

test('a check that fails says nothing and takes nothing away', async () => {
  setSources('default', { sources: ['openalex'], bases: { openalex: 'http://127.0.0.1:9/works' } })
  breakCall({ call: 'retractions.check', status: 503 })
  const { user } = renderAt('/resources?text=colditz', { as: 'individual' })
  const list = within(await screen.findByRole('region', { name: 'Papers' }))
  const [title] = list.getAllByRole('button')
  await user.click(title as HTMLElement)
  expect(await screen.findByRole('link', { name: 'Open' })).toBeVisible()
  expect(screen.queryByText('Retracted')).not.toBeInTheDocument()
})
