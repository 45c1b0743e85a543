import type { PaperDraft } from '#contract/papers.ts'

import { codedLines } from './code-lines.ts'
import { parseDate } from './dates.ts'
import { buildDraft, pageSpan } from './draft.ts'
import { identifiersIn } from './identifiers-in.ts'
import { parseName } from './names.ts'
import { cutOff } from './read-result.ts'
import { lineValue, lineValues } from './tagged-field.ts'
import { taggedReader } from './tagged-reader.ts'

/** Reads Web of Science's tagged export (.ciw, .txt): "Web of Science Core Collection Field Tags", Clarivate. */
export const readWos = taggedReader({
  format: 'wos',
  database: 'Web of Science',
  lines: () => codedLines({ start: 'PT', end: 'ER', outside: new Set(['FN', 'VR', 'EF']) }),
  draft: ({ all, first }) =>
    wosDraft(first, (tag) =>
      all(tag).flatMap((field) => (listTags.has(tag) ? lineValues(field) : lineValue(field).split(';'))),
    ),
  kept: ({ line, closed }, collector) => {
    if (!closed) collector.warn(line, cutOff)
  },
})

/** Fields that hold one entry a line; the others part entries by semicolons. */
const listTags = new Set(['AU', 'AF', 'BA', 'BE', 'CA', 'GP'])

/** A record of Web of Science from its tags, which are the columns of its tab-delimited export as well. */
export function wosDraft(one: (tag: string) => string | undefined, list: (tag: string) => string[]): PaperDraft {
  const names = (tag: string) => list(tag).filter((name) => !/^\s*\[anonymous\]/i.test(name))
  const people = [names('AF'), names('AU'), names('BA')].find((found) => found.some((name) => name.trim() !== '')) ?? []
  const groups = [...names('CA'), ...names('GP')].map((literal) => ({ literal }))
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
    pages: pageSpan(one('BP'), one('EP')) ?? one('AR'),
    publisher: one('PU'),
    place: one('PI'),
    series: one('SE'),
    event: one('CT'),
    eventPlace: one('CL'),
    abstract: one('AB'),
    keywords: [...list('DE'), ...list('ID')],
    language: one('LA'),
    publicationTypes: list('DT'),
    citedBy: { count: one('TC') ?? one('Z9'), source: 'Web of Science' },
    ids: identifiersIn({
      doi: [one('DI'), one('D2')],
      pmid: one('PM'),
      issn: [one('SN'), one('EI')],
      isbn: one('BN'),
      accession: one('UT'),
    }),
  })
}

/** PT: J journal, B book, S series, C conference, P patent. */
function typeOf(kind = 'J', documentType = '', isInside: boolean): string {
  if (kind === 'P') return 'patent'
  if (kind === 'J') return 'article-journal'
  if (kind === 'C' || (/proceedings paper/i.test(documentType) && kind !== 'J')) return 'paper-conference'
  return isInside || /chapter/i.test(documentType) ? 'chapter' : 'book'
}
