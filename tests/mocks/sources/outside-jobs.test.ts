import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { documentsApi } from '#contract/documents.ts'
import { librarySourcesApi } from '#contract/library-sources.ts'
import { outsideJobsApi, type OutsideJob } from '#contract/outside-jobs.ts'
import { searchApi, type ExternalSource, type SearchRun } from '#contract/search.ts'
import { adapters } from '#engine/sources/all.ts'
import { askSource } from '#engine/sources/ask-source.ts'
import { runJob, wakeJobs } from '#engine/outside-jobs/outside-jobs.ts'
import { halvesOf, wholeRange } from '#engine/sources/date-range.ts'
import { setSources } from '#engine/sources/settings.ts'
import { openWorld, type World } from '#engine/world/world.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { workOf } from '#mocks/stand-ins/corpus.ts'
import { isRetracted, standIns as documented } from '#mocks/stand-ins/pages.ts'
import { startStandIns, type StandInServer } from '#mocks/stand-ins/stand-in-server.ts'
import { queryForSource } from '#science/search/query-for-sources.ts'

import { keepingStore } from '#tests/support/keeping-store.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

let world: World
let page: Caller
let outside: StandInServer
beforeEach(async () => {
  world = await freshWorld()
  page = await signedIn('individual')
})
afterEach(() => {
  outside.stop()
  setSources('default', undefined)
})

async function standInsOf(works: number, sources: readonly ExternalSource[], paceShare = 0) {
  outside = await startStandIns({ works })
  setSources('default', { sources, bases: outside.bases, paceShare, timeoutMs: 20_000, mailto: 'desk@example.org' })
}
const start = (sources: readonly ExternalSource[], most?: number) =>
  ask(page, outsideJobsApi.start, {
    body: { query: 'tea and sleep', sources: sources.map((source) => ({ source, ...(most && { most }) })) },
  })
/** The job once it runs no more. */
async function ended({ id }: OutsideJob): Promise<OutsideJob> {
  await runJob(world, id)
  const { jobs } = await ask(page, outsideJobsApi.list, {})
  const job = jobs.find((each) => each.id === id)
  if (!job) throw new Error('The job is gone.')
  return job
}
const part = (job: OutsideJob, source: ExternalSource) => job.parts.find((each) => each.source === source)

test('all records of four sources are taken, each work once, and every count adds up in the ledger', async () => {
  const sources = ['openalex', 'europepmc', 'crossref', 'pubmed'] as const
  await standInsOf(700, sources)
  const job = await ended(await start(sources))
  expect(job.state).toBe('done')
  const counts = { openalex: 700, europepmc: 466, crossref: 525, pubmed: 466 }
  for (const source of sources) {
    const { found, taken = 0, fresh = 0, duplicates, skipped, error } = part(job, source) ?? {}
    expect({ found, taken, skipped, error }).toEqual({
      found: counts[source],
      taken: counts[source],
      skipped: 0,
      error: undefined,
    })
    expect(fresh + (duplicates ?? 0)).toBe(taken)
  }
  // 700 works are there in all, however many sources have them.
  expect(job.parts.reduce((sum, { fresh }) => sum + fresh, 0)).toBe(700)
  expect((await ask(page, documentsApi.list, { query: { scope: 'own' } })).total).toBe(700)
  // Crossref alone tells of retractions, of works that OpenAlex gave as well.
  const all = await ask(page, documentsApi.list, { query: { scope: 'own', text: 'part 1: a review', limit: '200' } })
  const retracted = all.documents.filter(({ flags }) => flags.retracted)
  expect(retracted.map(({ ids }) => ids.doi)).toContain('10.5555/stand-in.14')
  expect(retracted.every(({ ids }) => isRetracted(workOf(Number(ids.doi?.split('.').at(-1)))))).toBe(true)
  const { sources: ledger } = await ask(page, librarySourcesApi.list, {})
  expect(ledger).toHaveLength(4)
  for (const { name, records, fresh, duplicates, skipped, search, searchedOn, arm, isWhole } of ledger) {
    expect(records).toBe(fresh + duplicates + skipped)
    expect({ arm, isWhole, searchedOn }).toEqual({
      arm: 'databases',
      isWhole: true,
      searchedOn: job.createdAt.slice(0, 10),
    })
    expect(search).toBe(job.parts.find(({ label }) => label === name)?.queryRun)
  }
})

