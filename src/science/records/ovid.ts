import type { PaperDraft } from '#contract/papers.ts'

import { joinDates, parseDate } from './dates.ts'
import { trimmed } from './clean-text.ts'
import { buildDraft } from './draft.ts'
import { canonicalDoi, canonicalIsbn, canonicalIssn, canonicalPmid } from './identifiers.ts'
import { parseName } from './names.ts'
import { createCollector, type OnProgress, type ReadResult } from './read-result.ts'
import { parseOvidSource } from './source-strings.ts'
import { byTag, continuation, lineValue, paragraphs, sourceOf, type TaggedRecord } from './tagged-field.ts'

/** Ovid's labels by the tag that says the same. Others are kept out. */
const labels: Record<string, string> = {
  'accession number': 'UI',
  'unique identifier': 'UI',
  database: 'DB',
  author: 'AU',
  authors: 'AU',
  'authors full name': 'FA',
  'author full name': 'FA',
  'author name': 'AU',
  title: 'TI',
  'original title': 'OT',
  source: 'SO',
  abstract: 'AB',
  doi: 'DO',
  'digital object identifier': 'DO',
  'publication type': 'PT',
  'year of publication': 'YR',
  'date of publication': 'DP',
  language: 'LG',
  'journal name': 'NJ',
  volume: 'VO',
  'issue part': 'IP',
  issue: 'IP',
  page: 'PG',
  issn: 'IS',
  'issn print': 'IS',
  'issn electronic': 'IS',
  isbn: 'IB',
  publisher: 'PB',
  'keyword heading': 'KW',
  keyword: 'KW',
  'mesh subject headings': 'MH',
  'subject headings': 'MH',
  pmid: 'PM',
  'pubmed identifier': 'PM',
}

/**
 * Reads what Ovid displays and exports record by record: "<1>", then fields by tag ("TI  - …") or by label with the value
 * indented below ("Title", "  …").
 */
export function readOvid(text: string, onProgress?: OnProgress): ReadResult {
  const collector = createCollector('ovid')
  const lines = text.split(/\r\n|\n|\r/)
  for (const record of ovidRecords(lines)) {
    collector.take(record.line, draftOf(record), sourceOf(record))
    collector.from(byTag(record.fields)('DB').map(lineValue)[0])
    if (collector.count() % 100 === 0) onProgress?.(record.line, lines.length)
  }
  onProgress?.(lines.length, lines.length)
  return collector.result()
}

/** A record starts at "<1>", or at VN where there are no such lines. */
function* ovidRecords(lines: readonly string[]): Generator<TaggedRecord> {
  const isCounted = lines.some((line) => /^<\d{1,7}>\s*$/.test(line))
  let open: TaggedRecord | undefined
  let blank = false
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') {
      blank = true
      continue
    }
    const tagged = /^([A-Z][A-Z0-9]) {1,2}- ?(.*)$/s.exec(text)
    const label =
      tagged || /^\s/.test(text)
        ? undefined
        : labels[
            text
              .trim()
              .toLowerCase()
              .replace(/[^a-z]+/g, ' ')
              .trim()
          ]
    if (isCounted ? /^<\d{1,7}>\s*$/.test(text) : tagged?.[1] === 'VN') {
      if (open) yield open
      open = { line: index + 1, fields: [], closed: true, headless: false }
      if (!isCounted) open.fields.push({ tag: 'VN', value: '', line: index + 1, rest: [] })
    } else if (open && (tagged || !/^\s/.test(text))) {
      const [tag, value] = tagged ? [tagged[1] ?? '', tagged[2] ?? ''] : [label ?? '', '']
      open.fields.push({ tag, value: trimmed(value), line: index + 1, rest: [] })
    } else open?.fields.at(-1)?.rest.push(continuation(text, blank))
    blank = false
  }
  if (open) yield open
}

function draftOf({ fields }: TaggedRecord): PaperDraft {
  const all = byTag(fields)
  const values = (...tags: string[]) =>
    all(...tags)
      .map(lineValue)
      .filter((value) => value !== '')
  const first = (...tags: string[]) => values(...tags)[0]
  const source = parseOvidSource(first('SO') ?? '')
  const names = [values('FA'), values('AU')].find((found) => found.length > 0) ?? []
  const number = first('UI')
  const isMedline = /medline|pubmed/i.test(first('DB') ?? '')
  const pmid = canonicalPmid(first('PM') ?? '') ?? (isMedline ? canonicalPmid(number ?? '') : undefined)
  return buildDraft({
    type: values('PT').some((type) => /dissertation/i.test(type)) ? 'thesis' : 'article-journal',
    title: first('TI', 'OT'),
    authors: names
      .flatMap((name) => name.split(';'))
      .map((name) => parseName(name.trim().replace(/ ?\(\d{1,12}\)$/, ''))),
    date: joinDates([source.date, ...values('DP', 'YR').map(parseDate)]),
    venue: first('NJ', 'JN', 'JA') ?? source.venue,
    volume: first('VO', 'VI') ?? source.volume,
    issue: first('IP') ?? source.issue,
    pages: first('PG') ?? source.pages,
    publisher: first('PB'),
    abstract: all('AB').map(paragraphs).join('\n'),
    keywords: values('MH', 'KW').flatMap((value) => value.split(';')),
    language: first('LG'),
    publicationTypes: values('PT').flatMap((value) => value.split(';')),
    ids: {
      doi: values('DO').map(canonicalDoi).find(Boolean),
      pmid,
      issn: values('IS').map(canonicalIssn).find(Boolean),
      isbn: values('IB').map(canonicalIsbn).find(Boolean),
      accession: number === pmid ? undefined : number,
    },
  })
}
