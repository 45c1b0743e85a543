import { fieldOfColumn, isOwn, namesPapers, plainHeader, type CsvField } from './csv-columns.ts'
import { dialectOf } from './csv-dialects.ts'
import { rearm, splitForeignList, splitForeignNames, splitOwnList } from './csv-lists.ts'
import { joinDates, parseDate } from './dates.ts'
import { buildDraft, type DraftParts } from './draft.ts'
import {
  canonicalArxiv,
  canonicalDoi,
  canonicalIsbn,
  canonicalIssn,
  canonicalPmcid,
  canonicalPmid,
} from './identifiers.ts'
import { cslTypeOfBibtex, cslTypeOfEndnote, cslTypeOfRis, isRisType } from './item-types.ts'
import { parseName } from './names.ts'
import { createCollector, type OnProgress, type ReadResult } from './read-result.ts'
import type { ColumnMapping } from './table-columns.ts'
import { rowsOf, tableOf, type TableRow } from './table-rows.ts'

/**
 * Reads a table (RFC 4180, or with semicolons or tabs) whose first row names the columns.
 *
 * @param mapping outranks what the names of the columns say; columns that it does not name keep their own meaning
 */
export const readCsv = (text: string, onProgress?: OnProgress, mapping?: ColumnMapping): ReadResult =>
  readTable(rowsOf(text), onProgress, mapping)

/** The same of rows that were read already: those of a sheet. */
export function readTable(table: readonly TableRow[], onProgress?: OnProgress, mapping?: ColumnMapping): ReadResult {
  const [head, ...rows] = tableOf(table)
  const dialect = mapping === undefined && head ? dialectOf(head.cells) : undefined
  const collector = createCollector('csv', dialect?.database)
  const fieldOf = (name: string) => (mapping && name in mapping ? (mapping[name] ?? undefined) : fieldOfColumn(name))
  const columns = (head?.cells ?? []).map(fieldOf)
  if (!head || !namesPapers(columns)) return collector.result()
  const own = mapping === undefined && isOwn(head.cells)
  const places = new Map(head.cells.map((name, index) => [plainHeader(name), index]))
  for (const [index, { cells, line }] of rows.entries()) {
    if (cells.length > columns.length)
      collector.warn(line, `It has ${cells.length} cells, the head has ${columns.length}: the last ones are left out.`)
    const parts = partsOf(columns, cells, own)
    const cell = (name: string) => cells[places.get(name) ?? -1]?.trim() || undefined
    collector.take(line, dialect ? dialect.draft(parts, cell) : buildDraft(parts), cells.join(' · '))
    if (index % 100 === 99) onProgress?.(index + 1, rows.length)
  }
  onProgress?.(rows.length, rows.length)
  return collector.result()
}

function partsOf(columns: readonly (CsvField | undefined)[], cells: readonly string[], own: boolean): DraftParts {
  const all = (field: CsvField) =>
    columns.flatMap((column, index) => {
      const cell = column === field ? (cells[index] ?? '') : ''
      return cell.trim() === '' ? [] : [own ? rearm(cell) : cell]
    })
  const one = (field: CsvField) => all(field)[0]
  const list = (field: CsvField) => all(field).flatMap(own ? splitOwnList : splitForeignList)
  const names = (field: CsvField) =>
    own ? list(field).map((name) => parseName(name)) : splitForeignNames(one(field) ?? '')
  const [start, end] = [one('startPage'), one('endPage')]
  const numbers = all('issn').join(' ')
  const link = one('url') ?? ''

  return {
    type: own ? (one('type') ?? 'document') : typeOf(one('type')),
    title: one('title'),
    authors: names('authors'),
    editors: names('editors'),
    translators: names('translators'),
    date: own
      ? parseDate([one('year'), one('month'), one('day')].join('-'))
      : joinDates([...all('year'), ...all('date')].map((value) => parseDate(value.replace(/\.0$/, '')))),
    venue: one('venue'),
    venueShort: one('venueShort'),
    genre: one('genre'),
    version: one('version'),
    number: one('number'),
    event: one('event'),
    eventPlace: one('eventPlace'),
    series: one('series'),
    seriesNumber: one('seriesNumber'),
    accessed: one('accessed'),
    volume: one('volume'),
    issue: one('issue'),
    pages: one('pages') ?? (start !== undefined && end !== undefined && end !== start ? `${start}-${end}` : start),
    publisher: one('publisher'),
    place: one('place'),
    edition: one('edition'),
    abstract: one('abstract'),
    keywords: list('keywords'),
    language: one('language'),
    url: one('url'),
    note: one('note'),
    publicationTypes: list('publicationTypes'),
    ids: {
      doi: canonicalDoi(one('doi') ?? '') ?? (/doi\.org\//i.test(link) ? canonicalDoi(link) : undefined),
      pmid: canonicalPmid((one('pmid') ?? '').replace(/\.0$/, '')),
      pmcid: canonicalPmcid(one('pmcid') ?? ''),
      arxiv: canonicalArxiv(one('arxiv') ?? '') ?? (/arxiv\.org/i.test(link) ? canonicalArxiv(link) : undefined),
      issn: canonicalIssn(numbers),
      isbn:
        canonicalIsbn(one('isbn') ?? '') ?? (canonicalIssn(numbers) === undefined ? canonicalIsbn(numbers) : undefined),
      accession: one('accession'),
    },
  }
}

/** Programs write their own words, those of RIS or those of BibTeX into the column of types. */
function typeOf(name: string | undefined): string {
  if (name === undefined) return 'article-journal'
  if (isRisType(name)) return cslTypeOfRis(name)
  const spaced = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')
  const endnote = cslTypeOfEndnote(spaced)
  if (endnote !== 'document') return endnote
  const bibtex = cslTypeOfBibtex(name)
  return bibtex === 'document' && /article|review|letter|editorial|note/i.test(name) ? 'article-journal' : bibtex
}
