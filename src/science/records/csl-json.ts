import type { Author } from '#contract/papers.ts'

import { parseDate, type PublicationDate } from './dates.ts'
import { buildDraft, type DraftParts } from './draft.ts'
import { canonical } from './identifiers.ts'
import { isItem, itemsAt, readJsonRecords, stringOf, textAt, textsAt, type Item } from './json-records.ts'
import { parseName } from './names.ts'
import type { OnProgress, ReadResult } from './read-result.ts'

/**
 * Reads CSL-JSON 1.0.2 (a list, one item, or `{ "items": […] }`), with what Zotero and registries add: DOI and PMID
 * inside the note, dates as text, numbers for strings. An item that is not JSON is skipped, the others are read.
 */
export function readCslJson(text: string, onProgress?: OnProgress): ReadResult {
  const result = readJsonRecords(
    text,
    {
      format: 'csl-json',
      list: 'items',
      draft: (item) => buildDraft(cslParts(item)),
      citationKey: (item) => stringOf(item['citation-key']),
    },
    onProgress,
  )
  const bare = result.records.filter(({ draft }) => draft.year === undefined && draft.authors.length === 0)
  if (bare.length > 0 && bare.length === result.records.length)
    result.warnings.push({
      line: 1,
      reason: 'No record has an author or a year: this may be JSON of another kind. Export it as CSL-JSON or RIS.',
    })
  return result
}

/** Reads works as Crossref's REST API gives them: one message, a list of them, or bare works. */
export const readCrossrefJson = (text: string, onProgress?: OnProgress): ReadResult =>
  readJsonRecords(
    text,
    { format: 'crossref-json', database: 'Crossref', list: 'items', draft: (item) => buildDraft(crossrefParts(item)) },
    onProgress,
  )

/** Crossref's own names for types that CSL has other names for. */
const crossrefTypes: Record<string, string> = {
  'journal-article': 'article-journal',
  'proceedings-article': 'paper-conference',
  'book-chapter': 'chapter',
  'book-section': 'chapter',
  'book-part': 'chapter',
  'reference-entry': 'entry-encyclopedia',
  'posted-content': 'article',
  dissertation: 'thesis',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
  proceedings: 'book',
  'report-component': 'report',
  'peer-review': 'review',
  database: 'dataset',
  journal: 'periodical',
}

function crossrefParts(entry: Item): DraftParts {
  const item = isItem(entry['message']) ? entry['message'] : entry
  const parts = cslParts(item)
  const subtitle = stringOf(item['subtitle'])
  const institution = textAt(itemsAt(item, 'institution')[0], 'name')
  return {
    ...parts,
    type: crossrefTypes[parts.type] ?? parts.type,
    title:
      subtitle === undefined || parts.title?.includes(subtitle) ? parts.title : `${parts.title ?? ''}: ${subtitle}`,
    date:
      [item['issued'], item['published'], item['published-print'], item['published-online'], item['created']]
        .map(dateOf)
        .find(({ year }) => year !== undefined) ?? {},
    venue: parts.venue ?? institution ?? textAt(item, 'group-title'),
    venueShort: stringOf(item['short-container-title']),
    event: textAt(item, 'event', 'name'),
    eventPlace: textAt(item, 'event', 'location'),
    place: parts.place ?? stringOf(item['publisher-location']),
    edition: stringOf(item['edition-number']),
    keywords: textsAt(item, 'subject'),
    abstract: parts.abstract?.replace(/^\s*<(?:jats:)?title>\s*(?:abstract|summary)\s*<\/(?:jats:)?title>/i, ''),
    url: /doi\.org\//.test(parts.url ?? '') ? undefined : parts.url,
    note: undefined,
    citedBy: { count: item['is-referenced-by-count'], source: 'Crossref' },
  }
}

