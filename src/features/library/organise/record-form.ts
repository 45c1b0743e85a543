import type { PaperDraft } from '#contract/papers.ts'
import { canonicalDoi, canonicalPmid } from '#science/records/identifiers.ts'
import { parseName, writeName } from '#science/records/names.ts'

/** A record as text fields; authors stand one in a line, "Family, Given". */
export type RecordFields = {
  type: string
  title: string
  authors: string
  year: string
  venue: string
  volume: string
  issue: string
  pages: string
  publisher: string
  doi: string
  pmid: string
  url: string
  keywords: string
  abstract: string
}
export type RecordProblems = Partial<Record<keyof RecordFields, string>>

const YEAR = /^\d{4}$/

export const fieldsOf = (paper: PaperDraft): RecordFields => ({
  type: paper.type,
  title: paper.title,
  authors: paper.authors.map(writeName).join('\n'),
  year: paper.year === undefined ? '' : String(paper.year),
  venue: paper.venue ?? '',
  volume: paper.volume ?? '',
  issue: paper.issue ?? '',
  pages: paper.pages ?? '',
  publisher: paper.publisher ?? '',
  doi: paper.ids.doi ?? '',
  pmid: paper.ids.pmid ?? '',
  url: paper.url ?? '',
  keywords: paper.keywords.join(', '),
  abstract: paper.abstract ?? '',
})

const text = (value: string): string | undefined => value.trim() || undefined
const lines = (value: string, by: RegExp) =>
  value
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** What cannot be saved as it stands, by field. */
export function recordProblems(fields: RecordFields): RecordProblems {
  const problems: RecordProblems = {}
  if (fields.title.trim() === '' && fields.doi.trim() === '' && fields.pmid.trim() === '') {
    problems.title = 'Give it a title, or a DOI or PMID by which it is known.'
  }
  if (fields.year.trim() !== '' && !YEAR.test(fields.year.trim())) problems.year = 'A year has four digits.'
  if (fields.doi.trim() !== '' && canonicalDoi(fields.doi) === undefined) {
    problems.doi = 'A DOI begins with 10. and has a slash, as in 10.1001/jama.1994.03510330076038.'
  }
  if (fields.pmid.trim() !== '' && canonicalPmid(fields.pmid) === undefined) problems.pmid = 'A PMID is a number.'
  return problems
}

/** The record with what was typed; fields that the form does not show stay as they were. */
export function recordOf(before: PaperDraft, fields: RecordFields): PaperDraft {
  const { doi: _doi, pmid: _pmid, ...ids } = before.ids
  const doi = canonicalDoi(fields.doi)
  const pmid = canonicalPmid(fields.pmid)
  const year = text(fields.year)
  const isSameYear = year === String(before.year ?? '')
  return {
    ...before,
    type: fields.type,
    title: fields.title.trim(),
    authors: lines(fields.authors, /\n/).flatMap((line) => parseName(line, { givenFirst: true }) ?? []),
    year: year === undefined ? undefined : Number(year),
    month: isSameYear ? before.month : undefined,
    day: isSameYear ? before.day : undefined,
    venue: text(fields.venue),
    volume: text(fields.volume),
    issue: text(fields.issue),
    pages: text(fields.pages),
    publisher: text(fields.publisher),
    url: text(fields.url),
    keywords: lines(fields.keywords, /[,;\n]/),
    abstract: text(fields.abstract),
    ids: { ...ids, ...(doi !== undefined && { doi }), ...(pmid !== undefined && { pmid }) },
  }
}
