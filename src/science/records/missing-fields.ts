import type { PaperDraft } from '#contract/papers.ts'

/** What a reference list needs of a work, by name; `identifier` is a DOI, PMID, PMCID, arXiv number or ISBN. */
export const reportedFields = [
  'title',
  'authors',
  'year',
  'venue',
  'volume',
  'pages',
  'publisher',
  'identifier',
  'abstract',
] as const
export type ReportedField = (typeof reportedFields)[number]

const journal = ['title', 'authors', 'year', 'venue', 'volume', 'pages', 'identifier', 'abstract'] as const
const inBook = ['title', 'authors', 'year', 'venue', 'publisher', 'pages'] as const
const alone = ['title', 'authors', 'year', 'publisher'] as const

const neededBy: Record<string, readonly ReportedField[]> = {
  'article-journal': journal,
  'article-magazine': ['title', 'authors', 'year', 'venue'],
  'article-newspaper': ['title', 'authors', 'year', 'venue'],
  article: ['title', 'authors', 'year', 'identifier', 'abstract'],
  'paper-conference': ['title', 'authors', 'year', 'venue', 'identifier'],
  chapter: inBook,
  book: alone,
  thesis: alone,
  report: alone,
}
const atLeast = ['title', 'authors', 'year'] as const

/**
 * Fields that the usual styles (APA 7, Vancouver) want for a work of this type and that the record lacks, in the order
 * of `reportedFields`. An online article with a number instead of pages counts as placed when it has a DOI.
 */
export function missingFieldsOf(paper: PaperDraft): ReportedField[] {
  const { ids } = paper
  const has: Record<ReportedField, boolean> = {
    title: paper.title.trim() !== '',
    authors: paper.authors.length > 0 || (paper.editors ?? []).length > 0,
    year: paper.year !== undefined,
    venue: paper.venue !== undefined,
    volume: paper.volume !== undefined || ids.doi !== undefined,
    pages: paper.pages !== undefined || ids.doi !== undefined,
    publisher: paper.publisher !== undefined,
    identifier: [ids.doi, ids.pmid, ids.pmcid, ids.arxiv, ids.isbn].some((value) => value !== undefined),
    abstract: paper.abstract !== undefined && paper.abstract.trim() !== '',
  }
  const needed = neededBy[paper.type] ?? atLeast
  return reportedFields.filter((field) => needed.includes(field) && !has[field])
}
