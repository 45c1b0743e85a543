import type { PaperDraft } from '#contract/papers.ts'
import { buildDraft } from '#science/records/draft.ts'
import { canonicalDoi } from '#science/records/identifiers.ts'
import { parseName } from '#science/records/names.ts'

import { publicationsCopy } from './publications.copy.ts'

export const emptyPublication = { title: '', authors: '', year: '', venue: '', doi: '' }
export type PublicationValues = typeof emptyPublication

const EARLIEST = 1500
/** Papers are in print before their year. */
const latest = () => new Date().getFullYear() + 1

const yearOf = (text: string) => {
  const year = /^\d{4}$/.test(text.trim()) ? Number(text) : NaN
  return year >= EARLIEST && year <= latest() ? year : undefined
}

/** What is wrong with each field. Only the title is needed: what is not known is left out. */
export function publicationProblems(values: PublicationValues): Partial<PublicationValues> {
  const words = publicationsCopy.dialog
  const problems: Partial<PublicationValues> = {}
  if (values.title.trim() === '') problems.title = words.noTitle
  if (values.year.trim() !== '' && yearOf(values.year) === undefined) problems.year = words.badYear(latest())
  if (values.doi.trim() !== '' && canonicalDoi(values.doi) === undefined) problems.doi = words.badDoi
  return problems
}

/** The record that the fields describe. */
export function publicationDraft(values: PublicationValues): PaperDraft {
  const year = yearOf(values.year)
  return buildDraft({
    type: 'article-journal',
    title: values.title,
    authors: values.authors.split('\n').map((line) => parseName(line, { givenFirst: true })),
    venue: values.venue,
    ...(year !== undefined && { date: { year } }),
    ids: { doi: canonicalDoi(values.doi) },
  })
}