test('one that fails stops alone and says why; gone on with, it takes the rest, and nothing twice', async () => {
  await standInsOf(1300, ['openalex', 'crossref'])
  outside.faults.crossref = 'error'
  const stopped = await ended(await start(['openalex', 'crossref']))
  expect(stopped.state).toBe('paused')
  expect(part(stopped, 'openalex')).toMatchObject({ state: 'done', taken: 1300 })
  expect(part(stopped, 'crossref')).toMatchObject({
    state: 'failed',
    taken: 0,
    error: 'It answered with an error (500).',
  })
  outside.faults = Object.assign(outside.faults, { crossref: undefined })
  const asked = outside.asked.openalex.length
  const job = await ended(await ask(page, outsideJobsApi.resume, { params: { id: stopped.id } }))
  expect(job.state).toBe('done')
  expect(part(job, 'crossref')).toMatchObject({ state: 'done', taken: 975, fresh: 0, duplicates: 975 })
  expect(outside.asked.openalex).toHaveLength(asked)
})

test('as many as are wanted are taken, and no page more is asked for', async () => {
  await standInsOf(2000, ['openalex'])
  const job = await ended(await start(['openalex'], 150))
  expect(part(job, 'openalex')).toMatchObject({ found: 2000, wanted: 150, taken: 150, fresh: 150 })
  expect(outside.asked.openalex).toHaveLength(2)
})

test('killed in the middle it goes on where it was, with nothing asked for or kept twice', async () => {
  await standInsOf(1000, ['openalex'])
  const store = keepingStore()
  const first = await openWorld('killed-first', store, () => undefined)
  const account = world.accounts.find(({ email }) => email === 'individual@roadrunner.test')
  if (!account) throw new Error('There is no such account.')
  first.accounts.put(account)
  const settings = { sources: ['openalex'] as const, bases: outside.bases, timeoutMs: 60_000 }
  setSources('killed-first', settings)
  setSources('killed-then', settings)
  const counts = { taken: 0, fresh: 0, duplicates: 0, skipped: 0, batch: 0 }
  const part0 = {
    source: 'openalex' as const,
    label: 'OpenAlex',
    queryRun: 'search=tea',
    notes: [],
    state: 'waiting' as const,
  }
  first.outsideJobs.put({
    id: 'job-of-a-kill',
    ownerId: account.id,
    query: 'tea',
    createdAt: first.now(),
    state: 'running',
    parts: [{ ...part0, ...counts }],
  })
  await first.commit()
  const commit = first.commit.bind(first)
  let pages = 0
  // The third page is read and kept in memory, and the process ends before it is written.
  first.commit = () => (++pages < 3 ? commit() : new Promise<void>(() => {}))
  void runJob(first, 'job-of-a-kill')
  await expect.poll(() => pages, { timeout: 20_000 }).toBe(3)

  const then = await openWorld('killed-then', store, () => undefined)
  expect(then.outsideJobs.get('job-of-a-kill')?.parts[0]).toMatchObject({ taken: 200, batch: 2 })
  wakeJobs(then)
  await runJob(then, 'job-of-a-kill')
  expect(then.outsideJobs.get('job-of-a-kill')).toMatchObject({
    state: 'done',
    parts: [{ taken: 1000, fresh: 1000, duplicates: 0 }],
  })
  expect(
    new Set(
      then.documents.pick(
        () => true,
        ({ ids }) => ids.doi,
      ),
    ).size,
  ).toBe(1000)
  expect(then.documents.size).toBe(1000)
  setSources('killed-first', undefined)
  setSources('killed-then', undefined)
})

