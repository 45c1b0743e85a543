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
