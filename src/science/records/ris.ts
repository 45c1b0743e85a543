import type { PaperDraft } from '#contract/papers.ts'

import { joinDates, parseDate } from './dates.ts'
import { buildDraft, pageSpan } from './draft.ts'
import { risIdentifiers } from './ris-identifiers.ts'
import { cslTypeOfRis, hasGenre, hasNumber } from './item-types.ts'
import { parseName, parseNames } from './names.ts'
import { createCollector, cutOff, type Collector, type OnProgress, type ReadResult } from './read-result.ts'
import { isRisRecord, risLines } from './ris-lines.ts'
import { lineValue, lineValues, paragraphs, sourceOf, type TaggedField, type TaggedRecord } from './tagged-field.ts'
import { taggedRecords } from './tagged-lines.ts'
import { fieldsOf, type TaggedFields } from './tagged-reader.ts'

/**
 * Reads RIS as the specification of 2011 has it and as databases write it: A1 and AU, T1 and TI, dates with slashes,
 * missing ER lines, blank lines, lines that go on without a tag, lower-case tags, tags without spaces.
 * Cited references that Scopus puts into N1 are left out: they are other works.
 */
export function readRis(text: string, onProgress?: OnProgress): ReadResult {
  const collector = createCollector('ris')
  const lines = text.split(/\r\n|\n|\r/)
  const unclosed: Unclosed[] = []
  let last: TaggedRecord | undefined
  const records = [...taggedRecords(lines, risLines(lines))].filter(isRisRecord)
  const givenFirst = namesGivenFirst(records)
  for (const record of records) {
    last = record
    const fields = fieldsOf(record)
    collector.from(databaseOf(fields))
    const isKept = collector.take(record.line, draftOf(record, fields, collector, givenFirst), sourceOf(record))
    if (!record.closed) unclosed.push({ record, isKept })
    if (record.headless) collector.warn(record.line, 'Its first line, TY, is missing: the type is a guess.')
    if (collector.count() % 100 === 0) onProgress?.(record.line, lines.length)
  }
  warnOfEnds(unclosed, last, collector)
  onProgress?.(lines.length, lines.length)
  return collector.result()
}

type Unclosed = { record: TaggedRecord; isKept: boolean }

/** A file without any ER line is a habit of its writer; a last record without one, after others that have it, was cut. */
function warnOfEnds(unclosed: Unclosed[], last: TaggedRecord | undefined, collector: Collector): void {
  const habit = unclosed.length > 1 && unclosed.length === collector.count()
  if (habit) return collector.warn(1, 'No record ends with an ER line: each was read up to the next TY line.')
  for (const { record, isKept } of unclosed) {
    if (!isKept) continue
    const isLast = record === last
    collector.warn(record.line, isLast ? cutOff : 'Its last line, ER, is missing: it was read up to the next TY line.')
  }
}

/** What the record says of where it comes from. */
function databaseOf({ values, first }: TaggedFields): string | undefined {
  return values('AN').some((number) => /^CN-\d{6,9}$/.test(number)) ? 'CENTRAL' : first('DB', 'DP')
}

