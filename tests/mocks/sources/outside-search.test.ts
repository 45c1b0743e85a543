import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { capabilitiesApi } from '#contract/capabilities.ts'
import { documentsApi } from '#contract/documents.ts'
import { askedSources } from '#contract/outside-sources.ts'
import { searchApi, type SearchSource } from '#contract/search.ts'
import { setSources, settingsOf, type SourceSettings } from '#engine/sources/settings.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'
import { arxivEntry, arxivReply, crossrefReply, crossrefWork, openAlexReply, openAlexWork } from './replies.ts'
import { says, startSource } from './source-server.ts'

let page: Caller
const stops: (() => void)[] = []
beforeEach(async () => {
  await freshWorld()
  page = await signedIn('individual')
})
afterEach(() => {
  setSources('default', undefined)
  for (const stop of stops.splice(0)) stop()
})

type Bases = NonNullable<SourceSettings['bases']>
const sources = (bases: Bases, more: Partial<SourceSettings> = {}) =>
  setSources('default', { sources: Object.keys(bases) as (keyof Bases)[], bases, ...more })
const source = async (...args: Parameters<typeof startSource>) => {
  const started = await startSource(...args)
  stops.push(started.stop)
  return started
}
const search = (query: string, only?: SearchSource[]) =>
  ask(page, searchApi.run, { body: { query, ...(only && { sources: only }) } })
const reportOf = (run: Awaited<ReturnType<typeof search>>, name: string) =>
  run.perSource.find((report) => report.source === name)

describe('configuration', () => {
  test('nothing is asked outside without a word of whoever runs the server', async () => {
    expect(settingsOf({}).sources).toEqual([])
    expect((await ask(page, capabilitiesApi.get, {})).features.filter((name) => name.startsWith('search-'))).toEqual([
      'search-history',
      'search-alerts',
    ])
    expect((await search('empagliflozin')).perSource.map((report) => report.source)).toEqual(['starter', 'own'])
  })

  test('names sources, the address of whoever asks, a key and other addresses', () => {
    expect(
      settingsOf({
        ROADRUNNER_SOURCES: 'Crossref, arxiv,nonsense',
        ROADRUNNER_MAILTO: ' desk@example.org ',
        ROADRUNNER_OPENALEX_KEY: 'k',
        ROADRUNNER_ARXIV_URL: 'http://proxy.test/arxiv',
      }),
    ).toEqual({
      sources: ['crossref', 'arxiv'],
      mailto: 'desk@example.org',
      keys: { openalex: 'k' },
      bases: { arxiv: 'http://proxy.test/arxiv' },
      paceShare: 1,
    })
    expect(settingsOf({ ROADRUNNER_SOURCES: 'all' }).sources).toEqual([...askedSources])
    expect(settingsOf({ ROADRUNNER_SOURCES: 'none' }).closed).toEqual([...askedSources])
  })

  test('is told to the page', async () => {
    sources({ crossref: 'http://127.0.0.1:9/works' })
    expect((await ask(page, capabilitiesApi.get, {})).features).toContain('search-crossref')
  })
})

test('a source is asked in its own words, with the address of whoever asks, and reported as it answered', async () => {
  const crossref = await source(says(crossrefReply([crossrefWork()], 4120)))
  sources({ crossref: crossref.url }, { mailto: 'desk@example.org' })
  const run = await search('title:empagliflozin year:2010-2020')
  const [asked] = crossref.asked
  expect(Object.fromEntries(asked?.address.searchParams ?? [])).toEqual({
    'query.bibliographic': 'empagliflozin',
    filter: 'from-pub-date:2010-01-01,until-pub-date:2020-12-31',
    rows: '50',
    cursor: '*',
    mailto: 'desk@example.org',
  })
  expect(asked?.agent).toContain('mailto:desk@example.org')
  expect(reportOf(run, 'crossref')).toEqual({
    source: 'crossref',
    label: 'Crossref',
    queryRun: 'query.bibliographic=empagliflozin; filter=from-pub-date:2010-01-01,until-pub-date:2020-12-31',
    hits: 4120,
    taken: 1,
  })
})

