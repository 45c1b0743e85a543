import type { Author, Paper, StudyDesign } from '#contract/papers.ts'

/** The shelves of the starter library, in the order in which a newcomer meets them. */
export const starterFields = [
  'Tuberculosis and vaccines',
  'Cardiovascular medicine',
  'Public health and epidemiology',
  'Evidence synthesis methods',
  'Psychology and learning',
  'Machine learning',
  'Climate and ecology',
  'Genetics and molecular biology',
] as const
export type StarterField = (typeof starterFields)[number]

/** A whole paper of the library, and the shelf on which it stands. */
export type StarterPaper = Paper & { field: StarterField }

/** One paper as it is typed in: only what is known for certain, in the shortest spelling. */
export type StarterEntry = {
  id: string
  design: StudyDesign
  title: string
  /** "Family, Given; Family, Given". A name without a comma is a group ("et al." says that more follow). */
  authors: string
  year: number
  venue: string
  /** "volume(issue):pages", each part optional. */
  at?: string
  /** CSL item type when it is not an article in a journal. */
  type?: string
  publisher?: string
  doi?: string
  pmid?: string
  arxiv?: string
  isbn?: string
  /** "first; second; third" */
  keywords: string
  /** Our own summary: sentences that stand alone, with the true figures. */
  abstract: string
  /** Language of the paper itself when it is not English. */
  language?: string
  note?: string
  retracted?: true
}

const splitList = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const authorOf = (name: string): Author => {
  const comma = name.indexOf(',')
  if (comma < 0) return { literal: name }
  return { family: name.slice(0, comma).trim(), given: name.slice(comma + 1).trim() }
}

/** Names as an entry has them, parted by semicolons. */
export const authorsOf = (names: string): Author[] => splitList(names).map(authorOf)

const LOCATION = /^([^(:]*)(?:\(([^)]*)\))?(?::(.*))?$/

const locationOf = (at: string | undefined): Pick<Paper, 'volume' | 'issue' | 'pages'> => {
  const [, volume, issue, pages] = LOCATION.exec(at ?? '') ?? []
  return { ...(volume ? { volume } : {}), ...(issue ? { issue } : {}), ...(pages ? { pages } : {}) }
}

const paperOf = (field: StarterField, entry: StarterEntry): StarterPaper => ({
  id: entry.id,
  field,
  type: entry.type ?? 'article-journal',
  design: entry.design,
  title: entry.title,
  authors: authorsOf(entry.authors),
  year: entry.year,
  venue: entry.venue,
  ...locationOf(entry.at),
  ...(entry.publisher ? { publisher: entry.publisher } : {}),
  abstract: entry.abstract.replaceAll(/\s+/g, ' ').trim(),
  summarised: true,
  keywords: splitList(entry.keywords),
  language: entry.language ?? 'en',
  ...(entry.note ? { note: entry.note } : {}),
  ids: {
    ...(entry.doi ? { doi: entry.doi } : {}),
    ...(entry.pmid ? { pmid: entry.pmid } : {}),
    ...(entry.arxiv ? { arxiv: entry.arxiv } : {}),
    ...(entry.isbn ? { isbn: entry.isbn } : {}),
  },
  flags: entry.retracted ? { retracted: true } : {},
  counts: {},
  origin: [{ kind: 'starter' }],
})

/** Puts entries on a shelf as full papers of the contract. */
export const shelf = (field: StarterField, entries: readonly StarterEntry[]): readonly StarterPaper[] =>
  entries.map((entry) => paperOf(field, entry))
