import type { IncomingMessage, ServerResponse } from 'node:http'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { capabilitiesApi } from '#contract/capabilities.ts'
import { documentsApi } from '#contract/documents.ts'
import { graphApi, type GraphRelation } from '#contract/graph.ts'
import { setSources, type SourceSettings } from '#engine/sources/settings.ts'
import { freshWorld } from '#mocks/server/worlds.ts'

import { openAlexReply, openAlexWork } from '../sources/replies.ts'
import { startSource } from '../sources/source-server.ts'
import { ask, refused } from '../ask.ts'
import { signedIn, type Caller } from '../caller.ts'

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

let imports = 0
const imported = async (title: string, ids = {}, abstract?: string) => {
  imports += 1
  const draft = { type: 'article-journal', title, authors: [], keywords: [], ids, ...(abstract && { abstract }) }
  const body = { importId: `import-${imports}000`, batch: 0, file: 'z.ris', records: [{ line: 1, draft }] }
  const { outcomes } = await ask(page, documentsApi.importBatch, { body })
  return outcomes[0]?.documentId ?? ''
}
const reach = (relation: GraphRelation, ...documentIds: string[]) =>
  ask(page, graphApi[relation], { body: { documentIds } })

type Bases = NonNullable<SourceSettings['bases']>

/** A source that answers by what it is asked: the first piece that stands in the address decides. */
async function source(name: keyof Bases, path: string, answers: Record<string, unknown>) {
  const started = await startSource((request: IncomingMessage, response: ServerResponse) => {
    const address = decodeURIComponent(request.url ?? '')
    const match = Object.entries(answers).find(([piece]) => address.includes(piece))
    response.writeHead(match ? 200 : 404).end(match ? JSON.stringify(match[1]) : 'Not found')
  })
  stops.push(started.stop)
  const url = new URL(started.url)
  url.pathname = path
  return { name, url: url.href, asked: started.asked }
}
const use = (...sources: { name: keyof Bases; url: string }[]) =>
  setSources('default', {
    sources: sources.map(({ name }) => name),
    bases: Object.fromEntries(sources.map(({ name, url }) => [name, url])),
  })
const work = (id: string, title: string, doi: string | null) =>
  openAlexWork({ id: `https://openalex.org/${id}`, title, doi: doi && `https://doi.org/${doi}`, ids: {} })
const reply = (...works: object[]) => JSON.parse(openAlexReply(works)) as unknown

describe('similar', () => {
  test('papers of the libraries, with the seed and the words they share; nobody else’s', async () => {
    const seed = await imported('Zymurgical quaternions', {}, 'Quaternions ferment in zymurgy.')
    const like = await imported('More on zymurgical quaternions', {}, 'Zymurgy again.')
    const { items, unknown } = await reach('similar', seed)
    expect(items[0]).toMatchObject({
      paper: { id: like },
      seeds: [seed],
      terms: expect.arrayContaining(['quaternions']),
    })
    expect(unknown).toEqual([])
    const other = await signedIn('enterprise')
    expect((await refused(other, graphApi.similar, { body: { documentIds: [seed] } })).status).toBe(404)
  })

  test('starter papers lead to starter papers on the same subject', async () => {
    const { items } = await reach('similar', 'p-colditz-1994', 'p-hart-1977')
    expect(items.slice(0, 5).every(({ terms }) => terms?.includes('bcg'))).toBe(true)
    expect(items.map(({ paper }) => paper.id)).not.toContain('p-colditz-1994')
    expect(items.some(({ seeds }) => seeds.length === 2)).toBe(true)
  })

  test('a long answer comes in pages', async () => {
    const seed = await imported('Zymurgical quaternions')
    for (let at = 0; at < 105; at += 1) await imported(`Zymurgical quaternions of the ${at}th kind`)
    const first = await reach('similar', seed)
    expect(first).toMatchObject({ total: 105, next: '100' })
    const rest = await ask(page, graphApi.similar, { body: { documentIds: [seed], cursor: first.next } })
    expect(rest.items).toHaveLength(5)
    expect(new Set([...first.items, ...rest.items].map(({ paper }) => paper.id)).size).toBe(105)
  })
})