test('two sources and the library with one DOI give one card with all of its origins', async () => {
  const crossref = await source(says(crossrefReply([crossrefWork({ 'updated-by': [{ type: 'retraction' }] })])))
  const openalex = await source(says(openAlexReply([openAlexWork()])))
  sources({ crossref: crossref.url, openalex: openalex.url })
  const outside = await search('empagliflozin cardiovascular outcomes', ['crossref', 'openalex'])
  expect(outside.items).toHaveLength(1)
  expect(outside.items[0]).toMatchObject({
    isOutside: true,
    terms: ['empagliflozin', 'cardiovascular', 'outcomes'],
    foundBy: [
      { source: 'openalex', label: 'OpenAlex', rank: 1, sourceId: 'W2741809807' },
      { source: 'crossref', label: 'Crossref', rank: 1, sourceId: '10.1056/nejmoa1504720' },
    ],
    paper: {
      ids: { doi: '10.1056/nejmoa1504720', pmid: '26378978' },
      flags: { retracted: true },
      counts: { citedBy: 9000 },
    },
  })

  // The starter library has this trial: its own record is shown, and says where else it was found.
  const all = await search('empagliflozin cardiovascular outcomes')
  const trial = all.items.find(({ paper }) => paper.ids.doi === '10.1056/nejmoa1504720')
  expect(trial?.isOutside).toBeUndefined()
  expect(trial?.foundBy?.map((by) => by.source).toSorted()).toEqual(['crossref', 'openalex', 'starter'])
})

test('preprint and article are one card', async () => {
  const arxiv = await source(says(arxivReply([arxivEntry()])))
  const article = {
    DOI: '10.5555/attention',
    title: ['Attention Is All You Need'],
    author: [{ family: 'Vaswani', given: 'Ashish' }],
    issued: { 'date-parts': [[2018]] },
    'container-title': ['Journal of Transformers'],
  }
  const crossref = await source(says(crossrefReply([crossrefWork(article)])))
  sources({ arxiv: arxiv.url, crossref: crossref.url })
  const { items } = await search('attention is all you need', ['arxiv', 'crossref'])
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    paper: { venue: 'Journal of Transformers', flags: { preprintOf: '1706.03762' } },
    otherVersions: [{ kind: 'preprint', year: 2017, venue: 'arXiv', ids: { arxiv: '1706.03762' } }],
  })
})

describe('one source that fails takes no other with it', () => {
  test.each([
    ['an error', says('', 500), 'It answered with an error (500).'],
    ['a locked door', says('', 401), 'It does not answer without a key. Whoever runs this server can enter one.'],
    ['a refusal', says('', 400), 'It did not understand the query.'],
    ['another shape', says('<html>'), 'Its answer could not be read.'],
    ['no answer', () => {}, 'It did not answer in time.'],
    [
      'an address that it does not take',
      says('', 422),
      'It did not accept what was sent (422): the email address is the first thing to check.',
    ],
    [
      'too many requests until a moment',
      says('', 429, { 'retry-after': 'Tue, 19 Jan 2038 03:14:07 GMT' }),
      'It asks to be asked less often. Try again in a few minutes.',
    ],
    [
      'too many requests',
      says('', 429, { 'retry-after': '600' }),
      'It asks to be asked less often. Try again in a few minutes.',
    ],
  ])('%s', async (_, answer, words) => {
    const crossref = await source(answer)
    const openalex = await source(says(openAlexReply([openAlexWork()])))
    sources({ crossref: crossref.url, openalex: openalex.url }, { timeoutMs: 300 })
    const run = await search('empagliflozin', ['crossref', 'openalex', 'starter'])
    expect(reportOf(run, 'crossref')).toMatchObject({ hits: 0, taken: 0, error: words })
    expect(reportOf(run, 'openalex')).toMatchObject({ hits: 1, taken: 1 })
    expect(reportOf(run, 'openalex')?.error).toBeUndefined()
    expect(run.items.length).toBeGreaterThan(0)
  })

  test('nobody there', async () => {
    const crossref = await source(says(''))
    crossref.stop()
    sources({ crossref: crossref.url })
    expect(reportOf(await search('empagliflozin'), 'crossref')?.error).toBe('It could not be reached.')
  })

  test('a source that asks for a moment is asked once more', async () => {
    let isFirst = true
    const crossref = await source((request, response) => {
      const answer = isFirst ? says('', 429, { 'retry-after': '0' }) : says(crossrefReply([crossrefWork()]))
      isFirst = false
      answer(request, response)
    })
    sources({ crossref: crossref.url })
    expect(reportOf(await search('empagliflozin'), 'crossref')).toMatchObject({ hits: 1 })
    expect(crossref.asked).toHaveLength(2)
  })

  test('OpenAlex says with 403 that it is asked too often: that is no missing key', async () => {
    const openalex = await source(says('', 403, { 'retry-after': '60' }))
    sources({ openalex: openalex.url })
    expect(reportOf(await search('empagliflozin'), 'openalex')?.error).toMatch(/^It asks to be asked less often/)
  })

  test('a source with nothing to be asked is not asked, and says why', async () => {
    const arxiv = await source(says(arxivReply([])))
    sources({ arxiv: arxiv.url })
    const report = reportOf(await search('10.1056/nejmoa1504720'), 'arxiv')
    expect(report).toMatchObject({ hits: 0, queryRun: '', notes: [expect.stringMatching(/was not asked/)] })
    expect(arxiv.asked).toHaveLength(0)
  })
})

