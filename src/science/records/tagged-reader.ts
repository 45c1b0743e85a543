import type { PaperDraft } from '#contract/papers.ts'

import { joinDates, parseDate } from './dates.ts'
import type { DraftParts, LineField } from './draft.ts'
import { parseNames } from './names.ts'
import { createCollector, type Collector, type OnProgress, type ReadResult, type RecordFormat } from './read-result.ts'
import {
  byTag,
  lineValue,
  lineValues,
  paragraphs,
  sourceOf,
  type TaggedField,
  type TaggedRecord,
} from './tagged-field.ts'
import { taggedRecords, type ReadLine } from './tagged-lines.ts'

/** Fields of a record by their tags: whole, as values on one line, and the first value of the first tag that has any. */
export type TaggedFields = {
  all: (...tags: string[]) => TaggedField[]
  values: (...tags: string[]) => string[]
  first: (...tags: string[]) => string | undefined
}

/** Which tags hold which field, those that are believed first named first, parted by spaces. */
export type TagTable = {
  readonly [
    Key in
      | LineField
      | 'title'
      | 'authors'
      | 'editors'
      | 'translators'
      | 'date'
      | 'abstract'
      | 'note'
      | 'keywords'
      | 'publicationTypes'
  ]?: string
}

/** A format of tagged lines. `database` tells, where the format is not that of one database, what a record says of it. */
export type TaggedFormat = {
  format: RecordFormat
  database?: string | ((fields: TaggedFields) => string | undefined)
  lines: (lines: readonly string[]) => ReadLine
  draft: (fields: TaggedFields, record: TaggedRecord) => PaperDraft
  /** Told of each record that was kept. */
  kept?: (record: TaggedRecord, collector: Collector) => void
}

/** Makes a reader of a format of tagged lines. */
export const taggedReader =
  ({ format, database, lines: rules, draft, kept }: TaggedFormat) =>
  (text: string, onProgress?: OnProgress): ReadResult => {
    const collector = createCollector(format, typeof database === 'string' ? database : undefined)
    const lines = text.split(/\r\n|\n|\r/)
    for (const record of taggedRecords(lines, rules(lines))) {
      const fields = fieldsOf(record)
      if (collector.take(record.line, draft(fields, record), sourceOf(record))) kept?.(record, collector)
      if (typeof database === 'function') collector.from(database(fields))
      if (collector.count() % 100 === 0) onProgress?.(record.line, lines.length)
    }
    onProgress?.(lines.length, lines.length)
    return collector.result()
  }

/** Looks the fields of a record up by tag; a value without text is none. */
export function fieldsOf({ fields }: Pick<TaggedRecord, 'fields'>): TaggedFields {
  const all = byTag(fields)
  const values = (...tags: string[]) =>
    all(...tags)
      .map(lineValue)
      .filter((value) => value !== '')
  const first = (...tags: string[]) => {
    for (const tag of tags)
      for (const field of all(tag)) {
        const value = lineValue(field)
        if (value !== '') return value
      }
    return undefined
  }
  return { all, values, first }
}

const known = new WeakMap<TagTable, [string, string[]][]>()
function tagsByField(table: TagTable): [string, string[]][] {
  const made = known.get(table) ?? Object.entries(table).map(([field, tags]) => [field, tags.split(' ')])
  known.set(table, made)
  return made
}

/** What a table of tags finds in a record: everything but its type, its identifiers, and what a format does in its own way. */
export function tabled({ all, values, first }: TaggedFields, table: TagTable): Omit<DraftParts, 'type'> {
  const parts: Record<string, unknown> = {}
  for (const [field, tags] of tagsByField(table)) {
    if (field === 'authors' || field === 'editors' || field === 'translators')
      parts[field] = values(...tags).flatMap(parseNames)
    else if (field === 'abstract' || field === 'note')
      parts[field] = all(...tags)
        .map(paragraphs)
        .join('\n')
    else if (field === 'keywords') parts[field] = all(...tags).flatMap(lineValues)
    else if (field === 'publicationTypes') parts[field] = values(...tags)
    else if (field === 'date') parts[field] = joinDates(values(...tags).map(parseDate))
    else parts[field] = first(...tags)
  }
  return parts
}
