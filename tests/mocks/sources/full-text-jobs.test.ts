import { afterEach, beforeEach, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { documentsApi } from '#contract/documents.ts'
import { filesApi } from '#contract/files.ts'
import { fullTextJobsApi, type FullTextJob } from '#contract/full-text-jobs.ts'
import { outsideSourcesApi } from '#contract/outside-sources.ts'
import { runFullTextJob, wakeFullTextJobs } from '#engine/outside-jobs/full-text-jobs.ts'
import { setSources } from '#engine/sources/settings.ts'
import { openWorld, type World } from '#engine/world/world.ts'
import { sendByNode } from '#mocks/language-model/node-transport.ts'
import { configureTransport } from '#mocks/language-model/transport.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { fetchFile } from '#mocks/sources/fetch-file.ts'
import { workOf } from '#mocks/stand-ins/corpus.ts'
import { startStandIns, type StandInServer } from '#mocks/stand-ins/stand-in-server.ts'

import { keepingStore } from '#tests/support/keeping-store.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

let world: World
let page: Caller
let outside: StandInServer
beforeEach(async () => {
  configureTransport(sendByNode)
  world = await freshWorld()
  page = await signedIn('individual')
  outside = await startStandIns({ works: 200 })
  setSources('default', { sources: [], bases: outside.bases, timeoutMs: 5000, mailto: 'desk@example.org' })
})
afterEach(() => {
  outside.stop()
  setSources('default', undefined)
})

const agree = () => ask(page, outsideSourcesApi.choose, { body: { sources: ['europepmc', 'unpaywall'] } })

/** Papers of the person's own with the DOIs of these stand-ins. */
async function papersOf(numbers: readonly number[]): Promise<string[]> {
  const records = numbers.map((n, line) => {
    const { doi, title, family, year } = workOf(n)
    const draft = { type: 'article-journal', title, authors: [{ family }], year, keywords: [], ids: { doi } }
    return { line: line + 1, draft }
  })
  const body = { importId: 'stand-in-papers', batch: 0, file: 'tea.ris', records }
  const { outcomes } = await ask(page, documentsApi.importBatch, { body })
  return outcomes.map(({ documentId }) => documentId ?? '')
}
const start = (documentIds: string[]) => ask(page, fullTextJobsApi.start, { body: { documentIds } })
async function ended({ id }: Pick<FullTextJob, 'id'>): Promise<FullTextJob> {
  await runFullTextJob(world, id, fetchFile)
  const job = (await ask(page, fullTextJobsApi.list, {})).jobs.find((each) => each.id === id)
  if (!job) throw new Error('The job is gone.')
  return job
}
const askedAtAll = () => Object.values(outside.asked).flat().length

test('nothing is sent before somebody agreed, and the refusal says so', async () => {
  const ids = await papersOf([4])
  const { status, body } = await refused(page, fullTextJobsApi.start, { body: { documentIds: ids } })
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'not_agreed' } })
  expect(askedAtAll()).toBe(0)
})

test('JATS comes before a PDF; each paper says what became of it, and with which licence and version', async () => {
  await agree()
  // 4: JATS. 0: in no Europe PMC, a PDF. 1: closed. 20: JATS cut off, then the PDF. 6, 12, 18: nothing that is a PDF.
  const ids = await papersOf([4, 0, 1, 20, 6, 12, 18])
  const job = await ended(await start(ids))
  expect(job.state).toBe('done')
  expect(job.papers.map(({ outcome, format, words }) => [outcome, format ?? words])).toEqual([
    ['found', 'jats'],
    ['found', 'pdf'],
    ['closed', 'Europe PMC knows of no open copy. Unpaywall knows of no open copy.'],
    ['found', 'pdf'],
    [
      'failed',
      expect.stringMatching(/^Europe PMC does not know it\. Unpaywall, \S+: A web page came in place of the PDF\.$/),
    ],
    ['failed', expect.stringMatching(/The copy is there no more \(404\)/)],
    ['failed', expect.stringMatching(/The copy is not given to programs \(403\)/)],
  ])
  const { files: [file] = [] } = await ask(page, documentsApi.get, { params: { id: ids[0] ?? '' } })
  expect(file).toMatchObject({
    text: 'stored',
    fetched: { from: 'Europe PMC', licence: 'cc by', version: 'published' },
  })
  const text = await ask(page, filesApi.text, { params: { id: ids[0] ?? '' } })
  expect(text.pages.map(({ section }) => section)).toEqual(
    expect.arrayContaining(['Methods', 'Results', 'Limitations', 'References']),
  )
  const { files: [pdf] = [] } = await ask(page, documentsApi.get, { params: { id: ids[1] ?? '' } })
  expect(pdf).toMatchObject({ type: 'application/pdf', fetched: { from: 'Unpaywall', licence: 'cc-by' } })
})

test('an analysis gives its papers with the files of who asks', async () => {
  await agree()
  const ids = await papersOf([4])
  await ended(await start(ids))
  const body = { title: 'Tea', type: 'impact', documentIds: ids }
  const { id } = await ask(page, synthesesApi.create, { body })
  const { documents } = await ask(page, analysesApi.documents, { params: { id } })
  expect(documents.map(({ files }) => files?.map(({ text }) => text))).toEqual([['stored']])
})

