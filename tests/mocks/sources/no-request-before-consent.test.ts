import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { capabilitiesApi } from '#contract/capabilities.ts'
import { fullTextJobsApi } from '#contract/full-text-jobs.ts'
import { graphApi } from '#contract/graph.ts'
import { librarySourcesApi } from '#contract/library-sources.ts'
import { askedSources, outsideSourcesApi } from '#contract/outside-sources.ts'
import { outsideJobsApi } from '#contract/outside-jobs.ts'
import { retractionsApi } from '#contract/retractions.ts'
import { searchAlertsApi } from '#contract/search-alerts.ts'
import { externalSources, searchApi } from '#contract/search.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

/** Where each request went that was sent anywhere. */
const sent: string[] = []
let page: Caller

beforeEach(async () => {
  await freshWorld()
  page = await signedIn('individual')
  sent.length = 0
  vi.stubGlobal('fetch', (address: URL | string) => {
    sent.push(new URL(address).host)
    return Promise.reject(new TypeError('no network here'))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Everything that would ask a source if it might. */
async function everything(who: Caller) {
  const run = await ask(who, searchApi.run, { body: { query: 'BCG vaccine', sources: ['own', ...externalSources] } })
  await ask(who, searchApi.run, { body: { query: '10.1056/nejmoa1504720, pmid:26378978, arxiv:1706.03762' } })
  await ask(who, searchAlertsApi.create, { body: { runId: run.runId } })
  await ask(who, searchAlertsApi.check, {})
  await ask(who, librarySourcesApi.list, {})
  const found = await ask(who, searchApi.run, { body: { query: 'BCG vaccination prevent tuberculosis' } })
  const id = found.items[0]?.paper.id ?? ''
  for (const call of [graphApi.references, graphApi.citing, graphApi.similar]) {
    await ask(who, call, { body: { documentIds: [id] } })
  }
  // What is kept is read without asking, and a job of citations needs the consent as well.
  for (const call of [graphApi.references, graphApi.citing]) {
    await ask(who, call, { body: { documentIds: [id], kept: true } })
  }
  expect((await refused(who, outsideJobsApi.startCitations, { body: { documentIds: [id] } })).status).toBe(409)
  const sources = externalSources.map((source) => ({ source }))
  expect((await refused(who, outsideJobsApi.start, { body: { query: 'BCG', sources } })).status).toBe(409)
  await ask(who, retractionsApi.check, { params: { id } })
  expect((await refused(who, fullTextJobsApi.start, { body: { documentIds: [id] } })).status).toBe(409)
  for (const source of askedSources) {
    expect((await refused(who, outsideSourcesApi.check, { params: { source } })).status).toBe(409)
  }
}

test('nothing is sent to anybody outside before somebody agreed to it', async () => {
  await everything(page)
  expect(sent).toEqual([])
})

test('what one person agreed to is asked for that person alone, and no other source is', async () => {
  await ask(page, outsideSourcesApi.choose, { body: { sources: ['crossref'] } })
  await ask(page, searchApi.run, { body: { query: 'BCG vaccine' } })
  expect(new Set(sent)).toEqual(new Set(['api.crossref.org']))
  expect((await ask(page, capabilitiesApi.get, {})).features).toContain('search-crossref')

  sent.length = 0
  const other = await signedIn('free')
  await everything(other)
  expect(sent).toEqual([])
  expect((await ask(other, capabilitiesApi.get, {})).features).not.toContain('search-crossref')
})

test('what is taken back is asked no more', async () => {
  await ask(page, outsideSourcesApi.choose, { body: { sources: [...askedSources] } })
  await ask(page, outsideSourcesApi.choose, { body: { sources: [] } })
  await everything(page)
  expect(sent).toEqual([])
})

test('what an admin switches off is asked for nobody, and what they agreed to holds when it is on again', async () => {
  const admin = await signedIn('admin')
  await ask(page, outsideSourcesApi.choose, { body: { sources: ['crossref'] } })
  await ask(admin, outsideSourcesApi.rule, { body: { policies: { crossref: 'off' } } })
  await everything(page)
  expect(sent).toEqual([])
  const { sources } = await ask(page, outsideSourcesApi.list, {})
  expect(sources.map(({ source }) => source)).not.toContain('crossref')
  expect((await refused(page, outsideSourcesApi.choose, { body: { sources: ['crossref'] } })).status).toBe(409)

  await ask(admin, outsideSourcesApi.rule, { body: { policies: { crossref: 'offer' } } })
  await ask(page, searchApi.run, { body: { query: 'BCG vaccine' } })
  expect(new Set(sent)).toEqual(new Set(['api.crossref.org']))
})

test('what an admin switches on is asked for everybody', async () => {
  const admin = await signedIn('admin')
  await ask(admin, outsideSourcesApi.rule, { body: { policies: { europepmc: 'on' } } })
  await ask(page, searchApi.run, { body: { query: 'BCG vaccine' } })
  expect(new Set(sent)).toEqual(new Set(['www.ebi.ac.uk']))
})
