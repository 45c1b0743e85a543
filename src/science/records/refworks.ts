import type { PaperDraft } from '#contract/papers.ts'

import { codedRecords } from './code-lines.ts'
import { joinDates, parseDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import { canonicalDoi, canonicalIsbn, canonicalIssn, canonicalPmid } from './identifiers.ts'
import { cslTypeOfEndnote } from './item-types.ts'
import { parseName } from './names.ts'
import { createCollector, type OnProgress, type ReadResult } from './read-result.ts'
import { byTag, lineValue, lineValues, paragraphs, sourceOf, type TaggedRecord } from './tagged-field.ts'

const frame = { start: 'RT', outside: new Set<string>() }
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
export function readRefworks(text: string, onProgress?: OnProgress): ReadResult {
  const collector = createCollector('refworks')
  const lines = text.split(/\r\n|\n|\r/)
  for (const record of codedRecords(lines, frame)) {
    collector.take(record.line, draftOf(record), sourceOf(record))
    if (collector.count() % 100 === 0) onProgress?.(record.line, lines.length)
  }
  onProgress?.(lines.length, lines.length)
  return collector.result()
}

function draftOf({ fields }: TaggedRecord): PaperDraft {
  const all = byTag(fields)
  const values = (...tags: string[]) =>
    all(...tags)
      .map(lineValue)
      .filter((value) => value !== '')
  const first = (...tags: string[]) => values(...tags)[0]
  const named = (first('RT') ?? '').trim().toLowerCase()
  const type = types[named] ?? cslTypeOfEndnote(named)
  const [start, end] = [first('SP'), first('OP')]
  const year = first('YR') ?? ''
  return buildDraft({
    type,
    title: first('T1'),
    authors: values('A1').map((name) => parseName(name)),
    editors: values('A2').map((name) => parseName(name)),
    translators: values('A4').map((name) => parseName(name)),
    date: joinDates([parseDate(year), parseDate(`${year} ${(first('FD') ?? '').replace(year, '')}`)]),
    venue: first('JF', 'T2', 'JO'),
    venueShort: first('JO'),
    volume: first('VO'),
    issue: first('IS'),
    pages: start !== undefined && end !== undefined && end !== start ? `${start}-${end}` : start,
    publisher: first('PB'),
    place: first('PP'),
    edition: first('ED'),
    series: first('T3'),
    abstract: all('AB').map(paragraphs).join('\n'),
    keywords: all('K1').flatMap(lineValues),
    language: first('LA'),
    url: first('UL', 'LK'),
    accessed: first('RD'),
    note: all('NO').map(paragraphs).join('\n'),
    ids: {
      doi:
        canonicalDoi(first('DO') ?? '') ??
        values('UL', 'LK')
          .filter((url) => /doi\.org\//i.test(url))
          .map(canonicalDoi)
          .find(Boolean),
      pmid: /pubmed|medline/i.test(first('DS', 'DB') ?? '') ? canonicalPmid(first('AN') ?? '') : undefined,
      issn: values('SN').map(canonicalIssn).find(Boolean),
      isbn: values('SN')
        .filter((value) => canonicalIssn(value) === undefined)
        .map(canonicalIsbn)
        .find(Boolean),
      accession: first('AN'),
    },
  })
}
