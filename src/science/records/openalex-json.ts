import type { PaperDraft } from '#contract/papers.ts'

import { joinDates, parseDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import { canonical } from './identifiers.ts'
import { at, isItem, itemsAt, readJsonRecords, textAt, type Item } from './json-records.ts'
import { parseName } from './names.ts'
import type { OnProgress, ReadResult } from './read-result.ts'

/** CSL types of OpenAlex's work types; articles, reviews, letters and editorials are journal articles. */
const types: Record<string, string> = {
  'book-chapter': 'chapter',
  book: 'book',
  'edited-book': 'book',
  monograph: 'book',
  'reference-entry': 'entry-encyclopedia',
  preprint: 'article',
  'posted-content': 'article',
  dissertation: 'thesis',
  dataset: 'dataset',
  report: 'report',
  standard: 'standard',
  'proceedings-article': 'paper-conference',
  'peer-review': 'review',
  software: 'software',
  other: 'document',
  paratext: 'document',
}

/** Reads works as OpenAlex gives them: one, a list, or the reply to a search ("Work object", OpenAlex documentation). */
export const readOpenAlexJson = (text: string, onProgress?: OnProgress): ReadResult =>
  readJsonRecords(text, { format: 'openalex-json', database: 'OpenAlex', list: 'results', draft: draftOf }, onProgress)

function draftOf(work: Item): PaperDraft {
  const place = at(work, 'primary_location') ?? at(work, 'host_venue')
  const source = at(place, 'source') ?? place
  const [start, end] = [textAt(work, 'biblio', 'first_page'), textAt(work, 'biblio', 'last_page')]
  const kind =
    textAt(work, 'type_crossref') === 'proceedings-article' ? 'proceedings-article' : (textAt(work, 'type') ?? '')
  const address = textAt(place, 'landing_page_url')
  return buildDraft({
    type: types[kind] ?? 'article-journal',
    title: textAt(work, 'title') ?? textAt(work, 'display_name'),
    authors: itemsAt(work, 'authorships').map((entry) =>
      parseName(nameOf(textAt(entry, 'author', 'display_name'), textAt(entry, 'raw_author_name')), {
        givenFirst: true,
      }),
    ),
    date: joinDates(
      [textAt(work, 'publication_year'), textAt(work, 'publication_date')].map((date) => parseDate(date ?? '')),
    ),
    venue: textAt(source, 'display_name'),
    volume: textAt(work, 'biblio', 'volume'),
    issue: textAt(work, 'biblio', 'issue'),
    pages: start !== undefined && end !== undefined && end !== start ? `${start}-${end}` : start,
    publisher: textAt(source, 'host_organization_name') ?? textAt(source, 'publisher'),
    abstract: textAt(work, 'abstract') ?? abstractOf(at(work, 'abstract_inverted_index')),
    keywords: itemsAt(work, 'keywords').map(
      (keyword) => textAt(keyword, 'display_name') ?? textAt(keyword, 'keyword') ?? '',
    ),
    language: textAt(work, 'language'),
    citedBy: { count: at(work, 'cited_by_count'), source: 'OpenAlex' },
    url: address !== undefined && /doi\.org\//.test(address) ? undefined : address,
    ids: {
      doi: canonical.doi(textAt(work, 'doi') ?? textAt(work, 'ids', 'doi') ?? ''),
      pmid: canonical.pmid(textAt(work, 'ids', 'pmid') ?? ''),
      pmcid: pmcidOf(textAt(work, 'ids', 'pmcid') ?? ''),
      arxiv: canonical.arxiv(address ?? ''),
      issn: canonical.issn(textAt(source, 'issn_l') ?? textAt(source, 'issn') ?? ''),
      accession: textAt(work, 'id')?.replace(/^https:\/\/openalex\.org\//, ''),
    },
  })
}

/** The name as it is shown; as it was printed where that is the same name and says which part of it is the family's. */
function nameOf(shown: string | undefined, printed = ''): string {
  const words = (name: string) =>
    name
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
      .sort()
      .join(' ')
  const saysMore = printed.split(',').length === 2 && words(printed) === words(shown ?? printed)
  return saysMore ? printed : (shown ?? printed)
}

/** OpenAlex writes "…/pmc/articles/123" for PMC123. */
const pmcidOf = (text: string) =>
  canonical.pmcid(text) ?? canonical.pmcid(`PMC${/\/articles\/(\d+)/.exec(text)?.[1] ?? ''}`)

/** The words of an abstract by their places, put back in order. Places beyond any abstract are left out. */
function abstractOf(index: unknown): string | undefined {
  if (!isItem(index)) return undefined
  const words: string[] = []
  for (const [word, places] of Object.entries(index))
    for (const place of Array.isArray(places) ? places : [])
      if (typeof place === 'number' && place >= 0 && place < 20_000) words[place] = word
  return Array.from(words, (word) => word ?? '').join(' ')
}