test('a paused job asks no more; removed, it leaves what was taken', async () => {
  await standInsOf(3000, ['openalex'])
  const { id } = await start(['openalex'])
  await ask(page, outsideJobsApi.pause, { params: { id } })
  await runJob(world, id)
  await expect.poll(() => world.outsideJobs.get(id)?.state).toBe('paused')
  const asked = outside.asked.openalex.length
  expect(asked).toBeLessThan(5)
  const { total } = await ask(page, documentsApi.list, { query: { scope: 'own' } })
  await ask(page, outsideJobsApi.remove, { params: { id } })
  expect((await ask(page, outsideJobsApi.list, {})).jobs).toEqual([])
  expect((await ask(page, documentsApi.list, { query: { scope: 'own' } })).total).toBe(total)
})

test('a source that is not switched on is not asked, and a job is its owner’s alone', async () => {
  await standInsOf(10, ['openalex'])
  const body = { query: 'tea', sources: [{ source: 'crossref' as const }] }
  expect((await refused(page, outsideJobsApi.start, { body })).body).toMatchObject({ code: 'not_agreed' })
  expect(outside.asked.crossref).toHaveLength(0)
  const { id } = await ended(await start(['openalex']))
  const other = await signedIn('free')
  expect((await refused(other, outsideJobsApi.pause, { params: { id } })).status).toBe(404)
})

test('more records than a source gives of one search are taken in parts by year, each once, and that is said', async () => {
  await standInsOf(2600, ['doaj'])
  const job = await ended(await start(['doaj']))
  expect(part(job, 'doaj')).toMatchObject({ state: 'done', found: 1300, taken: 1300, fresh: 1300, duplicates: 0 })
  expect(part(job, 'doaj')?.notes.join(' ')).toMatch(/gives 1,000 records of one search.* in parts, by their year/)
  const [source] = (await ask(page, librarySourcesApi.list, {})).sources
  expect(source).toMatchObject({ records: 1300, fresh: 1300, isWhole: true })
})

test('PubMed is parted by the day on which it received a record, until each part can be reached', async () => {
  await standInsOf(16, ['pubmed'])
  const { pubmed } = adapters
  const asked = pubmed.within?.query({ term: 'tea' }, { from: '2001-01-01', to: '2001-06-30' })
  expect(asked).toEqual({ term: 'tea', datetype: 'edat', mindate: '2001/01/01', maxdate: '2001/06/30' })
  // Days are halved until one is left; no day is in two parts, and none in no part.
  let ranges = [wholeRange('2026-11-24')]
  for (let step = 0; step < 6; step += 1) ranges = ranges.flatMap((range) => halvesOf(range, 'day') ?? [range])
  const sorted = ranges.toSorted((a, b) => a.from.localeCompare(b.from))
  expect(sorted).toHaveLength(64)
  for (const [at, { from }] of sorted.entries()) {
    const before = sorted[at - 1]
    if (before) expect(Date.parse(from) - Date.parse(before.to)).toBe(86_400_000)
  }
  expect([sorted[0]?.from, sorted.at(-1)?.to]).toEqual(['1800-01-01', '2027-12-29'])
  expect(halvesOf({ from: '2001-01-01', to: '2001-01-01' }, 'day')).toBeUndefined()
  expect(halvesOf({ from: '2001-01-01', to: '2001-12-31' }, 'year')).toBeUndefined()
})

