import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { paperDraftSchema } from '#contract/papers.ts'
import { adapters } from '#engine/sources/all.ts'
import { arxiv } from '#engine/sources/arxiv.ts'
import { crossref } from '#engine/sources/crossref.ts'
import { clinicalTrials } from '#engine/sources/clinical-trials.ts'
import { doaj } from '#engine/sources/doaj.ts'
import { europePmc } from '#engine/sources/europe-pmc.ts'
import { openAlex } from '#engine/sources/open-alex.ts'
import { pubmed } from '#engine/sources/pubmed.ts'
import { semanticScholar } from '#engine/sources/semantic-scholar.ts'

import {
  arxivEntry,
  arxivReply,
  clinicalTrialsReply,
  clinicalTrialsStudy,
  crossrefReply,
  crossrefWork,
  doajArticle,
  doajReply,
  europePmcReply,
  europePmcResult,
  openAlexReply,
  openAlexWork,
  pubmedXml,
  semanticScholarPaper,
  semanticScholarReply,
} from './replies.ts'

const DOI = '10.1056/nejmoa1504720'

test('OpenAlex: a work in the product’s own fields, its abstract put together from places', () => {
  const { total, records } = openAlex.read(openAlexReply([openAlexWork()], 41))
  expect(total).toBe(41)
  expect(records).toEqual([
    {
      sourceId: 'W2741809807',
      isPreprint: false,
      openAccess: true,
      citedBy: 9000,
      versionDois: [],
      draft: {
        type: 'article-journal',
        title: 'Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes',
        authors: [
          { family: 'Zinman', given: 'Bernard' },
          { family: 'Wanner', given: 'Christoph' },
        ],
        year: 2015,
        month: 11,
        day: 26,
        venue: 'NEJM',
        volume: '373',
        issue: '22',
        pages: '2117-2128',
        abstract: 'The effects of empagliflozin of',
        abstractRebuiltBy: 'OpenAlex',
        keywords: ['Empagliflozin'],
        language: 'en',
        url: 'https://doi.org/10.1056/nejmoa1504720',
        ids: { doi: DOI, pmid: '26378978' },
      },
    },
  ])
})

test('OpenAlex: retractions, preprints, and the arXiv number in a DOI', () => {
  const preprint = openAlexWork({
    type: 'preprint',
    doi: 'https://doi.org/10.48550/arXiv.1706.03762',
    is_retracted: true,
  })
  expect(openAlex.read(openAlexReply([preprint])).records[0]).toMatchObject({
    isPreprint: true,
    retracted: true,
    draft: { type: 'article', ids: { arxiv: '1706.03762' } },
  })
})

test('Europe PMC: names, groups, types, HTML out of the abstract', () => {
  const { total, records } = europePmc.read(europePmcReply([europePmcResult()], 7))
  expect(total).toBe(7)
  expect(records[0]).toMatchObject({
    sourceId: 'MED:26378978',
    isPreprint: false,
    openAccess: false,
    citedBy: 8000,
    draft: {
      title: 'Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes',
      authors: [{ family: 'Zinman', given: 'Bernard' }, { literal: 'EMPA-REG OUTCOME Investigators' }],
      year: 2015,
      abstract: 'Background The effects of empagliflozin & others.',
      publicationTypes: ['Journal Article', 'Randomized Controlled Trial'],
      ids: { doi: DOI, pmid: '26378978' },
    },
  })
  expect(records[0]).not.toHaveProperty('retracted')
})

test('Europe PMC: retractions and preprints are said, with the article that a preprint became', () => {
  const noted = (type: string, reference = '') => ({
    commentCorrectionList: { commentCorrection: [{ type, reference }] },
  })
  const [retracted, preprint] = europePmc.read(
    europePmcReply([
      europePmcResult(noted('Retraction in')),
      europePmcResult({ source: 'PPR', id: 'PPR1', ...noted('Preprint of', `NEJM. https://doi.org/${DOI}`) }),
    ]),
  ).records
  expect(retracted?.retracted).toBe(true)
  expect(preprint).toMatchObject({ isPreprint: true, versionDois: [DOI], draft: { type: 'article' } })
})

test('Europe PMC: a line of names where the list is missing', () => {
  const [record] = europePmc.read(
    europePmcReply([europePmcResult({ authorList: undefined, authorString: 'Zinman B, van der Berg AB.' })]),
  ).records
  expect(record?.draft.authors).toEqual([
    { family: 'Zinman', given: 'B' },
    { family: 'van der Berg', given: 'AB' },
  ])
})