function cslParts(item: Item): DraftParts {
  const text = (key: string) => stringOf(item[key])
  const custom = isItem(item['custom']) ? item['custom'] : {}
  const { note, found } = splitNote(text('note') ?? '')
  const url = text('URL')
  const number = text('number')
  const isArxiv = /arxiv/i.test([text('archive'), text('container-title'), text('publisher'), url].join(' '))

  return {
    type: text('type') ?? 'document',
    title: text('title'),
    authors: namesOf(item['author']),
    editors: namesOf(item['editor']),
    translators: namesOf(item['translator']),
    date: dateOf(item['issued']),
    venue: text('container-title'),
    venueShort: text('container-title-short') ?? text('journalAbbreviation'),
    volume: text('volume'),
    issue: text('issue'),
    pages: text('page') ?? (isArxiv ? undefined : text('article-number')),
    publisher: text('publisher'),
    place: text('publisher-place'),
    edition: text('edition'),
    genre: text('genre'),
    version: text('version'),
    number: isArxiv && canonical.arxiv(number ?? '') !== undefined ? undefined : number,
    event: text('event-title') ?? text('event'),
    eventPlace: text('event-place'),
    series: text('collection-title'),
    seriesNumber: text('collection-number'),
    accessed: accessOf(item['accessed']),
    abstract: text('abstract'),
    keywords: stringsOf(custom['keywords']) ?? keywordsOf(text('keyword') ?? ''),
    language: text('language'),
    url,
    note,
    publicationTypes: stringsOf(custom['publicationTypes']) ?? [],
    ids: {
      doi:
        canonical.doi(text('DOI') ?? found['doi'] ?? '') ??
        (/doi\.org\//i.test(url ?? '') ? canonical.doi(url ?? '') : undefined),
      pmid: canonical.pmid(text('PMID') ?? found['pmid'] ?? ''),
      pmcid: canonical.pmcid(text('PMCID') ?? found['pmcid'] ?? ''),
      arxiv:
        canonical.arxiv(stringOf(custom['arxiv']) ?? found['arxiv'] ?? '') ??
        (isArxiv ? (canonical.arxiv(number ?? '') ?? canonical.arxiv(url ?? '')) : undefined),
      issn: canonical.issn(text('ISSN') ?? ''),
      isbn: canonical.isbn(text('ISBN') ?? ''),
      accession: stringOf(custom['accession']),
    },
  }
}

/** Lines such as "PMID: 123" inside a note are identifiers that a program had no field for. */
function splitNote(note: string): { note: string; found: Record<string, string> } {
  const found: Record<string, string> = {}
  const kept = note.split('\n').filter((line) => {
    const [, key, value] = /^(doi|pmid|pmcid|arxiv):\s*(\S+)\s*$/i.exec(line) ?? []
    if (key !== undefined && value !== undefined) found[key.toLowerCase()] = value
    return key === undefined
  })
  return { note: kept.join('\n'), found }
}

function namesOf(value: unknown): (Author | undefined)[] {
  if (!Array.isArray(value)) return []
  return value.map((name: unknown) => {
    if (typeof name === 'string') return parseName(name)
    if (!isItem(name)) return undefined
    const literal = stringOf(name['literal']) ?? stringOf(name['name'])
    if (literal !== undefined) return { literal }
    return {
      family: stringOf(name['family']) ?? '',
      given: stringOf(name['given']) ?? '',
      ...Object.fromEntries(
        nameParts.flatMap((part) => {
          const value = stringOf(name[part])
          return value === undefined ? [] : [[part, value]]
        }),
      ),
    }
  })
}

const nameParts = ['suffix', 'dropping-particle', 'non-dropping-particle'] as const

function accessOf(value: unknown): string | undefined {
  const { year, month, day } = dateOf(value)
  return year === undefined ? undefined : [year, month, day].filter((part) => part !== undefined).join('-')
}

function dateOf(value: unknown): PublicationDate {
  if (!isItem(value)) return parseDate(stringOf(value) ?? '')
  const parts: unknown = value['date-parts']
  const [from] = Array.isArray(parts) ? (parts as unknown[]) : []
  const written = Array.isArray(from) ? from.map(stringOf).filter(Boolean).join('-') : ''
  return parseDate(written || (stringOf(value['raw']) ?? stringOf(value['literal']) ?? ''))
}

function keywordsOf(text: string): string[] {
  return text.split(text.includes(';') ? ';' : ',')
}

function stringsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : undefined
}
