import { afterEach, beforeEach, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { graphApi } from '#contract/graph.ts'
import { outsideJobsApi, type OutsideJob } from '#contract/outside-jobs.ts'
import type { ExternalSource } from '#contract/search.ts'
import { newCitationJob } from '#engine/outside-jobs/citation-jobs.ts'
import { runJob, wakeJobs } from '#engine/outside-jobs/outside-jobs.ts'
import { setSources } from '#engine/sources/settings.ts'
import { openWorld, type World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { workOf } from '#mocks/stand-ins/corpus.ts'
import { startStandIns, type StandInServer } from '#mocks/stand-ins/stand-in-server.ts'
import { keepingStore } from '#tests/support/keeping-store.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

const all = ['openalex', 'europepmc', 'crossref', 'semanticscholar'] as const
let world: World
let page: Caller
let outside: StandInServer
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('individual')
  outside = await startStandIns({ works: 40 })
})
afterEach(() => {
  outside.stop()
  setSources('default', undefined)
})

const use = (sources: readonly ExternalSource[], more = {}) =>
  setSources('default', { sources, bases: outside.bases, timeoutMs: 5000, ...more })
const requests = () => all.reduce((sum, source) => sum + outside.asked[source].length, 0)

/** Works of the stand-ins, in the library. */
async function imported(...numbers: number[]): Promise<string[]> {
  const records = numbers.map((n, at) => {
    const { title, doi, pmid, year } = workOf(n)
    return {
      line: at + 1,
      draft: { type: 'article-journal', title, year, authors: [], keywords: [], ids: { doi, pmid } },
    }
  })
  const body = { importId: `citations-${numbers.join('-')}`, batch: 0, file: 'tea.ris', records }
  const { outcomes } = await ask(page, documentsApi.importBatch, { body })
  return outcomes.map(({ documentId }) => documentId ?? '')
}
async function ended({ id }: OutsideJob): Promise<OutsideJob> {
  await runJob(world, id)
  const job = (await ask(page, outsideJobsApi.list, {})).jobs.find((each) => each.id === id)
  if (!job) throw new Error('The job is gone.')
  return job
}
const start = (documentIds: string[]) => ask(page, outsideJobsApi.startCitations, { body: { documentIds } })
const kept = (documentIds: string[]) => ask(page, graphApi.references, { body: { documentIds, kept: true } })

test('references and citing works of four sources are kept, and views read them without asking anybody', async () => {
  use(all)
  const ids = await imported(10, 11, 12)
  expect(await kept(ids)).toMatchObject({ items: [], unasked: ids })
  expect(requests()).toBe(0)

  const job = await ended(await start(ids))
  expect(job).toMatchObject({ state: 'done', papers: 3 })
  for (const part of job.parts) {
    expect(part.taken).toBe(part.fresh + part.duplicates + part.skipped)
    expect(part).toMatchObject({ state: 'done', found: 3, taken: 3, skipped: 0 })
  }
  // 10 cites 11, 12, 17 and 0; what 11 and 12 cite in the set comes to one link more.
  expect(job.parts.find(({ source }) => source === 'openalex')).toMatchObject({ references: 12, citing: 9 })
  // Who cites a work is not open at Crossref.
  expect(job.parts.find(({ source }) => source === 'crossref')?.citing).toBeUndefined()

  const before = requests()
  const { items, unknown, unasked, counts } = await kept(ids)
  expect(requests()).toBe(before)
  expect({ unknown, unasked }).toEqual({ unknown: [], unasked: [] })
  const [ten, eleven, twelve] = ids as [string, string, string]
  const seedsOf = (title: string) => items.find(({ paper }) => paper.title === title)?.seeds.toSorted()
  // Links inside the set are among them, each work stands once, and says from which papers it was reached.
  expect(seedsOf(workOf(11).title)).toEqual([ten])
  expect(seedsOf(workOf(12).title)).toEqual([ten, eleven].toSorted())
  expect(seedsOf(workOf(0).title)).toEqual([ten, eleven, twelve].toSorted())
  expect(new Set(items.map(({ paper }) => paper.title)).size).toBe(items.length)
  expect(items.find(({ paper }) => paper.id === twelve)?.isOutside).toBeUndefined()
  expect(counts).toContainEqual({ id: ten, citedBy: 10, source: 'OpenAlex', at: expect.any(String) })
  // The sentences around a citation are told as those of the source.
  expect(items.flatMap(({ said = [] }) => said)[0]).toMatchObject({ source: 'Semantic Scholar' })

  // Asked again, nothing is sent: the papers count as kept before.
  const again = await ended(await start(ids))
  expect(requests()).toBe(before)
  expect(again.parts.map(({ fresh, duplicates }) => [fresh, duplicates])).toEqual(all.map(() => [0, 3]))
})

