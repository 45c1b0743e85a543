import * as z from 'zod/mini'

import type { PaperDraft } from '#contract/papers.ts'
import { buildDraft } from '#science/records/draft.ts'
import { canonical } from '#science/records/identifiers.ts'
import { parseName } from '#science/records/names.ts'

import { publicationsCopy } from './publications.copy.ts'

export const emptyPublication = { title: '', authors: '', year: '', venue: '', doi: '' }
type PublicationValues = typeof emptyPublication

const EARLIEST = 1500
/** Papers are in print before their year. */
const latest = () => new Date().getFullYear() + 1

const yearOf = (text: string) => {
  const year = /^\d{4}$/.test(text.trim()) ? Number(text) : NaN
  return year >= EARLIEST && year <= latest() ? year : undefined
}

/** The record that the fields describe. */
function publicationDraft(values: PublicationValues): PaperDraft {
  const year = yearOf(values.year)
  return buildDraft({
    type: 'article-journal',
    title: values.title,
    authors: values.authors.split('\n').map((line) => parseName(line, { givenFirst: true })),
    venue: values.venue,
    ...(year !== undefined && { date: { year } }),
    ids: { doi: canonical.doi(values.doi) },
  })
}

const words = publicationsCopy.dialog
const isEmptyOr = (isFine: (text: string) => boolean) => (text: string) => text.trim() === '' || isFine(text)

/** Only the title is needed: what is not known is left out. What comes of it is the record that is imported. */
export const publicationForm = z.pipe(
  z.object({
    title: z.string().check(z.regex(/\S/, words.noTitle)),
    authors: z.string(),
    year: z.string().check(
      z.refine(
        isEmptyOr((year) => yearOf(year) !== undefined),
        words.badYear(latest()),
      ),
    ),
    venue: z.string(),
    doi: z.string().check(
      z.refine(
        isEmptyOr((doi) => canonical.doi(doi) !== undefined),
        words.badDoi,
      ),
    ),
  }),
  z.transform(publicationDraft),
)
