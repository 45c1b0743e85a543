import { parseName } from '#science/records/names.ts'
import { canonical } from '#science/records/identifiers.ts'

import { bagOf, countOf, listOf, plainOf, present, textOf, yearOf, type Bag } from './reading.ts'
import { jsonOf, UnreadableReply, type SourceAdapter, type SourceRecord } from './source-record.ts'

/** Types of works as OpenAlex names them, and as CSL does. */
const types: Record<string, string> = {
  article: 'article-journal',
  review: 'article-journal',
  letter: 'article-journal',
  editorial: 'article-journal',
  preprint: 'article',
  book: 'book',
  'book-chapter': 'chapter',
  dissertation: 'thesis',
  dataset: 'dataset',
  report: 'report',
}

const LABEL = 'OpenAlex'

/** Whether abstracts of a source, by its name, are put together from an index: none that it gives stands as it was printed. */
export const rebuildsAbstracts = (label: string): boolean => label === LABEL

/** OpenAlex has abstracts as words with their places: put in order they read as the abstract, without its headings and lines. */
function abstractOf(index: unknown): string | undefined {
  const words: string[] = []
  for (const [word, places] of Object.entries(bagOf(index))) {
    for (const place of listOf(places))
      if (typeof place === 'number' && place >= 0 && place < 20_000) words[place] = word
  }
  return plainOf(words.filter((word) => word !== undefined).join(' '))
}

function pagesOf({ first_page: first, last_page: last }: Bag): string | undefined {
  const from = textOf(first)
  const to = textOf(last)
  return from && to && from !== to ? `${from}-${to}` : from
}

export function openAlexRecord(value: unknown): SourceRecord[] {
  const work = bagOf(value)
  const id = textOf(work['id'])?.split('/').at(-1)
  const title = plainOf(work['title'] ?? work['display_name'])
  if (!id || !title) return []
  const ids = bagOf(work['ids'])
  const location = bagOf(work['primary_location'])
  const biblio = bagOf(work['biblio'])
  const type = textOf(work['type']) ?? 'article'
  const doi = canonical.doi(textOf(work['doi'] ?? ids['doi']) ?? '')
  const isPreprint = type === 'preprint'
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})$/.exec(textOf(work['publication_date']) ?? '') ?? []
  const abstract = abstractOf(work['abstract_inverted_index'])
  const draft = present({
    type: types[type] ?? 'article-journal',
    title,
    authors: listOf(work['authorships']).flatMap((each) => {
      const name = textOf(bagOf(bagOf(each)['author'])['display_name'])
      const author = name === undefined ? undefined : parseName(name, { givenFirst: true })
      return author ? [author] : []
    }),
    year: yearOf(work['publication_year']),
    month: month === undefined ? undefined : Number(month),
    day: day === undefined ? undefined : Number(day),
    venue: textOf(bagOf(location['source'])['display_name']),
    volume: textOf(biblio['volume']),
    issue: textOf(biblio['issue']),
    pages: pagesOf(biblio),
    abstract,
    abstractRebuiltBy: abstract && LABEL,
    keywords: listOf(work['keywords']).flatMap((each) => textOf(bagOf(each)['display_name']) ?? []),
    language: textOf(work['language']),
    url: textOf(location['landing_page_url']),
    ids: present({
      doi,
      pmid: canonical.pmid(textOf(ids['pmid']) ?? ''),
      pmcid: canonical.pmcid(textOf(ids['pmcid']) ?? ''),
      arxiv: arxivOf(doi),
    }),
    publicationTypes: type === 'review' ? ['Review'] : undefined,
  })
  const isOpen = bagOf(work['open_access'])['is_oa']
  return [
    present({
      sourceId: id,
      draft,
      isPreprint,
      retracted: work['is_retracted'] === true ? true : undefined,
      openAccess: typeof isOpen === 'boolean' ? isOpen : undefined,
      citedBy: countOf(work['cited_by_count']),
      versionDois: [],
    }),
  ]
}

/** arXiv gives its papers DOIs of its own: 10.48550/arxiv.<number>. */
export const arxivOf = (doi: string | undefined): string | undefined =>
  /^10\.48550\/arxiv\.(.+?)(?:v\d+)?$/i.exec(doi ?? '')?.[1]

/**
 * https://developers.openalex.org (paging, limits and errors read 2026-11-24): searches are counted by the day, ten without a
 * key and a thousand with a free one; 100 records a page, the last of them without `next_cursor` or empty; 403 means “slow
 * down”, 429 that the day is used up.
 */
export const openAlex: SourceAdapter = {
  source: 'openalex',
  label: LABEL,
  takesKey: true,
  limitAt: 403,
  base: 'https://api.openalex.org/works',
  most: 100,
  parameters: (most, { mailto, key }, cursor = '*') => ({
    per_page: String(most),
    cursor,
    ...(mailto && { mailto }),
    ...(key && { api_key: key }),
  }),
  pace: () => 110,
  read: (body) => {
    const reply = bagOf(jsonOf(body))
    const meta = bagOf(reply['meta'])
    const total = countOf(meta['count'])
    if (total === undefined || !Array.isArray(reply['results'])) throw new UnreadableReply('no results')
    const next = reply['results'].length > 0 ? textOf(meta['next_cursor']) : undefined
    return {
      total,
      records: reply['results'].flatMap(openAlexRecord),
      given: reply['results'].length,
      ...(next !== undefined && { next }),
    }
  },
}