test('what a source does not know, withholds or was never given is unknown, and never an empty list', async () => {
  use(['crossref', 'semanticscholar'])
  const [none, held] = (await imported(14, 13)) as [string, string]
  const strange = {
    type: 'article-journal',
    title: 'A work nobody there knows',
    authors: [],
    keywords: [],
    ids: { doi: '10.1000/nobody' },
  }
  const body = { importId: 'citations-strange', batch: 0, file: 'x.ris', records: [{ line: 1, draft: strange }] }
  const unheard = (await ask(page, documentsApi.importBatch, { body })).outcomes[0]?.documentId ?? ''
  const job = await ended(await start([none, held, unheard]))
  // Crossref has no deposited list of 14; Semantic Scholar has that of 13 withheld, but knows who cites it.
  expect(job.parts).toMatchObject([
    { source: 'crossref', fresh: 1, skipped: 2 },
    { source: 'semanticscholar', fresh: 2, skipped: 1 },
  ])
  expect((await kept([none, held, unheard])).unknown).toEqual([unheard])
})

test('one source that fails stops alone and says why; gone on with, it asks for the rest and for nothing twice', async () => {
  use(['openalex', 'europepmc'])
  const ids = await imported(20, 21, 22)
  outside.faults.europepmc = 'error'
  const stopped = await ended(await start(ids))
  expect(stopped).toMatchObject({
    state: 'paused',
    parts: [
      { source: 'openalex', state: 'done', taken: 3 },
      { source: 'europepmc', state: 'failed', taken: 0, error: 'It answered with an error (500).' },
    ],
  })
  delete outside.faults.europepmc
  const before = outside.asked.openalex.length
  const job = await ended(await ask(page, outsideJobsApi.resume, { params: { id: stopped.id } }))
  expect(job).toMatchObject({ state: 'done', parts: [{ fresh: 3 }, { fresh: 3, taken: 3 }] })
  expect(outside.asked.openalex).toHaveLength(before)
})

test('killed in the middle it goes on with the paper that was under way', async () => {
  const store = keepingStore()
  const settings = { sources: ['europepmc'] as const, bases: outside.bases, timeoutMs: 5000 }
  setSources('links-first', settings)
  setSources('links-then', settings)
  use(['europepmc'])
  const ids = await imported(24, 25, 26, 27)
  const account = world.accounts.find(({ email }) => email === 'individual@roadrunner.test')
  if (!account) throw new Error('There is no such account.')
  const job = newCitationJob(world, account, ids)
  const first = await openWorld('links-first', store, () => undefined)
  for (const row of world.accounts.all()) first.accounts.put(row)
  for (const row of world.documents.all()) first.documents.put(row)
  first.outsideJobs.put(job)
  await first.commit()
  const commit = first.commit.bind(first)
  let papers = 0
  // The third paper is read and kept in memory, and the process ends before it is written.
  first.commit = () => (++papers < 3 ? commit() : new Promise<void>(() => {}))
  void runJob(first, job.id)
  await expect.poll(() => papers, { timeout: 20_000 }).toBe(3)

  const then = await openWorld('links-then', store, () => undefined)
  expect(then.outsideJobs.get(job.id)?.parts[0]).toMatchObject({ taken: 2 })
  wakeJobs(then)
  await runJob(then, job.id)
  expect(then.outsideJobs.get(job.id)).toMatchObject({ state: 'done', parts: [{ taken: 4, fresh: 4 }] })
  // Two relations of four papers; the one that was not written was asked for again.
  expect(outside.asked.europepmc).toHaveLength(10)
  expect(then.paperLinks.size).toBe(8)
  setSources('links-first', undefined)
  setSources('links-then', undefined)
})

test('a job is its owner’s, needs a source that is switched on, and its papers are those they may read', async () => {
  use(['pubmed'])
  const ids = await imported(30)
  expect((await refused(page, outsideJobsApi.startCitations, { body: { documentIds: ids } })).body).toMatchObject({
    code: 'not_agreed',
  })
  expect(requests()).toBe(0)
  use(['openalex'])
  const other = await signedIn('free')
  expect((await refused(other, outsideJobsApi.startCitations, { body: { documentIds: ids } })).status).toBe(404)
  await ended(await start(ids))
  expect((await refused(other, graphApi.references, { body: { documentIds: ids, kept: true } })).status).toBe(404)
})
