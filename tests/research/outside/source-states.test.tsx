import { screen, within } from '@testing-library/react'
import { http, passthrough } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { outsideSourcesApi } from '#contract/outside-sources.ts'
import { setSources } from '#engine/sources/settings.ts'
import { testServer } from '#mocks/server/vitest.ts'
import { startStandIns, type StandInServer } from '#mocks/stand-ins/stand-in-server.ts'
import { callApi } from '#shared/api/call-api.ts'
import { renderAt, testApi } from '#tests/support/render.tsx'
import { signInAs } from '#tests/support/sign-in.ts'

testApi()
let outside: StandInServer
beforeEach(async () => {
  outside = await startStandIns({ works: 10 })
  testServer.use(http.all(new URL('/*', outside.bases.openalex).href, () => passthrough()))
  setSources('default', { sources: [], bases: outside.bases, paceShare: 0, timeoutMs: 20_000 })
})
afterEach(() => {
  outside.stop()
  setSources('default', undefined)
})

const rowOf = async (name: string) => {
  // The places that a search asks as a rule are ticked by the same names, above.
  const rows = (await screen.findAllByLabelText(name)).flatMap((box) => box.closest('li') ?? [])
  return within(rows[0] as HTMLElement)
}

test('Settings show how each source answered last: not asked, reachable, at its limit, failing', async () => {
  signInAs('individual')
  await callApi(outsideSourcesApi.choose, { body: { sources: ['openalex', 'crossref', 'arxiv'] } })
  outside.faults.crossref = 'busy'
  outside.faults.arxiv = 'error'
  for (const source of ['openalex', 'crossref', 'arxiv'] as const)
    await callApi(outsideSourcesApi.check, { params: { source } })
  renderAt('/settings?tab=research')
  await screen.findByLabelText('Test OpenAlex')
  expect((await rowOf('OpenAlex')).getByText('Reachable')).toBeVisible()
  expect((await rowOf('OpenAlex')).getByText('Try it')).toBeVisible()
  expect((await rowOf('Crossref')).getByText('At its limit')).toBeVisible()
  expect((await rowOf('Crossref')).getByText(/^It asks to be asked less often/)).toBeVisible()
  expect((await rowOf('arXiv')).getByText('Not reachable')).toBeVisible()
  const doaj = await rowOf('DOAJ')
  expect(doaj.getByText('Not asked since the server started.')).toBeVisible()
  expect(doaj.queryByText('Try it')).not.toBeInTheDocument()
  expect(outside.asked.doaj).toHaveLength(0)
})
