import { canonical } from '#science/records/identifiers.ts'
import { parseName } from '#science/records/names.ts'
import { childrenOf, findElements, textOf as innerText, type XmlElement } from '#science/records/xml.ts'

import { countOf, present, textOf, yearOf } from './reading.ts'
import { UnreadableReply, type SourceAdapter, type SourceRecord } from './source-record.ts'

const first = (entry: XmlElement, name: string) => textOf(innerText(childrenOf(entry, name)[0]))

function recordOf(entry: XmlElement): SourceRecord[] {
  const arxiv = canonical.arxiv(first(entry, 'id') ?? '')
  const title = first(entry, 'title')
  if (!arxiv || !title) return []
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(first(entry, 'published') ?? '') ?? []
  const doi = canonical.doi(first(entry, 'arxiv:doi') ?? '')
  const draft = present({
    type: 'article',
    title,
    authors: childrenOf(entry, 'author', 'name').flatMap(
      (name) => parseName(textOf(innerText(name)) ?? '', { givenFirst: true }) ?? [],
    ),
    year: yearOf(year),
    month: countOf(month),
    day: countOf(day),
    venue: 'arXiv',
    abstract: first(entry, 'summary'),
    keywords: childrenOf(entry, 'category').flatMap(({ attributes }) => textOf(attributes['term']) ?? []),
    url: `https://arxiv.org/abs/${arxiv}`,
    note: first(entry, 'arxiv:journal_ref'),
    ids: { arxiv },
  })
  return [
    // The DOI that arXiv names is the article's, not the preprint's.
    { sourceId: arxiv, draft, isPreprint: true, openAccess: true, versionDois: doi === undefined ? [] : [doi] },
  ]
}

/**
 * https://info.arxiv.org/help/api/user-manual.html (read 2026-11-23): open, one request in three seconds, 2,000 records a
 * request. It answers in Atom, errors too.
 */
export const arxiv: SourceAdapter = {
  source: 'arxiv',
  label: 'arXiv',
  base: 'https://export.arxiv.org/api/query',
  most: 2000,
  // It serves no more than 30,000 records of one search.
  reach: 30_000,
  within: {
    unit: 'day',
    by: 'the day on which they were submitted',
    query: ({ search_query: words = '', ...parameters }, { from, to }) => {
      const days = `submittedDate:[${from.replaceAll('-', '')}0000 TO ${to.replaceAll('-', '')}2359]`
      return { ...parameters, search_query: words === '' ? days : `(${words}) AND ${days}` }
    },
  },
  parameters: (most, _asker, cursor = '0') => ({
    start: cursor,
    max_results: String(most),
    sortBy: 'relevance',
    sortOrder: 'descending',
  }),
  pace: () => 3000,
  read: (body) => {
    const [total] = findElements(body, new Set(['opensearch:totalResults']))
    const hits = countOf(innerText(total?.element).trim())
    if (hits === undefined) throw new UnreadableReply('no total')
    const entries = [...findElements(body, new Set(['entry']))].map(({ element }) => element)
    const failure = entries.find((entry) => /\/api\/errors/.test(first(entry, 'id') ?? ''))
    if (failure) throw new UnreadableReply(first(failure, 'summary') ?? 'an error')
    const [start] = findElements(body, new Set(['opensearch:startIndex']))
    const end = (countOf(innerText(start?.element).trim()) ?? 0) + entries.length
    return {
      total: hits,
      records: entries.flatMap(recordOf),
      given: entries.length,
      ...(entries.length > 0 && end < hits && { next: String(end) }),
    }
  },
}
