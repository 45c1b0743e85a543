import { screen, waitFor, within } from '@testing-library/react'
import { http, passthrough } from 'msw'
import { afterEach, expect, test } from 'vitest'

import { setSources } from '#engine/sources/settings.ts'
import { testServer } from '#mocks/server/vitest.ts'
import { startStandIns, type StandInServer } from '#mocks/stand-ins/stand-in-server.ts'
import { accepted } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()
let outside: StandInServer
afterEach(() => {
  outside.stop()
  setSources('default', undefined)
})

test('of each source all, the first or none are taken; the job shows what came, stops, goes on and leaves the list', async () => {
  outside = await startStandIns({ works: 720 })
  testServer.use(http.all(new URL('/*', outside.bases.openalex).href, () => passthrough()))
  const sources = ['openalex', 'crossref', 'doaj'] as const
  setSources('default', { sources, bases: outside.bases, paceShare: 0, timeoutMs: 20_000 })
  const { user } = renderAt('/search', { as: 'individual' })
  await user.type(await screen.findByRole('searchbox'), 'tea{Enter}')
  await user.click(await screen.findByRole('button', { name: '1,620 records found outside: take more…' }))

  const choice = within(screen.getByRole('region', { name: '1,620 records found outside: take more…' }))
  const crossref = choice.getByRole('combobox', { name: 'How many of Crossref' })
  const options = within(crossref).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['All 540', 'The first 500', 'None'])
  expect(crossref).toHaveDisplayValue('The first 500')
  // Of few records all are taken; nobody chooses between 360 and 500.
  expect(choice.getByRole('combobox', { name: 'How many of DOAJ' })).toHaveDisplayValue('All 360')
  await user.selectOptions(crossref, 'None')
  await user.selectOptions(choice.getByRole('combobox', { name: 'How many of OpenAlex' }), 'All 720')

  outside.held.add('openalex')
  await user.click(choice.getByRole('button', { name: 'Take 1,080 records' }))
  const job = within(await screen.findByRole('article', { name: 'Job: tea' }))
  expect(accepted('outsideJobs.start')[0]?.input).toMatchObject({
    body: { query: 'tea', sources: [{ source: 'openalex' }, { source: 'doaj' }] },
  })
  expect(await job.findByText(/360 of 360 taken: 360 new, 0 already there/)).toBeVisible()
  expect(job.getByText('Running')).toBeVisible()
  expect(job.getByText('Not asked yet')).toBeVisible()

  await user.click(job.getByRole('button', { name: 'Pause' }))
  expect(await job.findByText('Stopped')).toBeVisible()
  await user.click(job.getByRole('button', { name: 'Go on' }))
  expect(await job.findByText('Running')).toBeVisible()
  outside.release('openalex')
  expect(await job.findByText(/720 of 720 taken: 360 new, 360 already there/)).toBeVisible()
  expect(job.getByText('Done')).toBeVisible()
  expect(job.getByRole('link', { name: 'See them under Sources in the library' })).toBeVisible()
  expect(worldNow().documents.filter(({ ids }) => ids.doi?.startsWith('10.5555/stand-in') === true)).toHaveLength(720)

  await user.click(job.getByRole('button', { name: 'Take off the list' }))
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Job: tea' })).not.toBeInTheDocument())
})
