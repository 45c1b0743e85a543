import { joinDates, parseDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import { identifiersIn } from './identifiers-in.ts'
import { parseName } from './names.ts'
import { parseOvidSource } from './source-strings.ts'
import type { ReadLine } from './tagged-lines.ts'
import { tabled, taggedReader, type TagTable } from './tagged-reader.ts'

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

const tags: TagTable = {
  title: 'TI OT',
  venue: 'NJ JN JA',
  volume: 'VO VI',
  issue: 'IP',
  pages: 'PG',
  publisher: 'PB',
  abstract: 'AB',
  language: 'LG',
}

/**
 * Reads what Ovid displays and exports record by record: "<1>" or "<1. >", then fields by tag ("TI  - …") or by label with the value
 * indented below ("Title", "  …").
 */
export const readOvid = taggedReader({
  format: 'ovid',
  database: ({ first }) => first('DB'),
  lines: ovidLines,
  draft: (fields) => {
    const { first, values } = fields
    const source = parseOvidSource(first('SO') ?? '')
    const names = [values('FA'), values('AU')].find((found) => found.length > 0) ?? []
    const lists = (...from: string[]) => values(...from).flatMap((value) => value.split(';'))
    const found = tabled(fields, tags)
    const isMedline = /medline|pubmed/i.test(first('DB') ?? '')
    return buildDraft({
      ...found,
      type: values('PT').some((type) => /dissertation/i.test(type)) ? 'thesis' : 'article-journal',
      authors: names
        .flatMap((name) => name.split(';'))
        .map((name) => parseName(name.trim().replace(/ ?\(\d{1,12}\)$/, ''))),
      date: joinDates([source.date, ...values('DP', 'YR').map(parseDate)]),
      venue: found.venue ?? source.venue,
      // VI is the volume of some databases and the version of MEDLINE's record: the source says which.
      volume: source.volume ?? found.volume,
      issue: found.issue ?? source.issue,
      pages: found.pages ?? source.pages,
      keywords: lists('MH', 'KW'),
      publicationTypes: lists('PT'),
      ids: identifiersIn({
        doi: values('DO'),
        pmid: [first('PM'), isMedline ? first('UI') : undefined],
        issn: values('IS'),
        isbn: values('IB'),
        accession: first('UI'),
      }),
    })
  },
})

/** A record starts at "<1>", or at VN where there are no such lines. */
function ovidLines(lines: readonly string[]): ReadLine {
  const count = /^<\d{1,7}(?:\. ?)?>\s*$/
  const isCounted = lines.some((line) => count.test(line))
  return (text) => {
    if (isCounted && count.test(text)) return { begins: true }
    const [tagged, tag, value] = /^([A-Z][A-Z0-9]) {1,2}- ?(.*)$/s.exec(text) ?? []
    if (tagged !== undefined) return { tag, value, begins: !isCounted && tag === 'VN' }
    return /^\s/.test(text) ? undefined : { tag: labels[labelOf(text)] ?? '' }
  }
}

const labelOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