test('Crossref: JATS out of the abstract, dates in parts, retractions by their notice', () => {
  const work = crossrefWork({ 'updated-by': [{ type: 'retraction', DOI: '10.1056/x' }] })
  const { total, records } = crossref.read(crossrefReply([work], 3))
  expect(total).toBe(3)
  expect(records[0]).toMatchObject({
    sourceId: DOI,
    isPreprint: false,
    retracted: true,
    citedBy: 8500,
    draft: {
      authors: [{ family: 'Zinman', given: 'Bernard' }, { literal: 'EMPA-REG OUTCOME Investigators' }],
      year: 2015,
      month: 11,
      day: 26,
      abstract: 'The effects of empagliflozin.',
      ids: { doi: DOI, issn: '0028-4793' },
    },
  })
})

test('Crossref: a preprint names its article', () => {
  const relation = { 'is-preprint-of': [{ 'id-type': 'doi', id: '10.1056/NEJMoa1504720' }] }
  const [record] = crossref.read(
    crossrefReply([crossrefWork({ type: 'posted-content', subtype: 'preprint', relation })]),
  ).records
  expect(record).toMatchObject({ isPreprint: true, versionDois: [DOI] })
})

test('arXiv: an entry of its Atom feed; its DOI is the article’s', () => {
  const entry = arxivEntry('<arxiv:doi xmlns:arxiv="http://arxiv.org/schemas/atom">10.1000/NIPS.1</arxiv:doi>')
  const { total, records } = arxiv.read(arxivReply([entry], 12))
  expect(total).toBe(12)
  expect(records).toEqual([
    {
      sourceId: '1706.03762',
      isPreprint: true,
      openAccess: true,
      versionDois: ['10.1000/nips.1'],
      draft: {
        type: 'article',
        title: 'Attention Is All You Need',
        authors: [
          { family: 'Vaswani', given: 'Ashish' },
          { family: 'Shazeer', given: 'Noam' },
        ],
        year: 2017,
        month: 6,
        day: 12,
        venue: 'arXiv',
        abstract: 'We propose the Transformer & more.',
        keywords: ['cs.CL'],
        url: 'https://arxiv.org/abs/1706.03762',
        ids: { arxiv: '1706.03762' },
      },
    },
  ])
})

test('arXiv: its errors come as an entry and are errors', () => {
  const failure = '<entry><id>http://arxiv.org/api/errors#x</id><title>Error</title><summary>bad id</summary></entry>'
  expect(() => arxiv.read(arxivReply([failure]))).toThrow('bad id')
})

const json = fc.jsonValue({ maxDepth: 3 })

test.each([
  ['OpenAlex', openAlex, openAlexWork, openAlexReply],
  ['Europe PMC', europePmc, europePmcResult, europePmcReply],
  ['Crossref', crossref, crossrefWork, crossrefReply],
])('%s: whatever stands in a field, what is read has the product’s own form', (_, adapter, make, wrap) => {
  const fields = Object.keys(make())
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...fields, 'commentCorrectionList', 'relation', 'updated-by'), json),
      (more) => {
        const { records } = adapter.read(wrap([make(more), make()]))
        expect(records.length).toBeGreaterThanOrEqual(1)
        for (const { draft, citedBy, sourceId } of records) {
          expect(paperDraftSchema.parse(draft)).toEqual(draft)
          expect(draft.title).not.toBe('')
          expect(sourceId).not.toBe('')
          if (citedBy !== undefined) expect(Number.isSafeInteger(citedBy)).toBe(true)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('arXiv: whatever stands in a field, what is read has the product’s own form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }), (title, rest) => {
      const entry = arxivEntry(rest).replace('Attention', () => title)
      for (const { draft } of arxiv.read(arxivReply([entry, arxivEntry()])).records) {
        expect(paperDraftSchema.parse(draft)).toEqual(draft)
      }
    }),
    { numRuns: 200 },
  )
})

describe.each(Object.values(adapters))('$label', (adapter) => {
  test.each(['', '<html>', '{}', '[]', 'null', '{"meta":{},"results":{}}', '{"hitCount":"many"}', '{"message":7}'])(
    'a reply of another shape is refused: %j',
    (body) => {
      expect(() => adapter.read(body)).toThrow()
    },
  )
})

const lists = [
  ['OpenAlex', openAlex, openAlexWork, openAlexReply],
  ['Europe PMC', europePmc, europePmcResult, europePmcReply],
  ['Crossref', crossref, crossrefWork, crossrefReply],
  ['Semantic Scholar', semanticScholar, semanticScholarPaper, semanticScholarReply],
  ['DOAJ', doaj, doajArticle, doajReply],
  ['ClinicalTrials.gov', clinicalTrials, clinicalTrialsStudy, clinicalTrialsReply],
] as const

