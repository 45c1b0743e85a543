import * as z from 'zod/mini'

import type { PaperDraft } from '#contract/papers.ts'
import { canonical } from '#science/records/identifiers.ts'
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

const any = z.string()
const emptyOr = (isFine: (value: string) => boolean, words: string) =>
  z.string().check(z.refine((value) => value.trim() === '' || isFine(value.trim()), words))

/** What may be saved. A record needs a title, or an identifier by which it is known. */
export const recordForm = z
  .object({
    type: any,
    title: any,
    authors: any,
    year: emptyOr((year) => YEAR.test(year), 'A year has four digits.'),
    venue: any,
    volume: any,
    issue: any,
    pages: any,
    publisher: any,
    doi: emptyOr(
      (doi) => canonical.doi(doi) !== undefined,
      'A DOI begins with 10. and has a slash, as in 10.1001/jama.1994.03510330076038.',
    ),
    pmid: emptyOr((pmid) => canonical.pmid(pmid) !== undefined, 'A PMID is a number.'),
    url: any,
    keywords: any,
    abstract: any,
  })
  .check(
    z.refine(({ title, doi, pmid }) => [title, doi, pmid].some((value) => value.trim() !== ''), {
      path: ['title'],
      error: 'Give it a title, or a DOI or PMID by which it is known.',
    }),
  )

/** The record with what was typed; fields that the form does not show stay as they were. */
export function recordOf(before: PaperDraft, fields: RecordFields): PaperDraft {
  const { doi: _doi, pmid: _pmid, ...ids } = before.ids
  const doi = canonical.doi(fields.doi)
  const pmid = canonical.pmid(fields.pmid)
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
    // Changed by hand it is the person's.
    abstractRebuiltBy: text(fields.abstract) === text(before.abstract ?? '') ? before.abstractRebuiltBy : undefined,
    ids: { ...ids, ...(doi !== undefined && { doi }), ...(pmid !== undefined && { pmid }) },
  }
}
