import { readPubmedXml } from '#science/records/pubmed-xml.ts'

import { bagOf, countOf, listOf, textOf } from './reading.ts'
import { jsonOf, UnreadableReply, type Asker, type SourceAdapter, type SourceRecord } from './source-record.ts'

/** What NCBI asks of whoever uses it: a name, an address, a key. */
const asked = ({ mailto, key }: Asker) => ({
  db: 'pubmed',
  tool: 'roadrunner',
  ...(mailto && { email: mailto }),
  ...(key && { api_key: key }),
})

const RETRACTED = /^retracted publication$/i

function recordsOf(body: string): SourceRecord[] {
  if (!/<PubmedArticleSet[\s>]/.test(body)) throw new UnreadableReply('no articles')
  return readPubmedXml(body).records.flatMap(({ draft }) => {
    const { pmid } = draft.ids
    if (pmid === undefined) return []
    const isRetracted = draft.publicationTypes?.some((type) => RETRACTED.test(type)) ?? false
    const isPreprint = draft.publicationTypes?.includes('Preprint') ?? false
    return [{ sourceId: pmid, draft, isPreprint, versionDois: [], ...(isRetracted && { retracted: true }) }]
  })
}

/** Of one search, esearch names the first 10,000 records and no more. */
const REACH = 10_000

/**
 * https://www.ncbi.nlm.nih.gov/books/NBK25499/ (read 2026-11-23): esearch names records, efetch gives them. Three requests
 * a second, ten with a key.
 */
export const pubmed: SourceAdapter = {
  source: 'pubmed',
  label: 'PubMed',
  takesKey: true,
  base: 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils/esearch.fcgi',
  most: 200,
  formAt: (pathname) => pathname,
  reach: REACH,
  // The day on which it received a record: each has just one, where days of publication can be two.
  within: {
    unit: 'day',
    by: 'the day on which PubMed received them',
    query: (parameters, { from, to }) => ({
      ...parameters,
      datetype: 'edat',
      mindate: from.replaceAll('-', '/'),
      maxdate: to.replaceAll('-', '/'),
    }),
  },
  parameters: (most, asker, cursor = '0') => ({
    ...asked(asker),
    retmode: 'json',
    retmax: String(most),
    retstart: cursor,
    sort: 'relevance',
  }),
  pace: ({ key }) => (key ? 110 : 350),
  read: (body) => {
    const result = bagOf(bagOf(jsonOf(body))['esearchresult'])
    const total = countOf(result['count'])
    const failure = textOf(result['ERROR'])
    if (failure !== undefined) throw new UnreadableReply(failure)
    if (total === undefined) throw new UnreadableReply('no count')
    const names = listOf(result['idlist']).flatMap((id) => textOf(id) ?? [])
    const end = (countOf(result['retstart']) ?? 0) + names.length
    return {
      total,
      records: [],
      given: names.length,
      names,
      ...(names.length > 0 && end < Math.min(total, REACH) && { next: String(end) }),
    }
  },
  details: {
    path: 'efetch.fcgi',
    parameters: (names, asker) => ({ ...asked(asker), retmode: 'xml', id: names.join(',') }),
    read: recordsOf,
  },
}
