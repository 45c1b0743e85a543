import type { ExternalSource } from '#contract/search.ts'

import { workOf, type StandInWork } from './corpus.ts'
import { citedBy, isOpen, pmcidOf } from './full-texts.ts'

/** One page as a source gives it. `works` are those of the page, `from` counts from 0, `total` is all that match. */
type Page = { works: readonly StandInWork[]; from: number; size: number; total: number; address: URL }

const json = (value: unknown) => JSON.stringify(value)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Whether there is a page after this one. */
const hasMore = ({ from, works, total }: Page) => from + works.length < total
const mark = (from: number) => `mark-${from}`
/** The place that a cursor means: `*`, none, a number, or one of our marks. */
export const placeOf = (cursor: string | null): number => Number(/(?<!\d)\d+$/.exec(cursor ?? '')?.[0] ?? 0)

type StandIn = {
  /** Which works of the stand-ins this source has: every one whose number fits. */
  has: (n: number) => boolean
  path: RegExp
  /** Where the page begins, and how many records it may hold at most. */
  from: (address: URL) => number
  size: (address: URL) => number
  /** Milliseconds that its rules ask for between two requests. */
  pace: number
  write: (page: Page) => string
  /** Which works it has of the days that are asked for; all, where none are. */
  isAsked?: (work: StandInWork, address: URL) => boolean
  /** What it answers beyond the records of one search that can be reached. */
  beyond?: { reach: number; status: number; body: string }
}

const of =
  (name: string, most: number, usual: number) =>
  ({ searchParams }: URL) =>
    Math.min(most, Number(searchParams.get(name) ?? usual))
const cursor =
  (name: string) =>
  ({ searchParams }: URL) =>
    placeOf(searchParams.get(name))

/** Which works Crossref knows to be retracted. */
export const isRetracted = ({ n }: StandInWork) => n % 97 === 14