test.each(lists)('%s: records of another shape are left out, the others kept', (_, adapter, make, wrap) => {
  fc.assert(
    fc.property(fc.array(fc.anything({ maxDepth: 3 }), { maxLength: 4 }), (strange) => {
      const works = JSON.parse(JSON.stringify([...strange, make()])) as unknown[]
      const { records } = adapter.read(wrap(works))
      expect(records.length).toBeGreaterThanOrEqual(1)
      for (const { draft } of records) expect(() => paperDraftSchema.parse(draft)).not.toThrow()
    }),
    { numRuns: 100 },
  )
})

test('arXiv: entries of another shape are left out', () => {
  const { records } = arxiv.read(arxivReply(['<entry/>', '<entry><title>x</title></entry>', arxivEntry()]))
  expect(records).toHaveLength(1)
})

test('PubMed: names first, records after', () => {
  const first = pubmed.read(
    JSON.stringify({ esearchresult: { count: '1234', retmax: '2', retstart: '0', idlist: ['26378978', '1'] } }),
  )
  expect(first).toEqual({ total: 1234, records: [], given: 2, names: ['26378978', '1'], next: '2' })
  const records = pubmed.details?.read(pubmedXml(['26378978']))
  expect(records).toMatchObject([
    { sourceId: '26378978', isPreprint: false, draft: { title: 'A stand-in', ids: { pmid: '26378978' } } },
  ])
  expect(() => pubmed.read(JSON.stringify({ esearchresult: { ERROR: 'Invalid db name' } }))).toThrow('Invalid db name')
  expect(() => pubmed.details?.read('<html>busy</html>')).toThrow()
})

test('PubMed: no more than the first 10,000 records of a search are named', () => {
  const at = (retstart: number) =>
    pubmed.read(JSON.stringify({ esearchresult: { count: '50000', retstart: `${retstart}`, idlist: ['1', '2'] } })).next
  expect([at(9000), at(9998)]).toEqual(['9002', undefined])
})

test('Semantic Scholar: identifiers of every kind, and the token of the next page', () => {
  const { total, records, next } = semanticScholar.read(semanticScholarReply([semanticScholarPaper()], 2000, 'tok'))
  expect([total, next]).toEqual([2000, 'tok'])
  expect(records).toMatchObject([
    {
      citedBy: 8900,
      openAccess: false,
      draft: {
        title: 'Empagliflozin and outcomes',
        authors: [{ family: 'Zinman', given: 'Bernard' }],
        ids: { doi: DOI, pmid: '26378978' },
        venue: 'NEJM',
      },
    },
  ])
})

test('DOAJ: an article with its journal; of 4,000 hits the first 1,000 can be had', () => {
  const { records, next } = doaj.read(doajReply([doajArticle()], 4000))
  expect(next).toBe('2')
  expect(records).toMatchObject([
    {
      openAccess: true,
      draft: { venue: 'Open Journal', year: 2019, ids: { doi: '10.5555/doaj.1', issn: '0028-4793' } },
    },
  ])
  expect(doaj.read(doajReply([doajArticle()], 4000, 1000)).next).toBeUndefined()
})

test('ClinicalTrials.gov: a registration, and no paper', () => {
  const { total, records, next } = clinicalTrials.read(clinicalTrialsReply([clinicalTrialsStudy()], 71, 'page2'))
  expect([total, next]).toEqual([71, 'page2'])
  expect(records).toMatchObject([
    {
      sourceId: 'NCT01131676',
      draft: { genre: 'Trial registration', number: 'NCT01131676', venue: 'ClinicalTrials.gov' },
    },
  ])
})

test('the page after a page is named by each source in its own way, and after the last none', () => {
  expect(
    openAlex.read(JSON.stringify({ meta: { count: 2, next_cursor: 'abc' }, results: [openAlexWork()] })).next,
  ).toBe('abc')
  expect(
    openAlex.read(JSON.stringify({ meta: { count: 2, next_cursor: null }, results: [openAlexWork()] })).next,
  ).toBeUndefined()
  const mark = (next: string, asked: string) =>
    europePmc.read(
      JSON.stringify({
        hitCount: 3,
        nextCursorMark: next,
        request: { cursorMark: asked },
        resultList: { result: [europePmcResult()] },
      }),
    ).next
  expect([mark('b', 'a'), mark('b', 'b')]).toEqual(['b', undefined])
  const page = (items: unknown[]) =>
    crossref.read(JSON.stringify({ message: { 'total-results': 9, 'items-per-page': 1, 'next-cursor': 'c', items } }))
      .next
  expect([page([crossrefWork()]), page([])]).toEqual(['c', undefined])
  const start = '<opensearch:startIndex>5</opensearch:startIndex>'
  expect(arxiv.read(arxivReply([arxivEntry()], 12).replace('<entry>', `${start}<entry>`)).next).toBe('6')
  expect(arxiv.read(arxivReply([arxivEntry()], 6).replace('<entry>', `${start}<entry>`)).next).toBeUndefined()
})
