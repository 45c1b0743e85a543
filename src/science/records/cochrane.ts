import { joinDates, parseDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import { identifiersIn } from './identifiers-in.ts'
import { publicationType } from './publication-types.ts'
import type { ReadLine } from './tagged-lines.ts'
import { tabled, taggedReader, type TagTable } from './tagged-reader.ts'

const tags: TagTable = {
  title: 'TI',
  authors: 'AU',
  venue: 'SO',
  volume: 'VL',
  issue: 'NO',
  pages: 'PG',
  publisher: 'PB',
  abstract: 'AB',
  language: 'LA',
  url: 'US',
}

/** "Record #1 of 20" begins one; a field is its code, a colon and the value, and may go on in lines without a code. */
const line: ReadLine = (text) => {
  if (/^Record #\d+ of \d+\s*$/.test(text)) return { begins: true }
  const [found, tag, value] = /^([A-Z]{2,3}):(?: (.*))?$/s.exec(text) ?? []
  return found === undefined ? undefined : { tag, value }
}

/** Reads the plain text that the Cochrane Library exports, of its reviews and of CENTRAL. */
export const readCochrane = taggedReader({
  format: 'cochrane',
  database: ({ first }) => (first('ID')?.startsWith('CN-') === true ? 'CENTRAL' : 'Cochrane Library'),
  lines: () => line,
  draft: (fields) => {
    const { first, values } = fields
    const types = values('PT').flatMap((value) => value.split(';').map((each) => each.trim()))
    return buildDraft({
      ...tabled(fields, tags),
      type: publicationType(types, false),
      publicationTypes: types,
      keywords: values('KY').flatMap((value) => value.split(';').map((each) => each.trim())),
      date: joinDates([parseDate(first('YR') ?? '')]),
      ids: identifiersIn({
        doi: values('DOI').filter((value) => !/10\.1002\/central\//i.test(value)),
        pmid: values('PM').flatMap((value) => /^(?:PUBMED )?(\d{1,9})$/i.exec(value)?.[1] ?? []),
        numbers: values('SN'),
        accession: first('ID'),
      }),
    })
  },
})