describe('references and citing', () => {
  test('where no source knows references nothing is invented, and every seed is named', async () => {
    expect((await ask(page, capabilitiesApi.get, {})).features).toContain('graph')
    expect(await reach('references', 'p-hill-1965')).toEqual({
      items: [],
      perSource: [],
      unknown: ['p-hill-1965'],
      total: 0,
    })
  })

  test('who cites whom among the starter papers is known without anybody being asked', async () => {
    const { items, perSource } = await reach('references', 'p-colditz-1994')
    expect(perSource).toEqual([{ source: 'starter', label: 'Starter library', found: 13 }])
    expect(items.map(({ paper }) => paper.id)).toContain('p-hart-1977')
    const citing = await reach('citing', 'p-hart-1977', 'p-stein-1953')
    expect(citing.items).toMatchObject([{ paper: { id: 'p-colditz-1994' }, seeds: ['p-hart-1977', 'p-stein-1953'] }])
    // Links between the seeds themselves are told where a set is looked at as a whole.
    const body = { documentIds: ['p-colditz-1994', 'p-hart-1977'], kept: true }
    const inside = (await ask(page, graphApi.references, { body })).items.find(
      ({ paper }) => paper.id === 'p-hart-1977',
    )
    expect(inside?.seeds).toEqual(['p-colditz-1994'])
  })

  test('OpenAlex: what two papers cite is one work with both seeds; what is in the library is that paper', async () => {
    const one = await imported('First seed of the two', { doi: '10.1000/one' })
    const two = await imported('Second seed of the two', { doi: '10.1000/two' })
    const mine = await imported('A cited paper that I have already', { doi: '10.1000/mine' })
    const both = work('W9', 'Cited by both of them', '10.1000/both')
    const own = work('W8', 'A cited paper that I have already', '10.1000/mine')
    const cites = (id: string, doi: string, ...works: string[]) => ({
      ...work(id, 'A seed', doi),
      referenced_works: works.map((each) => `https://openalex.org/${each}`),
    })
    const openalex = await source('openalex', '/works', {
      'doi:10.1000/one': reply(cites('W1', '10.1000/one', 'W9', 'W8')),
      'doi:10.1000/two': reply(cites('W2', '10.1000/two', 'W9')),
      'openalex:W9|W8': reply(both, own),
      'openalex:W9': reply(both),
      'cites:W1': reply(work('W7', 'A later paper', '10.1000/later')),
    })
    use(openalex)
    const { items, perSource, unknown, total } = await reach('references', one, two)
    expect(total).toBe(2)
    expect(items[0]).toMatchObject({ paper: { title: 'Cited by both of them' }, seeds: [one, two], isOutside: true })
    expect(items[1]).toMatchObject({ paper: { id: mine }, seeds: [one], sources: ['OpenAlex'] })
    expect(items[1]?.isOutside).toBeUndefined()
    expect(perSource).toEqual([{ source: 'openalex', label: 'OpenAlex', found: 3 }])
    expect(unknown).toEqual([])
    expect((await reach('citing', one)).items.map(({ paper }) => paper.title)).toEqual(['A later paper'])
  })

  test('Crossref: deposited references, and what was not deposited is unknown, not empty', async () => {
    const seed = await imported('A seed with a DOI', { doi: '10.1000/one' })
    const none = await imported('A seed without deposited references', { doi: '10.1000/none' })
    const crossref = await source('crossref', '/works', {
      '10.1000/one': {
        message: {
          reference: [
            { key: 'r1', DOI: '10.1000/Known', 'article-title': 'Known work', author: 'Doe', year: '1999a' },
            { key: 'r2', unstructured: 'Roe R. A line as it was printed. 1970.' },
            { key: 'r3' },
          ],
        },
      },
      '10.1000/none': { message: {} },
    })
    use(crossref)
    const { items, unknown } = await reach('references', seed, none)
    expect(items.map(({ paper }) => [paper.title, paper.year, paper.ids.doi])).toEqual([
      ['Known work', 1999, '10.1000/known'],
      ['Roe R. A line as it was printed. 1970.', undefined, undefined],
    ])
    expect(unknown).toEqual([none])
    // Who cites a work is not open at Crossref: it is not asked.
    expect(await reach('citing', seed)).toMatchObject({ items: [], perSource: [] })
  })

  test('Europe PMC: citations of a PMID; a source that fails is named and the others answer', async () => {
    const seed = await imported('A seed with a PMID', { pmid: '7968073' })
    const pmc = await source('europepmc', '/europepmc/webservices/rest/search', {
      '/rest/MED/7968073/citations': {
        hitCount: 1,
        citationList: {
          citation: [
            {
              id: '111',
              source: 'MED',
              title: 'A citing trial.',
              authorString: 'Smith J, Doe A.',
              journalAbbreviation: 'BMJ',
              pubYear: 2001,
            },
          ],
        },
      },
    })
    const broken = await source('openalex', '/works', { 'pmid:': 'no list' })
    use(pmc, broken)
    const { items, perSource } = await reach('citing', seed)
    expect(items[0]).toMatchObject({
      paper: { title: 'A citing trial', year: 2001, venue: 'BMJ', ids: { pmid: '111' } },
      sources: ['Europe PMC'],
    })
    expect(items[0]?.paper.authors[0]).toEqual({ family: 'Smith', given: 'J' })
    expect(perSource).toContainEqual({
      source: 'openalex',
      label: 'OpenAlex',
      found: 0,
      error: 'Its answer could not be read.',
    })
    // It has never heard of this one.
    expect((await reach('references', seed)).unknown).toEqual([seed])
  })

  test('a candidate that is added keeps the seeds it came from', async () => {
    const body = {
      importId: 'graph-import-1',
      batch: 0,
      file: 'Similar',
      records: [
        {
          line: 1,
          seeds: ['p-colditz-1994'],
          draft: { type: 'article-journal', title: 'Reached from a seed', authors: [], keywords: [], ids: {} },
        },
      ],
    }
    const { outcomes } = await ask(page, documentsApi.importBatch, { body })
    const paper = await ask(page, documentsApi.get, { params: { id: outcomes[0]?.documentId ?? '' } })
    expect(paper.origin).toEqual([{ kind: 'seed', seeds: ['p-colditz-1994'], at: expect.any(String) }])
  })
})
