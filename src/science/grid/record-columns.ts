import type { GridColumn } from '#contract/grid.ts'
import type { Author, Paper } from '#contract/papers.ts'

import type { Proposal } from './cell.ts'

/** Columns that the record of a paper answers: they need no passage, the record is the source. */
export const recordColumns: readonly GridColumn[] = [
  { id: 'citation', name: 'Citation', type: 'text' },
  { id: 'authors', name: 'Authors', type: 'text' },
  { id: 'title', name: 'Title', type: 'text' },
  { id: 'year', name: 'Year', type: 'number' },
  { id: 'venue', name: 'Published in', type: 'text' },
  { id: 'doi', name: 'DOI', type: 'text' },
  { id: 'record_type', name: 'Type of publication', type: 'text' },
].map((column) => ({ ...column, version: 1, field: 'Record', libraryKey: column.id }) as GridColumn)

const nameOf = ({ family, given, literal }: Author) => literal ?? [family, given].filter(Boolean).join(', ')

/** Author and year as a table cites a paper in its rows: "Colditz et al. (1994)". */
export function shortCitation({ authors, year, title }: Pick<Paper, 'authors' | 'year' | 'title'>): string {
  const names = authors.map(({ family, literal, given }) => family ?? literal ?? given ?? '').filter(Boolean)
  const [first, second] = names
  const who =
    first === undefined
      ? `“${title.length > 60 ? `${title.slice(0, 59)}…` : title}”`
      : names.length > 2
        ? `${first} et al.`
        : second === undefined
          ? first
          : `${first} and ${second}`
  return `${who} (${year ?? 'no year'})`
}

const answers: Record<string, (paper: Paper) => string | number | undefined> = {
  citation: shortCitation,
  authors: ({ authors }) => authors.map(nameOf).filter(Boolean).join('; ') || undefined,
  title: ({ title }) => title || undefined,
  year: ({ year }) => year,
  venue: ({ venue }) => venue || undefined,
  doi: ({ ids }) => ids.doi,
  record_type: ({ publicationTypes, type }) => publicationTypes?.join(', ') || type.replaceAll('-', ' '),
}

/** Whether a column asks the record of a paper. */
export const asksRecord = ({ libraryKey }: GridColumn): boolean =>
  libraryKey !== undefined && Object.hasOwn(answers, libraryKey)

/** What the record of a paper says to a column, where the column asks the record. */
export function recordProposal(paper: Paper, { libraryKey }: GridColumn): Proposal | undefined {
  const value = libraryKey === undefined ? undefined : answers[libraryKey]?.(paper)
  return value === undefined ? undefined : { value, evidence: [], rule: 'From the record' }
}
