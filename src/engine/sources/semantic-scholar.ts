import { canonical } from '#science/records/identifiers.ts'
import { parseName } from '#science/records/names.ts'

import { bagOf, countOf, listOf, plainOf, present, textOf, yearOf } from './reading.ts'
import { jsonOf, UnreadableReply, type SourceAdapter, type SourceRecord } from './source-record.ts'

/** What is asked of each work that is reached by a citation. */
export const LINK_FIELDS = 'title,year,venue,journal,authors,externalIds,citationCount'

const FIELDS =
  'title,abstract,year,venue,journal,authors,externalIds,publicationTypes,publicationDate,citationCount,isOpenAccess'

const types: Record<string, string> = { Book: 'book', BookSection: 'chapter', Conference: 'paper-conference', Dataset: 'dataset' } // prettier-ignore

export function semanticScholarRecord(value: unknown): SourceRecord[] {
  const paper = bagOf(value)
  const id = textOf(paper['paperId'])
  const title = plainOf(paper['title'])
  if (!id || !title) return []
  const ids = bagOf(paper['externalIds'])
  const journal = bagOf(paper['journal'])
  const kinds = listOf(paper['publicationTypes']).flatMap((kind) => textOf(kind) ?? [])
  const arxiv = canonical.arxiv(textOf(ids['ArXiv']) ?? '')
  const venue = textOf(journal['name']) ?? textOf(paper['venue'])
  const isPreprint = arxiv !== undefined && (venue === undefined || /arxiv/i.test(venue))
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})$/.exec(textOf(paper['publicationDate']) ?? '') ?? []
  const isOpen = paper['isOpenAccess']
  const draft = present({
    type: isPreprint ? 'article' : (kinds.map((kind) => types[kind]).find(Boolean) ?? 'article-journal'),
    title,
    authors: listOf(paper['authors']).flatMap((each) => {
      const name = textOf(bagOf(each)['name'])
      return (name !== undefined && parseName(name, { givenFirst: true })) || []
    }),
    year: yearOf(paper['year']),
    month: countOf(month === undefined ? undefined : Number(month)),
    day: countOf(day === undefined ? undefined : Number(day)),
    venue,
    volume: textOf(journal['volume']),
    pages: textOf(journal['pages']),
    abstract: plainOf(paper['abstract']),
    keywords: [],
    url: `https://www.semanticscholar.org/paper/${encodeURIComponent(id)}`,
    ids: present({
      doi: canonical.doi(textOf(ids['DOI']) ?? ''),
      pmid: canonical.pmid(textOf(ids['PubMed']) ?? ''),
      pmcid: canonical.pmcid(
        /^\d+$/.test(textOf(ids['PubMedCentral']) ?? '') ? `PMC${textOf(ids['PubMedCentral'])}` : '',
      ),
      arxiv,
    }),
  })
  return [
    present({
      sourceId: id,
      draft,
      isPreprint,
      openAccess: typeof isOpen === 'boolean' ? isOpen : undefined,
      citedBy: countOf(paper['citationCount']),
      versionDois: [],
    }),
  ]
}

/**
 * https://api.semanticscholar.org/api-docs/graph, "Paper bulk search" (read 2026-11-23): 1,000 records a page however many
 * are wanted, in no order of relevance, so the most cited come first; a token leads on. Without a key a hundred requests in
 * five minutes are shared by everybody; with one, one a second.
 */
export const semanticScholar: SourceAdapter = {
  source: 'semanticscholar',
  label: 'Semantic Scholar',
  takesKey: true,
  base: 'https://api.semanticscholar.org/graph/v1/paper/search/bulk',
  most: 1000,
  parameters: (_most, _asker, cursor) => ({
    fields: FIELDS,
    sort: 'citationCount:desc',
    ...(cursor && { token: cursor }),
  }),
  headers: ({ key }): Record<string, string> => (key ? { 'x-api-key': key } : {}),
  pace: ({ key }) => (key ? 1050 : 3100),
  read: (body) => {
    const reply = bagOf(jsonOf(body))
    const total = countOf(reply['total'])
    if (total === undefined || !Array.isArray(reply['data'])) throw new UnreadableReply('no data')
    const next = textOf(reply['token'])
    return {
      total,
      records: reply['data'].flatMap(semanticScholarRecord),
      given: reply['data'].length,
      ...(next !== undefined && { next }),
    }
  },
}
