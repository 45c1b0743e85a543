import Papa from 'papaparse'

import type { SearchRun } from '#contract/search.ts'

import { disarm } from '../records/csv-lists.ts'
import { filtersInWords } from './run-filters.ts'

/** A row of the log: what was asked of one source in one run. */
export type LogRow = Record<(typeof logColumns)[number], string>

export const logColumns = [
  'Search',
  'Date and time (UTC)',
  'Source',
  'Query as entered',
  'Query as run',
  'Narrowed to',
  'Records matched',
  'Records taken',
  'Problem',
] as const

/** "2026-11-20 16:05:09" in UTC; '' for what is no time. */
const utc = (iso: string) => {
  const at = new Date(iso)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 19).replace('T', ' ')
}

/**
 * Runs as the log that a methods section or its appendix asks for: each source by itself, with the line that was sent to
 * it, the moment, and how many records it said it had (PRISMA-S items 1, 8, 13 and 15; Rethlefsen et al. 2021,
 * doi:10.1186/s13643-020-01542-z). What a source did not say stays empty: never 0.
 */
export const logRows = (runs: readonly SearchRun[]): LogRow[] =>
  runs.flatMap((run, index) =>
    run.perSource.map(({ label, queryRun, hits, taken, error }) => ({
      Search: String(index + 1),
      'Date and time (UTC)': utc(run.at),
      Source: label,
      'Query as entered': run.query,
      'Query as run': queryRun,
      'Narrowed to': filtersInWords(run.filters),
      'Records matched': error ? '' : String(hits),
      'Records taken': error ? '' : String(taken ?? hits),
      Problem: error ?? '',
    })),
  )

/** The log as a table for spreadsheets: byte order mark, CRLF, and no cell that would run as a formula. */
export function logCsv(runs: readonly SearchRun[]): string {
  const data = logRows(runs).map((row) => logColumns.map((column) => disarm(row[column])))
  return `\uFEFF${Papa.unparse({ fields: [...logColumns], data }, { newline: '\r\n' })}\r\n`
}
