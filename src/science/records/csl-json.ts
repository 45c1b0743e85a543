import type { Author, PaperDraft } from '#contract/papers.ts'

import { parseDate, type PublicationDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import {
  canonicalArxiv,
  canonicalDoi,
  canonicalIsbn,
  canonicalIssn,
  canonicalPmcid,
  canonicalPmid,
} from './identifiers.ts'
import { jsonItems, mendJson } from './json-items.ts'
import { parseName } from './names.ts'
import { createCollector, cutOff, cutOffEmpty, type OnProgress, type ReadResult } from './read-result.ts'

type Item = Record<string, unknown>

/**
 * Reads CSL-JSON 1.0.2 (a list, one item, or `{ "items": […] }`), with what Zotero and registries add: DOI and PMID
 * inside the note, dates as text, numbers for strings. An item that is not JSON is skipped, the others are read.
 */
export function readCslJson(text: string, onProgress?: OnProgress): ReadResult {
  const collector = createCollector('csl-json')
  let done = 0
  for (const { text: source, line, closed } of jsonItems(text)) {
    const item = closed ? parsed(source) : mendJson(source)
    if (isItem(item)) collector.take(line, draftOf(item), source, stringOf(item['citation-key']))
    else
      collector.skip(
        line,
        closed ? 'It is not a record that JSON can hold: a sign is missing or wrong.' : cutOffEmpty,
        source,
      )
    if (!closed && isItem(item)) collector.warn(line, cutOff)
    done += source.length
    if (collector.count() % 100 === 0) onProgress?.(done, text.length)
  }
  onProgress?.(text.length, text.length)
  return collector.result()
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

function draftOf(item: Item): PaperDraft {
  const text = (key: string) => stringOf(item[key])
  const custom = isItem(item['custom']) ? item['custom'] : {}
  const { note, found } = splitNote(text('note') ?? '')
  const url = text('URL')
  const number = text('number')
  const isArxiv = /arxiv/i.test([text('archive'), text('container-title'), text('publisher'), url].join(' '))

  return buildDraft({
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
    number: isArxiv && canonicalArxiv(number ?? '') !== undefined ? undefined : number,
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
        canonicalDoi(text('DOI') ?? found['doi'] ?? '') ??
        (/doi\.org\//i.test(url ?? '') ? canonicalDoi(url ?? '') : undefined),
      pmid: canonicalPmid(text('PMID') ?? found['pmid'] ?? ''),
      pmcid: canonicalPmcid(text('PMCID') ?? found['pmcid'] ?? ''),
      arxiv:
        canonicalArxiv(stringOf(custom['arxiv']) ?? found['arxiv'] ?? '') ??
        (isArxiv ? (canonicalArxiv(number ?? '') ?? canonicalArxiv(url ?? '')) : undefined),
      issn: canonicalIssn(text('ISSN') ?? ''),
      isbn: canonicalIsbn(text('ISBN') ?? ''),
      accession: stringOf(custom['accession']),
    },
  })
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

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function stringOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return stringOf(value[0])
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

function stringsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : undefined
}
