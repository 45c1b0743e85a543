import { citedByColumn, citedByOf } from './cited-by.ts'
import { fieldsOfHead, isOwn, namesPapers, plainHeader, type CsvField } from './csv-columns.ts'
import { dialectOf } from './csv-dialects.ts'
import { rearm, splitForeignList, splitForeignNames, splitOwnList } from './csv-lists.ts'
import { joinDates, parseDate } from './dates.ts'
import { buildDraft, lineFields, pageSpan, type DraftParts } from './draft.ts'
import { identifiersIn } from './identifiers-in.ts'
import { cslTypeOfBibtex, cslTypeOfEndnote, cslTypeOfRis, isRisType } from './item-types.ts'
import { parseName } from './names.ts'
import { createCollector, type OnProgress, type ReadResult } from './read-result.ts'
import type { ColumnMapping } from './table-columns.ts'
import { isByPlace, rowsOf, tableOf, underPlaces, type TableRow } from './table-rows.ts'

/**
 * Reads a table (RFC 4180, or with semicolons or tabs) whose first row names the columns.
 *
 * @param mapping outranks what the names of the columns say; columns that it does not name keep their own meaning
 */
export const readCsv = (text: string, onProgress?: OnProgress, mapping?: ColumnMapping): ReadResult =>
  readTable(rowsOf(text), onProgress, mapping)

/** The same of rows that were read already: those of a sheet. */
export function readTable(table: readonly TableRow[], onProgress?: OnProgress, mapping?: ColumnMapping): ReadResult {
  const [head, ...rows] = mapping && isByPlace(mapping, table) ? underPlaces(table) : tableOf(table)
  const dialect = mapping === undefined && head ? dialectOf(head.cells) : undefined
  const collector = createCollector('csv', dialect?.database)
  const names = head?.cells ?? []
  const known = fieldsOfHead(names)
  const columns = names.map((name, index) => (mapping && name in mapping ? (mapping[name] ?? undefined) : known[index]))
  if (!head || !namesPapers(columns)) return collector.result()
  const own = mapping === undefined && isOwn(head.cells)
  const places = new Map(head.cells.map((name, index) => [plainHeader(name), index]))
  const counted = citedByColumn(head.cells.map(plainHeader))
  const countedBy = dialect?.database ?? `the column “${head.cells[counted ?? 0]?.slice(0, 60) ?? ''}” of the file`
  const placesByField = new Map<CsvField | undefined, number[]>()
  for (const [index, field] of columns.entries()) placesByField.set(field, [...(placesByField.get(field) ?? []), index])
  for (const [index, { cells, line }] of rows.entries()) {
    if (cells.length > columns.length)
      collector.warn(line, `It has ${cells.length} cells, the head has ${columns.length}: the last ones are left out.`)
    const parts = partsOf(placesByField, cells, own)
    const cell = (name: string) => cells[places.get(name) ?? -1]?.trim() || undefined
    const draft = dialect ? dialect.draft(parts, cell) : buildDraft(parts)
    const cited = counted === undefined ? undefined : citedByOf(cells[counted], countedBy)
    collector.take(line, cited ? { ...draft, citedBy: cited } : draft, cells.join(' · '))
    if (index % 100 === 99) onProgress?.(index + 1, rows.length)
  }
  onProgress?.(rows.length, rows.length)
  return collector.result()
}

const none: readonly string[] = []
const lines = [...lineFields, 'accessed'] as const
type PlacesByField = ReadonlyMap<CsvField | undefined, readonly number[]>

function partsOf(places: PlacesByField, cells: readonly string[], own: boolean): DraftParts {
  const all = (field: CsvField): readonly string[] =>
    places
      .get(field)
      ?.map((index) => cells[index] ?? '')
      .filter((cell) => cell.trim() !== '')
      .map((cell) => (own ? rearm(cell) : cell)) ?? none
  const one = (field: CsvField) => all(field)[0]
  const list = (field: CsvField) => all(field).flatMap(own ? splitOwnList : splitForeignList)
  const names = (field: CsvField) =>
    own ? list(field).map((name) => parseName(name)) : all(field).slice(0, 1).flatMap(splitForeignNames)

  return {
    ...Object.fromEntries(lines.filter((field) => places.has(field)).map((field) => [field, one(field)])),
    type: own ? (one('type') ?? 'document') : typeOf(one('type')),
    title: one('title'),
    authors: names('authors'),
    editors: names('editors'),
    translators: names('translators'),
    date: own
      ? parseDate([one('year'), one('month'), one('day')].join('-'))
      : joinDates(
          [...all('year'), ...all('date'), [one('year'), one('month'), one('day')].filter(Boolean).join('-')].map(
            (value) => parseDate(value.replace(/\.0(?=$|-)/g, '')),
          ),
        ),
    pages: one('pages') ?? pageSpan(one('startPage'), one('endPage')),
    abstract: one('abstract'),
    keywords: list('keywords'),
    note: one('note'),
    publicationTypes: list('publicationTypes'),
    ids: identifiersIn({
      doi: one('doi'),
      pmid: one('pmid')?.replace(/\.0$/, ''),
      pmcid: one('pmcid'),
      arxiv: one('arxiv'),
      isbn: one('isbn'),
      numbers: [all('issn').join(' ')],
      addresses: all('url'),
      accession: one('accession'),
    }),
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
