import { afterEach, beforeEach, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { fullTextJobsApi } from '#contract/full-text-jobs.ts'
import { outsideJobsApi } from '#contract/outside-jobs.ts'
import { searchApi } from '#contract/search.ts'
import { runFullTextJob } from '#engine/outside-jobs/full-text-jobs.ts'
import { runJob } from '#engine/outside-jobs/outside-jobs.ts'
import { setSources } from '#engine/sources/settings.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { isSummarised, provenanceOf } from '#science/evidence/provenance.ts'
import { evidenceFor } from '#science/evidence/verify-quote.ts'

import { ask } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'
import { crossrefReply, crossrefWork, openAlexReply, openAlexWork } from './replies.ts'
import { says, startSource } from './source-server.ts'

let world: World
let page: Caller
const stops: (() => void)[] = []
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('individual')
})
afterEach(() => {
  setSources('default', undefined)
  for (const stop of stops.splice(0)) stop()
})

const ID = 'p-empa-reg-2015'
const paperOf = (who: Caller) => ask(who, documentsApi.get, { params: { id: ID } })
const own =
  'These words stand for the abstract of the trial, with the quokkas that no summary of ours would ever name in it.'
const words = own.split(' ')
const inverted = Object.fromEntries(
  words.map((word) => [word, words.flatMap((each, at) => (each === word ? [at] : []))]),
)

async function use(source: 'openalex' | 'crossref' | 'europepmc', path: string, body: string) {
  const started = await startSource(says(body))
  stops.push(started.stop)
  const url = new URL(started.url)
  url.pathname = path
  setSources('default', { sources: [source], bases: { [source]: url.href }, timeoutMs: 5000 })
}

test('a source that is asked for citations gives the abstract of a starter paper: it takes the place of our summary', async () => {
  const before = await paperOf(page)
  expect(isSummarised(before)).toBe(true)
  const { doi } = before.ids
  const work = { ...openAlexWork({ doi: `https://doi.org/${doi}`, ids: {} }), abstract_inverted_index: inverted }
  await use('openalex', '/works', openAlexReply([work]))
  const { id } = await ask(page, outsideJobsApi.startCitations, { body: { documentIds: [ID] } })
  await runJob(world, id)

  const after = await paperOf(page)
  expect(after.abstract).toBe(own)
  expect(after.abstractFrom).toMatchObject({ from: 'OpenAlex', summary: before.abstract })
  // A passage of it is the paper's own, as OpenAlex rebuilds it; one that was quoted from our summary before still stands, as ours.
  const quoted = evidenceFor(after, 'with the quokkas that no summary')
  expect([quoted.verified, provenanceOf(quoted, after)]).toEqual(['exact', 'rebuilt'])
  expect(after.abstractRebuiltBy).toBe('OpenAlex')
  const earlier = evidenceFor(after, (before.abstract ?? '').slice(0, 60))
  expect([earlier.verified, provenanceOf(earlier, after)]).toEqual(['exact', 'summary'])

  // It is found by its words from now on, for whoever asked alone.
  setSources('default', undefined)
  const found = (who: Caller) => ask(who, searchApi.run, { body: { query: 'quokkas', sources: ['starter'] } })
  expect((await found(page)).items.map(({ paper }) => paper.id)).toEqual([ID])
  const other = await signedIn('free')
  expect((await found(other)).items).toEqual([])
  expect((await paperOf(other)).abstract).toBe(before.abstract)
})

test('a search that finds a starter paper outside takes its abstract along; what is too short to be one is left', async () => {
  const { ids, title, abstract } = await paperOf(page)
  const works = (said: string) =>
    crossrefReply([crossrefWork({ DOI: ids.doi, title: [title], abstract: `<jats:p>${said}</jats:p>` })])
  await use('crossref', '/works', works('Not available.'))
  const search = () => ask(page, searchApi.run, { body: { query: 'empagliflozin cardiovascular outcomes mortality' } })
  await search()
  expect((await paperOf(page)).abstract).toBe(abstract)
  await use('crossref', '/works', works(own))
  const hit = (await search()).items.find(({ paper }) => paper.id === ID)
  expect(hit?.paper).toMatchObject({ abstract: own, summarised: false, abstractFrom: { from: 'Crossref' } })
  expect(abstract).not.toContain(hit?.sentence ?? 'nothing')
})

test('where no open copy is known its abstract is kept all the same, and that is said', async () => {
  const { ids } = await paperOf(page)
  const result = { id: '1', source: 'MED', doi: ids.doi, title: 'x', abstractText: own, isOpenAccess: 'N' }
  await use('europepmc', '/rest/search', JSON.stringify({ hitCount: 1, resultList: { result: [result] } }))
  const { id } = await ask(page, fullTextJobsApi.start, { body: { documentIds: [ID] } })
  await runFullTextJob(world, id, () => Promise.reject(new Error('not asked')))
  const [job] = (await ask(page, fullTextJobsApi.list, {})).jobs
  expect(job?.papers[0]).toMatchObject({ outcome: 'closed', words: expect.stringContaining('Its abstract has taken') })
  const after = await paperOf(page)
  expect([after.abstractFrom?.from, after.abstractRebuiltBy]).toEqual(['Europe PMC', undefined])
})
