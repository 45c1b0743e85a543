import { canonical } from '#science/records/identifiers.ts'
import { parseName } from '#science/records/names.ts'

import { bagOf, countOf, listOf, plainOf, present, textOf, yearOf } from './reading.ts'
import { jsonOf, UnreadableReply, type SourceAdapter, type SourceRecord } from './source-record.ts'

function recordOf(value: unknown): SourceRecord[] {
  const article = bagOf(value)
  const bib = bagOf(article['bibjson'])
  const id = textOf(article['id'])
  const title = plainOf(bib['title'])
  if (!id || !title) return []
  const journal = bagOf(bib['journal'])
  const ids = listOf(bib['identifier']).map(bagOf)
  const named = (type: RegExp) => ids.find((each) => type.test(textOf(each['type']) ?? ''))?.['id']
  const [from, to] = [textOf(bib['start_page']), textOf(bib['end_page'])]
  const link = listOf(bib['link'])
    .map(bagOf)
    .find((each) => textOf(each['type']) === 'fulltext')
  const month = countOf(bib['month'])
  const draft = present({
    type: 'article-journal',
    title,
    authors: listOf(bib['author']).flatMap((each) => {
      const name = textOf(bagOf(each)['name'])
      return (name !== undefined && parseName(name, { givenFirst: true })) || []
    }),
    year: yearOf(bib['year']),
    month: month !== undefined && month >= 1 && month <= 12 ? month : undefined,
    venue: textOf(journal['title']),
    volume: textOf(journal['volume']),
    issue: textOf(journal['number']),
    pages: from && to && from !== to ? `${from}-${to}` : from,
    publisher: textOf(journal['publisher']),
    abstract: plainOf(bib['abstract']),
    keywords: listOf(bib['keywords']).flatMap((word) => textOf(word) ?? []),
    language: textOf(listOf(journal['language'])[0])?.toLowerCase(),
    url: textOf(link?.['url']),
    ids: present({
      doi: canonical.doi(textOf(named(/^doi$/i)) ?? ''),
      issn: canonical.issn(textOf(named(/^[pe]issn$/i)) ?? ''),
    }),
  })
  return [{ sourceId: id, draft, isPreprint: false, openAccess: true, versionDois: [] }]
}

/** Of one search its API gives the first 1,000 records. */
const REACH = 1000

/**
 * https://doaj.org/api/v4/docs (read 2026-11-23): the query stands in the path; pages of 100 records, two requests a
 * second, the first 1,000 records of a search.
 */
export const doaj: SourceAdapter = {
  source: 'doaj',
  label: 'DOAJ',
  base: 'https://doaj.org/api/v4/search/articles',
  most: 100,
  reach: REACH,
  within: {
    unit: 'year',
    by: 'their year',
    query: ({ query = '' }, { from, to }) => ({
      query: `(${query}) AND bibjson.year:[${from.slice(0, 4)} TO ${to.slice(0, 4)}]`,
    }),
  },
  pathOf: ({ query = '' }) => `/${encodeURIComponent(query)}`,
  parameters: (most, _asker, cursor = '1') => ({ page: cursor, pageSize: String(most) }),
  pace: () => 550,
  read: (body) => {
    const reply = bagOf(jsonOf(body))
    const total = countOf(reply['total'])
    if (total === undefined || !Array.isArray(reply['results'])) throw new UnreadableReply('no results')
    const page = countOf(reply['page']) ?? 1
    const size = countOf(reply['pageSize']) ?? reply['results'].length
    const hasMore = reply['results'].length > 0 && page * size < Math.min(total, REACH)
    return {
      total,
      records: reply['results'].flatMap(recordOf),
      given: reply['results'].length,
      ...(hasMore && { next: String(page + 1) }),
    }
  },
}