describe('limits', () => {
  test('over 10,000 records no source is asked more often than its rules allow', async () => {
    const share = 0.02
    const sources = ['openalex', 'europepmc', 'crossref', 'arxiv', 'pubmed'] as const
    await standInsOf(4000, sources, share)
    const job = await ended(await start(sources))
    expect(job.parts.map(({ error }) => error)).toEqual(sources.map(() => undefined))
    expect(job.parts.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThanOrEqual(10_000)
    for (const source of sources) {
      const times = outside.asked[source].map(({ at }) => at)
      const least = Math.min(...times.slice(1).map((at, index) => at - (times[index] ?? 0)))
      // With an address Crossref allows three a second. A timer may ring a millisecond early.
      const pace = source === 'crossref' ? 333 : documented[source].pace
      if (times.length > 1) expect(least, source).toBeGreaterThanOrEqual(pace * share - 2)
    }
  })
})

describe.each(Object.values(adapters))('$label, as it documents its pages', (adapter) => {
  const query = queryForSource(adapter.source, 'tea and sleep')
  const settings = () => ({ sources: [adapter.source], bases: outside.bases, timeoutMs: 500 })

  test('is paged to the end, no record twice', async () => {
    await standInsOf(1100, [])
    const ids: string[] = []
    let total = 0
    let cursor: string | undefined
    do {
      const answer = await askSource(adapter, query ?? { parameters: {}, line: '', notes: [] }, 300, settings(), cursor)
      total ||= answer.total
      ids.push(...answer.records.map(({ sourceId }) => sourceId))
      cursor = answer.next
    } while (cursor !== undefined)
    expect(ids).toHaveLength(Math.min(total, adapter.reach ?? Infinity))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each([
    ['error', 'It answered with an error (500).'],
    ['busy', 'It asks to be asked less often. Try again in a few minutes.'],
    ['broken', 'Its answer could not be read.'],
    ['hang', 'It did not answer in time.'],
  ] as const)('says what is wrong: %s', async (fault, words) => {
    await standInsOf(50, [])
    outside.faults[adapter.source] = fault
    await expect(askSource(adapter, query ?? { parameters: {}, line: '', notes: [] }, 10, settings())).rejects.toThrow(
      words,
    )
  })
})

describe('a source that is slower than the others', () => {
  const sources = ['openalex', 'crossref', 'arxiv'] as const
  const report = ({ perSource }: SearchRun, source: ExternalSource) => perSource.find((each) => each.source === source)
  const now = ({ runId }: SearchRun) => ask(page, searchApi.get, { params: { runId } })
  const names = ({ items }: SearchRun) => items.map(({ paper }) => paper.title)

  test('makes nobody wait: the papers of the others are there, and its own come behind them when it answers', async () => {
    await standInsOf(30, sources)
    outside.held.add('arxiv')
    const run = await ask(page, searchApi.run, { body: { query: 'tea', sources: [...sources] } })
    expect(run.items.length).toBe(30)
    expect(report(run, 'openalex')).toMatchObject({ taken: 30 })
    expect(report(run, 'arxiv')).toMatchObject({ taken: 0, pending: { ahead: 0 } })

    outside.release('arxiv')
    await expect.poll(async () => report(await now(run), 'arxiv')?.pending, { timeout: 20_000 }).toBeUndefined()
    const after = await now(run)
    expect(report(after, 'arxiv')).toMatchObject({ taken: 2 })
    expect(report(after, 'arxiv')?.error).toBeUndefined()
    // What stood there stands where it stood; what arXiv has too says so, and what only it has comes behind.
    expect(names(after).slice(0, 30)).toEqual(names(run))
    expect(after.items.filter(({ foundBy = [] }) => foundBy.some(({ source }) => source === 'arxiv'))).toHaveLength(2)
    expect(new Set(after.items.map(({ paper }) => paper.id)).size).toBe(after.items.length)
  })

  test('that fails in the end says why, and shows its place in the queue until then', async () => {
    await standInsOf(30, sources)
    outside.held.add('arxiv')
    const ask1 = () => ask(page, searchApi.run, { body: { query: 'tea', sources: [...sources] } })
    const [first, second] = await Promise.all([ask1(), ask1()])
    expect(
      [first, second].map((run) => report(run, 'arxiv')?.pending?.ahead).toSorted((a = 0, b = 0) => a - b),
    ).toEqual([0, 1])
    outside.faults.arxiv = 'error'
    outside.release('arxiv')
    await expect.poll(async () => report(await now(second), 'arxiv')?.pending, { timeout: 20_000 }).toBeUndefined()
    expect(report(await now(second), 'arxiv')?.error).toBe('It answered with an error (500).')
    expect(names(await now(second))).toEqual(names(second))
  })
})
