/** Replies in the shapes that the sources document, with as little in them as a test needs. */
export const openAlexWork = (more: object = {}) => ({
  id: 'https://openalex.org/W2741809807',
  doi: 'https://doi.org/10.1056/NEJMoa1504720',
  title: 'Empagliflozin, Cardiovascular Outcomes, and Mortality in <i>Type 2</i> Diabetes',
  publication_year: 2015,
  publication_date: '2015-11-26',
  type: 'article',
  language: 'en',
  ids: { pmid: 'https://pubmed.ncbi.nlm.nih.gov/26378978', pmcid: null },
  primary_location: { landing_page_url: 'https://doi.org/10.1056/nejmoa1504720', source: { display_name: 'NEJM' } },
  authorships: [{ author: { display_name: 'Bernard Zinman' } }, { author: { display_name: 'Christoph Wanner' } }, {}],
  abstract_inverted_index: { The: [0], effects: [1], of: [2, 4], empagliflozin: [3] },
  biblio: { volume: '373', issue: '22', first_page: '2117', last_page: '2128' },
  cited_by_count: 9000,
  is_retracted: false,
  open_access: { is_oa: true },
  keywords: [{ display_name: 'Empagliflozin' }],
  ...more,
})
export const openAlexReply = (works: unknown[], count = works.length) =>
  JSON.stringify({ meta: { count, page: 1 }, results: works })

export const europePmcResult = (more: object = {}) => ({
  id: '26378978',
  source: 'MED',
  pmid: '26378978',
  doi: '10.1056/NEJMoa1504720',
  title: 'Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes.',
  authorList: {
    author: [
      { lastName: 'Zinman', firstName: 'Bernard', initials: 'B' },
      { collectiveName: 'EMPA-REG OUTCOME Investigators' },
    ],
  },
  journalInfo: { volume: '373', issue: '22', journal: { title: 'The New England journal of medicine' } },
  pubYear: '2015',
  pageInfo: '2117-2128',
  abstractText: '<h4>Background</h4>The effects of empagliflozin &amp; others.',
  pubTypeList: { pubType: ['Journal Article', 'Randomized Controlled Trial'] },
  isOpenAccess: 'N',
  citedByCount: 8000,
  keywordList: { keyword: ['Diabetes'] },
  ...more,
})
export const europePmcReply = (results: unknown[], hitCount = results.length) =>
  JSON.stringify({ version: '6.9', hitCount, resultList: { result: results } })

export const crossrefWork = (more: object = {}) => ({
  DOI: '10.1056/NEJMoa1504720',
  type: 'journal-article',
  title: ['Empagliflozin, Cardiovascular Outcomes, and Mortality in Type 2 Diabetes'],
  author: [{ family: 'Zinman', given: 'Bernard' }, { name: 'EMPA-REG OUTCOME Investigators' }],
  issued: { 'date-parts': [[2015, 11, 26]] },
  'container-title': ['New England Journal of Medicine'],
  volume: '373',
  issue: '22',
  page: '2117-2128',
  publisher: 'Massachusetts Medical Society',
  abstract:
    '<jats:title>Abstract</jats:title><jats:p>The effects of <jats:italic>empagliflozin</jats:italic>.</jats:p>',
  'is-referenced-by-count': 8500,
  ISSN: ['0028-4793'],
  ...more,
})
export const crossrefReply = (items: unknown[], total = items.length) =>
  JSON.stringify({ status: 'ok', message: { 'total-results': total, items } })

export const arxivEntry = (more = '') => `<entry>
  <id>http://arxiv.org/abs/1706.03762v5</id>
  <published>2017-06-12T17:57:34Z</published>
  <title>Attention Is All
    You Need</title>
  <summary>  We propose the Transformer &amp; more. </summary>
  <author><name>Ashish Vaswani</name></author>
  <author><name>Noam Shazeer</name></author>
  <category term="cs.CL" scheme="http://arxiv.org/schemas/atom"/>
  ${more}
</entry>`
export const arxivReply = (entries: string[], total = entries.length) =>
  `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom">
  <opensearch:totalResults xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/">${total}</opensearch:totalResults>
  ${entries.join('\n')}</feed>`

export const pubmedXml = (ids: readonly string[]) =>
  `<?xml version="1.0" ?><PubmedArticleSet>${ids
    .map(
      (id) => `<PubmedArticle><MedlineCitation><PMID Version="1">${id}</PMID><Article><Journal><JournalIssue><PubDate>
<Year>2015</Year></PubDate></JournalIssue><Title>Open Journal</Title></Journal><ArticleTitle>A stand-in</ArticleTitle>
<PublicationTypeList><PublicationType>Journal Article</PublicationType></PublicationTypeList></Article>
</MedlineCitation></PubmedArticle>`,
    )
    .join('')}</PubmedArticleSet>`

export const semanticScholarPaper = (more: object = {}) => ({
  paperId: 'abc123',
  title: 'Empagliflozin and outcomes',
  year: 2015,
  venue: 'NEJM',
  journal: { name: 'NEJM', volume: '373', pages: '2117-28' },
  authors: [{ authorId: '1', name: 'Bernard Zinman' }],
  externalIds: { DOI: '10.1056/NEJMoa1504720', PubMed: '26378978', CorpusId: 1 },
  publicationTypes: ['JournalArticle'],
  publicationDate: '2015-11-26',
  citationCount: 8900,
  isOpenAccess: false,
  abstract: 'The effects of empagliflozin.',
  ...more,
})
export const semanticScholarReply = (data: unknown[], total = data.length, token: string | null = null) =>
  JSON.stringify({ total, token, data })

export const doajArticle = (more: object = {}) => ({
  id: '000004687a3a411cb466625281f2ceb0',
  bibjson: {
    title: 'Tea and sleep',
    year: '2019',
    month: '5',
    author: [{ name: 'Jane Doe' }],
    journal: { title: 'Open Journal', volume: '3', number: '2', publisher: 'Open', language: ['EN'] },
    identifier: [
      { type: 'doi', id: '10.5555/doaj.1' },
      { type: 'eissn', id: '0028-4793' },
    ],
    abstract: 'Tea was given.',
    keywords: ['tea'],
    link: [{ type: 'fulltext', url: 'https://example.org/1' }],
  },
  ...more,
})
export const doajReply = (results: unknown[], total = results.length, page = 1) =>
  JSON.stringify({ total, page, pageSize: Math.max(1, results.length), results })

export const clinicalTrialsStudy = (more: object = {}) => ({
  protocolSection: {
    identificationModule: { nctId: 'NCT01131676', briefTitle: 'EMPA-REG OUTCOME' },
    statusModule: { studyFirstPostDateStruct: { date: '2010-05-27' } },
    descriptionModule: { briefSummary: 'What was planned.' },
    sponsorCollaboratorsModule: { leadSponsor: { name: 'Boehringer Ingelheim' } },
  },
  ...more,
})
export const clinicalTrialsReply = (studies: unknown[], totalCount = studies.length, nextPageToken?: string) =>
  JSON.stringify({ totalCount, studies, ...(nextPageToken && { nextPageToken }) })