test('a paper whose text is here, and one without an identifier, are not asked for', async () => {
  await agree()
  const [id = ''] = await papersOf([4])
  await ended(await start([id]))
  const before = askedAtAll()
  const body = {
    importId: 'without-ids',
    batch: 0,
    file: 'x.ris',
    records: [{ line: 1, draft: { type: 'book', title: 'A book', authors: [], keywords: [], ids: {} } }],
  }
  const { outcomes } = await ask(page, documentsApi.importBatch, { body })
  const job = await ended(await start([id, outcomes[0]?.documentId ?? '']))
  expect(job.papers.map(({ outcome }) => outcome)).toEqual(['there', 'unasked'])
  expect(askedAtAll()).toBe(before)
})

test('XML that is made to break programs fails alone, with its reason', async () => {
  await ask(page, outsideSourcesApi.choose, { body: { sources: ['europepmc'] } })
  const job = await ended(await start(await papersOf([22, 4])))
  expect(job.papers[0]).toMatchObject({ outcome: 'failed', words: expect.stringMatching(/entities of its own/) })
  expect(job.papers[1]).toMatchObject({ outcome: 'found', format: 'jats' })
})

test('a source that fails is named, and gone on with the job finds what it has', async () => {
  await ask(page, outsideSourcesApi.choose, { body: { sources: ['unpaywall'] } })
  outside.faults.unpaywall = 'busy'
  const [id = ''] = await papersOf([2])
  const failed = await ended(await start([id]))
  expect(failed.papers[0]).toMatchObject({ outcome: 'failed', words: expect.stringMatching(/asked less often/) })
  delete outside.faults.unpaywall
  await ask(page, fullTextJobsApi.resume, { params: { id: failed.id } })
  expect((await ended(failed)).papers[0]).toMatchObject({ outcome: 'found', format: 'pdf' })
})

test('killed in the middle it goes on where it was, and keeps no file twice', async () => {
  await agree()
  const numbers = [4, 8, 10, 14, 16]
  const ids = await papersOf(numbers)
  const store = keepingStore()
  const first = await openWorld('full-texts-first', store, () => undefined)
  const account = world.accounts.find(({ email }) => email === 'individual@roadrunner.test')
  if (!account) throw new Error('There is no such account.')
  const settings = { sources: ['europepmc'] as const, bases: outside.bases, timeoutMs: 5000 }
  setSources('full-texts-first', settings)
  setSources('full-texts-then', settings)
  first.accounts.put(account)
  for (const id of ids) first.documents.put(world.documents.get(id) as never)
  const papers = ids.map((documentId) => ({ documentId, title: documentId, outcome: 'waiting' as const }))
  first.fullTextJobs.put({ id: 'killed', ownerId: account.id, createdAt: first.now(), state: 'running', papers })
  await first.commit()
  const commit = first.commit.bind(first)
  let commits = 0
  // What the third paper brings is in memory, and the process ends before it is written.
  first.commit = () => (++commits < 3 ? commit() : new Promise<void>(() => {}))
  void runFullTextJob(first, 'killed', fetchFile)
  await expect.poll(() => commits, { timeout: 20_000 }).toBe(3)
  const asked = outside.asked.europepmc.length

  const then = await openWorld('full-texts-then', store, () => undefined)
  expect(then.fullTextJobs.get('killed')?.papers.map(({ outcome }) => outcome)).toEqual([
    'found',
    'found',
    'waiting',
    'waiting',
    'waiting',
  ])
  wakeFullTextJobs(then, fetchFile)
  await runFullTextJob(then, 'killed', fetchFile)
  expect(then.fullTextJobs.get('killed')?.state).toBe('done')
  expect(
    then.paperFiles
      .pick(
        () => true,
        ({ documentId }) => documentId,
      )
      .toSorted(),
  ).toEqual(ids.toSorted())
  // Two requests a paper, for the three that were not written.
  expect(outside.asked.europepmc.length - asked).toBe(6)
  setSources('full-texts-first', undefined)
  setSources('full-texts-then', undefined)
})

test('a paused job asks no more, and is its owner’s alone', async () => {
  await agree()
  const { id } = await start(await papersOf([4, 8, 10, 14]))
  await ask(page, fullTextJobsApi.pause, { params: { id } })
  await runFullTextJob(world, id, fetchFile)
  expect(world.fullTextJobs.get(id)?.papers.some(({ outcome }) => outcome === 'waiting')).toBe(true)
  const asked = askedAtAll()
  const other = await signedIn('free')
  expect((await refused(other, fullTextJobsApi.resume, { params: { id } })).status).toBe(404)
  expect(askedAtAll()).toBe(asked)
  await ask(page, fullTextJobsApi.remove, { params: { id } })
  expect((await ask(page, fullTextJobsApi.list, {})).jobs).toEqual([])
})

test.each(['http://127.0.0.1:9/a.pdf', 'http://[::1]/a.pdf', 'http://169.254.169.254/latest', 'file:///etc/passwd'])(
  'a copy that is said to be at %s is not fetched',
  async (address) => {
    await expect(fetchFile(new URL(address), { sources: [], timeoutMs: 2000 })).rejects.toThrow(
      /private network|could not be reached/,
    )
  },
)
