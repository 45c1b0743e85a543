import type { Author } from '#contract/papers.ts'
import { canonical } from '#science/records/identifiers.ts'

import { bagOf, countOf, listOf, plainOf, present, textOf, yearOf } from './reading.ts'
import { jsonOf, UnreadableReply, type SourceAdapter, type SourceRecord } from './source-record.ts'

const types: Record<string, string> = {
  'journal-article': 'article-journal',
  'posted-content': 'article',
  'proceedings-article': 'paper-conference',
  'book-chapter': 'chapter',
  book: 'book',
  monograph: 'book',
  'edited-book': 'book',
  dissertation: 'thesis',
  report: 'report',
  dataset: 'dataset',
}

function authorOf(value: unknown): Author[] {
  const { family, given, name } = bagOf(value)
  const last = textOf(family)
  if (last !== undefined) return [present({ family: last, given: textOf(given) })]
  const literal = textOf(name)
  return literal === undefined ? [] : [{ literal }]
}

/** DOIs that a relation names ("is-preprint-of", "has-preprint"). */
const related = (relation: unknown, name: string): string[] =>
  listOf(bagOf(relation)[name]).flatMap((each) => {
    const { id, 'id-type': kind } = bagOf(each)
    return kind === 'doi' ? (canonical.doi(textOf(id) ?? '') ?? []) : []
  })

/** What was said of the work by later notices. */
const updatesOf = (work: unknown) =>
  listOf(bagOf(work)['updated-by']).map((each) => (textOf(bagOf(each)['type']) ?? '').toLowerCase())

function recordOf(value: unknown): SourceRecord[] {
  const work = bagOf(value)
  const doi = canonical.doi(textOf(work['DOI']) ?? '')
  const title = plainOf(listOf(work['title'])[0])
  if (!doi || !title) return []
  const type = textOf(work['type']) ?? ''
  const isPreprint = type === 'posted-content' && (textOf(work['subtype']) ?? 'preprint') === 'preprint'
  const [year, month, day] = listOf(listOf(bagOf(work['issued'])['date-parts'])[0])
  const updates = updatesOf(work)
  const draft = present({
    type: types[type] ?? 'article-journal',
    title,
    authors: listOf(work['author']).flatMap(authorOf),
    year: yearOf(year),
    month: countOf(month),
    day: countOf(day),
    venue: plainOf(listOf(work['container-title'])[0]),
    volume: textOf(work['volume']),
    issue: textOf(work['issue']),
    pages: textOf(work['page']),
    publisher: textOf(work['publisher']),
    abstract: plainOf(work['abstract']),
    keywords: [],
    language: textOf(work['language']),
    ids: present({ doi, issn: canonical.issn(textOf(listOf(work['ISSN'])[0]) ?? '') }),
  })
  return [
    present({
      sourceId: doi,
      draft,
      isPreprint,
      retracted: updates.some((each) => each === 'retraction' || each === 'withdrawal') || undefined,
      corrected: updates.some((each) => each === 'correction' || each === 'erratum') || undefined,
      citedBy: countOf(work['is-referenced-by-count']),
      versionDois: [...related(work['relation'], 'is-preprint-of'), ...related(work['relation'], 'has-preprint')],
    }),
  ]
}

/**
 * https://api.crossref.org (read 2026-11-23): open; one list a second, three with an address in the request; cursors,
 * 1,000 records a page.
 */
export const crossref: SourceAdapter = {
  source: 'crossref',
  label: 'Crossref',
  base: 'https://api.crossref.org/works',
  most: 1000,
  parameters: (most, { mailto }, cursor = '*') => ({ rows: String(most), cursor, ...(mailto && { mailto }) }),
  pace: ({ mailto }) => (mailto ? 350 : 1050),
  read: (body) => {
    const message = bagOf(bagOf(jsonOf(body))['message'])
    const total = countOf(message['total-results'])
    if (total === undefined) throw new UnreadableReply('no total')
    const items = listOf(message['items'])
    // It names a next page even after the last one: an empty page, or one that is not full, ends it.
    const next = items.length >= (countOf(message['items-per-page']) ?? 1) ? textOf(message['next-cursor']) : undefined
    return {
      total,
      records: items.flatMap(recordOf),
      given: items.length,
      ...(items.length > 0 && next !== undefined && { next }),
    }
  },
}
