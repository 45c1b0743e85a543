import type { PaperDraft } from '#contract/papers.ts'

import { registrationDraft } from './clinical-trials.ts'
import { plainHeader } from './csv-columns.ts'
import { splitForeignNames } from './csv-lists.ts'
import { buildDraft, type DraftParts } from './draft.ts'
import { cslTypeOfZotero } from './item-types.ts'
import { parseName } from './names.ts'
import { parseEmbaseSource, parsePubmedCitation, type SourceParts } from './source-strings.ts'
import { wosDraft } from './wos.ts'

/** The cell under a column of that name, in lower case; undefined where it is blank. */
export type Cell = (header: string) => string | undefined

/** How one database fills a table, beyond what the names of its columns say. */
export type Dialect = { database?: string; draft: (parts: DraftParts, cell: Cell) => PaperDraft }

type Known = Dialect & { has: readonly string[] }

const list = (cell: string | undefined, by: RegExp = /;/) => (cell ?? '').split(by)
const withoutDigits = (name: string) => name.trim().replace(/ ?\(\d{1,12}\)$/, '')
const fromSource = (source: SourceParts): Partial<DraftParts> =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined))

const dialects: Known[] = [
  {
    database: 'PubMed',
    has: ['pmid', 'citation', 'journal book'],
    draft: (parts, cell) => {
      const { venue: _venue, date, ...source } = parsePubmedCitation(cell('citation') ?? '')
      return buildDraft({
        ...parts,
        ...fromSource({ ...source, date: date.year === parts.date?.year ? date : (parts.date ?? {}) }),
        authors: list(cell('authors')?.replace(/\.$/, ''), /[,;]/).map((name) => parseName(name)),
      })
    },
  },
  {
    database: 'Embase',
    has: ['title', 'source', 'pui'],
    draft: (parts, cell) => {
      const source = parseEmbaseSource(cell('source') ?? '')
      const names = cell('author names') ?? cell('authors') ?? ''
      return buildDraft({
        ...fromSource(source),
        ...given(parts),
        venue: cell('source title') ?? source.venue ?? parts.venue,
        pages: parts.pages ?? source.pages,
        date: source.date.year === parts.date?.year || parts.date?.year === undefined ? source.date : parts.date,
        authors: (names.includes(';') ? list(names) : list(names, /,/)).map((name) => parseName(name)),
        type: 'article-journal',
        publicationTypes: list(cell('publication type')),
        keywords: [
          ...(parts.keywords ?? []),
          ...Array.from(emtree, (name) => list(cell(name), names.includes(';') ? /;/ : /;|, /)).flat(),
        ],
      })
    },
  },
  {
    database: 'Scopus',
    has: ['source title', 'eid'],
    draft: (parts, cell) =>
      buildDraft({
        ...parts,
        type: typeOfDocument(cell('document type')),
        authors: scopusNames(cell('author full names'), cell('authors')),
        venue: cell('source title'),
        pages: parts.pages ?? cell('art no'),
        abstract: parts.abstract === '[No abstract available]' ? undefined : parts.abstract,
        publicationTypes: list(cell('document type')),
      }),
  },
  {
    database: 'IEEE Xplore',
    has: ['document title', 'document identifier'],
    draft: (parts, cell) =>
      buildDraft({
        ...parts,
        type: typeOfDocument(cell('document identifier')),
        keywords: [...list(cell('author keywords')), ...list(cell('ieee terms')), ...list(cell('mesh terms'))],
        url: cell('pdf link'),
      }),
  },
  {
    database: 'ProQuest',
    has: ['store id', 'pubtitle'],
    draft: (parts, cell) =>
      buildDraft({
        ...parts,
        type: typeOfDocument(`${cell('document type')} ${cell('article type')}`),
        keywords: list(cell('subject terms')),
      }),
  },
  {
    database: 'ClinicalTrials.gov',
    has: ['nct number'],
    draft: (_, cell) =>
      registrationDraft({
        number: cell('nct number') ?? '',
        title: cell('study title') ?? cell('title'),
        sponsor: cell('sponsor') ?? list(cell('sponsor collaborators'), /\|/)[0],
        posted: cell('first posted') ?? cell('start date'),
        summary: cell('brief summary'),
        keywords: [...list(cell('conditions'), /\|/), ...list(cell('interventions'), /\|/)],
        url: cell('study url') ?? cell('url'),
        plan: {
          primary: list(cell('primary outcome measures') ?? cell('outcome measures'), /\|/),
          secondary: list(cell('secondary outcome measures'), /\|/),
          people: /^\d{1,9}$/.test(cell('enrollment') ?? '') ? Number(cell('enrollment')) : undefined,
          start: cell('start date'),
          end: cell('primary completion date'),
        },
      }),
  },
  {
    has: ['item type', 'publication title', 'key'],
    draft: (parts, cell) =>
      buildDraft({
        ...parts,
        type: cslTypeOfZotero(cell('item type') ?? ''),
        genre: cell('type'),
        issue: cell('issue'),
        number: cell('number'),
        keywords: [...list(cell('manual tags')), ...list(cell('automatic tags'))],
        publicationTypes: [],
        note: [cell('extra'), cell('notes')].filter(Boolean).join('\n'),
      }),
  },
  {
    database: 'Web of Science',
    has: ['pt', 'au', 'ti', 'so', 'ut'],
    draft: (_, cell) =>
      wosDraft(
        (tag) => cell(tag.toLowerCase()),
        (tag) => list(cell(tag.toLowerCase())),
      ),
  },
]

/** Full names stand in a column of their own, which older files lack and long lists cut short. */
function scopusNames(full: string | undefined, short: string | undefined) {
  const names = list(full).filter((name) => name.trim() !== '')
  const abbreviated = splitForeignNames(short ?? '')
  return names.length < abbreviated.length ? abbreviated : names.map((name) => parseName(withoutDigits(name)))
}

const emtree = ['emtree drug index terms', 'emtree medical index terms']

/** The database whose table has these columns; one that nobody knows is read by the names of its columns. */
export function dialectOf(headers: readonly string[]): Dialect | undefined {
  const names = new Set(headers.map(plainHeader))
  return dialects.find(({ has }) => has.every((name) => names.has(name)))
}

const given = (parts: DraftParts): DraftParts => ({
  ...(Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Partial<DraftParts>),
  type: parts.type,
})

function typeOfDocument(name = ''): string {
  if (/dissertation|thes[ie]s/i.test(name)) return 'thesis'
  if (/conference|proceeding/i.test(name)) return 'paper-conference'
  if (/chapter/i.test(name)) return 'chapter'
  if (/\bbooks?\b/i.test(name)) return 'book'
  if (/newspaper/i.test(name)) return 'article-newspaper'
  if (/magazine/i.test(name)) return 'article-magazine'
  if (/report/i.test(name) && !/case report/i.test(name)) return 'report'
  return /standard/i.test(name) ? 'standard' : 'article-journal'
}