test('a paper from outside that was added to the library is that paper when the run is opened again', async () => {
  const crossref = await source(
    says(crossrefReply([crossrefWork({ DOI: '10.5555/new', title: ['A trial nobody has here'] })])),
  )
  sources({ crossref: crossref.url })
  const run = await search('trial nobody has', ['crossref'])
  const [hit] = run.items
  if (!hit) throw new Error('The paper was not found.')
  const body = { importId: 'import-1', batch: 0, file: 'Search', records: [{ line: 1, draft: hit.paper }] }
  const { outcomes } = await ask(page, documentsApi.importBatch, { body })
  const again = await ask(page, searchApi.get, { params: { runId: run.runId } })
  expect(again.items[0]?.paper.id).toBe(outcomes[0]?.documentId)
  expect(again.items[0]?.isOutside).toBeUndefined()
})

test('a query too long for an address goes as a form where a source takes one, and is said where it does not', async () => {
  const bodies: string[] = []
  const europepmc = await source((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      bodies.push(`${request.method} ${body}`)
      says(JSON.stringify({ hitCount: 0, resultList: { result: [] } }))(request, response)
    })
  })
  const doaj = await source(says('{}'))
  sources({ europepmc: europepmc.url, doaj: doaj.url })
  const words = Array.from({ length: 700 }, (_, at) => `tea${at}[tiab]`).join(' OR ')
  const run = await search(words, ['europepmc', 'doaj'])
  expect(europepmc.asked[0]?.address.search).toBe('')
  expect(bodies[0]).toMatch(/^POST cursorMark|^POST query=TITLE_ABS%3Atea0\+OR\+/)
  expect(bodies[0]).toContain('tea699')
  expect(reportOf(run, 'europepmc')?.error).toBeUndefined()
  expect(reportOf(run, 'doaj')?.error).toMatch(/^The query is too long for it/)
  expect(doaj.asked).toHaveLength(0)
})

describe('run again', () => {
  test('what no earlier run of the query had is new; a first run says nothing of it', async () => {
    const works = [crossrefWork({ DOI: '10.5555/one', title: ['The first of these many trials'] })]
    const crossref = await source((request, response) => says(crossrefReply(works))(request, response))
    sources({ crossref: crossref.url })
    const first = await search('trials of tea', ['crossref'])
    expect(first.since).toBeUndefined()
    expect(first.items.map(({ isNew }) => isNew)).toEqual([undefined])

    works.unshift(crossrefWork({ DOI: '10.5555/two', title: ['The second of these many trials'] }))
    const second = await search('  trials of   tea', ['crossref'])
    expect(second.since).toMatchObject({ runId: first.runId, at: first.at, fresh: 1 })
    expect(second.items.map(({ paper, isNew }) => [paper.ids.doi, isNew])).toEqual([
      ['10.5555/two', true],
      ['10.5555/one', false],
    ])
    // Seen is seen, whatever the run before last had.
    expect((await search('trials of tea', ['crossref'])).since?.fresh).toBe(0)
    const { runs } = await ask(page, searchApi.runs, {})
    expect(runs.map(({ fresh }) => fresh)).toEqual([0, 1, undefined])
    expect(runs[0]?.sources).toEqual([{ source: 'crossref', label: 'Crossref' }])
  })

  test('a run that no source answered is no run to compare with', async () => {
    const crossref = await source(says('', 500))
    sources({ crossref: crossref.url })
    await search('trials of tea', ['crossref'])
    expect((await search('trials of tea', ['crossref'])).since).toBeUndefined()
  })

  test('a run is deleted by whoever made it alone', async () => {
    const { runId } = await search('BCG')
    const other = await signedIn('free')
    expect((await refused(other, searchApi.remove, { params: { runId } })).status).toBe(404)
    await ask(page, searchApi.remove, { params: { runId } })
    expect((await refused(page, searchApi.get, { params: { runId } })).status).toBe(404)
  })
})
