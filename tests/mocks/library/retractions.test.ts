import { afterEach, beforeEach, expect, test } from 'vitest'

import { capabilitiesApi } from '#contract/capabilities.ts'
import { documentsApi } from '#contract/documents.ts'
import { retractionsApi } from '#contract/retractions.ts'
import { searchApi } from '#contract/search.ts'
import { setSources, type SourceSettings } from '#engine/sources/settings.ts'
import type { World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { crossrefReply, crossrefWork, openAlexReply, openAlexWork } from '../sources/replies.ts'
import { says, startSource } from '../sources/source-server.ts'
import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

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

type Bases = NonNullable<SourceSettings['bases']>
async function use(answers: Partial<Record<keyof Bases, () => string>>) {
  const bases: Bases = {}
  const asked: Partial<Record<keyof Bases, readonly unknown[]>> = {}
  for (const [name, answer] of Object.entries(answers) as [keyof Bases, () => string][]) {
    const source = await startSource((request, response) => says(answer())(request, response))
    stops.push(source.stop)
    bases[name] = source.url
    asked[name] = source.asked
  }
  setSources('default', { sources: Object.keys(bases) as (keyof Bases)[], bases })
  return asked
}
const DOI = '10.1056/nejmoa1504720'
const imported = async (ids: object) => {
  const draft = { type: 'article-journal', title: 'Empagliflozin in type 2 diabetes', authors: [], keywords: [], ids }
  const body = { importId: 'import-0001', batch: 0, file: 'z.ris', records: [{ line: 1, draft }] }
  const { outcomes } = await ask(page, documentsApi.importBatch, { body })
  return outcomes[0]?.documentId ?? ''
}
const check = (id: string) => ask(page, retractionsApi.check, { params: { id } })
const flagsOf = async (id: string) => (await ask(page, documentsApi.get, { params: { id } })).flags

test('a paper that was retracted after its import says so wherever it is shown, and is asked for once a day', async () => {
  let isRetracted = false
  const asked = await use({ openalex: () => openAlexReply([openAlexWork({ is_retracted: isRetracted })]) })
  expect((await ask(page, capabilitiesApi.get, {})).features).toContain('retraction-check')
  const id = await imported({ doi: DOI })
  expect(await check(id)).toMatchObject({ retracted: false, knownTo: ['OpenAlex'], checkedAt: expect.any(String) })
  isRetracted = true
  // Within a day the answer stands.
  expect(await check(id)).toMatchObject({ retracted: false })
  expect(asked.openalex).toHaveLength(1)

  const before = world.paperChecks.get(id)
  if (!before) throw new Error('nothing kept')
  world.paperChecks.put({ ...before, at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
  expect(await check(id)).toMatchObject({ retracted: true })
  expect(await flagsOf(id)).toMatchObject({ retracted: true })
  const { documents } = await ask(page, documentsApi.list, { query: { scope: 'own' } })
  expect(documents[0]?.flags.retracted).toBe(true)
  const run = await ask(page, searchApi.run, { body: { query: 'empagliflozin diabetes', sources: ['own'] } })
  expect(run.items[0]?.paper.flags.retracted).toBe(true)
})

test('one source that calls it retracted is enough; a starter paper is flagged as well', async () => {
  const doi = '10.1001/jama.1994.03510330076038'
  await use({
    openalex: () => openAlexReply([openAlexWork({ doi: `https://doi.org/${doi}`, ids: {}, is_retracted: false })]),
    crossref: () => crossrefReply([crossrefWork({ DOI: doi, 'updated-by': [{ type: 'retraction' }] })]),
  })
  const { documents } = await ask(page, documentsApi.list, { query: { text: 'colditz 1994', limit: '1' } })
  const id = documents[0]?.id ?? ''
  expect(documents[0]?.ids.doi).toBe(doi)
  expect((await check(id)).knownTo.toSorted()).toEqual(['Crossref', 'OpenAlex'])
  expect(await flagsOf(id)).toMatchObject({ retracted: true })
})

test('a source that knows another paper, or does not answer, changes nothing', async () => {
  await use({ openalex: () => openAlexReply([openAlexWork({ is_retracted: true })]), crossref: () => 'no list' })
  const id = await imported({ doi: '10.1000/another' })
  expect(await check(id)).toEqual({ retracted: false, corrected: false, knownTo: [] })
  expect((await flagsOf(id)).retracted).toBeUndefined()
})

test('without sources nothing is asked; nobody asks for a paper that is not theirs', async () => {
  expect((await ask(page, capabilitiesApi.get, {})).features).not.toContain('retraction-check')
  const id = await imported({ doi: DOI })
  expect(await check(id)).toEqual({ retracted: false, corrected: false, knownTo: [] })
  expect((await refused(await signedIn('free'), retractionsApi.check, { params: { id } })).status).toBe(404)
})
