import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { askedSources } from '#contract/outside-sources.ts'
import { setSources } from '#engine/sources/settings.ts'
import { accepted } from '#tests/support/faults.ts'
import { renderAt, testApi, worldNow } from '#tests/support/render.tsx'

testApi()
// Nobody is there: these tests look at what is agreed to and told, and no request may leave this machine.
const NOBODY = 'http://127.0.0.1:9/nobody'
beforeEach(() =>
  setSources('default', { sources: [], bases: Object.fromEntries(askedSources.map((source) => [source, NOBODY])) }),
)
afterEach(() => setSources('default', undefined))

const agreedTo = () =>
  worldNow()
    .outsideChoices.all()
    .map(({ sources }) => Object.keys(sources))

test('the paper page says what is sent, asks for the address that Unpaywall needs, agrees and tells what became of it', async () => {
  const { user } = renderAt('/document/p-ferguson-1949', { as: 'individual' })
  await user.click(await screen.findByRole('button', { name: 'Get full texts' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Get full texts' }))
  expect(await dialog.findByText(/What is sent: the DOI, PMID or PMCID/)).toBeVisible()
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2)

  await user.click(dialog.getByRole('button', { name: 'Get 1 full text' }))
  expect(await dialog.findByText(/Unpaywall needs an email address/)).toBeVisible()
  expect(agreedTo()).toEqual([])
  expect(accepted('fullTextJobs.start')).toEqual([])

  await user.type(dialog.getByLabelText(/Email address/), 'me@example.org')
  await user.click(dialog.getByRole('button', { name: 'Get 1 full text' }))
  await waitFor(() => expect(agreedTo()).toEqual([['europepmc', 'unpaywall']]))
  const jobs = within(await dialog.findByRole('region', { name: 'What was looked for' }))
  expect(await jobs.findByText('Failed')).toBeVisible()
  expect(jobs.getByText(/Europe PMC: It could not be reached\. Unpaywall: It could not be reached\./)).toBeVisible()
  expect(jobs.getByRole('button', { name: 'Try failed papers again' })).toBeVisible()
})