/** What each source documents of its replies, filled with works of the stand-ins. */
export const standIns: Record<ExternalSource, StandIn> = {
  openalex: {
    has: () => true,
    path: /^\/openalex$/,
    from: cursor('cursor'),
    size: of('per_page', 100, 25),
    pace: 10,
    write: (page) =>
      json({
        meta: {
          count: page.total,
          per_page: page.size,
          next_cursor: hasMore(page) ? mark(page.from + page.size) : null,
        },
        results: page.works.map((work) => ({
          id: `https://openalex.org/W${work.n + 1}`,
          doi: `https://doi.org/${work.doi}`,
          title: work.title,
          publication_year: work.year,
          type: 'article',
          authorships: [{ author: { display_name: `${work.given} ${work.family}` } }],
          primary_location: { source: { display_name: work.journal } },
          abstract_inverted_index: Object.fromEntries(
            [...new Set(work.abstract.split(' '))].map((word) => [
              word,
              work.abstract.split(' ').flatMap((each, index) => (each === word ? [index] : [])),
            ]),
          ),
          referenced_works: citedBy(work).map(({ n }) => `https://openalex.org/W${n + 1}`),
          cited_by_count: work.n % 90,
          open_access: { is_oa: work.n % 2 === 0 },
        })),
      }),
  },
  europepmc: {
    has: (n) => n % 3 !== 0,
    path: /^\/europepmc\/search$/,
    from: cursor('cursorMark'),
    size: of('pageSize', 1000, 25),
    pace: 100,
    write: (page) =>
      json({
        hitCount: page.total,
        request: { cursorMark: page.address.searchParams.get('cursorMark') ?? '*' },
        nextCursorMark: hasMore(page)
          ? mark(page.from + page.size)
          : (page.address.searchParams.get('cursorMark') ?? '*'),
        resultList: {
          result: page.works.map((work) => ({
            id: work.pmid,
            source: 'MED',
            pmid: work.pmid,
            doi: work.doi,
            title: `${work.title}.`,
            authorString: `${work.family} ${work.given}.`,
            pubYear: String(work.year),
            journalInfo: { journal: { title: work.journal } },
            abstractText: work.abstract,
            isOpenAccess: isOpen(work) ? 'Y' : 'N',
            ...(isOpen(work) && { pmcid: pmcidOf(work), license: 'cc by' }),
          })),
        },
      }),
  },
  pubmed: {
    has: (n) => n % 3 !== 0,
    path: /^\/pubmed\/esearch\.fcgi$/,
    from: cursor('retstart'),
    size: of('retmax', 10_000, 20),
    pace: 334,
    isAsked: ({ year }, { searchParams }) => {
      const [from, to] = [searchParams.get('mindate'), searchParams.get('maxdate')]
      const day = `${year}/06/15`
      return from === null || to === null || (from <= day && day <= to)
    },
    beyond: {
      reach: 9999,
      status: 200,
      body: '{"esearchresult":{"ERROR":"Search Backend failed: \'retstart\' cannot be larger than 9998."}}',
    },
    write: ({ works, from, size, total }) =>
      json({
        esearchresult: {
          count: `${total}`,
          retmax: `${size}`,
          retstart: `${from}`,
          idlist: works.map(({ pmid }) => pmid),
        },
      }),
  },
  crossref: {
    has: (n) => n % 4 !== 1,
    path: /^\/crossref$/,
    from: cursor('cursor'),
    size: of('rows', 1000, 20),
    pace: 1000,
    write: (page) =>
      json({
        status: 'ok',
        message: {
          'total-results': page.total,
          'items-per-page': page.size,
          'next-cursor': mark(page.from + page.works.length),
          items: page.works.map((work) => ({
            DOI: work.doi,
            type: 'journal-article',
            title: [work.title],
            author: [{ family: work.family, given: work.given }],
            issued: { 'date-parts': [[work.year]] },
            'container-title': [work.journal],
            'is-referenced-by-count': work.n % 90,
            ...(isRetracted(work) && {
              'updated-by': [{ type: 'retraction', DOI: `${work.doi}.r`, label: 'Retraction' }],
            }),
          })),
        },
      }),
  },
  arxiv: {
    has: (n) => n % 20 === 0,
    path: /^\/arxiv$/,
    from: cursor('start'),
    size: of('max_results', 2000, 10),
    pace: 3000,
    write: ({ works, from, size, total }) => `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">
<opensearch:totalResults>${total}</opensearch:totalResults><opensearch:startIndex>${from}</opensearch:startIndex>
<opensearch:itemsPerPage>${size}</opensearch:itemsPerPage>${works
      .map(
        (work) => `<entry><id>http://arxiv.org/abs/${1000 + (work.n % 9000)}.${String(10_000 + work.n).slice(-5)}v1</id>
<title>${escaped(work.title)}</title><summary>${escaped(work.abstract)}</summary><published>${work.year}-01-01T00:00:00Z</published>
<author><name>${work.given} ${work.family}</name></author></entry>`,
      )
      .join('')}</feed>`,
  },
  semanticscholar: {
    has: (n) => n % 5 !== 2,
    path: /^\/semanticscholar$/,
    from: cursor('token'),
    size: () => 1000,
    pace: 3000,
    write: (page) =>
      json({
        total: page.total,
        token: hasMore(page) ? mark(page.from + page.size) : null,
        data: page.works.map((work) => ({
          paperId: `stand-in-${work.n}`,
          title: work.title,
          year: work.year,
          venue: work.journal,
          authors: [{ name: `${work.given} ${work.family}` }],
          externalIds: { DOI: work.doi },
          citationCount: work.n % 90,
        })),
      }),
  },
  doaj: {
    has: (n) => n % 2 === 0,
    path: /^\/doaj\/.+$/,
    from: ({ searchParams }) =>
      (Number(searchParams.get('page') ?? 1) - 1) * Number(searchParams.get('pageSize') ?? 10),
    size: of('pageSize', 100, 10),
    pace: 500,
    isAsked: ({ year }, { pathname }) => {
      const [, from, to] = /bibjson\.year:\[(\d{4}) TO (\d{4})\]$/.exec(decodeURIComponent(pathname)) ?? []
      return from === undefined || to === undefined || (Number(from) <= year && year <= Number(to))
    },
    beyond: {
      reach: 1000,
      status: 400,
      body: '{"status":"bad_request","error":"You cannot access results beyond 1000"}',
    },
    write: ({ works, from, size, total }) =>
      json({
        total,
        page: Math.floor(from / size) + 1,
        pageSize: size,
        results: works.map((work) => ({
          id: `doaj${work.n}`,
          bibjson: {
            title: work.title,
            year: `${work.year}`,
            author: [{ name: `${work.given} ${work.family}` }],
            journal: { title: work.journal },
            identifier: [{ type: 'doi', id: work.doi }],
            abstract: work.abstract,
          },
        })),
      }),
  },
  clinicaltrials: {
    has: (n) => n % 50 === 0,
    path: /^\/clinicaltrials$/,
    from: cursor('pageToken'),
    size: of('pageSize', 1000, 10),
    pace: 1200,
    write: (page) =>
      json({
        ...(page.from === 0 && { totalCount: page.total }),
        ...(hasMore(page) && { nextPageToken: mark(page.from + page.size) }),
        studies: page.works.map((work) => ({
          protocolSection: {
            identificationModule: {
              nctId: `NCT${String(90_000_000 + work.n)}`,
              briefTitle: `Registered: ${work.title}`,
            },
            statusModule: { studyFirstPostDateStruct: { date: `${work.year}-01-01` } },
            descriptionModule: { briefSummary: work.abstract },
            sponsorCollaboratorsModule: { leadSponsor: { name: 'Stand-in University' } },
          },
        })),
      }),
  },
}

/** What efetch of PubMed gives for names that esearch gave. */
export const pubmedArticles = (pmids: readonly string[]): string =>
  `<?xml version="1.0"?><PubmedArticleSet>${pmids
    .map((pmid) => {
      const work = workOf(Number(pmid) - 90_000_000)
      return `<PubmedArticle><MedlineCitation><PMID>${pmid}</PMID><Article><Journal><JournalIssue><PubDate><Year>${work.year}</Year>
</PubDate></JournalIssue><Title>${escaped(work.journal)}</Title></Journal><ArticleTitle>${escaped(work.title)}</ArticleTitle>
<Abstract><AbstractText>${escaped(work.abstract)}</AbstractText></Abstract><AuthorList><Author><LastName>${work.family}</LastName>
<ForeName>${work.given}</ForeName></Author></AuthorList></Article></MedlineCitation><PubmedData><ArticleIdList>
<ArticleId IdType="doi">${work.doi}</ArticleId></ArticleIdList></PubmedData></PubmedArticle>`
    })
    .join('')}</PubmedArticleSet>`