/** A file in which no name has a comma and some begin with initials has all its names in the order of speech. */
function namesGivenFirst(records: readonly TaggedRecord[]): boolean {
  const names = records.flatMap(({ fields }) => fields.filter(isAuthor).map(lineValue))
  return (
    !names.some((name) => name.includes(',')) &&
    names.some((name) => /^\p{Lu}\.|^\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)* \p{Lu}\p{Ll}[\p{L}'’-]+$/u.test(name)) &&
    !names.some((name) => /^\p{L}[\p{L}'’ -]+ \p{Lu}{1,3}$/u.test(name))
  )
}

const isAuthor = ({ tag }: TaggedField) => tag === 'AU' || tag === 'A1'

/** "key: value" lines that our own writer puts into U5 for what RIS has no tag for. */
function ownExtras(fields: readonly TaggedField[]): Partial<Record<string, string>> {
  const lines = fields
    .map(lineValue)
    .map((text) => /^(genre|version|number|event|event-place|series-number|edition|type-of-work): (.*)$/.exec(text))
  return Object.fromEntries(lines.flatMap((found) => (found ? [[found[1] ?? '', found[2]]] : [])))
}

function draftOf(record: TaggedRecord, fields: TaggedFields, collector: Collector, givenFirst: boolean): PaperDraft {
  const { all, values, first } = fields
  const risType = first('TY') ?? 'JOUR'
  // CENTRAL writes several types or keywords in one line; our own files with its numbers do not.
  const isCentral = databaseOf(fields) === 'CENTRAL' && all('US', 'XR').length > 0
  const lists = (tag: string) =>
    all(tag)
      .flatMap(lineValues)
      .flatMap((value) => (isCentral ? value.split(';') : [value]))
  const workTypes = lists('M3')
  const preprint = risType === 'UNPB' ? workTypes.findIndex((value) => /^preprint$/i.test(value)) : -1
  const dates = values('PY', 'Y1', 'YR', 'DA')
  const date = joinDates(dates.map(parseDate))
  if (date.year === undefined && dates.some((value) => /\d/.test(value))) {
    collector.warn(record.line, `No year could be read from “${dates.find((value) => /\d/.test(value)) ?? ''}”.`)
  }
  const type = preprint >= 0 ? 'article' : cslTypeOfRis(risType)
  const extras = ownExtras(all('U5'))
  const ownTypes = all('U5')
    .map(lineValue)
    .flatMap((text) => (text.startsWith('type-of-work: ') ? [text.slice(14)] : []))
  const types = workTypes.filter((value, index) => index !== preprint && isWorkType(value))
  const genre = hasGenre(type) ? types.shift() : undefined
  const isSoftware = type === 'software'
  const isCongress = type === 'paper-conference' && first('C3') !== undefined && first('T2') !== undefined
  const edition = first('ET')?.replace(/^\d{4}\/\d{2}.*$/, '')
  const [editors, seriesEditors] = [all('A2', 'ED'), all('A3')]
  const title = first('TI', 'T1', 'CT') ?? (/BOOK/i.test(risType) ? first('BT') : undefined)

  return buildDraft({
    type,
    title,
    translators: values('A4').map((name) => parseName(name)),
    venueShort: first('J2', 'JA', 'JO', 'J1', 'JI', 'J9'),
    volume: first('VL'),
    issue: first('IS', 'CP', 'NO'),
    publisher: first('PB', 'PU'),
    place: first('CY', 'PP', 'PI'),
    series: first('T3'),
    accessed: first('Y2'),
    language: first('LA'),
    url: first('UR', 'L2', 'LK', 'US'),
    authors: record.fields
      .filter(isAuthor)
      .flatMap((field) => (givenFirst ? [parseName(lineValue(field), { givenFirst })] : parseNames(lineValue(field)))),
    editors: (editors.length > 0 ? editors : seriesEditors).map(editorOf),
    date,
    venue: first(...(isCongress ? ['C3'] : []), 'JF', 'T2', 'BT', 'JO', 'JA', 'J2', 'J1', 'JI', 'J9'),
    pages: pagesOf(first('SP'), first('EP'), first('C7')),
    edition: isSoftware ? extras['edition'] : edition,
    version: isSoftware ? edition : extras['version'],
    genre: extras['genre'] ?? genre,
    number: extras['number'] ?? (hasNumber(type) ? first('M1') : undefined),
    event: isCongress ? first('T2') : extras['event'],
    eventPlace: extras['event-place'],
    seriesNumber: extras['series-number'],
    abstract: all('AB', 'N2')
      .map(paragraphs)
      .sort((a, b) => b.length - a.length)[0],
    keywords: lists('KW'),
    note: [
      ...all('N1').map((field) => noteOf(field, first('DB') === 'Scopus')),
      // No editor of the work: who edits its series.
      ...(editors.length > 0 ? seriesEditors.map((field) => `Series editor: ${lineValue(field)}`) : []),
    ].join('\n'),
    publicationTypes: [...types, ...ownTypes],
    ids: risIdentifiers(fields),
  })
}

/** Ovid fills A2 of journal articles with the names of cited authors: a name with many commas is nobody's. */
function editorOf(field: TaggedField) {
  const name = lineValue(field)
  return field.tag === 'A2' && name.split(',').length > 4 ? undefined : parseName(name)
}

function pagesOf(start: string | undefined, end: string | undefined, article: string | undefined): string | undefined {
  if (start === undefined || (start === 'No' && end === 'Specified'))
    return article ?? (start === undefined ? end : undefined)
  return /\d-\d/.test(start) ? start : pageSpan(start, end)
}

function noteOf(field: TaggedField, isScopus: boolean): string {
  const note = paragraphs(field)
  return (isScopus && note.startsWith('References: ')) || /^(?:doi:? ?)?10\.\d{4,9}\/\S+$/i.test(note) ? '' : note
}

/** Some databases put a DOI or a subject code where the type of work belongs. */
function isWorkType(value: string): boolean {
  return !/10\.\d{4,9}\/|^doi\b|\[\d{4}\]$/i.test(value)
}
