import { beforeEach, describe, expect, test } from 'vitest'

import { analysesApi } from '#contract/analyses.ts'
import { citationStylesApi } from '#contract/citation-styles.ts'
import { copilotApi } from '#contract/copilot.ts'
import { documentsApi } from '#contract/documents.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { filesApi } from '#contract/files.ts'
import { graphApi } from '#contract/graph.ts'
import { highlightsApi } from '#contract/highlights.ts'
import { libraryFiltersApi } from '#contract/library-filters.ts'
import { libraryApi } from '#contract/library.ts'
import { searchApi } from '#contract/search.ts'
import { synthesesApi } from '#contract/syntheses.ts'
import { writingApi } from '#contract/writing.ts'
import { openEngine, type Engine, type EngineReply } from '#engine/engine.ts'
import { starterPapers } from '#engine/starter-papers/all.ts'
import { memoryStore } from '#engine/world/store.ts'
import { freshWorld } from '#mocks/server/worlds.ts'
import { pathOf, queryOf, type RawInput } from '#shared/api/request.ts'
import { signedIn, type Caller } from '#tests/mocks/caller.ts'

type Outcome = { is: string; value: unknown }
/** One way to ask: the calls of the contract, over HTTP or of the engine itself. */
type Way = { ask(endpoint: Endpoint, input: RawInput): Promise<Outcome> }

const overHttp = (page: Caller): Way => ({
  async ask(endpoint, { params, query, body }) {
    const path = `${pathOf(endpoint, params)}${queryOf(query)}`
    const write = { POST: page.post, PUT: page.put, PATCH: page.patch, DELETE: page.del }
    const sent = endpoint.method === 'GET' ? await page.get(path) : await write[endpoint.method](path, body)
    if (sent.status >= 300) return { is: `refused with ${sent.status}`, value: sent.body }
    const payload = endpoint.envelope ? endpoint.envelope.unwrap(sent.body) : sent.body
    return { is: 'answer', value: endpoint.response.parse(payload) }
  },
})

const outcomeOf = (reply: EngineReply): Outcome => {
  if (reply.is === 'answer') return { is: 'answer', value: reply.output }
  if (reply.is === 'refused') return { is: `refused with ${reply.status}`, value: reply.body }
  return { is: reply.is, value: reply.is === 'failed' ? reply.message : '' }
}
const ofEngine = (engine: Engine): Way => ({
  async ask({ domain, name }, { params, query, body }) {
    return outcomeOf(await engine.ask({ name: `${domain}.${name}`, input: { params, query, body } }))
  },
})

/** Ids and moments differ from one store to the next: what is compared is everything else. */
function comparable(value: unknown): unknown {
  const ids = new Map<string, string>()
  const text = JSON.stringify(value, (key, part: unknown) => {
    if (/(^|[a-z])(At|at|addedAt|took|tookMs|ms)$/.test(key) || key === 'owner' || key === 'by') return '·'
    return part
  })
  const made = /"((?:[a-z]+)-[a-z0-9]{12,})"/g
  const numbered = (id: string) => {
    const known = ids.get(id) ?? `id ${ids.size + 1}`
    ids.set(id, known)
    return known
  }
  return JSON.parse((text ?? 'null').replace(made, (_, id: string) => JSON.stringify(numbered(id)))) as unknown
}

const [first = { id: '' }, second = { id: '' }] = starterPapers
const record = (title: string, doi: string) => ({
  type: 'article-journal' as const,
  title,
  authors: [{ family: 'Bell', given: 'Ada' }],
  year: 2010,
  keywords: [],
  ids: { doi },
})

/** What is asked in turn; a later call may use what an earlier one gave. */
type Step = { name: string; of: Endpoint; input: (given: (name: string) => unknown) => RawInput }
const idIn = (value: unknown) => (value as { id: string }).id

const table: readonly Step[] = [
  { name: 'starter papers', of: documentsApi.list, input: () => ({ query: { limit: '5' } }) },
  {
    name: 'import',
    of: documentsApi.importBatch,
    input: () => ({
      body: {
        importId: 'import-one-of-test',
        file: 'two.ris',
        batch: 0,
        records: [{ line: 1, draft: record('A first paper on statins', '10.5555/e1') }],
      },
    }),
  },
  { name: 'own papers', of: documentsApi.list, input: () => ({ query: { limit: '1' } }) },
  { name: 'a paper that is not there', of: documentsApi.get, input: () => ({ params: { id: 'd-nowhere' } }) },
  { name: 'facets', of: libraryApi.facets, input: () => ({}) },
  { name: 'collection', of: libraryApi.createCollection, input: () => ({ body: { name: 'Reviews' } }) },
  { name: 'collections', of: libraryApi.collections, input: () => ({}) },
  { name: 'citation styles', of: citationStylesApi.list, input: () => ({}) },
  { name: 'filters', of: libraryFiltersApi.list, input: () => ({}) },
  { name: 'search', of: searchApi.run, input: () => ({ body: { query: 'statins mortality' } }) },
  { name: 'runs', of: searchApi.runs, input: () => ({}) },
  { name: 'search without a question', of: searchApi.run, input: () => ({ body: { query: '' } }) },
  { name: 'text', of: filesApi.text, input: () => ({ params: { id: first.id } }) },
  { name: 'marks', of: highlightsApi.list, input: () => ({ params: { id: first.id } }) },
  { name: 'similar', of: graphApi.similar, input: () => ({ body: { documentIds: [first.id, second.id] } }) },
  {
    name: 'analysis',
    of: synthesesApi.create,
    input: () => ({ body: { kind: 'grid', title: 'A grid', documentIds: [first.id], body: { columns: [] } } }),
  },
  {
    name: 'log',
    of: analysesApi.entries,
    input: (given) => ({ params: { id: idIn(given('analysis')) } }),
  },
  { name: 'log of nothing', of: analysesApi.entries, input: () => ({ params: { id: 'syn-nowhere' } }) },
  { name: 'saved', of: synthesesApi.get, input: (given) => ({ params: { id: idIn(given('analysis')) } }) },
  { name: 'actions', of: writingApi.actions, input: () => ({}) },
  {
    name: 'session',
    of: copilotApi.createSession,
    input: () => ({ body: { scope: { kind: 'library' }, clientKey: 'session-one' } }),
  },
  { name: 'sessions', of: copilotApi.sessions, input: () => ({}) },
]

async function answersOf(way: Way) {
  const given = new Map<string, unknown>()
  const outcomes: [string, string, unknown][] = []
  for (const { name, of, input } of table) {
    const { is, value } = await way.ask(
      of,
      input((earlier) => given.get(earlier)),
    )
    given.set(name, value)
    outcomes.push([name, is, comparable(value)])
  }
  return outcomes
}

describe('the same calls have the same answers', () => {
  beforeEach(() => freshWorld())

  test('over HTTP and of the engine itself', async () => {
    const engine = openEngine({
      id: 'same-answers',
      person: { id: 'user-individual', username: 'individual', email: 'individual@roadrunner.test' },
      tell: () => {},
      openStore: () => Promise.resolve(memoryStore()),
    })
    const [http, own] = [await answersOf(overHttp(await signedIn('individual'))), await answersOf(ofEngine(engine))]
    expect(own).toEqual(http)
    // Neither refused throughout, nor empty: the calls were good ones.
    expect(http.filter(([, is]) => is === 'answer').map(([name]) => name)).toEqual(
      table.map(({ name }) => name).filter((name) => !/not there|without|of nothing/.test(name)),
    )
    await engine.close()
  })
})
