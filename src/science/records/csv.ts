import Papa from 'papaparse'

import { fieldOfColumn, isOwn, namesPapers, plainHeader, type CsvField } from './csv-columns.ts'
import { dialectOf } from './csv-dialects.ts'
import { rearm, splitForeignList, splitForeignNames, splitOwnList } from './csv-lists.ts'
import { excerptOf } from './clean-text.ts'
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

type Row = { cells: string[]; line: number }

/** What a person said of the columns of a table: the name of a column → its field, or null for one to leave out. */
export type ColumnMapping = Readonly<Record<string, CsvField | null>>

/** A column as a person maps it: its name, the field that its name says, and the first cell that holds anything. */
export type TableColumn = { name: string; field: CsvField | undefined; sample: string }

/** The columns of a table, whatever they are called; none where the first row is no head of several. */
export function tableColumns(text: string): TableColumn[] {
  const [head, ...rows] = rowsOf(text.slice(0, 65_536))
  if (!head || head.cells.length < 2) return []
  return head.cells.map((name, index) => ({
    name,
    field: fieldOfColumn(name),
    sample: excerptOf(rows.map(({ cells }) => cells[index] ?? '').find((cell) => cell.trim() !== '') ?? ''),
  }))
}

/**
 * Reads a table (RFC 4180, or with semicolons or tabs) whose first row names the columns.
 *
 * @param mapping outranks what the names of the columns say; columns that it does not name keep their own meaning
 */
export function readCsv(text: string, onProgress?: OnProgress, mapping?: ColumnMapping): ReadResult {
  const table = rowsOf(text)
  const [head, ...rows] = isFieldByRow(table) ? recordsOfFields(table) : table
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

/** Labels with which Embase begins the rows of its "fields by row" layout. */
const rowLabels = new Set(
  'TITLE|SOURCE|AUTHOR NAMES|AUTHORS|SOURCE TITLE|PUBLICATION YEAR|VOLUME|ISSUE|FIRST PAGE|LAST PAGE|PUBLICATION TYPE|ABSTRACT|PUI|DOI|MEDLINE PMID|ISSN|EMBASE LINK|FULL TEXT LINK|DATE OF PUBLICATION|EMTREE DRUG INDEX TERMS|EMTREE MEDICAL INDEX TERMS'.split(
    '|',
  ),
)

/** True when each row is a field: its name in the first cell, its values behind it. */
function isFieldByRow(rows: readonly Row[]): boolean {
  const [first, second] = rows
  const isLabel = (row: Row | undefined) => rowLabels.has(row?.cells[0] ?? '')
  return isLabel(first) && isLabel(second) && !rowLabels.has(first?.cells[1] ?? '')
}

/** The same as a table with a row for each record; several values of a field in one cell, parted by semicolons. */
function recordsOfFields(rows: readonly Row[]): Row[] {
  const labels = [...new Set(rows.map(({ cells }) => cells[0] ?? ''))]
  const places = new Map(labels.map((label, index) => [label, index]))
  const records: Row[] = []
  let known = new Set<string>()
  for (const { cells, line } of rows) {
    const [label = '', ...values] = cells
    if (records.length === 0 || known.has(label)) {
      records.push({ cells: labels.map(() => ''), line })
      known = new Set()
    }
    known.add(label)
    const record = records.at(-1)
    if (record) record.cells[places.get(label) ?? 0] = values.filter((value) => value !== '').join('; ')
  }
  return [{ cells: labels, line: 1 }, ...records]
}

/** The rows that hold anything, each with the line of the file on which it starts. */
export function rowsOf(text: string): Row[] {
  // Web of Science parts by tabs and quotes nothing: a quotation mark is part of the text.
  const isUnquoted = /^\uFEFF?PT\t/.test(text)
  const { data } = Papa.parse<string[]>(text, {
    delimiter: isUnquoted ? '\t' : delimiterOf(text),
    skipEmptyLines: false,
    ...(isUnquoted && { quoteChar: '\u0000' }),
  })
  let line = 1
  const rows: Row[] = []
  for (const cells of data) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, line })
    line += 1 + cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)
  }
  return rows
}

/** The sign that parts the first row into the most columns of a known name: cells further down may hold any sign. */
function delimiterOf(text: string): string {
  const candidates = [',', ';', '\t', '|'].map((delimiter) => {
    const [head = []] = Papa.parse<string[]>(text.slice(0, 8192).trimStart(), { delimiter, preview: 1 }).data
    return { delimiter, known: head.filter((name) => fieldOfColumn(name) !== undefined).length }
  })
  return candidates.reduce((best, next) => (next.known > best.known ? next : best)).delimiter
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
