import type { PaperDraft } from '#contract/papers.ts'

import { bibtexEntries, type BibtexEntry } from './bibtex-entries.ts'
import { bibtexList, bibtexNames, bibtexParagraphs } from './bibtex-values.ts'
import { joinDates, parseDate, type PublicationDate } from './dates.ts'
import { buildDraft } from './draft.ts'
import { canonical } from './identifiers.ts'
import { identifiersIn } from './identifiers-in.ts'
import { cslTypeOfBibtex, genreOfBibtex, hasNumber } from './item-types.ts'
import { decodeAddress, decodeLatex } from './latex.ts'
import { createCollector, cutOff, type OnProgress, type ReadResult } from './read-result.ts'

/** Fields that a child entry takes over from its `crossref` parent under another name. */
const inherited: Record<string, string> = { title: 'booktitle', subtitle: 'booksubtitle', author: 'bookauthor' }

/** Reads BibTeX and biblatex: both field names, @string, crossref, LaTeX in values. JabRef's own comments are no records. */
export function readBibtex(text: string, onProgress?: OnProgress): ReadResult {
  const collector = createCollector('bibtex')
  const entries = [...bibtexEntries(text)]
  const byKey = new Map(entries.map((entry) => [entry.key.toLowerCase(), entry]))
  for (const [index, entry] of entries.entries()) {
    const before = collector.count()
    collector.take(entry.line, draftOf(withParent(entry, byKey)), entry.source, entry.key)
    for (const problem of entry.problems) collector.warn(entry.line, problem)
    if (entry.cut && collector.count() > before) collector.warn(entry.line, cutOff)
    if (index % 100 === 99) onProgress?.(index + 1, entries.length)
  }
  onProgress?.(entries.length, entries.length)
  return collector.result()
}

function withParent(entry: BibtexEntry, byKey: ReadonlyMap<string, BibtexEntry>): BibtexEntry {
  const parent = byKey.get((entry.fields.get('crossref') ?? '').toLowerCase())
  if (!parent || parent === entry) return entry
  const fields = new Map(entry.fields)
  const isPart = ['article', 'inbook', 'incollection', 'inproceedings', 'conference', 'suppbook'].includes(entry.type)
  for (const [name, value] of parent.fields) {
    if (name === 'crossref') continue
    const target = isPart
      ? entry.type === 'article' && name === 'title'
        ? 'journaltitle'
        : (inherited[name] ?? name)
      : name
    if (!fields.has(target)) fields.set(target, value)
  }
  return { ...entry, fields }
}

function draftOf({ type: entryType, fields }: BibtexEntry): PaperDraft {
  const raw = (...names: string[]) => names.map((name) => fields.get(name)).find((value) => value !== undefined)
  const text = (...names: string[]) => {
    const value = raw(...names)
    return value === undefined ? undefined : decodeLatex(value)
  }
  const titled = (name: string) =>
    [text(`${name}title`), text(`${name}subtitle`)].filter(Boolean).join(': ') || undefined
  const publishedAt = raw('howpublished') === undefined ? undefined : decodeAddress(raw('howpublished') ?? '')
  const written = raw('url')
  const address =
    (written === undefined ? undefined : decodeAddress(written)) ??
    (/^https?:/.test(publishedAt ?? '') ? publishedAt : undefined)
  const eprint = text('eprint') ?? ''
  const archive = text('archiveprefix', 'eprinttype') ?? ''
  const arxiv =
    (/arxiv/i.test(archive) ? canonical.arxiv(eprint) : undefined) ??
    canonical.arxiv(
      /arxiv/i.test(`${text('arxiv')}${address}${raw('journal')}`) ? (text('arxiv') ?? address ?? '') : '',
    )
  const named = text('csltype')
  const type = cslTypeOfBibtex(entryType)
  const csl = named ?? (type === 'document' && arxiv !== undefined ? 'article' : type)
  const series = text('series')
  const number = text('number')
  // Of a report its own number, of a book its place in the series, of a journal the issue.
  const isOwnNumber = hasNumber(csl)
  const isInSeries = !isOwnNumber && series !== undefined && countsSeries(csl)

  return buildDraft({
    type: csl,
    title: titled(''),
    authors: bibtexNames(raw('author') ?? ''),
    editors: bibtexNames(raw('editor') ?? ''),
    translators: bibtexNames(raw('translator') ?? ''),
    date: dateOf(text('date'), text('year'), text('month'), text('day')),
    venue: text('journal') ?? titled('journal') ?? titled('book') ?? titled('main'),
    venueShort: text('shortjournal'),
    volume: text('volume'),
    issue: isOwnNumber || isInSeries ? text('issue') : (number ?? text('issue')),
    number: isOwnNumber ? number : text('reportnumber'),
    series,
    seriesNumber: isInSeries ? number : text('seriesnumber'),
    genre: text('type') ?? genreOfBibtex(entryType),
    version: text('version'),
    event: text('eventtitle'),
    eventPlace: text('venue'),
    accessed: text('urldate', 'lastchecked', 'accessed'),
    pages: text('pages', 'eid', 'articleno'),
    publisher:
      text('publisher', 'school', 'institution', 'organization') ??
      (address === publishedAt ? undefined : text('howpublished')),
    place: text('address', 'location'),
    edition: text('edition'),
    abstract: bibtexParagraphs(raw('abstract') ?? ''),
    keywords: bibtexList(raw('keywords', 'keyword') ?? ''),
    language: text('language', 'langid'),
    url: address,
    note: bibtexParagraphs(raw('note', 'annote', 'annotation', 'addendum') ?? ''),
    publicationTypes: bibtexList(raw('publicationtype') ?? ''),
    ids: {
      ...identifiersIn({
        doi: text('doi'),
        pmid: [text('pmid'), /pubmed/i.test(archive) ? eprint : undefined],
        pmcid: text('pmcid', 'pmc'),
        issn: text('issn'),
        numbers: [text('isbn'), text('issn')],
        addresses: [address],
        accession: text('accession'),
      }),
      arxiv,
    },
  })
}

/** Types in which BibTeX's `number` belongs to the series, where there is one. */
export const countsSeries = (csl: string): boolean =>
  csl === 'book' || csl === 'chapter' || csl === 'paper-conference' || csl.startsWith('entry')

function dateOf(date = '', year = '', whole = '', ownDay = ''): PublicationDate {
  // "3~" # nov: the day stands in the field of the month.
  const [, before, name, behind] =
    /^(\d{1,2})?[\s~\u00A0.]*([A-Za-z]+|\d{1,2})[\s~\u00A0.]*(\d{1,2})?$/.exec(whole.trim()) ?? []
  const [month, day] = [name ?? whole, ownDay || (before ?? behind ?? '')]
  return joinDates([parseDate(date.split('/')[0] ?? ''), parseDate([year, month, day].join('-')), parseDate(year)])
}
