import type { PaperDraft } from '#contract/papers.ts'

import { codedRecords } from './code-lines.ts'
import { parseDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import { canonicalDoi, canonicalIsbn, canonicalIssn, canonicalPmid } from './identifiers.ts'
import { parseName } from './names.ts'
import { createCollector, cutOff, type OnProgress, type ReadResult } from './read-result.ts'
import { byTag, lineValue, lineValues, sourceOf } from './tagged-field.ts'

const frame = { start: 'PT', end: 'ER', outside: new Set(['FN', 'VR', 'EF']) }

/** Reads Web of Science's tagged export (.ciw, .txt): "Web of Science Core Collection Field Tags", Clarivate. */
export function readWos(text: string, onProgress?: OnProgress): ReadResult {
  const collector = createCollector('wos', 'Web of Science')
  const lines = text.split(/\r\n|\n|\r/)
  for (const record of codedRecords(lines, frame)) {
    const all = byTag(record.fields)
    const isKept = collector.take(
      record.line,
      wosDraft(
        (tag) =>
          all(tag)
            .map(lineValue)
            .find((value) => value !== ''),
        (tag) => all(tag).flatMap((field) => (listTags.has(tag) ? lineValues(field) : lineValue(field).split(';'))),
      ),
      sourceOf(record),
    )
    if (isKept && !record.closed) collector.warn(record.line, cutOff)
    if (collector.count() % 100 === 0) onProgress?.(record.line, lines.length)
  }
  onProgress?.(lines.length, lines.length)
  return collector.result()
}

/** Fields that hold one entry a line; the others part entries by semicolons. */
const listTags = new Set(['AU', 'AF', 'BA', 'BE', 'CA', 'GP'])

/** A record of Web of Science from its tags, which are the columns of its tab-delimited export as well. */
export function wosDraft(one: (tag: string) => string | undefined, list: (tag: string) => string[]): PaperDraft {
  const names = (tag: string) => list(tag).filter((name) => !/^\s*\[anonymous\]/i.test(name))
  const people = [names('AF'), names('AU'), names('BA')].find((found) => found.some((name) => name.trim() !== '')) ?? []
  const groups = [...names('CA'), ...names('GP')].map((literal) => ({ literal }))
  const [start, end] = [one('BP'), one('EP')]
  return buildDraft({
    type: typeOf(one('PT'), one('DT'), one('SO') !== undefined && one('SO') !== one('TI')),
    title: one('TI') ?? one('SO'),
    authors: [...people.map((name) => parseName(name)), ...groups],
    editors: names('BE').map((name) => parseName(name)),
    date: parseDate([one('PY'), one('PD')].filter(Boolean).join(' ')),
    venue: one('TI') === undefined ? undefined : one('SO'),
    venueShort: one('JI') ?? one('J9'),
    volume: one('VL'),
    issue: one('IS') ?? (one('SU') === undefined ? undefined : `Suppl ${one('SU')}`) ?? one('SI'),
    pages: start !== undefined && end !== undefined && start !== end ? `${start}-${end}` : (start ?? one('AR')),
    publisher: one('PU'),
    place: one('PI'),
    series: one('SE'),
    event: one('CT'),
    eventPlace: one('CL'),
    abstract: one('AB'),
    keywords: [...list('DE'), ...list('ID')],
    language: one('LA'),
    publicationTypes: list('DT'),
    ids: {
      doi: canonicalDoi(one('DI') ?? one('D2') ?? ''),
      pmid: canonicalPmid(one('PM') ?? ''),
      issn: canonicalIssn(one('SN') ?? '') ?? canonicalIssn(one('EI') ?? ''),
      isbn: canonicalIsbn(one('BN') ?? ''),
      accession: one('UT'),
    },
  })
}

/** PT: J journal, B book, S series, C conference, P patent. */
function typeOf(kind = 'J', documentType = '', isInside: boolean): string {
  if (kind === 'P') return 'patent'
  if (kind === 'J') return 'article-journal'
  if (kind === 'C' || (/proceedings paper/i.test(documentType) && kind !== 'J')) return 'paper-conference'
  return isInside || /chapter/i.test(documentType) ? 'chapter' : 'book'
}
