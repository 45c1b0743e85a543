import { codedLines } from './code-lines.ts'
import { joinDates, parseDate } from './dates.ts'
import { buildDraft, pageSpan } from './draft.ts'
import { identifiersIn } from './identifiers-in.ts'
import { cslTypeOfEndnote } from './item-types.ts'
import { tabled, taggedReader, type TagTable } from './tagged-reader.ts'

const tags: TagTable = {
  title: 'T1',
  authors: 'A1',
  editors: 'A2',
  translators: 'A4',
  venue: 'JF T2 JO',
  venueShort: 'JO',
  volume: 'VO',
  issue: 'IS',
  publisher: 'PB',
  place: 'PP',
  edition: 'ED',
  series: 'T3',
  abstract: 'AB',
  keywords: 'K1',
  language: 'LA',
  url: 'UL LK',
  accessed: 'RD',
  note: 'NO',
}

/** Names of RefWorks that EndNote does not share. */
const types: Record<string, string> = {
  'book, section': 'chapter',
  'book, whole': 'book',
  'book, edited': 'book',
  'book, electronic': 'book',
  'dissertation/thesis': 'thesis',
  'dissertation/thesis, unpublished': 'thesis',
  'journal, electronic': 'article-journal',
  abstract: 'article-journal',
  'conference proceedings': 'paper-conference',
  'computer program': 'software',
  'unpublished material': 'manuscript',
  'online discussion forum': 'post',
  generic: 'document',
}

/** Reads RefWorks' tagged format ("RT Journal Article"): "RefWorks Tagged Format", ProQuest. */
export const readRefworks = taggedReader({
  format: 'refworks',
  lines: () => codedLines({ start: 'RT', outside: new Set() }),
  draft: (fields) => {
    const { first, values } = fields
    const named = (first('RT') ?? '').trim().toLowerCase()
    const year = first('YR') ?? ''
    return buildDraft({
      ...tabled(fields, tags),
      type: types[named] ?? cslTypeOfEndnote(named),
      date: joinDates([parseDate(year), parseDate(`${year} ${(first('FD') ?? '').replace(year, '')}`)]),
      pages: pageSpan(first('SP'), first('OP')),
      ids: identifiersIn({
        doi: first('DO'),
        pmid: /pubmed|medline/i.test(first('DS', 'DB') ?? '') ? first('AN') : undefined,
        numbers: values('SN'),
        addresses: values('UL', 'LK'),
        accession: first('AN'),
      }),
    })
  },
})
